"""`python -m tests.rules.digest`: one line a case that changes if anything a game says changes.

Random nights of every game are played and hashed: events, the story for every viewer, views,
offers, secrets, what a bot would do, refusals, and the nights that the secrecy law makes of them.
Run it before and after a change that must not change behaviour, and compare the two with `diff`.
"""

import argparse
import hashlib
from random import Random
from typing import Any

import msgspec

from hub.laws.case import Case
from hub.laws.random_nights import CALM, LIVELY, RandomNight, actors, play, seats
from hub.laws.spoilt_moves import spoils
from hub.rules.contract.actor import HOST, HUB, REFEREE, at, viewers
from hub.rules.contract.night import PlayedStep
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import RULES
from hub.tables.chance import SeededChance
from tests.rules.laws.options import CASES

# A look at everything costs a hundred times a move, so it is taken only now and then.
EVERY = 4
SPOILT = 6


class Digest:
    """All that was said so far, as one number."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *said: Any) -> None:
        for each in said:
            self._hash.update(msgspec.json.encode(each, order="sorted"))
            self._hash.update(b"\n")

    def __str__(self) -> str:
        return self._hash.hexdigest()[:24]


def digest(case: Case, seed: int, length: int) -> tuple[str, int]:
    """What everybody hears and sees in one night, and how many moves it had."""
    rules = RULES[case.game]
    night = play(rules, case, seed, length, CALM if seed % 3 == 0 else LIVELY)
    found = Digest()
    for number, (step, state) in enumerate(zip(night.steps, night.states[1:], strict=True)):
        found.add(step)
        everyone = viewers(seats(rules, state))
        if isinstance(step, PlayedStep):
            found.add(
                [[rules.seen_by(event, actor) for actor in everyone] for event in step.events]
            )
        if number % EVERY == 0:
            _look(found, night, state, Random(number))
    for viewer in viewers(seats(rules, night.state)):
        found.add(rules.resample_hidden(night.steps, viewer, SeededChance(f"redeal/{seed}")))
    return str(found), len(night.moves)


def _look(found: Digest, night: RandomNight, state: Any, dice: Random) -> None:
    rules, count = night.rules, seats(night.rules, state)
    found.add(rules.awaited(state), rules.is_over(state), rules.outcome(state))
    found.add(rules.invariants(state))
    found.add([rules.secret(state, seat) for seat in range(count)])
    found.add([rules.view(state, viewer) for viewer in (*viewers(count), HUB)])
    offers = [(actor, rules.offers(state, actor)) for actor in actors(count)]
    found.add([each for _, each in offers])
    for seat in rules.awaited(state):
        _bot(found, night, state, seat)
    for actor, each in dice.sample(offers, min(3, len(offers))):
        for offer in each[:2]:
            for what, move in list(spoils(offer, dice))[:SPOILT]:
                found.add(what, _refused(night, state, actor, move))
    found.add([rules.is_final(state, "turn-ended", actor) for actor in (at(0), HOST, REFEREE)])


def _bot(found: Digest, night: RandomNight, state: Any, seat: int) -> None:
    rules = night.rules
    offers = rules.offers(state, at(seat))
    if any(offer.closed is None for offer in offers if not offer.standing):
        view, secret = rules.view(state, at(seat)), rules.secret(state, seat)
        found.add(rules.policy(view, secret, offers, SeededChance(f"bot/{night.seed}")))


def _refused(night: RandomNight, state: Any, actor: Any, move: Any) -> Any:
    try:
        _, events = apply(night.rules, state, actor, move, night.chance)
    except Refusal as refusal:
        return refusal.reason
    return events


def cases(most: int) -> list[Case]:
    """So many of each game, spread over all its tables."""
    chosen: list[Case] = []
    for game in RULES:
        every = CASES[game]()
        chosen += every[:: max(1, len(every) // most)][:most]
    return chosen


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--cases", type=int, default=40, help="of each game")
    words.add_argument("--seeds", type=int, default=2)
    words.add_argument("--length", type=int, default=400)
    asked = words.parse_args()
    total = 0
    for number, case in enumerate(cases(asked.cases)):
        for seed in range(asked.seeds):
            said, moves = digest(case, seed, asked.length)
            total += moves
            print(f"{case.table} {number} {seed} {moves} {said}", flush=True)
    print(f"{total} moves")


if __name__ == "__main__":
    main()
