"""The JSON Schema of the wire, made from its types."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from . import bodies
from .commands import AnyCommand
from .concrete import Heard
from .messages import PROTOCOL, Problem, Reason

_BODIES = (
    bodies.Me,
    bodies.Identity,
    bodies.NewTable,
    bodies.Address,
    bodies.Code,
    bodies.Door,
    bodies.DeviceCode,
    bodies.Devices,
    bodies.Health,
    Problem,
    bodies.Fault,
    Reason,
)


def schema() -> bytes:
    """A document whose `$defs` hold every type; `Command` and `Message` are the closed sets."""
    (command, message, *_), components = msgspec.json.schema_components(
        (AnyCommand, Heard, *_BODIES), ref_template="#/$defs/{name}"
    )
    document: dict[str, Any] = {  # Any: JSON
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Backroom protocol {PROTOCOL}",
        "oneOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
        "$defs": {"Command": command, "Message": message, **components},
    }
    return json.dumps(document, indent=1, ensure_ascii=False).encode() + b"\n"
