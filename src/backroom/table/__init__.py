"""A table without I/O: commands and times in, log entries and messages out.

`receive`, `bot_acts` and `strike` judge; the entry that they answer is stored; `apply` then folds
it into the room, and `news`, `roster` and `greeting` say what each person is sent. Nothing is sent
before it is stored.
"""

from __future__ import annotations

from .after_game import Applied
from .apply import apply, created
from .beginning import is_to_begin
from .bots import Question, are_hurried, bots_to_ask, question
from .clocks import due_at
from .entries import Created, Logged, PersonId, decode_entry, encode_entry, game_id
from .finished import record_of
from .listing import listing
from .messages import greeting, news, roster
from .receive import bot_acts, receive, strike
from .room import Human, Over, Playing, Room, belongs, match_of, people, viewer_of
from .seating import host_is_gone
from .talking import heard, just_heard
from .voting import is_carried

__all__ = [
    "Applied",
    "Created",
    "Human",
    "Logged",
    "Over",
    "PersonId",
    "Playing",
    "Question",
    "Room",
    "apply",
    "are_hurried",
    "belongs",
    "bot_acts",
    "bots_to_ask",
    "created",
    "decode_entry",
    "due_at",
    "encode_entry",
    "game_id",
    "greeting",
    "heard",
    "host_is_gone",
    "is_carried",
    "is_to_begin",
    "just_heard",
    "listing",
    "match_of",
    "news",
    "people",
    "question",
    "receive",
    "record_of",
    "roster",
    "strike",
    "viewer_of",
]
