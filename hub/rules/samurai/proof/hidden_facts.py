"""Other roles, other unchosen characters and other sealed answers, for the secrecy law.

A role is one deal's and one branch's: a void deal hides its own, and roles that were typed in,
undone and typed in again are two sets.
"""

from collections.abc import Sequence

from hub.rules.box.cards import UNSEEN
from hub.rules.box.characters import NAMES
from hub.rules.cardplay.proof.resampling import NumberedEvent, Sealed
from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance, other_order
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer, PendingSteps
from hub.rules.samurai.events import (
    Answered,
    AnswersRefused,
    AnswerTakenBack,
    Asked,
    BushidoDiscarded,
    BushidoPassed,
    CharactersSet,
    DaimyoCounted,
    GameEnded,
    Opened,
    PairsDealt,
    Parried,
    RolesSet,
    TurnBegan,
    TurnCorrected,
    WeaponGivenUp,
    Wounded,
)
from hub.rules.samurai.game_end import DAIMYO_IN_THE_BOX
from hub.rules.samurai.opening import given_back
from hub.rules.samurai.roles import NINJA, ROLES, SHOGUN, hidden_roles
from hub.rules.samurai.state import State, replace

Night = Sequence[NumberedEvent[State]]
Roles = tuple[str, ...]

# What shows an answer: to its round's card, or what it did to the one who gave it.
_SHOWS = Parried | WeaponGivenUp | Wounded | BushidoPassed | BushidoDiscarded
_ENDS_ROUND = AnswersRefused | GameEnded | Opened | TurnBegan | TurnCorrected


class Answers:
    """Which sealed answers one viewer came to know, undone things too."""

    def __init__(self, viewer: Actor) -> None:
        self.viewer = viewer
        self.known: set[int] = set()
        self.became: dict[int, tuple[int, Roles]] = {}

    def note(self, told: NumberedEvent[State], sealed: Sealed) -> Sealed:
        """Follow one event. The answers that are in, by seat, as their events' numbers."""
        number, state, event = told
        if isinstance(event, Answered):
            return self._answered(number, state, event.answer, sealed)
        if isinstance(event, RolesSet):
            self.became |= dict.fromkeys(sealed.values(), (state.deals, event.roles))
            return {}
        if isinstance(event, CharactersSet | DaimyoCounted):
            self.known |= set(sealed.values())
            return {}
        if isinstance(event, Asked) and event.question.key == "seventh":
            # The seventh sees what the others gave back, and so what they kept.
            self.known |= (
                set(sealed.values()) if self.viewer.seat in event.question.asked else set()
            )
        if isinstance(event, _SHOWS) and event.seat in sealed:
            self.known.add(sealed[event.seat])
        if isinstance(event, AnswerTakenBack | _SHOWS):
            return {seat: each for seat, each in sealed.items() if seat != event.seat}
        return {} if isinstance(event, _ENDS_ROUND) else sealed

    def _answered(self, number: int, state: State, answer: Answer, sealed: Sealed) -> Sealed:
        leaving = [
            f.seat for f in state.frames if type(f) is PendingSteps and f.steps[0] == "leave"
        ]
        if answer.seat in (*leaving, self.viewer.seat):
            # One's own; and everyone knows what is answered for those who leave.
            self.known.add(number)
        return {**sealed, answer.seat: number}


