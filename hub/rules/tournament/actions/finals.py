"""The end of the qualifying rounds, and the duels of the finals."""

from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.tournament.actions.referee_forms import NEXT, WHY, emits, trimmed
from hub.rules.tournament.bracket import can_decide
from hub.rules.tournament.events.finals import DuelDecided, QualifyingClosed
from hub.rules.tournament.events.rulings import Noted
from hub.rules.tournament.format import FEWEST
from hub.rules.tournament.seeded_draw import new_seed
from hub.rules.tournament.standings import LOT_VERSION, draw_lots, played, seeded, ties
from hub.rules.tournament.state import State, Transaction


def _offer_close(state: State, actor: Actor) -> Offer | None:
    """When the last round is over; before that only where the whole length is limited, or too
    few are left for another round: then the record says why.
    """
    if state.phase != "between":
        return None
    is_last = state.round >= state.planned
    is_stuck = not is_last and len(state.present) < FEWEST
    if not is_last and not state.length and not is_stuck:
        return None
    closed = None if played(state).intersection(state.present) else reason("nobody-present")
    return Offer(
        key="close-qualifying",
        fields=(WHY,) if is_stuck else (),
        closed=closed,
        standing=not is_last,
        about=NEXT if is_last else {},
    )


def _close(tx: Transaction, actor: Actor, values: Values) -> None:
    if "why" in values:
        tx.emit(Noted(why=trimmed(values, "why")))
    state = tx.state
    seed = new_seed(tx.chance, f"lots/{state.draws}")
    lots = draw_lots(ties(state), seed, LOT_VERSION)
    seeds = seeded(state, lots)
    tx.emit(
        QualifyingClosed(
            seeds=seeds,
            finalists=finalists_of(state, seeds),
            size=state.finalists,
            seed=seed,
            lots=lots,
        )
    )


def finalists_of(state: State, seeds: tuple[int, ...]) -> tuple[int, ...]:
    """The best of those who have played and are still here."""
    may = played(state).intersection(state.present)
    here = [entrant for entrant in seeds if entrant in may]
    return tuple(here[: state.finalists])


def _offer_decide(state: State, actor: Actor) -> Offer | None:
    """Typed in, forfeited, or put right as long as nothing was built on it."""
    names = [name for name in state.duels if can_decide(state.duels, name)]
    if not names:
        return None
    is_awaited = any(state.duels[name].is_open for name in names)
    duels = OneOf(
        name="duel",
        of="table",
        choices=tuple(Choice(value=name, closed=_stands(state, name)) for name in state.duels),
    )
    by = {name: tuple(Choice(value=at) for at in state.duels[name].sides) for name in names}
    winner = OneOf(name="winner", of="seat", given=("duel",), by=by)
    return Offer(key="decide-duel", fields=(duels, winner, WHY), standing=not is_awaited)


def _stands(state: State, name: str) -> Reason | None:
    if can_decide(state.duels, name):
        return None
    return reason("duel-stands" if state.duels[name].is_over else "duel-not-yet")


CLOSE_QUALIFYING = Action("close-qualifying", _offer_close, _close)
DECIDE_DUEL = Action("decide-duel", _offer_decide, emits(DuelDecided, source="referee"))
