"""The finals: who meets whom in knock-out duels, and what place that gives."""

import msgspec

from hub.rules.contract.value import Value

NOBODY = -1
SEMI_FINALS = ("semi-1", "semi-2")
FINAL = "final"

# By seed, best first: 1 v 4 and 2 v 3, or 1 v 8, 4 v 5, 3 v 6 and 2 v 7.
PAIRINGS: dict[int, dict[str, tuple[int, int]]] = {
    4: {"semi-1": (1, 4), "semi-2": (2, 3)},
    8: {"quarter-1": (1, 8), "quarter-2": (4, 5), "quarter-3": (3, 6), "quarter-4": (2, 7)},
}
# Where the winner of a duel goes on, and on which side.
NEXT: dict[str, tuple[str, int]] = {
    "quarter-1": ("semi-1", 0),
    "quarter-2": ("semi-1", 1),
    "quarter-3": ("semi-2", 0),
    "quarter-4": ("semi-2", 1),
    "semi-1": (FINAL, 0),
    "semi-2": (FINAL, 1),
}


class Duel(Value):
    """Two entrants, as far as they are known; -1 on a side that stays empty is a walk-over.

    `edition` counts how often it was made up: deciding an earlier duel again changes it.
    """

    sides: tuple[int, int] = (NOBODY, NOBODY)
    known: tuple[bool, bool] = (False, False)
    winner: int = NOBODY
    is_over: bool = False
    edition: int = 1

    @property
    def is_open(self) -> bool:
        """Both are known, and it has not been decided."""
        return all(self.known) and not self.is_over

    @property
    def loser(self) -> int:
        return self.sides[0] if self.winner == self.sides[1] else self.sides[1]


Bracket = dict[str, Duel]


def bracket_of(finalists: tuple[int, ...], size: int) -> Bracket:
    """The bracket of these, best first; whoever has no opponent goes on."""
    duels: Bracket = {name: Duel() for name in (*PAIRINGS[size], *SEMI_FINALS, FINAL)}
    by_seed = (*finalists, *[NOBODY] * size)
    for name, (one, other) in PAIRINGS[size].items():
        duels[name] = Duel(sides=(by_seed[one - 1], by_seed[other - 1]), known=(True, True))
    return _walk_over(duels)


def decided(duels: Bracket, name: str, winner: int) -> Bracket:
    """The bracket after a duel; deciding it again puts another into the next one."""
    after = {**duels, name: msgspec.structs.replace(duels[name], winner=winner, is_over=True)}
    if name in NEXT:
        target, side = NEXT[name]
        after[target] = _joined(after[target], side, winner)
    return _walk_over(after)


def can_decide(duels: Bracket, name: str) -> bool:
    """Open, or over with nothing built on it yet, as on the final never. A walk-over stands."""
    return duels[name].is_open or can_reopen(duels, name)


def can_reopen(duels: Bracket, name: str) -> bool:
    """Over with nothing built on it yet: the next duel is not over. A walk-over stands."""
    duel = duels[name]
    if not duel.is_over or NOBODY in duel.sides:
        return False
    return name == FINAL or not duels[NEXT[name][0]].is_over


def reopened(duels: Bracket, name: str) -> Bracket:
    """The bracket with a duel that is fought on: nobody goes on from it yet.

    If the next one had both its sides, its table is open: it will be made up anew.
    """
    after = {**duels, name: msgspec.structs.replace(duels[name], winner=NOBODY, is_over=False)}
    if name in NEXT:
        target, side = NEXT[name]
        sides, known = list(after[target].sides), list(after[target].known)
        sides[side], known[side] = NOBODY, False
        after[target] = Duel(
            sides=(sides[0], sides[1]),
            known=(known[0], known[1]),
            edition=duels[target].edition + all(duels[target].known),
        )
    return after


def places(duels: Bracket, seeds: tuple[int, ...]) -> dict[int, int]:
    """The place of everyone who was in the finals, once they are over.

    The losers of the semi-finals share third; those of the quarter-finals keep the order of
    their seeds.
    """
    final = duels[FINAL]
    found = {final.winner: 1, final.loser: 2}
    found |= {duels[name].loser: 3 for name in SEMI_FINALS}
    losers = [duels[name].loser for name in duels if name.startswith("quarter")]
    in_order = [seed for seed in seeds if seed in losers]
    found |= {entrant: place for place, entrant in enumerate(in_order, start=5)}
    found.pop(NOBODY, None)
    return found


def _joined(duel: Duel, side: int, entrant: int) -> Duel:
    sides, known = list(duel.sides), list(duel.known)
    edition = duel.edition + (known[side] and sides[side] != entrant)
    sides[side], known[side] = entrant, True
    return Duel(sides=(sides[0], sides[1]), known=(known[0], known[1]), edition=edition)


def _walk_over(duels: Bracket) -> Bracket:
    for name, duel in duels.items():
        if duel.is_open and NOBODY in duel.sides:
            return decided(duels, name, max(duel.sides))
    return duels
