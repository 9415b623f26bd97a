"""The law of moves: every filling of an open form is accepted, everything else is refused.

A form may have a check as a whole (`FormCheck`): then a filling is accepted, or refused with the
reason that this check gives and declares.

And a refused move leaves the state as it was, to the byte.
"""

import copy
from collections.abc import Sequence
from random import Random

import msgspec

from hub.laws.broken import LawBroken
from hub.laws.forms import fits
from hub.laws.random_nights import RandomNight, Rules, actors, seats
from hub.laws.report import failure
from hub.laws.spoilt_moves import FOREIGN, spoils
from hub.laws.whole_forms import doubt, filling
from hub.rules.contract.actor import EXPORT, TABLE, WATCHER, Actor, at
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.play import apply, audit
from hub.rules.contract.refusal import Reason, Refusal
from hub.tables.chance import SeededChance

Offers = dict[Actor, tuple[Offer, ...]]

encode = msgspec.msgpack.Encoder().encode


def check_legality(night: RandomNight, moments: int = 6) -> int:
    """Look at some moments of a night; returns how many moves were tried."""
    dice = Random(f"legality/{night.seed}")
    states = night.states[1:]
    picked = dice.sample(range(len(states)), min(moments, len(states)))
    keys = _keys(night)
    return sum(_check_moment(night, states[place], keys, dice) for place in {*picked, -1})


def _keys(night: RandomNight) -> frozenset[str]:
    """Every offer's key that was ever made use of, and one that never was."""
    return frozenset({move.offer for _, move in night.moves} | {FOREIGN, ""})


def _check_moment(night: RandomNight, state: AnyState, keys: frozenset[str], dice: Random) -> int:
    rules, tried = night.rules, 0
    count = seats(rules, state)
    onlookers = (TABLE, WATCHER, EXPORT, at(count), at(-1), at(999))
    everyone = (*actors(count), *onlookers)
    offers = {actor: rules.offers(state, actor) for actor in everyone}
    for actor in everyone:
        check_single_offers(rules, state, actor, keys)
    moves = []
    for actor in actors(count):
        for offer in offers[actor]:
            for move in _fillings(rules, state, actor, offer, dice):
                check_accepted(rules, state, actor, move)
                moves.append((actor, move))
            bad = list(spoils(offer, dice))
            for what, spoilt in dice.sample(bad, min(8, len(bad))):
                tried += check_refused(rules, state, actor, spoilt, offers, what)
    for _, move in moves:
        other = dice.choice(everyone)
        tried += check_refused(rules, state, other, move, offers, "another's offer")
    return tried + len(moves)


def _fillings(
    rules: Rules, state: AnyState, actor: Actor, offer: Offer, dice: Random
) -> Sequence[Move]:
    """One that is to be accepted, after those that its form's check refuses."""
    if offer.closed is not None:
        return ()
    found = filling(rules, state, actor, offer, dice)
    return found.declined if found.move is None else (*found.declined, found.move)


def check_single_offers(rules: Rules, state: AnyState, actor: Actor, keys: frozenset[str]) -> None:
    """`offer` gives each of `offers`, and nothing for any other key; `urgent` some of them."""
    shown = {offer.key: offer for offer in rules.offers(state, actor)}
    if len(shown) != len(rules.offers(state, actor)):
        raise LawBroken(f"{actor} has two offers of one key")
    # A twin of the state: a game may remember what it has just shown of this one.
    twin = copy.copy(state)
    for key in {*shown, *keys}:
        if rules.offer(twin, actor, key) != shown.get(key):
            raise LawBroken(f"{actor}: offer({key!r}) is not what offers() shows")
    if rules.urgent(twin, actor) != tuple(each for each in shown.values() if not each.standing):
        raise LawBroken(f"{actor}: urgent() is not what offers() shows without what stands there")


def check_accepted(rules: Rules, state: AnyState, actor: Actor, move: Move) -> None:
    """It fits its offer: it is made, or refused for what its form's check has against it."""
    before = encode(state)
    doubtful = doubt(rules, state, actor, move)
    if doubtful is not None:
        if answer(rules, state, actor, move) != doubtful:
            raise LawBroken(f"{move} by {actor} is not refused for {doubtful}, as its form says")
        if encode(state) != before:
            raise LawBroken(f"{move} by {actor} is refused as a whole and changes the state")
        return
    try:
        after, events = apply(rules, state, actor, move, SeededChance("legality"))
    except Refusal as refusal:
        raise LawBroken(f"{actor} is offered {move} and refused: {refusal.reason}") from refusal
    except Exception as error:
        raise LawBroken(f"{actor} is offered {move}, and it fails: {failure(error)}") from error
    if not events:
        raise LawBroken(f"{move} by {actor} changes nothing")
    if encode(state) != before:
        raise LawBroken(f"{move} by {actor} changed the state it was given")
    audit(rules, after)


def check_refused(
    rules: Rules, state: AnyState, actor: Actor, move: Move, offers: Offers, what: str
) -> bool:
    """Whether the move was one to refuse at all; if so, it must have been, else accepted."""
    shown = {offer.key: offer for offer in offers[actor]}
    if fits(shown.get(move.offer), move):
        check_accepted(rules, state, actor, move)
        return False
    before = encode(state)
    if answer(rules, state, actor, move) is None:
        raise LawBroken(f"{what}: {move} by {actor} is not offered, and accepted")
    if encode(state) != before:
        raise LawBroken(f"{what}: {move} by {actor} is refused and changes the state")
    return True


def answer(rules: Rules, state: AnyState, actor: Actor, move: Move) -> Reason | None:
    """Why this move is refused; None if it is not."""
    try:
        apply(rules, state, actor, move, SeededChance("answer"))
    except Refusal as refusal:
        return refusal.reason
    except Exception as error:
        text = f"{move} by {actor} is not refused but fails: {failure(error)}"
        raise LawBroken(text) from error
    return None
