"""`python -m tests.rules.digest`: one line a night that changes if anything a game says changes.

Random nights of every game are played and hashed by what is said in them: steps, the story for
every viewer, views, offers, secrets, what a bot would do, refusals, what counts for awards, and the
nights that the secrecy law makes of them. Run it before and after a change that must not change
behaviour, and compare the two with `diff`. One night of each case is kept in digests.txt and held
by test_digest.py.
"""

import argparse
import hashlib
from random import Random
from typing import Any

import msgspec

from hub.laws.case import Case
from hub.laws.random_nights import CALM, LIVELY, RandomNight, actors, play, seats
from hub.laws.spoilt_moves import spoils
from hub.rules.contract.actor import HOST, HUB, REFEREE, TABLE, at, viewers
from hub.rules.contract.award import PublicStep, awards
from hub.rules.contract.game import AnyGame
from hub.rules.contract.night import PlayedStep
from hub.rules.contract.outcome import by_points
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import RULES
from hub.tables.chance import SeededChance
from tests.rules.laws.options import CASES

# A look at everything costs a hundred times a move, so it is taken only now and then.
EVERY = 4
SPOILT = 6
LENGTH = 400
CASES_EACH = 40
# A night that is broken off: nobody is of anybody's side.
UNDECIDED = by_points("broken-off", ())
KINDS = (
    "steps",
    "story",
    "state",
    "secrets",
    "views",
    "offers",
    "bots",
    "refusals",
    "feats",
    "hidden",
)


class Digest:
    """All that was said so far, as one number for each kind of thing that is said."""

    def __init__(self) -> None:
        self._hashes = {kind: hashlib.sha256() for kind in KINDS}
        self.moves = 0

    def add(self, kind: str, *said: Any) -> None:
        for each in said:
            self._hashes[kind].update(msgspec.json.encode(each, order="sorted"))
            self._hashes[kind].update(b"\n")

    def __str__(self) -> str:
        found = (f"{kind}:{hashed.hexdigest()[:8]}" for kind, hashed in self._hashes.items())
        return " ".join((f"moves:{self.moves}", *found))


def digest(case: Case, seed: int, length: int = LENGTH) -> Digest:
    """What everybody hears and sees in one night."""
    rules = RULES[case.game]
    night = play(rules, case, seed, length, CALM if seed % 3 == 0 else LIVELY)
    found = Digest()
    for number, (step, state) in enumerate(zip(night.steps, night.states[1:], strict=True)):
        found.add("steps", step)
        everyone = viewers(seats(rules, state))
        if isinstance(step, PlayedStep):
            heard = [[rules.seen_by(event, actor) for actor in everyone] for event in step.events]
            found.add("story", heard)
        if number % EVERY == 0:
            _look(found, night, state, Random(number))
    _feats(found, night)
    for viewer in viewers(seats(rules, night.state)):
        chance = SeededChance(f"redeal/{seed}")
        found.add("hidden", rules.resample_hidden(night.steps, viewer, chance))
    found.moves = len(night.moves)
    return found


def _look(found: Digest, night: RandomNight, state: Any, dice: Random) -> None:
    rules, count = night.rules, seats(night.rules, state)
    found.add("state", rules.awaited(state), rules.is_over(state), rules.outcome(state))
    found.add("state", rules.invariants(state))
    found.add("secrets", [rules.secret(state, seat) for seat in range(count)])
    found.add("views", [rules.view(state, viewer) for viewer in (*viewers(count), HUB)])
    offers = [(actor, rules.offers(state, actor)) for actor in actors(count)]
    found.add("offers", [each for _, each in offers])
    for seat in rules.awaited(state):
        _bot(found, night, state, seat)
    for actor, each in dice.sample(offers, min(3, len(offers))):
        for offer in each[:2]:
            for what, move in list(spoils(offer, dice))[:SPOILT]:
                found.add("refusals", what, _refused(night, state, actor, move))
    final = [rules.is_final(state, "turn-ended", actor) for actor in (at(0), HOST, REFEREE)]
    found.add("state", final)


def _bot(found: Digest, night: RandomNight, state: Any, seat: int) -> None:
    rules = night.rules
    offers = rules.offers(state, at(seat))
    if any(offer.closed is None for offer in offers if not offer.standing):
        view, secret = rules.view(state, at(seat)), rules.secret(state, seat)
        chance = SeededChance(f"bot/{night.seed}")
        found.add("bots", rules.policy(view, secret, offers, chance))


def _feats(found: Digest, night: RandomNight) -> None:
    """What counts for each award, undone or not; and who would get which, where it is over."""
    rules, outcome = night.rules, night.rules.outcome(night.state)
    made = zip(night.steps, night.states, strict=False)
    steps = [_public(rules, step, before) for step, before in made if isinstance(step, PlayedStep)]
    for rule in rules.awards:
        each = [feat for step in steps for feat in rule.feats(step, outcome or UNDECIDED)]
        found.add("feats", rule.key, [(feat.seat, feat.weight, dict(feat.about)) for feat in each])
    if outcome is not None:
        found.add("feats", awards(rules.awards, steps, outcome))


def _public(rules: AnyGame, step: PlayedStep, before: Any) -> PublicStep:
    told = (rules.seen_by(event, TABLE) for event in step.events)
    lines = tuple(line for line in told if line is not None)
    return PublicStep(lines, lambda: rules.view(before, TABLE))


def _refused(night: RandomNight, state: Any, actor: Any, move: Any) -> Any:
    try:
        _, events = apply(night.rules, state, actor, move, night.chance)
    except Refusal as refusal:
        return refusal.reason
    return events


def cases(most: int = CASES_EACH) -> list[Case]:
    """So many of each game, spread over all its tables."""
    chosen: list[Case] = []
    for game in RULES:
        every = CASES[game]()
        chosen += every[:: max(1, len(every) // most)][:most]
    return chosen


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--cases", type=int, default=CASES_EACH, help="of each game")
    words.add_argument("--seeds", type=int, default=2)
    words.add_argument("--length", type=int, default=LENGTH)
    asked = words.parse_args()
    for number, case in enumerate(cases(asked.cases)):
        for seed in range(asked.seeds):
            print(f"{case.table} {number} {seed} {digest(case, seed, asked.length)}", flush=True)


if __name__ == "__main__":
    main()
