"""The solo duel under the contract: the folder's parts, named as every game names them."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from hub.rules.contract.action import ByKey
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import Game, Sums
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.sheets import Sheets
from hub.rules.contract.view import AnyView, Secret, View
from hub.rules.solo import policy, score, sheet_checks, view
from hub.rules.solo.actions import actions_now
from hub.rules.solo.events import EVENTS
from hub.rules.solo.events.rounds import DuelEnded, Opened
from hub.rules.solo.flow import advance
from hub.rules.solo.options import Options
from hub.rules.solo.sheet import ROUNDS, Sheet
from hub.rules.solo.state import BLANK, DEEP, DICE, State
from hub.rules.solo.transaction import Over, Transaction
from hub.rules.solo.view import Solo


class WayOfTheSamurai(Game[State]):
    """One player with dice, against a sheet. Nothing is hidden from anyone."""

    key = "solo"
    players = range(1, 2)
    levels: tuple[str, ...] = ("typed", "rolled")
    options_type: type[AnyOptions] = Options
    events = EVENTS
    has_secrets = False
    chart_markers = frozenset({"limb-lost", "deeply-wounded", "bought", "ended"})
    undo_stops = frozenset({"round-ended"})
    throws_dice = True
    sheets: Sheets | None = Sheets(mistakes=sheet_checks.mistakes, built=sheet_checks.built)

    def blank(self) -> State:
        return BLANK

    def setup(self, tx: Transaction, options: Options) -> None:
        tx.emit(Opened(level=options.level, sheet=options.sheet))

    def advance(self, tx: Transaction) -> None:
        advance(tx)

    def actions(self, state: State, actor: Actor) -> ByKey[State]:
        return actions_now(state, actor)

    def decide(self, tx: Transaction, actor: Actor, move: Move) -> None:
        try:
            super().decide(tx, actor, move)
        except Over as over:
            tx.emit(DuelEnded(ending=over.ending))

    def view(self, state: State, viewer: Actor) -> View[Solo]:
        return view.view(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def invariants(self, state: State) -> Sums:
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

    def policy(
        self, view: AnyView, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        return policy.choose(view, offers)


@lru_cache(maxsize=32)
def _mistakes(sheet: Sheet) -> int:
    return len(sheet_checks.mistakes(msgspec.to_builtins(sheet)))


def _unwritten(state: State) -> int:
    """This round's Concentration, as long as the round is not on the sheet."""
    is_written = bool(state.written) and state.written[-1].round == state.round
    return 0 if is_written else state.focus
