"""The program's log: one line of facts per event, on stderr.

A line may hold a table's id, an entry's number and the name of a choice; never cards, seeds,
tokens or names. So tracebacks are plain: without the values of variables.
"""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor

_SHARED: tuple[Processor, ...] = (
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
)


def begin_logging(*, level: str, as_json: bool) -> None:
    """From now on everything is logged in one form, from `level` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_last(as_json),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it tells of every socket
    logging.getLogger("asyncio").setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def _last(as_json: bool) -> tuple[Processor, ...]:  # noqa: FBT001
    if as_json:
        return structlog.processors.format_exc_info, structlog.processors.JSONRenderer()
    plain = structlog.dev.plain_traceback
    return (structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain),)
