"""What every store must do: one suite for all. A test module subclasses it for each store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

import pytest

from backroom.core.chance import SEED_BYTES, Seed
from backroom.server.store.contract import (
    Device,
    Holder,
    Line,
    LostRace,
    Person,
    Sign,
    Store,
    Table,
    Taken,
)

TABLE = Table("table-1", "ABCDEFGH")
OTHER = Table("table-2", "BCDEFGHJ")
ANN = Person("p_ann", "Ann")
PHONE = Device("d_phone", "Firefox", "Android", 1000.0)
TABLET = Device("d_tablet", "Safari", "iPad", 2000.0)
HASH = b"\x01" * 32
OTHER_HASH = b"\x02" * 32

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
            await store.add_person(ANN, PHONE, HASH)
            return await store.holder(HASH), await store.holder(OTHER_HASH)

        assert run(opened, use) == (Holder(ANN, PHONE), None)

    def test_a_person_can_be_renamed_and_names_may_be_shared(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.add_person(ANN, PHONE, HASH)
            await store.add_person(Person("p_bob", "Bob"), TABLET, OTHER_HASH)
            await store.rename(ANN.id, "Bob")
            return await store.names([ANN.id, "p_bob", "nobody"]), await store.holder(HASH)

        both = {ANN.id: "Bob", "p_bob": "Bob"}
        assert run(opened, use) == (both, Holder(Person(ANN.id, "Bob"), PHONE))

    def test_a_person_has_several_devices_the_last_seen_first(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.add_person(ANN, PHONE, HASH)
            await store.add_device(ANN.id, TABLET, OTHER_HASH)
            both = await store.holder(HASH), await store.holder(OTHER_HASH)
            return both, await store.devices(ANN.id), await store.devices("nobody")

        holders = (Holder(ANN, PHONE), Holder(ANN, TABLET))
        assert run(opened, use) == (holders, [TABLET, PHONE], [])

    def test_a_device_that_is_removed_is_nobodys_and_others_are_not_touched(
        self, opened: Opened
    ) -> None:
        async def use(store: Store) -> object:
            await store.add_person(ANN, PHONE, HASH)
            await store.add_device(ANN.id, TABLET, OTHER_HASH)
            foreign = await store.remove_device("p_bob", PHONE.id)
            own = await store.remove_device(ANN.id, PHONE.id)
            again = await store.remove_device(ANN.id, PHONE.id)
            return (foreign, own, again), await store.holder(HASH), await store.devices(ANN.id)

        assert run(opened, use) == ((False, True, False), None, [TABLET])

    def test_a_device_is_known_as_it_was_seen_last(self, opened: Opened) -> None:
        later = Device(PHONE.id, "Chrome", "Android", 5000.0)

        async def use(store: Store) -> object:
            await store.add_person(ANN, PHONE, HASH)
            await store.saw(later)
            await store.saw(TABLET)  # which is not known: nothing happens
            return await store.devices(ANN.id)

        assert run(opened, use) == [later]

    def test_the_door_shows_the_last_sign_of_each_table_the_last_seen_first(
        self, opened: Opened
    ) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0, sign=Sign(TABLE.id, 10.0, b"a")))
            await store.create(OTHER, line(0, b"", OTHER))
            nothing_yet = await store.signs(since=0.0, most=1)
            await store.append(line(1, sign=Sign(TABLE.id, 20.0, b"b")))
            await store.append(line(2))
            await store.show(Sign(OTHER.id, 30.0, b"c"))
            return nothing_yet, await store.signs(since=0.0, most=9)

        shown = [Sign(OTHER.id, 30.0, b"c"), Sign(TABLE.id, 20.0, b"b")]
        assert run(opened, use) == ([Sign(TABLE.id, 10.0, b"a")], shown)

    def test_the_door_shows_what_was_visited_lately_and_not_all_of_it(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0, sign=Sign(TABLE.id, 10.0, b"a")))
            await store.create(OTHER, line(0, b"", OTHER, sign=Sign(OTHER.id, 20.0, b"b")))
            return await store.signs(since=10.5, most=9), await store.signs(since=0.0, most=1)

        assert run(opened, use) == ([Sign(OTHER.id, 20.0, b"b")],) * 2

    def test_a_sign_is_not_shown_with_an_entry_that_lost_its_race(self, opened: Opened) -> None:
        async def use(store: Store) -> object:
            await store.create(TABLE, line(0))
            with pytest.raises(LostRace):
                await store.append(line(0, sign=Sign(TABLE.id, 10.0, b"a")))
            return await store.signs(since=0.0, most=9)

        assert run(opened, use) == []

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


def line(
    seq: int,
    payload: bytes = b"x",
    table: Table = TABLE,
    *,
    sign: Sign | None = None,
    **seeds: Seed,
) -> Line:
    """Entry number `seq`."""
    return Line(table=table.id, seq=seq, payload=payload, seeds=seeds, sign=sign)


def seed(byte: int) -> Seed:
    """A seed that is easy to tell from others."""
    return Seed(bytes([byte]) * SEED_BYTES)


def run(opened: Opened, use: Callable[[Store], Awaitable[T]]) -> T:
    """What `use` makes of the store, in an event loop of its own."""

    async def whole() -> T:
        async with opened() as store:
            return await use(store)

    return asyncio.run(whole())
