"""What every store must do: one suite for all. A test module subclasses it for each store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

import pytest

from backroom.core.chance import SEED_BYTES, Seed
from backroom.server.store.contract import Line, LostRace, Person, Store, Table, Taken

TABLE = Table("table-1", "ABCDEFGH")
OTHER = Table("table-2", "BCDEFGHJ")
ANN = Person("p_ann", "Ann")
HASH = b"\x01" * 32

T = TypeVar("T")
Opened = Callable[[], AbstractAsyncContextManager[Store]]


class StoreContract:
    """`opened` opens the same store each time; it is empty when a test begins."""

    @pytest.fixture
    def opened(self) -> Opened:
        raise NotImplementedError("expected a subclass that opens its store")

    def test_a_log_is_read_as_it_was_written_also_after_a_restart(self, opened: Opened) -> None:
        payloads = [str(seq).encode() for seq in range(300)]

        async def write(store: Store) -> None:
            await store.create(TABLE, line(0, payloads[0]))
            for seq in range(1, 300):
                await store.append(line(seq, payloads[seq]))

        async def read(store: Store) -> object:
            return await store.log(TABLE.id), await store.log(TABLE.id, start=298)

        run(opened, write)
        assert run(opened, read) == (payloads, payloads[298:])

    def test_logs_of_tables_are_apart(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0, b"a"))
            await store.create(OTHER, line(0, b"b", OTHER))
            await store.append(line(1, b"c", OTHER))
            return await store.log(TABLE.id), await store.log(OTHER.id), await store.log("none")

        assert run(opened, use) == ([b"a"], [b"b", b"c"], [])

    def test_of_two_entries_with_one_number_the_first_stays(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0, b"a"))
            await store.append(line(1, b"b"))
            with pytest.raises(LostRace):
                await store.append(line(1, b"c", TABLE, g2=seed(2)))
            return await store.log(TABLE.id), await store.seeds(TABLE.id)

        assert run(opened, use) == ([b"a", b"b"], {})

    def test_of_many_who_race_for_a_number_exactly_one_wins(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0))
            tries = [store.append(line(1, bytes([place]))) for place in range(50)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            lost = sum(isinstance(result, LostRace) for result in results)
            winner = bytes([results.index(None)])
            return lost, (await store.log(TABLE.id))[1] == winner

        assert run(opened, use) == (49, True)

    def test_a_race_that_is_lost_does_not_disturb_those_who_write_at_once(
        self, opened: Opened
    ) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0))
            await store.create(OTHER, line(0, b"", OTHER))
            tries = [store.append(line(0 if seq % 2 else seq, b"", OTHER)) for seq in range(1, 41)]
            await asyncio.gather(*tries, return_exceptions=True)
            return len(await store.log(OTHER.id))

        assert run(opened, use) == 21

    def test_a_seed_is_stored_with_the_entry_that_promises_it(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0, b"a", TABLE, g1=seed(1)))
            await store.append(line(1, b"b", TABLE, g2=seed(2)))
            await store.create(OTHER, line(0, b"c", OTHER, h1=seed(3)))
            return await store.seeds(TABLE.id)

        assert run(opened, use) == {"g1": seed(1), "g2": seed(2)}

    def test_a_table_is_found_by_its_id_and_by_its_code(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0))
            by_id, by_code = await store.table(TABLE.id), await store.table_by_code(TABLE.code)
            return by_id, by_code, await store.table("none"), await store.table_by_code("NONE")

        assert run(opened, use) == (TABLE, TABLE, None, None)

    @pytest.mark.parametrize(
        "second", [Table(TABLE.id, "ZZZZZZZZ"), Table("another", TABLE.code)], ids=["id", "code"]
    )
    def test_no_two_tables_share_an_id_or_a_code(self, opened: Opened, second: Table) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0, b"a"))
            with pytest.raises(Taken):
                await store.create(second, line(0, b"b", second))
            return await store.log(TABLE.id), await store.log("another")

        assert run(opened, use) == ([b"a"], [])

    def test_a_person_is_found_by_the_hash_of_the_token_alone(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.add_person(ANN, HASH)
            return await store.person(HASH), await store.person(b"\x02" * 32)

        assert run(opened, use) == (ANN, None)

    def test_a_person_can_be_renamed_and_names_may_be_shared(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.add_person(ANN, HASH)
            await store.add_person(Person("p_bob", "Bob"), b"\x02" * 32)
            await store.rename(ANN.id, "Bob")
            return await store.names([ANN.id, "p_bob", "nobody"]), await store.person(HASH)

        both = {ANN.id: "Bob", "p_bob": "Bob"}
        assert run(opened, use) == (both, Person(ANN.id, "Bob"))

    def test_the_instance_stays_what_it_was(self, opened: Opened) -> None:
        async def instance(store: Store) -> str:
            return store.instance

        first = run(opened, instance)
        assert first
        assert run(opened, instance) == first

    def test_a_probe_returns_when_a_write_is_durable(self, opened: Opened) -> None:
        async def use(store: Store) -> None:
            await store.probe()

        run(opened, use)


def line(seq: int, payload: bytes = b"x", table: Table = TABLE, **seeds: Seed) -> Line:
    """Entry number `seq`."""
    return Line(table=table.id, seq=seq, payload=payload, seeds=seeds)


def seed(byte: int) -> Seed:
    """A seed that is easy to tell from others."""
    return Seed(bytes([byte]) * SEED_BYTES)


def run(opened: Opened, use: Callable[[Store], Awaitable[T]]) -> T:
    """What `use` makes of the store, in an event loop of its own."""

    async def whole() -> T:
        async with opened() as store:
            return await use(store)

    return asyncio.run(whole())