class Disguise:
    """What there is to hide as it could also have been."""

    def __init__(self, told: Night, answers: Answers, chance: Chance) -> None:
        self._known = answers
        self._chance = chance
        self._roles = _all_roles(told, chance)
        deals = {state.deals for _, state, event in told if isinstance(event, PairsDealt)}
        self._names = {deal: _other_names(told, deal, answers.viewer, chance) for deal in deals}
        self._answers = {
            number: self._answer(number, state, event.answer)
            for number, state, event in told
            if isinstance(event, Answered)
        }
        self.hides_something = bool(self._roles) or any(
            self.of(*each) != each.event for each in told
        )

    def of(self, number: int, state: State, event: Event) -> Event:
        """This event in disguise."""
        deal = state.deals
        if isinstance(event, RolesSet):
            return replace(event, roles=self._roles.get((deal, event.roles), event.roles))
        if isinstance(event, PairsDealt):
            names = self._names[deal]
            pairs = tuple(tuple(names[name] for name in pair) for pair in event.pairs)
            return replace(event, pairs=pairs)
        if isinstance(event, Answered):
            return replace(event, answer=self._answers[number])
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
        if is_hidden and key == "daimyo":
            hand = state.seats[answer.seat].hand
            most = DAIMYO_IN_THE_BOX if hand < 0 else min(hand, DAIMYO_IN_THE_BOX)
            numbers = [str(count) for count in range(most + 1)]
            return replace(answer, say=self._another(numbers, answer.say, number))
        if is_hidden and key in ("battle-cry", "jujutsu"):
            return _other_way(state, key, answer)
        return answer

    def _role(self, number: int, answer: Answer) -> str:
        """A typed role is what it became; one that became nothing could be anything."""
        if number not in self._known.became:
            return self._another(ROLES, answer.say, number)
        became = self._known.became[number]
        return self._roles.get(became, became[1])[answer.seat]

    def _another(self, values: Sequence[str], value: str, number: int) -> str:
        others = [each for each in values if each != value]
        if not others:
            return value
        return others[self._chance.pick(len(others), f"redeal-answer/{number}")]


def _other_way(state: State, key: str, answer: Answer) -> Answer:
    """A wound taken where there was a card, and a card where there was none."""
    if answer.say != "take":
        return replace(answer, say="take", card=UNSEEN)
    seat = state.seats[answer.seat]
    if seat.hand == 0:
        return answer
    say = "parry" if key == "battle-cry" else "give-weapon"
    unseen = say if say == "parry" else UNSEEN
    return replace(answer, say=say, card=seat.cards[0] if seat.cards else unseen)


def _all_roles(told: Night, chance: Chance) -> dict[tuple[int, Roles], Roles]:
    """Other roles for every set that was never shown; at a table of three all are public."""
    # Not yet while Daimyo are being counted.
    shown = {
        (state.deals, tuple(seat.role for seat in state.seats))
        for _, state, event in told
        if isinstance(event, DaimyoCounted)
    }
    sets = {(state.deals, event.roles): None for _, state, event in told if type(event) is RolesSet}
    return {
        (deal, roles): _other_roles(roles, f"redeal-roles/{deal}/{at}", chance)
        for at, (deal, roles) in enumerate(sets)
        if len(roles) > 3 and (deal, roles) not in shown
    }


def _other_roles(roles: Roles, ask: str, chance: Chance) -> Roles:
    """The same company in other seats; the Shogun is known to all."""
    shogun = roles.index(SHOGUN)
    other = list(roles)
    for attempt in range(8):
        ninja = tuple(NINJA[i] for i in chance.order(len(NINJA), f"{ask}/{attempt}/ninja"))
        hidden = hidden_roles(len(roles), ninja)
        other = [hidden[i] for i in chance.order(len(hidden), f"{ask}/{attempt}")]
        other.insert(shogun, SHOGUN)
        if tuple(other) != roles:
            break
    return tuple(other)


def _other_names(told: Night, deal: int, viewer: Actor, chance: Chance) -> dict[str, str]:
    """Each name, or another the viewer could not tell from it."""
    known: set[str] = set()
    rows: list[tuple[str, ...]] = []
    for _, state, event in told:
        if state.deals != deal:
            continue
        if isinstance(event, CharactersSet):
            known |= set(event.characters)
        if isinstance(event, PairsDealt) and viewer.seat >= 0:
            known |= set(event.pairs[viewer.seat])
        if isinstance(event, Asked) and event.question.key == "seventh" and state.question:
            # The seventh saw these rows, so names change within them or without them.
            rows += [given_back(state, state.question)] * (viewer.seat in event.question.asked)
    groups: dict[tuple[bool, ...], list[str]] = {}
    for name in NAMES:
        if name not in known:
            groups.setdefault(tuple(name in row for row in rows), []).append(name)
    names = {name: name for name in NAMES}
    for at, hidden in enumerate(groups.values()):
        order = other_order(chance, len(hidden), f"redeal-names/{deal}/{at}")
        names |= {name: hidden[i] for name, i in zip(hidden, order, strict=True)}
    return names
