"""What lies on a table with a duel, and how another one that could be is drawn.

Who has fallen and where the others stand is no count: it is as in the books.
"""

from collections.abc import Iterable
from typing import Any

from hub.rules.box.cards import KINDS, PROPERTIES, kind
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.proof.table_facts import (
    BUSHIDO,
    DECK,
    DISCARDS,
    TURN,
    CardFacts,
    changed,
)
from hub.rules.contract.actor import Actor
from hub.rules.contract.table_facts import Datum, Draws, Fact, Facts, Saying
from hub.rules.duel.flow import FLOW
from hub.rules.duel.state import State

NOBODY = ""


class DuelFacts(CardFacts):
    """Resilience and properties of characters, who is active, hands, and Bushido."""

    order = ("resilience", "laid", "bushido", "active", "turn", "hand", "deck", "discards")
    used = "weapons"
    placing = frozenset({"hold", "beside"})

    def here(self, state: State) -> tuple[int, ...]:
        return (0, 1)

    def tokens(self, state: State) -> Facts:
        facts: Facts = {}
        for seat, side in enumerate(state.sides):
            for figure in side.figures:
                is_behind = figure.name not in side.line and not figure.fallen
                points = "behind" if is_behind else figure.resilience
                facts[Fact("resilience", seat, figure.name)] = points
            facts[Fact("active", seat)] = side.active
        return facts

    def cards(self, state: State) -> Facts:
        facts: Facts = {}
        for seat, side in enumerate(state.sides):
            for name in side.standing:
                laid = [kind(card) for card in side.figure(name).laid]
                facts |= {Fact("laid", seat, f"{name}/{k}"): laid.count(k) for k in PROPERTIES}
            facts[Fact("hand", seat)] = side.hand
        # While its owner still chooses whom to lay it on, it is in play all the same.
        is_held = state.bushido_at >= 0 and not state.bushido_on
        return {**facts, BUSHIDO: f"held {state.bushido_at}" if is_held else state.bushido_on}

    def draw_tokens(self, state: State, truth: Facts, draws: Draws, share: int) -> None:
        turn = truth[TURN]
        assert isinstance(turn, tuple)
        for seat, side in enumerate(state.sides):
            for name in side.line:
                fact = Fact("resilience", seat, name)
                truth[fact] = changed(draws, share, truth[fact], 1, CHARACTERS[name])
            if turn[-1].startswith("asked"):
                continue
            is_named = side.active == NOBODY and turn[0] == str(seat)
            if is_named or (side.active and draws.happens(share)):
                # Only whose turn it is has one for sure: another's may have fallen.
                names = (*side.standing, *([] if turn[0] == str(seat) else [NOBODY]))
                truth[Fact("active", seat)] = names[draws.below(len(names))]

    def draw_open(self, state: State, truth: Facts, draws: Draws, share: int) -> None:
        lie = dict.fromkeys(PROPERTIES, 0)
        for fact in [fact for fact in truth if fact.what == "laid"]:
            name = fact.of.rpartition("/")[2]
            wanted = draws.below(3) if draws.happens(share // 3) else int(str(truth[fact]))
            truth[fact] = min(wanted, KINDS[name].copies - lie[name])
            lie[name] += int(str(truth[fact]))
        turn = truth[TURN]
        assert isinstance(turn, tuple)
        if draws.happens(share) and not turn[-1].startswith("asked"):
            names = (NOBODY, *state.sides[0].line, *state.sides[1].line)
            truth[BUSHIDO] = names[draws.below(len(names))]

    def steps(self, state: State, truth: Facts, seat: int) -> tuple[str, ...]:
        if not state.cards_are_counted:
            return ("active", "play")
        on = str(truth[BUSHIDO])
        check = ("bushido",) if on in state.sides[seat].line or on == f"held {seat}" else ()
        return ("active", *check, "draw", "play")

    def is_due(self, state: State, truth: Facts, seat: int, step: str) -> bool:
        side = state.sides[seat]
        if step == "active":
            # A Shogun alone is active without a word.
            return len(side.standing) == 1
        has_ieyasu = "ieyasu" in (side.shogun, truth[Fact("active", seat)])
        return step == "draw" and not (has_ieyasu and truth[DISCARDS] != 0)

    def is_astray(self, state: State, real: State) -> bool:
        """Whoever has fallen does not get up again by a correction."""
        return any(
            figure.fallen and not real.figure(figure.name).fallen for figure in state.figures
        )

    def own(self, state: State, truth: Facts, seat: int) -> Facts:
        own = ("resilience", "laid", "hand")
        mine = {f: truth[f] for f in truth if f.seat == seat and f.what in own}
        if truth.get(BUSHIDO) in state.sides[seat].line:
            mine[BUSHIDO] = truth[BUSHIDO]
        return mine

    def sayings(self, state: Any, actor: Actor, fact: Fact, truth: Facts) -> Iterable[Saying]:
        then = truth[fact]
        if fact.what == "laid":
            name, _, card = fact.of.rpartition("/")
            known = self.known(state) or {}
            sign = "+" if int(str(then)) > int(str(known.get(fact, 0))) else "-"
            yield Saying("correct-laid", {"character": name, "change": f"{sign}{card}"})
        elif fact.what == "resilience":
            yield Saying("correct-resilience", {"character": fact.of, "value": then})
        elif fact.what == "hand":
            yield Saying("correct-hand", {"seat": fact.seat, "value": then})
        else:
            yield from _of_the_table(fact, then)


def _of_the_table(fact: Fact, then: Datum) -> Iterable[Saying]:
    if fact == TURN:
        assert isinstance(then, tuple)
        yield Saying("correct-turn", {"seat": int(then[0])})
    elif fact == DECK:
        assert isinstance(then, int)
        yield Saying("correct-deck", {"count": then})
    elif fact == BUSHIDO and then == NOBODY:
        # With the discards, unless a hand wants it: a draw that is due may hide that it is full.
        yield Saying("bushido-gone", {"source": "the-discards"})
        yield Saying("bushido-gone", {})
    elif then == NOBODY:
        yield Saying("active-gone", {"seat": fact.seat})
    else:
        assert isinstance(then, str)
        yield Saying(f"correct-{fact.what}", {"character": then})


FACTS = DuelFacts(FLOW)
