"""A truth that would look as one viewer sees a heist: cards for all that lies face down.

Each card that was ever dealt or drawn is a slot. The story is walked with slots, the choices that
the viewer could not see are made by chance, and then every slot gets a card such that all that
was shown and announced was true. If that cannot be, all of it is tried again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice
from random import Random

from msgspec.structs import replace

from ...cards.card import Card, rank
from ...cards.poker import Category, best
from ...core.wire import FaceDown, Seat, Viewer
from .rules import COLOURS, TURNED, Colour, Rules, deck, seats
from .seen import SeenHeist
from .specialists import CARDS, Announces
from .state import Heist
from .story import CategoryTold, Deed, Entry, Hand, Note, Numbers, Passed, RankTold

Slot = int
Cards = tuple[Card, ...]
Groups = tuple[tuple[Slot, ...], ...]
QUICK_TRIES = 200  # random hands before all are looked through


class _Astray(Exception):
    """The choices made by chance do not fit what was seen."""


@dataclass(frozen=True, slots=True)
class _Truth:
    """Something that is so of the cards in these slots."""

    slots: tuple[Slot, ...]
    holds: Callable[[Cards], bool]


@dataclass(slots=True)
class _World:
    """A heist of slots, as far as its story has been walked."""

    rng: Random
    hands: list[list[Slot]]
    cards: dict[Slot, Card] = field(default_factory=dict)  # of the slots whose card is known
    truths: list[_Truth] = field(default_factory=list)
    story: list[tuple[Entry, Groups]] = field(default_factory=list)  # with the slots of each
    slots: int = 0

    def fresh(self, hand: Hand) -> list[Slot]:
        """New slots for these cards."""
        count = hand.count if isinstance(hand, FaceDown) else len(hand)
        first, self.slots = self.slots, self.slots + count
        slots = list(range(first, self.slots))
        self.know(slots, hand)
        return slots

    def know(self, slots: Sequence[Slot], hand: Hand) -> None:
        """These slots hold these cards, if they are seen."""
        for slot, card in zip(slots, () if isinstance(hand, FaceDown) else hand, strict=False):
            if self.cards.setdefault(slot, card) != card:
                raise _Astray
        if len(set(self.cards.values())) < len(self.cards):
            raise _Astray

    def picked(self, slots: list[Slot], hand: Hand) -> tuple[Slot, ...]:
        """Slots of a hand that may be these cards."""
        if isinstance(hand, FaceDown):
            if hand.count > len(slots):
                raise _Astray
            return tuple(self.rng.sample(slots, hand.count))
        found: list[Slot] = []
        for card in hand:
            known = [slot for slot in slots if self.cards.get(slot) == card]
            free = [slot for slot in slots if slot not in self.cards and slot not in found]
            if not known and (not free or card in self.cards.values()):
                raise _Astray
            found.append(known[0] if known else self.rng.choice(free))
            self.cards[found[-1]] = card
        return tuple(found)


def imagined(
    rules: Rules, seen: SeenHeist, viewer: Viewer, rng: Random, *, hole_cards: int
) -> Heist:
    """A heist that looks like this one to `viewer`; each that can be has a chance."""
    if not seen.story:
        return _dealt(rules, seen, rng)
    while True:
        try:
            return _imagined(rules, seen, viewer, rng, hole_cards)
        except _Astray:
            continue


def _imagined(rules: Rules, seen: SeenHeist, viewer: Viewer, rng: Random, hole_cards: int) -> Heist:
    world = _World(rng, [])
    for seat in seats(rules):
        known = seat == viewer and not isinstance(seen.hands[seat], FaceDown)
        first = _first_hand(seen, seat) if known else FaceDown(hole_cards)
        world.hands.append(world.fresh(first))
    for entry in seen.story:
        world.story.append((entry, _walked(world, entry, seen.board)))
    for seat in seats(rules):
        hand = seen.hands[seat]
        if seat == viewer and not isinstance(hand, FaceDown):
            slots = {card: slot for slot, card in world.cards.items()}
            world.hands[seat] = [slots[card] for card in hand]
        world.know(world.hands[seat], hand)
    out = {*world.cards.values(), *seen.board}
    _fill(world, [card for card in deck(rules) if card not in out])
    hands = tuple(_cards(world, slots) for slots in world.hands)
    story = tuple(_told(world, entry, slots) for entry, slots in world.story)
    return _heist(seen, hands, story)


def _dealt(rules: Rules, seen: SeenHeist, rng: Random) -> Heist:
    """Where no card has done anything, any cards for the hands that lie face down."""
    out = {card for hand in seen.hands for card in _open(hand)} | set(seen.board)
    pool = [card for card in deck(rules) if card not in out]
    rng.shuffle(pool)
    cards = iter(pool)
    hands = tuple(
        tuple(islice(cards, hand.count)) if isinstance(hand, FaceDown) else hand
        for hand in seen.hands
    )
    return _heist(seen, hands, ())


def _heist(seen: SeenHeist, hands: tuple[Cards, ...], story: tuple[Entry, ...]) -> Heist:
    return Heist(
        number=seen.number,
        hands=hands,
        board=seen.board,
        chips=seen.chips,
        moves=seen.moves,
        moved=seen.moved,
        round=seen.round,
        story=story,
        proposals=seen.proposals,
        waits=seen.waits,
        guessed=seen.guessed,
    )


def _first_hand(seen: SeenHeist, seat: Seat) -> Cards:
    """The cards that this seat, which sees its own, was dealt; in any order."""
    last = seen.hands[seat]
    hand = [] if isinstance(last, FaceDown) else list(last)
    for entry in reversed(seen.story):
        match entry:
            case Passed(cards=passed):
                hand = [card for card in hand if card not in _open(passed[seat - 1])]
                hand += _open(passed[seat])
            case Note(deed=Deed.DISCARDED, seat=who, cards=cards) if who == seat:
                hand += _open(cards)
            case Note(deed=Deed.DREW | Deed.TOOK, seat=who, cards=cards) if who == seat:
                hand = [card for card in hand if card not in _open(cards)]
            case _:
                pass
    return tuple(hand)


def _walked(world: _World, entry: Entry, board: Cards) -> Groups:
    """Does with slots what the entry says; the slots whose cards the entry holds."""
    match entry:
        case Passed(cards=passed):
            return _passed(world, passed)
        case Note(deed=Deed.DREW | Deed.TOOK, seat=seat, cards=cards):
            drawn = world.fresh(cards)
            world.hands[seat] += drawn
            return (tuple(drawn),)
        case Note(deed=Deed.DISCARDED, seat=seat, cards=cards):
            thrown = world.picked(_that_can_go(world, seat), cards)
            world.hands[seat] = [slot for slot in world.hands[seat] if slot not in thrown]
            return (thrown,)
        case Note(deed=Deed.SHOWED, seat=seat, cards=cards):
            return (world.picked(world.hands[seat], cards),)
        case Numbers() | CategoryTold() | RankTold():
            world.truths += _truths(world, entry, board)
            return ()
        case _:
            return ()


def _passed(world: _World, passed: tuple[Hand, ...]) -> Groups:
    given = [world.picked(world.hands[seat], hand) for seat, hand in enumerate(passed)]
    for seat, out in enumerate(given):
        world.hands[seat] = [slot for slot in world.hands[seat] if slot not in out]
    for seat in range(len(given)):
        world.hands[seat] += given[seat - 1]
    return tuple(given)


def _that_can_go(world: _World, seat: Seat) -> list[Slot]:
    """The hand but for what the seat took just now for all to see. Rule G6.7"""
    match world.story[-1:]:
        case [(Note(deed=Deed.TOOK, seat=taker), (taken,))] if taker == seat:
            return [slot for slot in world.hands[seat] if slot not in taken]
        case _:
            return world.hands[seat]


def _truths(
    world: _World, entry: Numbers | CategoryTold | RankTold, board: Cards
) -> Iterator[_Truth]:
    match entry:
        case Numbers(specialist=name, numbers=numbers):
            act = CARDS[name].act
            assert isinstance(act, Announces)
            for slots, wanted in zip(world.hands, numbers, strict=True):
                yield _Truth(tuple(slots), _has_number(act.number, wanted))
        case CategoryTold(round=colour, seat=seat, category=category):
            yield _Truth(tuple(world.hands[seat]), _makes(category, board[: _turned_by(colour)]))
        case RankTold(seat=seat, rank=told, count=count):
            yield _Truth(tuple(world.hands[seat]), _has_count(told, count))


def _has_number(number: Callable[[Cards], int], wanted: int) -> Callable[[Cards], bool]:
    return lambda cards: number(cards) == wanted


def _makes(category: Category, board: Cards) -> Callable[[Cards], bool]:
    return lambda cards: best(cards + board).category is category


def _has_count(told: int, count: int) -> Callable[[Cards], bool]:
    return lambda cards: sum(rank(card) == told for card in cards) == count


def _turned_by(colour: Colour) -> int:
    """How many community cards lie open in this round."""
    return sum(TURNED[one] for one in COLOURS[: COLOURS.index(colour) + 1])


def _fill(world: _World, pool: list[Card]) -> None:
    """A card for every slot without one."""
    world.rng.shuffle(pool)
    for truth in world.truths:
        free = [slot for slot in truth.slots if slot not in world.cards]
        world.cards.update(zip(free, _fitting(world, free, pool), strict=True))
        pool = [card for card in pool if card not in world.cards.values()]
    free = [slot for slot in range(world.slots) if slot not in world.cards]
    world.cards.update(zip(free, pool, strict=False))


def _fitting(world: _World, free: list[Slot], pool: list[Card]) -> Cards:
    """Cards for these slots with which all is true that can be judged then."""
    for cards in _candidates(pool, len(free), world.rng):
        filled = world.cards | dict(zip(free, cards, strict=True))
        judged = (truth for truth in world.truths if filled.keys() >= set(truth.slots))
        if all(truth.holds(tuple(filled[slot] for slot in truth.slots)) for truth in judged):
            return cards
    raise _Astray


def _candidates(pool: list[Card], count: int, rng: Random) -> Iterator[Cards]:
    """Some at random, then all: a truth that is rare is found, and one that cannot be given up."""
    for _ in range(QUICK_TRIES if count else 1):
        yield tuple(rng.sample(pool, count))
    every = list(combinations(pool, count))
    rng.shuffle(every)
    for cards in every:
        yield tuple(rng.sample(cards, count))


def _told(world: _World, entry: Entry, groups: Groups) -> Entry:
    """The entry with the cards of its slots."""
    match entry:
        case Passed():
            return replace(entry, cards=tuple(_cards(world, slots) for slots in groups))
        case Note():
            return replace(entry, cards=_cards(world, groups[0]))
        case _:
            return entry


def _cards(world: _World, slots: Sequence[Slot]) -> Cards:
    return tuple(world.cards[slot] for slot in slots)


def _open(hand: Hand) -> Cards:
    return () if isinstance(hand, FaceDown) else hand
