"""Other roles, other unchosen characters and other sealed answers, round a table.

A role is one deal's and one branch's: a void deal hides its own, and roles that were typed in,
undone and typed in again are two sets.
"""

from collections.abc import Sequence
from typing import ClassVar

from hub.rules.cardplay.proof.resampling import NumberedEvent
from hub.rules.cardplay.proof.sealed_answers import SealedAnswers, question_key
from hub.rules.cardplay.questions import Answered, replace
from hub.rules.cardplay.ring_events import CharactersSet, PairsDealt, RolesSet
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.chance import Chance, other_order
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer

Night = Sequence[NumberedEvent[AnyState]]
Roles = tuple[str, ...]
Names = dict[str, str]


class Disguise:
    """What there is to hide as it could also have been.

    `roles` are all that can be typed in and `leader` the one that is known to all; with
    `shows_roles` the game lays the others open.
    """

    roles: ClassVar[Roles]
    leader: ClassVar[str]
    shows_roles: ClassVar[type[Event]]

    def __init__(self, told: Night, answers: SealedAnswers, chance: Chance) -> None:
        self._known = answers
        self._chance = chance
        self._roles = self._all_roles(told)
        deals = {each.state.deals for each in told if isinstance(each.event, PairsDealt)}
        self._names = {deal: self._other_names(told, deal) for deal in deals}
        self.hides_something = bool(self._roles) or any(
            self.of(each) != each.event for each in told
        )

    def of(self, told: NumberedEvent[AnyState]) -> Event:
        """This event in disguise."""
        number, state, event = told
        if isinstance(event, RolesSet):
            return replace(event, roles=self._roles.get((state.deals, event.roles), event.roles))
        if isinstance(event, PairsDealt):
            names = self._names[state.deals]
            pairs = tuple(tuple(names[name] for name in pair) for pair in event.pairs)
            return replace(event, pairs=pairs)
        if isinstance(event, Answered):
            return replace(event, answer=self._answer(number, state, event.answer))
        return event

    def _answer(self, number: int, state: AnyState, answer: Answer) -> Answer:
        key = question_key(state)
        if key == "roles":
            return replace(answer, say=self._role(number, answer))
        is_hidden = number not in self._known.known
        if key == "characters":
            pair = state.pairs[answer.seat]
            kept = pair[1 - pair.index(answer.say)] if is_hidden else answer.say
            return replace(answer, say=self._names[state.deals][kept])
        return self.other_answer(number, state, key, answer) if is_hidden else answer

    def _role(self, number: int, answer: Answer) -> str:
        """A typed role is what it became; one that became nothing could be anything."""
        if number not in self._known.became:
            return self.another(self.roles, answer.say, number)
        deal, became = self._known.became[number]
        roles: Roles = became.roles
        return self._roles.get((deal, roles), roles)[answer.seat]

    def another(self, values: Sequence[str], value: str, number: int) -> str:
        others = [each for each in values if each != value]
        if not others:
            return value
        return others[self._chance.pick(len(others), f"redeal-answer/{number}")]

    def _all_roles(self, told: Night) -> dict[tuple[int, Roles], Roles]:
        """Other roles for every set that was never shown; at a table of three all are known."""
        shown = {
            (state.deals, tuple(seat.role for seat in state.seats))
            for _, state, event in told
            if isinstance(event, self.shows_roles)
        }
        sets = {
            (state.deals, event.roles): None
            for _, state, event in told
            if isinstance(event, RolesSet)
        }
        return {
            (deal, roles): self._other_roles(roles, f"redeal-roles/{deal}/{at}")
            for at, (deal, roles) in enumerate(sets)
            if len(roles) > 3 and (deal, roles) not in shown
        }

    def _other_roles(self, roles: Roles, ask: str) -> Roles:
        """The same company in other seats; the leader is known to all."""
        other = list(roles)
        for attempt in range(8):
            hidden = self.hidden_roles(len(roles), f"{ask}/{attempt}")
            order = self._chance.order(len(hidden), f"{ask}/{attempt}")
            other = [hidden[i] for i in order]
            other.insert(roles.index(self.leader), self.leader)
            if tuple(other) != roles:
                break
        return tuple(other)

    def _other_names(self, told: Night, deal: int) -> Names:
        """Each name, or another the viewer could not tell from it."""
        here = [each for each in told if each.state.deals == deal]
        seat = self._known.viewer.seat
        known: set[str] = set()
        for _, _, event in here:
            if isinstance(event, CharactersSet):
                known |= set(event.characters)
            if isinstance(event, PairsDealt) and seat >= 0:
                known |= set(event.pairs[seat])
        box = self.box(here[-1].state)
        names = {name: name for name in box}
        for at, group in enumerate(self.groups(here, [each for each in box if each not in known])):
            order = other_order(self._chance, len(group), f"redeal-names/{deal}{self.part(at)}")
            names |= {name: group[i] for name, i in zip(group, order, strict=True)}
        return names

    def groups(self, told: Night, hidden: list[str]) -> list[list[str]]:
        """Names that could stand for one another; most games hide them all alike."""
        return [hidden]

    def part(self, at: int) -> str:
        """How chance is asked for another order of one of several groups."""
        return ""

    def box(self, state: AnyState) -> Roles:
        """All characters that could have been dealt."""
        raise NotImplementedError

    def hidden_roles(self, players: int, ask: str) -> Roles:
        """The roles of a table of so many, but the leader's."""
        raise NotImplementedError

    def other_answer(self, number: int, state: AnyState, key: str, answer: Answer) -> Answer:
        """Another answer than a hidden one, to a question of this game's own."""
        raise NotImplementedError
