"""The solo duel under the contract: the folder's parts, named as every game names them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.ruleset import Step, Sums
from hub.rules.contract.sheets import Sheets
from hub.rules.contract.stage import Stage
from hub.rules.contract.view import Line, Secret, View
from hub.rules.contract.who import Who
from hub.rules.solo import checking, policy, score, view
from hub.rules.solo.deeds import deeds_now
from hub.rules.solo.events import DuelEnded, Happening, Opened
from hub.rules.solo.flow import advance
from hub.rules.solo.options import Options
from hub.rules.solo.sheet import ROUNDS, Sheet
from hub.rules.solo.state import BLANK, DEEP, DICE, State
from hub.rules.solo.telling import Over, Tale
from hub.rules.solo.view import Solo


class WayOfTheSamurai:
    """The ruleset; it holds nothing."""

    key = "solo"
    schema = 1
    players = range(1, 2)
    levels: tuple[str, ...] = ("typed", "rolled")
    options_type: type[Any] = Options
    event_type: Any = Happening
    showcase: Any = None
    landmarks = frozenset({"limb-lost", "deeply-wounded", "bought", "ended"})
    fences = frozenset({"round-ended"})
    sheets: Sheets | None = Sheets(mistakes=checking.mistakes, built=checking.built)

    def blank(self) -> State:
        return BLANK

    def setup(self, tale: Tale, options: Options) -> None:
        tale.tell(Opened(level=options.level, sheet=options.sheet))
        advance(tale)

    def offers(self, state: State, who: Who) -> tuple[Offer, ...]:
        return tuple([deed.offer(state) for deed in deeds_now(state, who).values()])

    def offer(self, state: State, who: Who, key: str) -> Offer | None:
        deed = deeds_now(state, who).get(key)
        return None if deed is None else deed.offer(state)

    def decide(self, tale: Tale, who: Who, move: Move) -> None:
        deed = deeds_now(tale.state, who)[move.offer]
        try:
            deed.do(tale, move.values)
            advance(tale)
        except Over as over:
            tale.tell(DuelEnded(ending=over.ending))

    def awaited(self, state: State) -> tuple[int, ...]:
        return view.awaited(state)

    def view(self, state: State, viewer: Who) -> View[Solo]:
        return view.view(state, viewer)

    def secret(self, state: State, seat: int) -> Secret | None:
        return None

    def witness(self, event: Event, viewer: Who) -> Line | None:
        return event.witness(viewer)

    def is_undo_barrier(self, state: State, event: Event) -> bool:
        return event.is_undo_barrier(state)

    def is_over(self, state: State) -> bool:
        return state.ending is not None

    def is_final(self, state: State, tag: str, who: Who) -> bool:
        return False

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def conserved(self, state: State) -> Sums:
        """Concentration comes from the dice and goes for what it buys; four dice are rolled.

        The sheet stays one: a table takes no other, but a night may come in from elsewhere.
        """
        focus = sum(each.concentration for each in state.written) + _unwritten(state)
        sums = {
            "concentration": (state.concentration + state.gone, focus),
            "deep wounds": (len(state.deep), len(set(state.deep) & set(DEEP))),
            "mistakes of the sheet": (_mistakes(state.sheet), 0),
            "rounds": (max(0, min(state.round, ROUNDS)), state.round),
        }
        if state.foe_dice:
            sums["dice"] = (len(state.dice) + len(state.foe_dice), DICE)
        return sums

    def redeal(self, steps: Sequence[Step], viewer: Who, chance: Chance) -> Sequence[Step] | None:
        """Nothing is hidden from anyone."""
        return None

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        return policy.choose(view, offers)

    def real_table(self, options: Options, chance: Chance) -> Stage | None:
        """Typed or rolled, a die is a die: there is nothing else on the real table."""
        return None


@lru_cache(maxsize=32)
def _mistakes(sheet: Sheet) -> int:
    return len(checking.mistakes(msgspec.to_builtins(sheet)))


def _unwritten(state: State) -> int:
    """This round's Concentration, as long as the round is not on the sheet."""
    is_written = bool(state.written) and state.written[-1].round == state.round
    return 0 if is_written else state.focus
