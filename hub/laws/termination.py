"""The law that games end: with players who do anything, and with players who have a plan."""

from random import Random

from hub.laws.broken import LawBroken
from hub.laws.case import Case
from hub.laws.forms import fits
from hub.laws.random_nights import CALM, Rules, play, seats
from hub.rules.contract.actor import Actor, at
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.play import apply, begin
from hub.tables.chance import SeededChance


def check_random_end(rules: Rules, case: Case, seed: int, bound: int) -> int:
    """Random players with nothing but what the game waits for; how many steps it took."""
    night = play(rules, case, seed, bound, CALM)
    if rules.outcome(night.state) is None:
        raise LawBroken(f"no end after {len(night.steps)} steps: {night}")
    return len(night.steps)


def check_policy_end(rules: Rules, case: Case, seed: int, bound: int) -> int:
    """The game's own players, each seeing no more than its seat does."""
    chance = SeededChance(f"policy/{seed}")
    state, _ = begin(rules, case.options, chance)
    for step in range(1, bound):
        if rules.outcome(state) is not None:
            return step
        actor, offers = _next(rules, state)
        move = _told(case, actor, offers, seed) or rules.policy(
            rules.view(state, actor), rules.secret(state, actor.seat), offers, chance
        )
        if not any(fits(offer, move) for offer in offers):
            raise LawBroken(f"the policy of {actor} makes {move}, which it is not offered")
        state, _ = apply(rules, state, actor, move, chance)
    raise LawBroken(f"no end after {bound} steps: {case}, seed {seed}")


def _next(rules: Rules, state: AnyState) -> tuple[Actor, tuple[Offer, ...]]:
    """The first seat that the game waits for: one that is asked, else whose turn it is."""
    view = rules.view(state, at(0))
    waiting = [seat for asked in view.asked[-1:] for seat in asked.seats] or [view.turn]
    for seat in (*waiting, *range(seats(rules, state))):
        offers = rules.offers(state, at(seat))
        if any(offer.closed is None and not offer.standing for offer in offers):
            return at(seat), offers
    raise LawBroken("the game is not over, and nobody can do anything")


def _told(case: Case, actor: Actor, offers: tuple[Offer, ...], seed: int) -> Move | None:
    """What is said of the real things on the table; no policy can know them."""
    for (key, name), values in case.told.items():
        for offer in offers:
            if offer.key == key and len(offer.fields) == 1:
                mixed = Random(f"{seed}/{offer.question}").sample(values, len(values))
                told = {name: mixed[actor.seat]}
                move = Move(offer=key, question=offer.question, values=told)
                return move if fits(offer, move) else None
    return None
