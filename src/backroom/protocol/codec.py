"""From a message to bytes, and from bytes to a command. No other way out or in, no fallback."""

from __future__ import annotations

import msgspec

from ..core.wire import Message
from .commands import AnyCommand

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyCommand)


def encode(message: Message) -> bytes:
    """The message as JSON; equal messages give equal bytes.

    Raises:
        TypeError: it is no message. (The type says so too; this is for those who do not listen.)
    """
    if not isinstance(message, Message):
        raise TypeError(f"expected a message, got {type(message).__name__}")
    return _encoder.encode(message)


def decode(text: str | bytes) -> AnyCommand:
    """The command that a client sent.

    Raises:
        msgspec.DecodeError: it is none; the error says what was expected, and where.
    """
    return _decoder.decode(text)
