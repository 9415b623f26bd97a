"""What everyone sees: all of it. One player alone has no secrets, and the dice lie open."""

from functools import lru_cache

from hub.rules.contract.actor import Actor
from hub.rules.contract.value import Value
from hub.rules.contract.view import Asked, Counter, Mark, Pile, Place, View
from hub.rules.solo.concentration import rewards_of
from hub.rules.solo.score import ROLE, Verdict, outcome, verdict
from hub.rules.solo.sheet import Row, Sheet
from hub.rules.solo.state import DICE, KI_A_ROUND, PLAYER, Roll, State, Written


class Die(Value):
    """One of one's own dice; `gone`: a deep wound threw it away for this round."""

    value: int
    gone: bool


class Price(Value):
    key: str
    cost: int


class Solo(Value, kw_only=True):
    """What only this game's own screens draw.

    `attack`, `defence` and `focus` are this round's, Ki and Concentration included; `row` is the
    opponent's, once their dice lie there. `marked` and `lost` are sums of the body table. The
    `verdict` is what came of the duel for the player, once it is over.
    """

    sheet: Sheet
    allowed: int
    taken: int
    dice: tuple[Die, ...]
    foe_has: int
    foe_dice: tuple[int, ...]
    row: Row | None
    attack: int
    defence: int
    focus: int
    ki_spent: int
    ki_limit: int
    bought: str
    prices: tuple[Price, ...]
    marked: tuple[int, ...]
    lost: tuple[int, ...]
    deep: tuple[int, ...]
    written: tuple[Written, ...]
    verdict: Verdict = ""


@lru_cache(maxsize=32)
def _prices(sheet: Sheet) -> tuple[Price, ...]:
    return tuple(Price(key=each.key, cost=each.cost) for each in rewards_of(sheet).values())


def view(state: State, viewer: Actor) -> View[Solo]:
    running = bool(state.round) and state.ending is None
    return View(
        game="solo",
        level=state.level,
        phase=_phase(state),
        turn=PLAYER if running else -1,
        round=state.round,
        you=viewer.seat if viewer.kind == "seat" else -1,
        places=(_place(state),),
        piles=_piles(state),
        asked=tuple(
            Asked(
                question=roll.question, key=roll.key, seats=roll.awaited, about={"count": roll.dice}
            )
            for roll in state.frames
            if type(roll) is Roll
        ),
        outcome=outcome(state),
        own=_own(state),
    )


# Dice that have to fall belong to the step that asked for them.
_OF_ROLL = {"own": "dice", "again": "give", "foe": "foe", "wound": "answer"}
_OF_ROLL |= dict.fromkeys(("deep", "deep-ki", "deep-life"), "answer")


def _phase(state: State) -> str:
    """A surprise attack belongs to no step: what lies beneath it says where the round stands."""
    rolls = (frame.key for frame in reversed(state.frames) if type(frame) is Roll)
    return next((_OF_ROLL[key] for key in rolls if key in _OF_ROLL), state.step)


def _place(state: State) -> Place:
    sheet = state.sheet
    counters = (
        Counter(key="life", value=state.life, limit=sheet.life),
        Counter(key="foe-life", value=state.foe, limit=sheet.foe_life),
        # Ki may grow past what the sheet gives.
        Counter(key="ki", value=state.ki),
        Counter(key="concentration", value=state.concentration),
    )
    return Place(
        place=0, seat=PLAYER, figure=ROLE, role=ROLE, counters=counters, marks=_marks(state)
    )


def _marks(state: State) -> tuple[Mark, ...]:
    """How many parts are hit and lost; which, a body shows better than a row of marks."""
    hit, lost = len(state.marked) - len(state.lost), len(state.lost)
    counts = (Mark(key="hit", count=hit), Mark(key="lost", count=lost))
    deep = (Mark(key=f"deep-{number}") for number in state.deep)
    return (*(mark for mark in counts if mark.count), *deep)


def _piles(state: State) -> tuple[Pile, ...]:
    """The four dice: one's own, and what is left for the opponent."""
    if not state.taken:
        return (Pile(key="dice", count=DICE),)
    return (
        Pile(key="own-dice", count=state.taken),
        Pile(key="foe-dice", count=state.foe_has),
    )


def _own(state: State) -> Solo:
    return Solo(
        sheet=state.sheet,
        allowed=state.allowed,
        taken=state.taken,
        dice=tuple(Die(value=die, gone=state.is_thrown_away(die)) for die in state.dice),
        foe_has=state.foe_has if state.taken else 0,
        foe_dice=state.foe_dice,
        row=state.sheet.row(state.foe_sum) if state.foe_dice else None,
        attack=state.full_attack,
        defence=state.full_defence,
        focus=state.focus,
        ki_spent=state.ki_spent,
        ki_limit=KI_A_ROUND,
        bought=state.bought,
        prices=_prices(state.sheet),
        marked=state.marked,
        lost=state.lost,
        deep=state.deep,
        written=state.written,
        verdict=verdict(state),
    )
