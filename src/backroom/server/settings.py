"""What the operator can set. Each is an option of `backroom serve`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .limits import Limits

PORT = 8440


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How one server runs."""

    db: Path
    host: str = "0.0.0.0"
    port: int | None = None  # None: 8440, or one of the next nine if that is taken; 0: any
    public_url: str = ""  # of a reverse proxy, as browsers see it; "": the address in the LAN
    allow_hosts: tuple[str, ...] = ()  # further names of this server, without a port
    operator_token: str = ""  # for /metrics from other machines; "": drawn at each start
    ping_s: float = 10.0  # between signs of life on a socket, and how long to wait for one
    limits: Limits = field(default_factory=Limits)
