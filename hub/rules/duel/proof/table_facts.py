"""What lies on a table with a duel, and how another one that could be is drawn.

Who has fallen is a count like any other. Where the others stand follows from it, but for the
side of a Shogun beside one Samurai, which is as in the books.
"""

from collections.abc import Iterable

from hub.rules.box.cards import KINDS, PROPERTIES, kind
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.proof.table_facts import (
    BUSHIDO,
    DISCARDS,
    TURN,
    CardFacts,
    changed,
    count_of,
)
from hub.rules.contract.table_facts import Datum, Draws, Fact, Facts, Saying
from hub.rules.duel.flow import FLOW
from hub.rules.duel.state import Side, State

NOBODY, BEHIND = "", "behind"


class DuelFacts(CardFacts[State]):
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
                points = BEHIND if is_behind else figure.resilience
                facts[Fact("resilience", seat, figure.name)] = points
            facts[Fact("active", seat)] = side.active
        return facts

    def cards(self, state: State) -> Facts:
        facts: Facts = {}
        for seat, side in enumerate(state.sides):
            for name in side.names:
                laid = [kind(card) for card in side.figure(name).laid]
                facts |= {Fact("laid", seat, f"{name}/{k}"): laid.count(k) for k in PROPERTIES}
            facts[Fact("hand", seat)] = side.hand
        # While its owner still chooses whom to lay it on, it is in play all the same.
        is_held = state.bushido_at >= 0 and not state.bushido_on
        return {**facts, BUSHIDO: f"held {state.bushido_at}" if is_held else state.bushido_on}

    def draw_tokens(self, state: State, truth: Facts, draws: Draws, share: int) -> None:
        pinned = _pinned(state) if _is_asked(truth) else ()
        for seat, side in enumerate(state.sides):
            _draw_resilience(side, seat, truth, draws, share, pinned)
            _draw_active(side, seat, truth, draws, share)

    def draw_open(self, state: State, truth: Facts, draws: Draws, share: int) -> None:
        lie = dict.fromkeys(PROPERTIES, 0)
        for fact in [fact for fact in truth if fact.what == "laid"]:
            who, _, name = fact.of.rpartition("/")
            wanted = draws.below(3) if draws.happens(share // 3) else count_of(truth, fact)
            is_up = truth[Fact("resilience", fact.seat, who)] != 0
            truth[fact] = min(wanted, KINDS[name].copies - lie[name]) if is_up else 0
            lie[name] += count_of(truth, fact)
        lines = [_in_circle(side, seat, truth) for seat, side in enumerate(state.sides)]
        names = (NOBODY, *lines[0], *lines[1])
        if not _is_asked(truth) and (draws.happens(share) or truth[BUSHIDO] not in names):
            truth[BUSHIDO] = names[draws.below(len(names))]

    def steps(self, state: State, truth: Facts, seat: int) -> tuple[str, ...]:
        if not state.cards_are_counted:
            return ("active", "play")
        on = str(truth[BUSHIDO])
        check = ("bushido",) if on in state.sides[seat].names or on == f"held {seat}" else ()
        return ("active", *check, "draw", "play")

    def is_due(self, state: State, truth: Facts, seat: int, step: str) -> bool:
        side = state.sides[seat]
        if step == "active":
            # A Shogun alone is active without a word.
            return len(_standing(side, seat, truth)) == 1
        has_ieyasu = "ieyasu" in (side.shogun, truth[Fact("active", seat)])
        return step == "draw" and not (has_ieyasu and truth[DISCARDS] != 0)

    def own(self, state: State, truth: Facts, seat: int) -> Facts:
        own = ("resilience", "laid", "hand")
        mine = {f: truth[f] for f in truth if f.seat == seat and f.what in own}
        if truth.get(BUSHIDO) in state.sides[seat].names:
            mine[BUSHIDO] = truth[BUSHIDO]
        return mine

    def own_sayings(self, state: State, fact: Fact, truth: Facts) -> Iterable[Saying]:
        then = truth[fact]
        if fact.what == "laid":
            name, _, card = fact.of.rpartition("/")
            known = self.known(state) or {}
            sign = "+" if count_of(truth, fact) > count_of(known, fact) else "-"
            yield Saying("correct-laid", {"character": name, "change": f"{sign}{card}"})
        elif fact.what == "resilience":
            yield Saying("correct-resilience", {"character": fact.of, "value": then})
        elif fact.what == "hand":
            yield Saying("correct-hand", {"seat": fact.seat, "value": then})
        else:
            yield from _of_the_table(fact, then)


def _standing(side: Side, seat: int, truth: Facts) -> tuple[str, ...]:
    """Who of a side has not fallen on the true table."""
    return tuple(name for name in side.names if truth[Fact("resilience", seat, name)] != 0)


def _in_circle(side: Side, seat: int, truth: Facts) -> tuple[str, ...]:
    """And of these, who stands in the circle."""
    up = _standing(side, seat, truth)
    return tuple(name for name in up if truth[Fact("resilience", seat, name)] != BEHIND)


def _pinned(state: State) -> tuple[str, ...]:
    """Whoever a question is about stands in the circle; who may choose a side of one does so."""
    about = state.question.characters if state.question is not None else ()
    placed = [name for seat in state.choosing for name in state.sides[seat].line]
    return (*about, state.bushido_on, *placed)


def _draw_resilience(
    side: Side, seat: int, truth: Facts, draws: Draws, share: int, pinned: tuple[str, ...]
) -> None:
    """Samurai stand or have fallen; their Shogun is in the circle once one of them has."""
    shogun, *samurai = side.figures
    for figure in samurai:
        fact = Fact("resilience", seat, figure.name)
        stays = figure.fallen and shogun.name in pinned
        low, high = int(figure.name in pinned), 0 if stays else CHARACTERS[figure.name]
        truth[fact] = changed(draws, share, truth[fact], low, high)
    fact, full = Fact("resilience", seat, shogun.name), CHARACTERS[shogun.name]
    has_fallen = len(_standing(side, seat, truth)) <= len(samurai)
    now = full if truth[fact] == BEHIND else truth[fact]
    truth[fact] = changed(draws, share, now, 1, full) if has_fallen else BEHIND


def _draw_active(side: Side, seat: int, truth: Facts, draws: Draws, share: int) -> None:
    """Only whose turn it is has one for sure: another's may have fallen."""
    fact, up = Fact("active", seat), _standing(side, seat, truth)
    if truth[fact] not in up:
        truth[fact] = NOBODY
    if _is_asked(truth):
        return
    has_turn = _turn(truth)[0] == str(seat)
    if (has_turn and truth[fact] == NOBODY) or (truth[fact] != NOBODY and draws.happens(share)):
        names = up if has_turn else (*up, NOBODY)
        truth[fact] = names[draws.below(len(names))]


def _turn(truth: Facts) -> tuple[str, ...]:
    turn = truth[TURN]
    assert isinstance(turn, tuple)
    return turn


def _is_asked(truth: Facts) -> bool:
    return _turn(truth)[-1].startswith("asked")


def _of_the_table(fact: Fact, then: Datum) -> Iterable[Saying]:
    if fact == BUSHIDO and then == NOBODY:
        # With the discards, unless a hand wants it: a draw that is due may hide that it is full.
        yield Saying("bushido-gone", {"source": "the-discards"})
        yield Saying("bushido-gone", {})
    elif then == NOBODY:
        yield Saying("active-gone", {"seat": fact.seat})
    else:
        assert isinstance(then, str)
        yield Saying(f"correct-{fact.what}", {"character": then})


FACTS = DuelFacts(FLOW)
