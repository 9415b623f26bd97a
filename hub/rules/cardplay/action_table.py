"""Which actions there are now, and for whom: the one place that decides whose move it is."""

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from hub.rules.cardplay.answers import TAKE_BACK
from hub.rules.cardplay.card_state import G
from hub.rules.cardplay.deck_question import deck_question
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.trial import ends_game
from hub.rules.cardplay.turn_flow import NO_CHANCE, TurnFlow
from hub.rules.contract.action import Action, Actions, ByKey, Values, by_key, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.transaction import Transaction

G_contra = TypeVar("G_contra", contravariant=True)
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
# For people to say who see a real deck.
_OF_A_DECK = frozenset({"deck-end", _ANSWER})


class HandActions(Protocol[G_contra]):
    """Which actions of the play phase a seat's own cards allow."""

    def of(self, state: G_contra, seat: int) -> ByKey[Any]: ...

    def find(self, state: G_contra, seat: int, key: str) -> Action[Any] | None: ...


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
        playable: HandActions[G] | None = None,
    ) -> None:
        self._none: ByKey[G] = {}
        self._asked = {key: by_key(*each) for key, each in answers.items()}
        self._answered: ByKey[G] = by_key(TAKE_BACK)
        # By whether cards are counted.
        self._turn = {
            is_counted: {step: by_key(*each) for step, each in table.items()}
            for is_counted, table in ((True, turn), (False, told))
        }
        self._play = self._turn[True]["play"]
        self._looking_on = {True: by_key(*onlookers), False: by_key(*hit)}
        self._always = {kind: by_key(*actions) for kind, actions in always.items()}
        self._waited = {
            kind: [each for each in actions if not each.standing and each.key not in _OF_A_DECK]
            for kind, actions in always.items()
        }
        self._playable = playable
        self._flow = flow
        apart = [*onlookers, *[action for each in always.values() for action in each]]
        keys = frozenset(action.key for action in apart)
        self._apart = {True: keys - _OF_THE_TURN, False: keys - _OF_A_TOLD_TURN}
        tables = (answers, turn, told, always)
        everything: list[Actions[G]] = [(TAKE_BACK,), onlookers, hit]
        everything += [each for table in tables for each in table.values()]
        self.keys = frozenset(action.key for actions in everything for action in actions)
        self.checks = {
            action.key: action.check
            for actions in everything
            for action in actions
            if action.check is not None
        }

    def now(self, state: G, actor: Actor) -> ByKey[G]:
        """The actions this actor can look for now; each still says whether it is open."""
        if state.hub_holds_cards:
            # Only real cards are ever due.
            return self._held(state, actor) | self._usual(state, actor)
        ahead, dues = self._flow.ahead(state)
        actions = self._own(ahead, actor) | self._usual(ahead, actor)
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

    def find(self, state: G, actor: Actor, key: str) -> Action[G] | None:
        """The one of that key."""
        if not state.hub_holds_cards:
            return self.now(state, actor).get(key)
        own = self._own(state, actor)
        if own is self._play and self._playable is not None:
            found = self._playable.find(state, actor.seat, key)
        else:
            found = own.get(key)
        return found or self._usual(state, actor).get(key)

    def urgent(self, state: G, actor: Actor) -> Iterable[Action[G]]:
        """Without some that are always there and nobody waits for."""
        if not state.hub_holds_cards:
            return [each for each in self.now(state, actor).values() if not each.standing]
        return [*self._held(state, actor).values(), *self._waited.get(actor.kind, ())]

    def _usual(self, state: G, actor: Actor) -> ByKey[G]:
        """What is there at any time, for whoever is at the table."""
        is_here = actor.kind != "seat" or 0 <= actor.seat < state.players
        return self._always.get(actor.kind, self._none) if is_here else self._none

    def _held(self, state: G, actor: Actor) -> ByKey[G]:
        """What is there because of what is going on now, where the hub holds the hand."""
        own = self._own(state, actor)
        if own is self._play and self._playable is not None:
            return self._playable.of(state, actor.seat)
        return own

    def _own(self, state: G, actor: Actor) -> ByKey[G]:
        """What is there because of what is going on now."""
        seat = actor.seat
        top = state.frames[-1] if state.frames else None
        if top is None or not 0 <= seat < state.players:
            return self._none
        if type(top) is not PendingSteps:
            if seat not in top.asked:
                return self._none
            return self._asked[top.key] if top.answer_of(seat) is None else self._answered
        if not state.turns:
            return self._none
        step, is_counted = top.steps[0], state.cards_are_counted
        if seat == top.seat:
            return self._turn[is_counted].get(step, self._none)
        return self._looking_on[is_counted] if step == "play" else self._none


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
