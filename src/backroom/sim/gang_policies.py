"""Policies for `GangTables`: at random, and by the percentile of the own hand."""

from __future__ import annotations

import numpy as np

from .envs.gang_sight import layout
from .gang import Actions, GangTables

SAMPLES = 32
"""Random rivals with random rests of the board, that a hand is compared with."""


def random_policy(tables: GangTables) -> Actions:
    """Any action that is open, each as likely as the next."""
    from . import gang_choosing

    actions = np.empty(len(tables.seats), dtype=np.int64)
    gang_choosing.at_random(tables.masks, tables.dice(), actions)
    return actions


def percentile_policy(tables: GangTables) -> Actions:
    """Takes the chip of its hand's percentile, and gives way when it is contested.

    In the manner of the bot `percentile`; but its percentile comes from other samples and fewer, so
    it does not choose the same at every turn.
    """
    from . import gang_choosing, rank_sum

    actions = np.empty(len(tables.seats), dtype=np.int64)
    at, ranks = layout(tables.rules.players), rank_sum.tables(7)
    with np.errstate(over="ignore"):
        gang_choosing.by_percentile(tables.observations, tables.masks, at, SAMPLES, ranks, actions)
    return actions
