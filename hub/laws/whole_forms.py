"""Fillings of a form that its check as a whole lets through, and those that it refuses.

It knows no form: what is refused is filled in again, with smaller numbers each time, since most
that is too much together is so because every number is as large as it may be.
"""

from random import Random
from typing import NamedTuple

from hub.laws.broken import LawBroken
from hub.laws.forms import Told, fill
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import AnyGame
from hub.rules.contract.refusal import Reason

TRIES = 40
_NARROWEST = 8


class Filling(NamedTuple):
    """A move that will do, or None; and the fillings before it that were refused as a whole."""

    move: Move | None
    declined: tuple[Move, ...] = ()


def filling(
    rules: AnyGame,
    state: AnyState,
    actor: Actor,
    offer: Offer,
    dice: Random,
    told: Told | None = None,
) -> Filling:
    """Fill an open offer in until its check has nothing against it; an offer that never comes to
    that is none.
    """
    declined: list[Move] = []
    while len(declined) < TRIES:
        narrow = min(1 + len(declined), _NARROWEST)
        move = fill(offer, dice, told, narrow)
        if move is None or doubt(rules, state, actor, move) is None:
            return Filling(move, tuple(declined))
        declined.append(move)
    raise LawBroken(f"{actor} is offered {offer.key}, and {TRIES} fillings of it are refused")


def doubt(rules: AnyGame, state: AnyState, actor: Actor, move: Move) -> Reason | None:
    """What the check of the whole form has against this filling: one of its own reasons."""
    check = rules.form_check(state, actor, move.offer)
    found = None if check is None else check.doubt(state, actor, move.values)
    if check is not None and found is not None and found.code not in check.codes:
        raise LawBroken(
            f"{move.offer} is refused as a whole for {found.code}, which is not declared"
        )
    return found
