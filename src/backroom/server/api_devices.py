"""What is asked about devices: a code for one more, using it, the list, and taking one away."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from ..protocol.bodies import Code, DeviceCode, Devices, Fault, Identity, Me, SeenDevice
from .asking import body_of, holder_of, house_of, in_json, is_secure, within
from .devices import CODE_S
from .identity import bearer
from .problems import Refusal
from .store.contract import Device, Holder


async def code(request: Request) -> Response:
    """POST /api/me/devices/code: a code for one more device of whoever asks."""
    house = house_of(request)
    holder = await holder_of(request)
    most = house.allowances.limits.devices
    if len(await house.store.devices(holder.person.id)) >= most:
        raise Refusal(Fault.TOO_MANY_DEVICES, f"expected fewer than {most} devices")
    opened = house.device_codes.open(holder.person.id, now=time.monotonic())
    return in_json(DeviceCode(opened, CODE_S))


async def join(request: Request) -> Response:
    """POST /api/devices: whoever asks acts from now on for the person whose code it is."""
    house = house_of(request)
    wanted = await body_of(request, Code)
    within(request, house.allowances.device_codes)
    before = await house.identities.holder(request)
    person = house.device_codes.use(wanted.code, now=time.monotonic())
    if not person:
        raise Refusal(Fault.NO_SUCH_CODE, "expected a device code that is open")
    token = await house.identities.add_device(request, person)
    if before:
        await _remove(request, before, before.device.id)
    if bearer(request):
        return in_json(Identity(token))
    answer = in_json(Me((await house.store.names([person]))[person]))
    house.identities.remember(answer, token, secure=is_secure(request))
    return answer


async def devices(request: Request) -> Response:
    """GET /api/me/devices"""
    holder = await holder_of(request)
    return in_json(await _devices(request, holder))


async def remove(request: Request) -> Response:
    """DELETE /api/me/devices/{device}: its token is good no more, its sockets are closed."""
    house, holder = house_of(request), await holder_of(request)
    device = request.path_params["device"]
    if not await _remove(request, holder, device):
        raise Refusal(Fault.NO_SUCH_DEVICE, "expected the id of a device of yours")
    answer = in_json(await _devices(request, holder))
    if device == holder.device.id:
        house.identities.forget(answer)
    return answer


async def _remove(request: Request, holder: Holder, device: str) -> bool:
    """Was it a device of the holder's? Then it is one no more."""
    house = house_of(request)
    removed = await house.store.remove_device(holder.person.id, device)
    if removed:
        house.device_sockets.remove(device)
    return removed


async def _devices(request: Request, holder: Holder) -> Devices:
    found = await house_of(request).store.devices(holder.person.id)
    now = time.time()
    return Devices(tuple(_seen(device, holder, now) for device in found))


def _seen(device: Device, holder: Holder, now: float) -> SeenDevice:
    this = device.id == holder.device.id
    ago_s = 0 if this else max(0, round(now - device.seen))
    return SeenDevice(device.id, device.browser, device.system, ago_s, this)
