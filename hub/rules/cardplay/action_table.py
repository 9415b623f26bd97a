"""Which actions there are now, and for whom: the one place that decides whose move it is."""

from collections.abc import Callable
from typing import Generic

from hub.rules.cardplay.answers import TAKE_BACK
from hub.rules.cardplay.card_state import G
from hub.rules.cardplay.deck_question import deck_question
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.trial import ends_game
from hub.rules.cardplay.turn_flow import NO_CHANCE, TurnFlow
from hub.rules.contract.action import (
    Action,
    Actions,
    ByKey,
    Values,
    by_key,
    number,
    with_usual,
)
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.transaction import Transaction

Situations = dict[str, Actions[G]]
# Of what is always there, these come after what is due. The deck's end may come before or after
# a draw, but where no draw is told of it follows whatever was due.
_OF_THE_TURN = frozenset({"end-turn", "leave", "step-down"})
_OF_A_TOLD_TURN = _OF_THE_TURN | {"deck-end"}
_HAND = "correct-hand"
_DECK = "correct-deck"
_LIFE = ("correct-resilience", "correct-life", "late-wound")
# The field that says whether a correction ends the game.
_ENDING = "game"
_RECOVER = "recover"
# Answered as it is asked: of a draw that is due with that draw, which it books.
_ANSWER = "deck-empty"


class ActionTable(Generic[G]):
    """A game's actions by situation.

    `answers` are by question, for whom it asks. `turn` is by step, for whose turn it is, and
    `told` the same where only tokens are told of; `onlookers` and `hit` are what the others may do
    then, between cards. `always` is by the kind of actor, at any time. Where the hub holds the
    hand, `playable` may leave out of the play phase what that hand does not allow. What the `flow`
    says is due is booked with whatever is done in the turn, but not with a correction, unless that
    is of the hand it is due to or of the deck: real cards were drawn before they were counted. Who
    is about to get up is up by hand: no life that is set straight leaves another alone beside them.
    `keys` are those of every action there is.
    """

    def __init__(
        self,
        answers: Situations[G],
        turn: Situations[G],
        told: Situations[G],
        always: Situations[G],
        *,
        flow: TurnFlow[G],
        onlookers: Actions[G] = (),
        hit: Actions[G],
        playable: Callable[[G, int], ByKey[G]] | None = None,
    ) -> None:
        usual = always["seat"]
        self._asked = with_usual(answers, usual)
        self._turn = with_usual(turn, usual)
        self._told = with_usual(told, usual)
        self._answered = by_key(TAKE_BACK, *usual)
        self._onlookers = by_key(*onlookers, *usual)
        self._hit = by_key(*hit, *usual)
        self._always = {kind: by_key(*actions) for kind, actions in always.items()}
        self._usual = self._always["seat"]
        self._playable = playable
        self._flow = flow
        apart = [*onlookers, *[action for each in always.values() for action in each]]
        keys = frozenset(action.key for action in apart)
        self._apart = {True: keys - _OF_THE_TURN, False: keys - _OF_A_TOLD_TURN}
        self._none: ByKey[G] = {}
        tables = (self._asked, self._turn, self._told, self._always)
        everything = [each for table in tables for each in table.values()]
        everything += [self._answered, self._onlookers, self._hit]
        self.keys = frozenset(key for actions in everything for key in actions)
        self.checks = {
            key: action.check
            for actions in everything
            for key, action in actions.items()
            if action.check is not None
        }

    def now(self, state: G, actor: Actor) -> ByKey[G]:
        """The actions this actor can look for now; each still says whether it is open."""
        if state.hub_holds_cards:
            # Only real cards are ever due.
            return self._at(state, actor)
        ahead, dues = self._flow.ahead(state)
        actions = self._at(ahead, actor)
        if not dues:
            return actions
        apart = self._apart[state.cards_are_counted]
        booked = {
            key: action if key in apart else _booking(self._flow, action, ahead)
            for key, action in actions.items()
        }
        if not deck_question(state) and (answer := actions.get(_ANSWER)) is not None:
            booked[_ANSWER] = _booking(self._flow, answer, ahead)
        if (counted := actions.get(_DECK)) is not None:
            booked[_DECK] = _booking(self._flow, counted, ahead)
        if (straight := actions.get(_HAND)) is not None:
            booked[_HAND] = _booking_own(self._flow, straight)
        if _RECOVER in self._flow.due:
            life = {key: actions[key] for key in _LIFE if key in actions}
            booked |= {key: _getting_up(self._flow, action) for key, action in life.items()}
        return booked

    def _at(self, state: G, actor: Actor) -> ByKey[G]:
        if actor.kind != "seat":
            return self._always.get(actor.kind, self._none)
        seat = actor.seat
        top = state.frames[-1] if state.frames else None
        if type(top) is PendingSteps:
            if state.turns and seat == top.seat:
                step = top.steps[0]
                if step == "play" and self._playable is not None and state.hub_holds_cards:
                    return self._playable(state, seat)
                by_step = self._turn if state.cards_are_counted else self._told
                return by_step.get(step, self._usual)
        elif top is not None and seat in top.asked:
            return self._asked[top.key] if top.answer_of(seat) is None else self._answered
        # Whoever is asked or whose turn it is sits there; of others that is still to be seen.
        return self._looking_on(state, top) if 0 <= seat < state.players else self._none

    def _looking_on(self, state: G, top: OpenQuestion | PendingSteps | None) -> ByKey[G]:
        if type(top) is not PendingSteps or not state.turns or top.steps[0] != "play":
            return self._usual
        return self._onlookers if state.cards_are_counted else self._hit


def _booking(flow: TurnFlow[G], action: Action[G], ahead: G) -> Action[G]:
    """The same action as it stands once what is due is booked, which it does first."""

    def offer(state: G, actor: Actor) -> Offer | None:
        return action.offer(ahead, actor)

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        flow.book(tx)
        action.do(tx, actor, values)

    return action._replace(offer=offer, do=do)


def _booking_own(flow: TurnFlow[G], action: Action[G]) -> Action[G]:
    """A correction that books what is due to the very seat that it is about."""

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        if number(values, "seat") == tx.state.turn:
            flow.book(tx)
        action.do(tx, actor, values)

    return action._replace(do=do)


def _getting_up(flow: TurnFlow[G], action: Action[G]) -> Action[G]:
    """A correction while somebody is about to get up, who has been up by hand already.

    Whoever of them is set to nothing has lost it since; and nobody stands alone beside them.
    """

    def offer(state: G, actor: Actor) -> Offer | None:
        found, then = action.offer(state, actor), action.offer(_up(flow, state), actor)
        if found is None or then is None:
            return found
        # The numbers are those of the books; whether the game ends is looked at as they are up.
        rows = zip(found.fields, then.fields, strict=True)
        return replace(found, fields=tuple([b if b.name == _ENDING else a for a, b in rows]))

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        is_fall = number(values, "seat") == tx.state.turn and values.get("value") == 0
        if is_fall or ends_game(tx.state, lambda trial: action.do(trial, actor, values)):
            flow.book(tx, only=_RECOVER)
        action.do(tx, actor, values)

    return action._replace(offer=offer, do=do)


def _up(flow: TurnFlow[G], state: G) -> G:
    tx = Transaction(state, NO_CHANCE)
    flow.book(tx, only=_RECOVER)
    return tx.state
