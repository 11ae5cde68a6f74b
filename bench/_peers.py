"""Others who do the like, each as it is meant to be called; the project never imports them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import Any

from backroom.cards.card import DECK, RANKS

from ._own import STEPS, TABLES, environment
from ._rounds import Run

SAMPLES = 200_000

# One thread, as everybody else here; set before jax is imported.
os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)


def eval7(hands: Sequence[Sequence[int]]) -> Run:
    """Hands ranked one call each, of cards made before."""
    import eval7 as peer

    deck = [peer.Card(card) for card in DECK]
    return _each(peer.evaluate, [[deck[card] for card in hand] for hand in hands])


def pkrbot(hands: Sequence[Sequence[int]]) -> Run:
    """Hands ranked one call each, of cards made before."""
    import pkrbot as peer

    deck = [peer.Card(card) for card in DECK]
    return _each(peer.evaluate, [[deck[card] for card in hand] for hand in hands])


def phevaluator(hands: Sequence[Sequence[int]]) -> Run:
    """Hands ranked one call each, of whole numbers."""
    from phevaluator import evaluate_cards

    def run() -> int:
        for hand in hands:
            evaluate_cards(*hand)
        return len(hands)

    return run


def eval7_against_random() -> Run:
    """Samples of one known hand against a range of all hands."""
    import eval7 as peer

    suited = [f"{high}{low}{kind}" for high in RANKS for low in RANKS for kind in "so"]
    ranks = {rank: number for number, rank in enumerate(RANKS)}
    texts = [text for text in suited if ranks[text[0]] > ranks[text[1]]]
    everything = peer.HandRange(",".join([*texts, *(rank * 2 for rank in RANKS)]))
    assert len(everything.hands) == 1326
    kings = [peer.Card("Kc"), peer.Card("Kd")]

    def run() -> int:
        peer.py_hand_vs_range_monte_carlo(kings, everything, [], SAMPLES)
        return SAMPLES

    return run


def pgx(name: str) -> Run:
    """Steps of a batch of environments, at random, in one jitted scan that reads observations."""
    import jax
    import jax.numpy as jnp
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(carry: Any, _: None) -> Any:  # Any: jax's own types
        state, key = carry
        key, choosing, stepping = jax.random.split(key, 3)
        open_ = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, open_, axis=-1)
        state = step(state, actions, jax.random.split(stepping, TABLES))
        return (state, key), state.observation.sum()

    @jax.jit  # type: ignore[untyped-decorator]  # installed for benchmarks alone
    def many(state: Any, key: Any) -> Any:
        return jax.lax.scan(turn, (state, key), None, length=STEPS)

    carry = (jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), TABLES)), None)
    carry = (carry[0], jax.random.PRNGKey(1))

    def run() -> int:
        nonlocal carry
        carry, seen = many(*carry)
        seen.block_until_ready()
        return TABLES * STEPS

    return run


def pettingzoo_hanabi() -> Run:
    """Steps of hanabi_v5 with four players."""
    from pettingzoo.classic import hanabi_v5

    return environment(lambda: hanabi_v5.env(players=4), 400)


def open_spiel_hanabi(steps: int = 3_000) -> Run:
    """Steps of Hanabi with four players, each with its observation tensor."""
    import pyspiel

    game, rng = pyspiel.load_game("hanabi(players=4)"), Random(1)

    def run() -> int:
        made = 0
        while made < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(*rng.choices(actions, chances))
                    continue
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
        return made

    return run


def pokerkit(count: int = 10) -> Run:
    """Hands of four players who all check and call."""
    from pokerkit import Automation, NoLimitTexasHoldem

    by_itself = tuple(Automation)
    rules: Any = (True, 0, (1, 2), 2, 200, 4)  # antes, blinds, least bet, stacks, players

    def run() -> int:
        for _ in range(count):
            state = NoLimitTexasHoldem.create_state(by_itself, *rules)
            while state.status:
                state.check_or_call()
        return count

    return run


def _each(evaluate: Any, hands: Sequence[Any]) -> Run:  # Any: the peer's own types
    def run() -> int:
        for hand in hands:
            evaluate(hand)
        return len(hands)

    return run
