"""Fair chance: drawn again here from the words of the module, and counted."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations
from typing import TypeVar

import pytest

from backroom.cards.card import DECK, Card, cards
from backroom.core.chance import Chance, Seed, bot_seed, drawn, thrown

T = TypeVar("T")

SEED = Seed(bytes(range(32)))
NONCES = ("00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100")
CHANCE = Chance(SEED, "table-7/3", NONCES)
SUITS = cards("Ac Ad Ah As")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    published = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"  # known answer
    assert SEED.commitment == published


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"expected 32 bytes of seed, got {length}"):
        Seed(bytes(length))


def test_a_seed_does_not_show_itself() -> None:
    shown = f"{SEED} {SEED!r} {CHANCE} {CHANCE!r}"
    assert SEED.secret.hex() not in shown
    assert repr(SEED.secret) not in shown


def test_the_key_is_made_of_seed_game_and_nonces_as_the_module_says() -> None:
    text = f"backroom 1\ntable-7/3\n{NONCES[0]}\n\n{NONCES[2]}\n"
    assert CHANCE.key() == hmac.new(SEED.secret, text.encode(), hashlib.sha256).digest()


@pytest.mark.parametrize("draw", [0, 1, 7])
@pytest.mark.parametrize(("pool", "count"), [(DECK, 12), (DECK, 52), (DECK[:12], 3), (SUITS, 1)])
def test_cards_are_drawn_as_the_module_says(pool: tuple[Card, ...], count: int, draw: int) -> None:
    assert drawn(CHANCE, draw=draw, pool=pool, count=count) == _drawn_again(draw, pool, count)


def test_the_first_cards_of_a_known_game_stay_as_they_are() -> None:
    # Known answers: a change here would make every record that was ever written untrue.
    assert drawn(CHANCE, draw=0, pool=DECK, count=6) == cards("7d Qc Jh 2s Ks 6h")
    assert drawn(CHANCE, draw=1, pool=DECK, count=3) == cards("5c 6d Tc")
    assert bot_seed(CHANCE, seat=1, turn=0) % 10**12 == 607_472_851_762


def test_a_draw_of_fewer_cards_is_the_beginning_of_a_longer_one() -> None:
    longer = drawn(CHANCE, draw=0, pool=DECK, count=52)
    assert drawn(CHANCE, draw=0, pool=DECK, count=5) == longer[:5]
    assert sorted(longer) == sorted(DECK)


@pytest.mark.parametrize(
    "other",
    [
        replace(CHANCE, seed=Seed(bytes(32))),
        replace(CHANCE, game_id="table-7/4"),
        replace(CHANCE, nonces=(NONCES[0], "00", NONCES[2])),
        replace(CHANCE, nonces=NONCES[::-1]),
        replace(CHANCE, nonces=NONCES[:2]),
    ],
    ids=["seed", "game", "a nonce more", "nonces at other seats", "a seat fewer"],
)
def test_whatever_differs_gives_other_cards(other: Chance) -> None:
    assert drawn(other, draw=0, pool=DECK, count=12) != drawn(CHANCE, draw=0, pool=DECK, count=12)


def test_no_two_draws_of_a_game_are_alike() -> None:
    draws = {drawn(CHANCE, draw=draw, pool=DECK, count=12) for draw in range(200)}
    assert len(draws) == 200


def test_every_order_of_four_cards_is_equally_likely() -> None:
    orders = Counter(drawn(CHANCE, draw=draw, pool=SUITS, count=4) for draw in range(24_000))
    assert set(orders) == set(permutations(SUITS))
    assert _chi_square(orders, 1_000) < 49.7  # 23 degrees of freedom, 1 in 1,000 by chance


def test_every_card_of_the_deck_is_equally_likely_in_every_place() -> None:
    draws = [drawn(CHANCE, draw=draw, pool=DECK, count=17) for draw in range(5_200)]
    for place in (0, 1, 16):
        at_place = Counter(draw[place] for draw in draws)
        assert _chi_square(at_place, 100) < 87.0  # 51 degrees of freedom, 1 in 1,000 by chance


FACES = (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("draw", [0, 1, 7])
@pytest.mark.parametrize(("pool", "count"), [(FACES, 1), (FACES, 5), (FACES[:2], 40)])
def test_dice_are_thrown_as_the_module_says(pool: tuple[int, ...], count: int, draw: int) -> None:
    block = 0
    faces: list[int] = []
    while len(faces) < count:
        text = struct.pack(">QQ", draw, block)
        read = hmac.new(CHANCE.key(), text, hashlib.sha256).digest()
        fair = [byte for byte in read if byte < 256 - 256 % len(pool)]
        faces += [pool[byte % len(pool)] for byte in fair]
        block += 1
    assert thrown(CHANCE, draw=draw, pool=pool, count=count) == tuple(faces[:count])


def test_the_first_dice_of_a_known_match_stay_as_they_are() -> None:
    # Known answers: a change here would make every record that was ever written untrue.
    assert [thrown(CHANCE, draw=draw, pool=FACES, count=5) for draw in (0, 1)] == [
        (6, 1, 1, 5, 2),
        (3, 1, 5, 5, 1),
    ]


def test_every_pair_of_dice_is_equally_likely() -> None:
    pairs = Counter(thrown(CHANCE, draw=draw, pool=FACES, count=2) for draw in range(7_200))
    assert len(pairs) == 36
    assert _chi_square(pairs, 200) < 66.6  # 35 degrees of freedom, 1 in 1,000 by chance


def test_dice_do_not_come_from_the_time() -> None:
    # A known fault elsewhere: dice that could be predicted from the time
    first = [thrown(CHANCE, draw=draw, pool=FACES, count=5) for draw in range(50)]
    assert first == [thrown(CHANCE, draw=draw, pool=FACES, count=5) for draw in range(50)]
    other = replace(CHANCE, nonces=(NONCES[0], "00", NONCES[2]))
    assert first != [thrown(other, draw=draw, pool=FACES, count=5) for draw in range(50)]


def test_bots_roll_other_dice_at_each_seat_and_turn() -> None:
    rolls = {bot_seed(CHANCE, seat=seat, turn=turn) for seat in range(6) for turn in range(50)}
    assert len(rolls) == 300


def _drawn_again(draw: int, pool: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """From the words of the module: bytes of HMAC blocks, no byte that would favour a number."""
    blocks = (
        hmac.new(CHANCE.key(), struct.pack(">QQ", draw, block), hashlib.sha256).digest()
        for block in range(1_000)
    )
    stream = (byte for block in blocks for byte in block)
    left, taken = list(pool), 0
    while taken < count:
        choices = len(left) - taken
        byte = next(stream)
        if byte >= choices * (256 // choices):
            continue
        other = taken + byte % choices
        left[taken], left[other] = left[other], left[taken]
        taken += 1
    return tuple(left[:count])


def _chi_square(counted: Mapping[T, int], expected: int) -> float:
    return sum((count - expected) ** 2 / expected for count in counted.values())
