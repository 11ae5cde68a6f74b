"""A small client of the wire protocol: for bots on other machines, load tests and terminals."""

from __future__ import annotations

from .api import Api, ServerRefused
from .socket import Closed, Connection, connected

__all__ = ["Api", "Closed", "Connection", "ServerRefused", "connected"]
