"""What every request and every socket of one server shares."""

from __future__ import annotations

from dataclasses import dataclass, field

from .devices import DeviceCodes, DeviceSockets
from .door import Doorway
from .hosts import Hosts
from .identity import Identities
from .limits import Allowances
from .metrics import Metrics
from .pages import Pages
from .store.contract import Store
from .tables import Tables


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """One running server."""

    store: Store
    identities: Identities
    device_codes: DeviceCodes
    device_sockets: DeviceSockets
    tables: Tables
    door: Doorway
    pages: Pages
    hosts: Hosts
    metrics: Metrics
    allowances: Allowances
    share: str  # where others reach this server, like http://192.168.1.5:8440
    operator_token: str = field(repr=False)
