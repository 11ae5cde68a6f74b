"""A small client of the wire protocol: for bots on other machines, load tests and terminals."""

from __future__ import annotations

from .api import Api, ServerRefused
from .socket import Answer, Closed, Connection, connected

__all__ = ["Answer", "Api", "Closed", "Connection", "ServerRefused", "connected"]
