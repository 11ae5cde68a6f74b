"""What a monitor may know: counts and times, never names, tokens or cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)


class Metrics:
    """The numbers of one server, in a registry of their own."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._registry = own
        self._entries = Counter("backroom_entries", "Log entries stored.", ["did"], registry=own)
        self._lost = Counter("backroom_not_stored", "Writes that failed.", registry=own)
        self._answers = Counter(
            "backroom_answers", "Answers to commands: done, pong or a reason.", ["answer"],
            registry=own,
        )  # fmt: skip
        self._answer_s = Histogram(
            "backroom_answer_seconds", "From a command's arrival to its answer.",
            buckets=_FAST, registry=own,
        )  # fmt: skip
        self._commit_s = Histogram(
            "backroom_commit_seconds", "One transaction, its sync included.",
            buckets=_FAST, registry=own,
        )  # fmt: skip
        self._commit_jobs = Histogram(
            "backroom_commit_jobs", "Writes that shared a transaction.",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=own,
        )  # fmt: skip
        self._closed = Counter(
            "backroom_sockets_closed", "Sockets that the server closed.", ["reason"], registry=own
        )
        self._refused = Counter(
            "backroom_requests_refused", "HTTP requests refused.", ["error"], registry=own
        )
        self.sockets = Gauge("backroom_sockets", "Sockets open now.", registry=own)
        self.tables = Gauge("backroom_tables", "Tables in memory now.", registry=own)

    def entered(self, did: str) -> None:
        """An entry is stored."""
        self._entries.labels(did).inc()

    def not_stored(self) -> None:
        """An entry could not be stored."""
        self._lost.inc()

    def answered(self, answer: str, *, took_s: float) -> None:
        """A command is answered."""
        self._answers.labels(answer).inc()
        self._answer_s.observe(took_s)

    def committed(self, *, jobs: int, took_s: float, stored: bool) -> None:
        """A transaction has ended. May be called from any thread."""
        self._commit_s.observe(took_s)
        if stored:
            self._commit_jobs.observe(jobs)

    def closed(self, reason: str) -> None:
        """The server closed a socket."""
        self._closed.labels(reason).inc()

    def refused(self, error: str) -> None:
        """A request was refused."""
        self._refused.labels(error).inc()

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
