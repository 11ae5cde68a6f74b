"""The browser client's files, as they lie in the package."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

from starlette.requests import Request
from starlette.responses import Response

WEB = Path(__file__).resolve().parents[1] / "web"

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_SQUEEZED = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest")
_IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)


@dataclass(frozen=True, slots=True)
class _File:
    body: bytes
    squeezed: bytes  # gzip; empty where that does not help
    etag: str
    kind: str
    changed: tuple[int, int]  # time and size, as the disk says


class Pages:
    """Every file under `root`, read when it is asked for, and again when it has changed."""

    def __init__(self, root: Path = WEB) -> None:
        self._root = root
        self._files: dict[str, _File] = {}

    def file(self, request: Request, path: str) -> Response | None:
        """The file, or None if there is none."""
        found = self._found(path)
        return None if found is None else _answer(request, found, {})

    def index(self, request: Request) -> Response | None:
        """The one page, under a policy that allows its own files and nothing else."""
        found = self._found("index.html")
        if found is None:
            return None
        host = request.headers.get("host", "")
        return _answer(request, found, {"Content-Security-Policy": policy(found.body, host)})

    def _found(self, path: str) -> _File | None:
        try:
            where = (self._root / path).resolve()
            stat = where.stat()
        except (OSError, ValueError):
            return None  # it is not there, or no file can be called so
        if not where.is_relative_to(self._root) or not S_ISREG(stat.st_mode):
            return None
        changed = (stat.st_mtime_ns, stat.st_size)
        known = self._files.get(path)
        if known is None or known.changed != changed:
            known = self._files[path] = _read(where, changed)
        return known


def policy(page: bytes, host: str) -> str:
    """The Content-Security-Policy of the page: only files of this server, and its import map.

    Browsers do not load an import map from a file, so it stands in the page and is allowed by
    its hash. Some do not count sockets as 'self', so those are named.
    """
    maps = " ".join(f"'sha256-{_sha256(found)}'" for found in _IMPORT_MAP.findall(page))
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self' {maps}".rstrip(),
            "style-src 'self'",
            "img-src 'self' data:",
            f"connect-src 'self' ws://{host} wss://{host}",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def _read(where: Path, changed: tuple[int, int]) -> _File:
    body = where.read_bytes()
    squeezed = gzip.compress(body, mtime=0) if where.suffix in _SQUEEZED else b""
    kind = _TYPES.get(where.suffix) or mimetypes.guess_type(where.name)[0]
    return _File(
        body=body,
        squeezed=squeezed if len(squeezed) < len(body) else b"",
        etag=hashlib.sha256(body).hexdigest()[:24],
        kind=kind or "application/octet-stream",
        changed=changed,
    )


def _answer(request: Request, file: _File, headers: dict[str, str]) -> Response:
    """The file, or word that the browser has it: it asks each time, and mostly gets a 304."""
    squeezed = bool(file.squeezed) and "gzip" in request.headers.get("accept-encoding", "")
    etag = f'"{file.etag}{"-gzip" if squeezed else ""}"'
    headers = {**headers, "ETag": etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if squeezed:
        headers["Content-Encoding"] = "gzip"
    body = file.squeezed if squeezed else file.body
    return Response(body, media_type=file.kind, headers=headers)


def _sha256(body: bytes) -> str:
    return base64.b64encode(hashlib.sha256(body).digest()).decode()
