"""The games of Crash that are written out."""

from __future__ import annotations

from backroom.games.crash import CrashRules

BLIND = """dealer 1
deal 2c 2d 4c 5d 6h 8s 9d Tc Jh Qs Qd Kc 7h 2h 2s 4d 5c 6s 8h 9c Td Js Qc Qh Kd 7s
1 keep 1
0 swap 1
packets 3c 3d 3h Ac Ad Ah Ks Kh 4h 4s 5h 5s 6c
0 lay 1 Ac Ad Ah / 3c 3d 3h / Ks Kh 4h / 4s 5h 6c
1 lock 1 Qc Qh Kd / 2h 2s 4d / 5c 6s 7s / 8h 9c Td
1 unlock 1
1 lock 1 8h 9c Td / 5c 6s 7s / Qc Qh Kd / 2h 2s Js
0 lock 1 4s 5h 6c / Ks Kh 4h / 3c 3d 3h / Ac Ad Ah"""

PACKET = """dealer 2
deal 7c 7d Kc 2h 9h Jh As Qd 5s 8c 8d 3s Kh Qh Th 4c 5d 6h Ad Ac 2s 6s 9s Js Td 9c 8h
offer elapsed 1 0
1 swap 1
packets 2c 2d 6c 4d 5h 6d Kd Ks Qs
0 lay 1 7c 7d Kc / 2h 9h Jh / As Qd 5s
2 lay 1 6s 9s Js / Ad Ac 2s / Td 9c 8h
1 lock 1 6d 5h 4d / Kd Ks Qs / 2c 2d 6c
2 lock 1 Td 9c 8h / 6s 9s Js / Ad Ac 2s
arrange elapsed 1
1 next 1
break elapsed 1
deal 7c 7d Kc 2h 9h Jh As Qd 5s 8c 8d 3s Kh Qh Th 4c 5d 6h Ad Ac 2s 6s 9s Js Td 9c 8h
1 keep 2
2 keep 2
0 keep 2
1 lock 2 4c 5d 6h / Kh Qh Th / 8c 8d 3s
arrange elapsed 2"""

DEALS = {
    "crash_blind_exchange": (CrashRules(players=2, target=4), BLIND),
    "crash_packet_and_order": (
        CrashRules(players=3, cards=9, exchange_9=True, strict_order=True, target=50),
        PACKET,
    ),
}
