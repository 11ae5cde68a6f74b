"""Who may say what, when, and who hears it."""

from __future__ import annotations

import pytest

from backroom.core.phrases import COURTESY, Phrase
from backroom.core.wire import Seat, Spectator
from backroom.games.crash import CrashRules
from backroom.games.dice import DiceRules
from backroom.games.gang.phrases import PHRASES
from backroom.protocol.commands import Chat, Say
from backroom.protocol.games import GAMES, AnyRules
from backroom.protocol.messages import Done, Line, Reason, Refused, Spoken, Written
from backroom.protocol.options import Options, Talk
from backroom.table import PersonId, heard, roster

from .evening import ANA, CALM, MEI, OLEG, Evening


def lines(evening: Evening, person: PersonId) -> tuple[Line, ...]:
    return heard(evening.room, person).lines


def in_a_game(talk: Talk) -> Evening:
    evening = Evening(CALM, Options(talk=talk))
    evening.sits(MEI, OLEG)
    evening.starts()
    return evening


def test_a_phrase_is_heard_by_all_as_a_code() -> None:  # Rule G3.3
    evening = in_a_game(Talk.PHRASES)
    assert evening.asks(MEI, Say("x", Phrase.BOARD_PAIRED)) == Done("x")
    said = (Spoken("Mei", Seat(0), Phrase.BOARD_PAIRED, "nobody"),)
    assert (lines(evening, OLEG), lines(evening, ANA)) == (said, said)


@pytest.mark.parametrize("phrase", sorted(PHRASES.about_a_seat))
def test_a_phrase_that_points_at_somebody_needs_a_seat(phrase: Phrase) -> None:
    evening = in_a_game(Talk.PHRASES)
    assert evening.asks(MEI, Say("x", phrase)) == Refused("x", Reason.NOTHING_SAID)
    assert evening.asks(MEI, Say("y", phrase, Seat(7))) == Refused("y", Reason.NOTHING_SAID)
    assert evening.asks(MEI, Say("z", phrase, Seat(1))) == Done("z")


def test_a_phrase_that_points_at_nobody_takes_no_seat() -> None:
    evening = in_a_game(Talk.PHRASES)
    assert evening.asks(MEI, Say("x", Phrase.HELLO, Seat(1))) == Refused("x", Reason.NOTHING_SAID)


def test_where_talk_is_off_nothing_is_said() -> None:  # Rule G3.3
    evening = in_a_game(Talk.OFF)
    assert evening.asks(MEI, Say("x", Phrase.HELLO)) == Refused("x", Reason.NO_TALK)
    assert evening.asks(MEI, Chat("y", "hello")) == Refused("y", Reason.NO_TALK)


def test_tables_with_phrases_write_freely_between_heists_alone() -> None:  # Rule G3.3
    evening = Evening(CALM, Options(talk=Talk.PHRASES))
    evening.sits(MEI, OLEG)
    assert evening.asks(MEI, Chat("x", "ready?")) == Done("x")
    evening.starts()
    assert evening.asks(MEI, Chat("y", "I have aces")) == Refused("y", Reason.NO_TALK)
    assert lines(evening, OLEG) == (Written("Mei", Seat(0), "ready?"),)


def test_tables_of_crash_with_phrases_write_freely_once_the_hands_are_shown() -> None:
    evening = Evening(CrashRules(players=2, cards=9, target=50))
    evening.sits(MEI, OLEG)
    evening.starts()
    assert evening.asks(MEI, Chat("x", "what a deal")) == Refused("x", Reason.NO_TALK)
    before = evening.room.roster
    evening.passes(130)  # the table lays for both
    assert evening.room.roster > before  # so that all hear of it
    assert roster(evening.room, MEI, here=()).may_chat
    assert evening.asks(MEI, Chat("y", "what a deal")) == Done("y")
    evening.asks(ANA, Chat("z", "indeed"))
    assert [getattr(line, "text", "") for line in lines(evening, OLEG)] == ["what a deal", "indeed"]


def test_tables_with_free_talk_write_at_any_time() -> None:  # Rule G3.3
    evening = in_a_game(Talk.FREE)
    assert evening.asks(MEI, Chat("x", "the board is wet")) == Done("x")


def test_spectators_are_heard_by_spectators_alone_while_cards_are_hidden() -> None:  # Rule G3.4
    evening = in_a_game(Talk.PHRASES)
    evening.asks(ANA, Chat("x", "Oleg has the straight"))
    said = (Written("Ana", Spectator(), "Oleg has the straight"),)
    assert (lines(evening, ANA), lines(evening, OLEG)) == (said, ())


