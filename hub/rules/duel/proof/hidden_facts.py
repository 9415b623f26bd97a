"""Other unrevealed characters and other sealed answers, for the secrecy law.

What a line-up showed is known for good, undone or not; so are one's own four.
"""

from collections.abc import Sequence

from hub.rules.box.cards import UNSEEN
from hub.rules.cardplay.proof.resampling import NumberedEvent, Sealed
from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance, other_order
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer
from hub.rules.duel.events import (
    Answered,
    AnswersRefused,
    AnswerTakenBack,
    FoursSet,
    GameEnded,
    LinedUp,
    Opened,
    Parried,
    Settled,
    WeaponGivenUp,
    Wounded,
)
from hub.rules.duel.state import FIGHTERS, State, replace

Night = Sequence[NumberedEvent[State]]
Names = dict[str, str]

_SHOWS = Parried | WeaponGivenUp | Wounded
_ENDS_ROUND = AnswersRefused | GameEnded | Opened | Settled


class Answers:
    """Which sealed answers one viewer came to know, undone things too."""

    def __init__(self, viewer: Actor) -> None:
        self.viewer = viewer
        self.known: set[int] = set()

    def note(self, told: NumberedEvent[State], sealed: Sealed) -> Sealed:
        """Follow one event. The answers that are in, by seat, as their events' numbers."""
        number, _, event = told
        if isinstance(event, Answered):
            if event.answer.seat == self.viewer.seat:
                self.known.add(number)
            return {**sealed, event.answer.seat: number}
        if isinstance(event, FoursSet):
            return {}
        if isinstance(event, LinedUp):
            self.known |= set(sealed.values())
            return {}
        if isinstance(event, _SHOWS) and event.seat in sealed:
            self.known.add(sealed[event.seat])
        if isinstance(event, AnswerTakenBack | _SHOWS):
            return {seat: each for seat, each in sealed.items() if seat != event.seat}
        return {} if isinstance(event, _ENDS_ROUND) else sealed


class Disguise:
    """What there is to hide as it could also have been."""

    def __init__(self, told: Night, answers: Answers, chance: Chance) -> None:
        self._answers = answers
        deals = {state.deals for _, state, event in told if isinstance(event, FoursSet | Answered)}
        self._names = {deal: _other_names(told, deal, answers.viewer, chance) for deal in deals}
        self.hides_something = any(self.of(*each) != each.event for each in told)

    def of(self, number: int, state: State, event: Event) -> Event:
        """This event in disguise."""
        if isinstance(event, FoursSet):
            names = self._names[state.deals]
            fours = tuple(_renamed(four, names) for four in event.fours)
            return replace(event, fours=fours)
        if isinstance(event, Answered):
            return replace(event, answer=self._answer(number, state, event.answer))
        return event

    def _answer(self, number: int, state: State, answer: Answer) -> Answer:
        key = state.question.key if state.question else ""
        names = self._names[state.deals]
        is_hidden = number not in self._answers.known
        if key == "fours":
            said = tuple(names[name] for name in answer.say.split("/"))
            return replace(answer, say="/".join(said))
        if key == "lineup":
            said = tuple(names[name] for name in answer.say.split("/"))
            return replace(answer, say="/".join(said[::-1] if is_hidden else said))
        if is_hidden and key in ("battle-cry", "jujutsu"):
            return _other_way(state, key, answer)
        return answer


def _renamed(four: tuple[str, ...], names: Names) -> tuple[str, ...]:
    return tuple(sorted((names[name] for name in four), key=FIGHTERS.index))


def _other_way(state: State, key: str, answer: Answer) -> Answer:
    """Wounds taken where there was a card, and a card where there was none."""
    if answer.say != "take":
        return replace(answer, say="take", card=UNSEEN)
    side = state.sides[answer.seat]
    if side.hand == 0:
        return answer
    say = "parry" if key == "battle-cry" else "give-weapon"
    unseen = say if say == "parry" else UNSEEN
    return replace(answer, say=say, card=side.cards[0] if side.cards else unseen)


def _other_names(told: Night, deal: int, viewer: Actor, chance: Chance) -> Names:
    """Each name, or another the viewer could not tell from it."""
    known: set[str] = set()
    for _, state, event in told:
        if state.deals != deal:
            continue
        if isinstance(event, LinedUp):
            known |= {name for lineup in event.lineups for name in lineup}
        if isinstance(event, FoursSet) and viewer.seat >= 0:
            known |= set(event.fours[viewer.seat])
        if isinstance(event, Answered) and event.answer.seat == viewer.seat:
            known |= set(event.answer.say.split("/")) & set(FIGHTERS)
    hidden = [name for name in FIGHTERS if name not in known]
    order = other_order(chance, len(hidden), f"redeal-names/{deal}")
    return {name: name for name in FIGHTERS} | {
        name: hidden[i] for name, i in zip(hidden, order, strict=True)
    }
