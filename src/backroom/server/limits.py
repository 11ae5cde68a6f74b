"""How often something may be done."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: int
    per_s: float


class Bucket:
    """The allowance of one socket, person or address. `now` is any clock that only rises."""

    __slots__ = ("_filled_at", "_left", "_rate")

    def __init__(self, rate: Rate, *, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._filled_at = now

    def take(self, *, now: float) -> float:
        """0.0 if it may be done now, and then it counts; else the seconds until it may."""
        risen = self._left + (now - self._filled_at) * self._rate.per_s
        self._left = min(float(self._rate.burst), risen)
        self._filled_at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate.per_s

    def give_back(self) -> None:
        """What was taken last does not count after all."""
        self._left += 1


class Buckets:
    """A bucket for each key; the longest unused are forgotten when there are too many."""

    def __init__(self, rate: Rate, *, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, *, now: float) -> float:
        """As `Bucket.take`, for this key."""
        bucket = self._by_key.pop(key, None) or Bucket(self._rate, now=now)
        self._by_key[key] = bucket
        if len(self._by_key) > self._most:
            self._by_key.popitem(last=False)
        return bucket.take(now=now)

    def give_back(self, key: str) -> None:
        """As `Bucket.give_back`, for this key."""
        if key in self._by_key:
            self._by_key[key].give_back()


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What one address, person or socket may ask of the server."""

    identities: Rate = Rate(burst=300, per_s=1)  # new people, by address
    tables: Rate = Rate(burst=120, per_s=1)  # new tables, by address
    codes: Rate = Rate(burst=10, per_s=0.2)  # codes that no table has, by address
    device_codes: Rate = Rate(burst=5, per_s=0.1)  # guesses at device codes, by address
    records: Rate = Rate(burst=30, per_s=1)  # records of games, by address: a log is read for each
    requests: Rate = Rate(burst=1000, per_s=100)  # all that are not GET, by address
    reads: Rate = Rate(burst=10_000, per_s=500)  # GET, by address; a first visit makes some hundred
    commands: Rate = Rate(burst=40, per_s=20)  # by person and table
    talk: Rate = Rate(burst=5, per_s=1)  # phrases and text, by person and table
    refusals: Rate = Rate(burst=200, per_s=20)  # `too_fast` before a socket is closed
    sockets: int = 12  # open at once, by person and table
    watching: int = 200  # sockets at a table, beyond which only those who belong there are let in
    devices: int = 20  # of a person


class Allowances:
    """What is left of the limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.identities = Buckets(limits.identities)
        self.tables = Buckets(limits.tables)
        self.codes = Buckets(limits.codes)
        self.device_codes = Buckets(limits.device_codes)
        self.records = Buckets(limits.records)
        self.requests = Buckets(limits.requests)
        self.reads = Buckets(limits.reads)
        self.commands = Buckets(limits.commands)
        self.talk = Buckets(limits.talk)