def test_spectators_are_heard_by_all_while_nothing_is_hidden() -> None:  # Rule G3.4
    evening = Evening()
    evening.sits(MEI)
    evening.asks(ANA, Chat("x", "good luck"))
    assert lines(evening, MEI) == (Written("Ana", Spectator(), "good luck"),)


def test_text_without_anything_to_see_is_not_said() -> None:
    evening = Evening()
    assert evening.asks(MEI, Chat("x", " \u200b\n\t ")) == Refused("x", Reason.NOTHING_SAID)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("  two   spaces \n and a line ", "two spaces and a line"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("abc\u202egnp.exe", "abcgnp.exe"),
        ("e\u0301", "é"),
        ("x" * 400, "x" * 200),
        ("null\x00byte", "nullbyte"),
    ],
)
def test_text_stays_text(typed: str, said: str) -> None:
    evening = in_a_game(Talk.FREE)
    evening.asks(MEI, Chat("x", typed))
    assert lines(evening, OLEG) == (Written("Mei", Seat(0), said),)


def test_a_room_keeps_the_last_lines_alone() -> None:
    evening = Evening()
    for number in range(60):
        evening.asks(MEI, Chat(f"x{number}", "the same line"))
    assert len(lines(evening, MEI)) == len(evening.room.talk) == 50


def test_the_talk_of_spectators_pushes_out_no_line_of_the_players() -> None:  # Rule G3.4
    evening = in_a_game(Talk.FREE)
    evening.asks(MEI, Chat("first", "hello"))
    for number in range(200):
        evening.asks(ANA, Chat(f"x{number}", f"line {number}"))
    assert lines(evening, OLEG) == (Written("Mei", Seat(0), "hello"),)
    assert len(lines(evening, ANA)) == 50
    assert len(evening.room.talk) == 51


COURTESIES = {"hello", "good_luck", "thinking", "well_done", "sorry", "thanks"}


def test_phrases_are_about_what_everybody_sees() -> None:  # Rules G3.1, G3.2
    """The lists are closed, so a phrase that tells of own cards has to be added here on purpose."""
    of_a_match = {"take_your_time", "close_one", "may_decide", "leads", "waiting_for"}
    assert {name: _all_of(name) - COURTESIES for name in GAMES} == {
        "gang": {
            *("who_is_left", "board_paired", "flush_possible", "straight_possible"),
            *("board_is_low", "board_changed_much", "remember_last_round"),
            *("last_alarm", "last_vault", "you_rose", "you_fell", "you_stayed", "contested"),
        },
        "crash": {"nice_layout", *of_a_match},
        "dice": {"well_thrown", *of_a_match},
    }


def test_every_game_has_the_courtesies_and_every_phrase_a_game() -> None:
    assert all(GAMES[name].phrases.plain >= COURTESY for name in GAMES)
    assert set().union(*(_all_of(name) for name in GAMES)) == set(Phrase)
    assert COURTESY == COURTESIES


@pytest.mark.parametrize(
    ("rules", "own", "foreign"),
    [
        (CALM, Phrase.BOARD_PAIRED, Phrase.CLOSE_ONE),
        (CrashRules(players=2), Phrase.CLOSE_ONE, Phrase.BOARD_PAIRED),
        (DiceRules(players=2), Phrase.CLOSE_ONE, Phrase.LAST_ALARM),
    ],
)
def test_a_phrase_of_another_game_is_not_said(
    rules: AnyRules, own: Phrase, foreign: Phrase
) -> None:
    evening = Evening(rules)
    evening.sits(MEI)
    assert evening.asks(MEI, Say("x", foreign)) == Refused("x", Reason.NO_SUCH_PHRASE)
    assert evening.asks(MEI, Say("y", own)) == Done("y")
    assert lines(evening, OLEG) == (Spoken("Mei", Seat(0), own, "nobody"),)


def _all_of(game: str) -> set[str]:
    phrases = GAMES[game].phrases
    return {str(phrase) for phrase in phrases.plain | phrases.about_a_seat}


def test_the_log_alone_makes_the_same_room_with_talk_in_it() -> None:
    evening = in_a_game(Talk.FREE)
    evening.asks(MEI, Say("x", Phrase.YOU_ROSE, Seat(1)))
    evening.asks(ANA, Chat("y", "hm"))
    assert evening.replayed() == evening.room
