"""Which cards are in force in which heist, and where they come from."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from backroom.core.game import Draw
from backroom.core.lines import replay
from backroom.games.gang import (
    CHALLENGES,
    GANG,
    SPECIALISTS,
    Challenge,
    DeckOrder,
    Mode,
    Rules,
    Specialist,
    State,
    parse,
    void,
)
from backroom.games.gang.decks import Decks, Pile
from backroom.games.gang.events import Drawn
from backroom.games.gang.modes import next_heist
from backroom.games.gang.seen import PastHeist
from backroom.games.gang.state import Dealing

from .telling import custom, told

INTERMEDIATE = Rules(players=3, mode=Mode.INTERMEDIATE)
ADVANCED = Rules(players=3, mode=Mode.ADVANCED)
EXPERT = Rules(players=3, mode=Mode.EXPERT)
ADVANCED_BLACKOUT = "challenge blackout"
EXPERT_TWO = "challenge hasty_getaway\nchallenge blackout"


def after(state: State, *draws: str) -> State:
    """The state after these draws."""
    for line in draws:
        state = GANG.step(state, parse(line)).state
    return state


def ended(state: State, *, cracked: bool) -> State:
    """Before the next heist, when the one that is about to be dealt has ended like this."""
    past = PastHeist(1, (), (), (), (), (), cracked)
    return next_heist(state.rules, replace(state.score, past=(past,)))


def in_force(state: State) -> tuple[str, ...]:
    """The cards of the heist that is about to be dealt."""
    assert isinstance(state, Dealing), state
    return (*state.score.challenges, *state.score.specialists)


def may_come(state: State) -> tuple[str, ...]:
    """Every card that may be drawn now."""
    due = GANG.chance(state)
    assert isinstance(due, Draw), state
    return due.pool


def test_a_basic_game_has_no_cards_at_all() -> None:  # Rule G4.1
    state = GANG.start(Rules(players=3))
    assert in_force(state) == in_force(ended(state, cracked=True)) == ()


def test_the_first_heist_of_an_intermediate_game_has_no_card() -> None:  # Rule G4.1
    assert in_force(GANG.start(INTERMEDIATE)) == ()


def test_after_a_vault_comes_a_challenge_and_after_an_alarm_a_specialist() -> None:  # Rule G4.2
    state = GANG.start(INTERMEDIATE)
    assert may_come(ended(state, cracked=True)) == (Challenge.QUICK_ACCESS,)
    assert may_come(ended(state, cracked=False)) == (Specialist.INFORMANT,)


def test_a_drawn_card_is_in_force_for_one_heist_only() -> None:
    state = after(ended(GANG.start(INTERMEDIATE), cracked=True), "challenge quick_access")
    assert in_force(state) == (Challenge.QUICK_ACCESS,)
    state = after(ended(state, cracked=False), "specialist informant")
    assert in_force(state) == (Specialist.INFORMANT,)
    state = after(ended(state, cracked=True), "challenge noise_sensors")
    assert in_force(state) == (Challenge.NOISE_SENSORS,)


def test_all_are_told_which_cards_are_in_force() -> None:
    heard = told(EXPERT, "challenge blackout", None, "challenge hasty_getaway")
    assert heard == [Drawn((Challenge.HASTY_GETAWAY, Challenge.BLACKOUT), ())]


def test_an_advanced_game_begins_with_any_challenge_but_quick_access() -> None:  # Rule G4.1
    assert set(may_come(GANG.start(ADVANCED))) == set(CHALLENGES) - {Challenge.QUICK_ACCESS}


def test_the_challenge_of_an_advanced_game_lasts() -> None:  # Rule G4.4
    state = replay(GANG, ADVANCED, ADVANCED_BLACKOUT)
    assert in_force(state) == (Challenge.BLACKOUT,)
    state = after(ended(state, cracked=True), "challenge noise_sensors")
    assert in_force(state) == (Challenge.BLACKOUT, Challenge.NOISE_SENSORS)
    state = after(ended(state, cracked=False), "specialist informant")
    assert in_force(state) == (Challenge.BLACKOUT, Specialist.INFORMANT)


def test_a_card_drawn_at_random_leaves_the_rest_in_order() -> None:  # Rule G4.4
    state = replay(GANG, ADVANCED, "challenge motion_detector")
    ahead = state.score.decks.challenges.ahead
    assert ahead == tuple(
        name
        for name in CHALLENGES
        if name not in (Challenge.QUICK_ACCESS, Challenge.MOTION_DETECTOR)
    )


def test_in_an_expert_game_the_lower_number_goes_after_each_heist() -> None:  # Rule G4.1
    state = replay(GANG, EXPERT, EXPERT_TWO)
    assert in_force(state) == (Challenge.HASTY_GETAWAY, Challenge.BLACKOUT)
    state = after(ended(state, cracked=False), "challenge noise_sensors")
    assert in_force(state) == (Challenge.BLACKOUT, Challenge.NOISE_SENSORS)
    assert state.score.decks.challenges.seen == (Challenge.HASTY_GETAWAY,)


def test_an_expert_game_never_draws_the_card_that_goes() -> None:  # Rule G4.4
    decks = Decks(challenges=Pile(CHALLENGES[4:6], CHALLENGES[:4] + CHALLENGES[6:]))
    rules = replace(EXPERT, decks=decks)
    state = replay(GANG, rules, "challenge hasty_getaway\nchallenge ventilation_shaft")
    may = may_come(ended(state, cracked=True))
    assert set(may) == set(CHALLENGES) - {Challenge.QUICK_ACCESS, *CHALLENGES[4:6]}


def test_an_expert_game_has_two_alarms_and_others_three() -> None:  # Rule G1.2
    assert (EXPERT.alarms, ADVANCED.alarms, Rules().alarms) == (2, 3, 3)
    assert Rules(mode=Mode.EXPERT, alarms=1).alarms == 1


def test_new_decks_lie_in_printed_order() -> None:  # Rule G4.2
    state, order = GANG.start(INTERMEDIATE), []
    for _ in range(10):
        state = ended(state, cracked=True)
        (card,) = may_come(state)
        order.append(card)
        state = after(state, f"challenge {card}")
    assert tuple(order) == CHALLENGES


def test_a_deck_that_was_seen_whole_is_shuffled() -> None:  # Rules G4.2, G4.4
    decks = Decks(challenges=Pile((), CHALLENGES))
    state = ended(GANG.start(replace(INTERMEDIATE, decks=decks)), cracked=True)
    assert set(may_come(state)) == set(CHALLENGES)
    state = after(state, "challenge blackout")
    state = ended(state, cracked=True)
    assert set(may_come(state)) == set(CHALLENGES) - {Challenge.BLACKOUT}  # it is seen


def test_shuffled_decks_can_begin_with_any_card() -> None:  # Rule G4.3
    rules = replace(INTERMEDIATE, deck_order=DeckOrder.SHUFFLED)
    state = GANG.start(rules)
    assert set(may_come(ended(state, cracked=True))) == set(CHALLENGES)
    assert set(may_come(ended(state, cracked=False))) == set(SPECIALISTS)


def test_a_rematch_goes_on_where_the_last_game_stopped() -> None:  # Rule G4.3
    state = after(ended(GANG.start(INTERMEDIATE), cracked=True), "challenge quick_access")
    again = GANG.start(GANG.carried(INTERMEDIATE, state))
    assert may_come(ended(again, cracked=True)) == (Challenge.NOISE_SENSORS,)
    assert again.score.decks.challenges.seen == (Challenge.QUICK_ACCESS,)


def test_the_lasting_cards_come_back_with_the_end_of_the_game() -> None:  # Rule G4.4
    decks = GANG.carried(EXPERT, replay(GANG, EXPERT, EXPERT_TWO)).decks
    assert decks.challenges.seen == (
        Challenge.QUICK_ACCESS,
        Challenge.HASTY_GETAWAY,
        Challenge.BLACKOUT,
    )


def test_quick_access_comes_back_when_the_mode_changes() -> None:  # Rule G4.4
    carried = GANG.carried(ADVANCED, replay(GANG, ADVANCED, ADVANCED_BLACKOUT))
    easier = GANG.start(replace(carried, mode=Mode.INTERMEDIATE))
    assert Challenge.QUICK_ACCESS in easier.score.decks.challenges.seen
    assert Challenge.QUICK_ACCESS not in GANG.start(carried).score.decks.challenges.seen


def test_decks_can_begin_at_another_number() -> None:  # Rule G4.6
    rules = replace(INTERMEDIATE, first_challenge=9, first_specialist=7)
    state = GANG.start(rules)
    assert state.score.decks.challenges.ahead == CHALLENGES[8:] + CHALLENGES[:8]
    assert may_come(ended(state, cracked=False)) == (Specialist.JACK,)


def test_first_numbers_are_for_new_decks_only() -> None:  # Rules G4.3, G4.6
    rules = replace(INTERMEDIATE, first_challenge=9)
    state = after(ended(GANG.start(rules), cracked=True), "challenge fingerprint_scan")
    again = ended(GANG.start(GANG.carried(rules, state)), cracked=True)
    assert may_come(again) == (Challenge.SECURITY_CAMERAS,)


def test_a_custom_set_is_in_force_in_every_heist() -> None:  # Rule G4.5
    state = GANG.start(custom("blackout", "jack", "noise_sensors"))
    cards = (Challenge.NOISE_SENSORS, Challenge.BLACKOUT, Specialist.JACK)
    assert in_force(state) == in_force(ended(state, cracked=True)) == cards


def test_redraws_are_void_without_white_chips() -> None:  # Rules G4.5, G7.15
    redraws = (Challenge.MOTION_DETECTOR, Challenge.LASER_TRIPWIRES)
    assert void((Challenge.QUICK_ACCESS, *redraws, Challenge.BLACKOUT)) == redraws
    assert void((*redraws, Challenge.BLACKOUT)) == ()


def test_a_custom_game_leaves_the_decks_alone() -> None:  # Rule G4.3
    rules = custom("blackout", "jack")
    assert GANG.carried(rules, GANG.start(rules)).decks == Decks()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"mode": Mode.EXPERT, "challenges": (Challenge.BLACKOUT,)}, "chosen challenges in the"),
        ({"mode": Mode.CUSTOM, "specialists": (Specialist.JACK,) * 2}, "distinct specialists"),
        ({"decks": Decks(challenges=Pile(CHALLENGES[1:]))}, "all challenges once"),
        ({"first_challenge": 11}, "first_challenge from 1 to 10"),
        ({"proposal_s": float("nan")}, "proposal_s from 5 to 600"),
        ({"mode": Mode.CUSTOM, "lowest_rank": 10, "players": 6}, "expected 27 cards or more"),
    ],
)
def test_options_that_make_no_game_are_refused(options: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Rules(**options)  # type: ignore[arg-type]  # of whichever option
