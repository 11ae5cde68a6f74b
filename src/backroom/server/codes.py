"""Codes that are typed: of tables, and of devices."""

from __future__ import annotations

import secrets

CODE_LENGTH = 8  # of 32 letters each: 40 random bits
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that looks like another


def new_code() -> str:
    """A code that is easy to type and hard to guess."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def typed(code: str) -> str:
    """The code that somebody meant: case, spaces and hyphens do not matter; "" if it is none.

    >>> typed(" fq5n-yst3 ")
    'FQ5NYST3'
    """
    clean = "".join(letter for letter in code.upper() if letter.isalnum())
    return clean if len(clean) == CODE_LENGTH else ""
