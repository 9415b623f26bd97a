"""Before the first turn: roles round the table, characters, and having looked at one's role."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple

from hub.rules.cardplay.answers import SEEN, says_field
from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.cardplay.levels import known_at
from hub.rules.cardplay.questions import AnswersRefused, Closed, StepTaken, ask, top_question
from hub.rules.cardplay.ring import AnyRingState, R, clockwise
from hub.rules.cardplay.ring_events import CharactersSet, PairsDealt, RolesSet
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.cardplay.turn_flow import Settle, Step
from hub.rules.contract.action import Action, Actions
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.form import Choice, Offer, OneOf, field_of
from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.refusal import reason
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import Line, line

SETUP = ("roles", "characters", "tokens", "confirm")
Names = tuple[str, ...]


def opened(state: AnyCardState, options: AnyOptions, deal: int, steps: Names) -> dict[str, Any]:
    """What the state of a game, or of its next deal after a void one, begins with."""
    question = state.questions + 1
    return {
        "options": options,
        **known_at(options.level),
        "frames": (PendingSteps(question=question, steps=steps),),
        "questions": question,
        "deals": deal,
        "extra": state.extra,
    }


def opened_line(options: AnyOptions, deal: int, **about: int) -> Line:
    """How the story begins; with house rules it names them."""
    if house := options.house.changed():
        return line("opened-house", house=house, **about)
    return line("opened" if deal == 1 else "dealt-again", **about)


def everyone(state: AnyRingState) -> tuple[int, ...]:
    return tuple(range(state.players))


def from_role(state: AnyRingState, role: str) -> tuple[int, ...]:
    """All seats clockwise, the one with this role first."""
    first = next(at for at, seat in enumerate(state.seats) if seat.role == role)
    return (first, *clockwise(state, first))


def hands_from(state: AnyRingState, role: str, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """How many cards each seat gets: these sizes clockwise from that role."""
    hands = dict(zip(from_role(state, role), sizes, strict=False))
    return tuple(hands[seat] for seat in everyone(state))


def said(question: OpenQuestion, seat: int) -> str:
    """What a seat answered, when all have."""
    answer = question.answer_of(seat)
    assert answer is not None
    return answer.say


class Casting(NamedTuple, Generic[R]):
    """How roles and characters come to the seats: what of it is each game's own.

    `drawn` is the seat that the leader must have (-1: any), `hidden` the others' roles as chance
    has them, `names` the characters in the box, and `deal_pairs` gives each two to choose from.
    """

    roles_set: type[RolesSet]
    drawn: Callable[[R], int]
    hidden: Callable[[Transaction[R]], Names]
    add_up: Callable[[Names], bool]
    names: Callable[[R], Names]
    deal_pairs: Callable[[Transaction[R], Names], None]

    def steps(self, place: Step[R]) -> dict[str, Step[R]]:
        """The steps of the SETUP, by their names; `place` puts the tokens before the seats."""
        setup = (self.deal_roles, self.cast, place, self.confirm)
        return dict(zip(SETUP, setup, strict=True))

    def settle(self, collect: Settle[R]) -> dict[str, Settle[R]]:
        """What follows from the answers of those steps; `collect` takes the characters."""
        return {
            "roles": self.collect_roles,
            "figures": collect,
            "characters": collect,
            "confirm": confirmed,
        }

    def deal_roles(self, tx: Transaction[R], queue: PendingSteps) -> bool:
        state = tx.state
        if not state.seats[0].role:
            if state.options.roles == "typed":
                ask(tx, "roles", everyone(state))
                return True
            tx.emit(self.roles_set(roles=self.shuffled_roles(tx)))
        tx.emit(StepTaken(step="roles"))
        return True

    def shuffled_roles(self, tx: Transaction[R]) -> Names:
        """The leader at the drawn seat, or (-1) anywhere; the others as they fall."""
        leader, at = self.roles_set.leader, self.drawn(tx.state)
        roles = list(self.hidden(tx)) if at >= 0 else [leader, *self.hidden(tx)]
        mixed = [roles[i] for i in tx.chance.order(len(roles), f"roles/{tx.state.deals}")]
        if at >= 0:
            mixed.insert(at, leader)
        return tuple(mixed)

    def collect_roles(self, tx: Transaction[R], question: OpenQuestion) -> None:
        """Typed-in roles are looked at as a whole; if they do not add up nobody is named."""
        roles = tuple(said(question, seat) for seat in everyone(tx.state))
        drawn = self.drawn(tx.state)
        if not self.add_up(roles) or (drawn >= 0 and roles[drawn] != self.roles_set.leader):
            tx.emit(AnswersRefused(key="roles"))
            return
        tx.emit(Closed())
        tx.emit(self.roles_set(roles=roles))

    def cast(self, tx: Transaction[R], queue: PendingSteps) -> bool:
        state = tx.state
        if not state.seats[0].character:
            if state.options.characters == "typed":
                ask(tx, "figures", everyone(state))
                return True
            box = self.names(state)
            mixed = tuple(box[i] for i in tx.chance.order(len(box), f"characters/{state.deals}"))
            if state.options.characters == "pairs":
                self.deal_pairs(tx, mixed)
                return True
            tx.emit(CharactersSet(characters=mixed[: state.players]))
        tx.emit(StepTaken(step="characters"))
        return True

    def confirm(self, tx: Transaction[R], queue: PendingSteps) -> bool:
        """Nobody plays before everybody has looked at a role that the hub hides for them.

        The leader's lies open, at a table of three all do, and a typed-in one was in its hand.
        """
        options, seats = tx.state.options, tx.state.seats
        leader = self.roles_set.leader
        hidden = tuple(at for at, seat in enumerate(seats) if seat.role != leader)
        if options.confirm and options.roles == "dealt" and len(seats) > 3:
            ask(tx, "confirm", hidden)
        else:
            tx.emit(StepTaken(step="confirm"))
        return True


def deal_pairs(tx: Transaction[AnyRingState], names: Names, choosers: tuple[int, ...]) -> None:
    """Two each for these seats, in this order, and everybody keeps one."""
    pairs: list[Names] = [()] * tx.state.players
    for i, seat in enumerate(choosers):
        pairs[seat] = names[2 * i : 2 * i + 2]
    tx.emit(PairsDealt(pairs=tuple(pairs)))
    ask(tx, "characters", tuple(sorted(choosers)))


def collect_characters(tx: Transaction[AnyRingState], question: OpenQuestion) -> None:
    tx.emit(Closed())
    chosen = tuple(said(question, seat) for seat in everyone(tx.state))
    tx.emit(CharactersSet(characters=chosen))


def confirmed(tx: Transaction[AnyRingState], question: OpenQuestion) -> None:
    """Everybody has looked at their role."""
    tx.emit(Closed())
    tx.emit(StepTaken(step="confirm"))


def character_action(names: Callable[[R], Names], own: Callable[[R, int], Names]) -> Action[R]:
    """Typed in: all in the box, less those already named. Chosen: one's own alone."""

    def offer(state: R, actor: Actor) -> Offer:
        top = top_question(state)
        is_typed = top.key == "figures"
        taken = {answer.say for answer in top.answers} if is_typed else set()
        choices = tuple(
            Choice(value=name, closed=reason("taken", character=name) if name in taken else None)
            for name in (names(state) if is_typed else own(state, actor.seat))
        )
        field = OneOf(name="character", of="character", choices=choices)
        return Offer(key="character", fields=(field,), question=top.question, private=not is_typed)

    return Action("character", offer, says_field("character"))


def opening_answers(
    roles: Names, names: Callable[[R], Names], own: Callable[[R, int], Names]
) -> dict[str, Actions[R]]:
    """What is answered before the first turn, by question.

    Every seat is offered the same list of roles, so nothing shows on any screen.
    """
    field = field_of("role", "role", roles)

    def offer(state: R, actor: Actor) -> Offer:
        return Offer(key="role", fields=(field,), question=question_of(state), private=True)

    character: Actions[R] = (character_action(names, own),)
    return {
        "roles": (Action("role", offer, says_field("role")),),
        "figures": character,
        "characters": character,
        "confirm": (SEEN,),
    }
