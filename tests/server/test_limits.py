"""How often something may be done."""

from __future__ import annotations

from backroom.server.limits import Bucket, Buckets, Rate

RATE = Rate(burst=3, per_s=2.0)


def test_a_burst_passes_and_then_as_much_as_flows_in() -> None:
    bucket = Bucket(RATE, now=0.0)
    waits = [bucket.take(now=at) for at in (0.0, 0.0, 0.0, 0.0, 0.25, 0.5, 0.5)]
    assert waits == [0.0, 0.0, 0.0, 0.5, 0.25, 0.0, 0.5]


def test_who_waits_as_told_is_let_through() -> None:
    bucket = Bucket(RATE, now=0.0)
    now = 0.0
    for _ in range(20):
        now += bucket.take(now=now)
    bucket.take(now=now)
    wait_s = bucket.take(now=now)
    assert bucket.take(now=now + wait_s) == 0.0


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    bucket = Bucket(RATE, now=0.0)
    passed = [bucket.take(now=1_000.0) == 0.0 for _ in range(5)]
    assert passed == [True, True, True, False, False]


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(Rate(burst=1, per_s=1.0))
    assert [buckets.take(key, now=0.0) for key in "aab"] == [0.0, 1.0, 0.0]


def test_the_keys_that_were_not_used_for_longest_are_forgotten() -> None:
    buckets = Buckets(Rate(burst=1, per_s=1.0), most=2)
    waits = [buckets.take(key, now=0.0) for key in ("a", "b", "a", "c", "a", "b")]
    assert waits == [0.0, 0.0, 1.0, 0.0, 1.0, 0.0]
