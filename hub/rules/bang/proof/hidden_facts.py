"""Other roles, other unchosen characters and other sealed answers, for the secrecy law.

A role is one deal's and one branch's: a void deal hides its own, and roles that were typed in,
undone and typed in again are two sets.
"""

from collections.abc import Sequence

from hub.rules.bang.actions.answers import face
from hub.rules.bang.cards import UNSEEN
from hub.rules.bang.events import (
    Answered,
    AnswerOpened,
    AnswersRefused,
    AnswerTakenBack,
    CharactersSet,
    GameEnded,
    Opened,
    PairsDealt,
    RolesSet,
    TurnBegan,
    TurnCorrected,
)
from hub.rules.bang.opening import cast_of
from hub.rules.bang.roles import ROLES, SHERIFF, hidden_roles
from hub.rules.bang.state import State, replace
from hub.rules.cardplay.proof.resampling import NumberedEvent, Sealed
from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance, other_order
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer

Night = Sequence[NumberedEvent[State]]
Roles = tuple[str, ...]

_ENDS_ROUND = AnswersRefused | GameEnded | Opened | TurnBegan | TurnCorrected
# Rounds whose answers stay sealed until they are turned over one by one.
_FALLS_CLOCKWISE = ("gatling", "indians")


class Answers:
    """Which sealed answers one viewer came to know, undone things too."""

    def __init__(self, viewer: Actor) -> None:
        self.viewer = viewer
        self.known: set[int] = set()
        self.became: dict[int, tuple[int, Roles]] = {}

    def note(self, told: NumberedEvent[State], sealed: Sealed) -> Sealed:
        """Follow one event. The sealed answers that are in, by seat, as their events' numbers."""
        number, state, event = told
        if isinstance(event, Answered):
            return self._answered(number, state, event.answer, sealed)
        if isinstance(event, RolesSet):
            self.became |= dict.fromkeys(sealed.values(), (state.deals, event.roles))
            return {}
        if isinstance(event, CharactersSet):
            self.known |= set(sealed.values())
            return {}
        if isinstance(event, AnswerOpened) and event.seat in sealed:
            self.known.add(sealed[event.seat])
        if isinstance(event, AnswerTakenBack | AnswerOpened):
            return {seat: each for seat, each in sealed.items() if seat != event.seat}
        return {} if isinstance(event, _ENDS_ROUND) else sealed

    def _answered(self, number: int, state: State, answer: Answer, sealed: Sealed) -> Sealed:
        key = state.question.key if state.question else ""
        if key not in ("roles", "characters", *_FALLS_CLOCKWISE):
            # Asked alone, or before all: nothing of it was ever sealed.
            self.known.add(number)
            return sealed
        if answer.seat in (*state.leaving, self.viewer.seat):
            # One's own; and everyone knows what is answered for those who leave.
            self.known.add(number)
        return {**sealed, answer.seat: number}


class Disguise:
    """What there is to hide as it could also have been."""

    def __init__(self, told: Night, answers: Answers, chance: Chance) -> None:
        self._known = answers
        self._chance = chance
        self._roles = _all_roles(told, chance)
        deals = {each.state.deals for each in told if isinstance(each.event, PairsDealt)}
        self._names = {deal: _other_names(told, deal, answers.viewer, chance) for deal in deals}
        self.hides_something = bool(self._roles) or any(
            self.of(each) != each.event for each in told
        )

    def of(self, told: NumberedEvent[State]) -> Event:
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

    def _answer(self, number: int, state: State, answer: Answer) -> Answer:
        key = state.question.key if state.question else ""
        if key == "roles":
            return replace(answer, say=self._role(number, answer))
        is_hidden = number not in self._known.known
        if key == "characters":
            pair = state.pairs[answer.seat]
            kept = pair[1 - pair.index(answer.say)] if is_hidden else answer.say
            return replace(answer, say=self._names[state.deals][kept])
        if is_hidden and key in _FALLS_CLOCKWISE:
            return _other_way(state, key, answer)
        return answer

    def _role(self, number: int, answer: Answer) -> str:
        """A typed role is what it became; one that became nothing could be anything."""
        if number in self._known.became:
            became = self._known.became[number]
            return self._roles.get(became, became[1])[answer.seat]
        others = [role for role in ROLES if role != answer.say]
        return others[self._chance.pick(len(others), f"redeal-answer/{number}")]


def _other_way(state: State, key: str, answer: Answer) -> Answer:
    """The wound taken where there was a card, and a card where there was none."""
    if answer.say != "take":
        return replace(answer, say="take", card=UNSEEN)
    seat = state.seats[answer.seat]
    if seat.hand == 0:
        return answer
    if key == "gatling":
        return replace(answer, say="missed", card=face(seat, "missed"))
    return replace(answer, say="give-bang", card=face(seat, "bang"))


def _all_roles(told: Night, chance: Chance) -> dict[tuple[int, Roles], Roles]:
    """Other roles for every set that was never shown; at a table of three all are known."""
    shown = {
        (state.deals, tuple(seat.role for seat in state.seats))
        for _, state, event in told
        if isinstance(event, GameEnded)
    }
    sets = {(state.deals, event.roles): None for _, state, event in told if type(event) is RolesSet}
    return {
        (deal, roles): _other_roles(roles, f"redeal-roles/{deal}/{at}", chance)
        for at, (deal, roles) in enumerate(sets)
        if len(roles) > 3 and (deal, roles) not in shown
    }


def _other_roles(roles: Roles, ask: str, chance: Chance) -> Roles:
    """The same company in other seats; the Sheriff is known to all."""
    sheriff, hidden = roles.index(SHERIFF), hidden_roles(len(roles))
    other = list(roles)
    for attempt in range(8):
        other = [hidden[i] for i in chance.order(len(hidden), f"{ask}/{attempt}")]
        other.insert(sheriff, SHERIFF)
        if tuple(other) != roles:
            break
    return tuple(other)


def _other_names(told: Night, deal: int, viewer: Actor, chance: Chance) -> dict[str, str]:
    """Each name, or another the viewer could not tell from it."""
    known: set[str] = set()
    box: tuple[str, ...] = ()
    for _, state, event in told:
        if state.deals != deal:
            continue
        box = cast_of(state)
        if isinstance(event, CharactersSet):
            known |= set(event.characters)
        if isinstance(event, PairsDealt) and viewer.seat >= 0:
            known |= set(event.pairs[viewer.seat])
    hidden = [name for name in box if name not in known]
    order = other_order(chance, len(hidden), f"redeal-names/{deal}")
    names = {name: name for name in box}
    return names | {name: hidden[i] for name, i in zip(hidden, order, strict=True)}
