"""Other unrevealed characters and other sealed answers, for the secrecy law.

What a line-up showed is known for good, undone or not; so are one's own four.
"""

from hub.rules.cardplay import everyone
from hub.rules.cardplay.proof.hidden_roles import Names, Night
from hub.rules.cardplay.proof.resampling import NumberedEvent
from hub.rules.cardplay.proof.sealed_answers import SealedAnswers, question_key
from hub.rules.cardplay.questions import Answered, replace
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance, other_order
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer
from hub.rules.duel.events.characters import Wounded
from hub.rules.duel.events.deal import FoursSet, GameEnded, LinedUp, Opened
from hub.rules.duel.state import FIGHTERS, State
from hub.rules.swordplay.card_events import Parried, WeaponGivenUp
from hub.rules.swordplay.proof.resampling import other_card_answer


class Answers(SealedAnswers):
    """Which sealed answers one viewer came to know."""

    become = (FoursSet,)
    tell_all = (LinedUp,)
    show = (Parried, WeaponGivenUp, Wounded)
    end = (GameEnded, Opened, Settled)


class Disguise:
    """What there is to hide as it could also have been."""

    def __init__(self, told: Night, answers: Answers, chance: Chance) -> None:
        self._answers = answers
        deals = {state.deals for _, state, event in told if isinstance(event, FoursSet | Answered)}
        self._names = {deal: _other_names(told, deal, answers.viewer, chance) for deal in deals}
        self.hides_something = any(self.of(each) != each.event for each in told)

    def of(self, told: NumberedEvent[State]) -> Event:
        """This event in disguise."""
        number, state, event = told
        if isinstance(event, FoursSet):
            names = self._names[state.deals]
            fours = tuple(_renamed(four, names) for four in event.fours)
            return replace(event, fours=fours)
        if isinstance(event, Answered):
            return replace(event, answer=self._answer(number, state, event.answer))
        return event

    def _answer(self, number: int, state: State, answer: Answer) -> Answer:
        key, names = question_key(state), self._names[state.deals]
        is_hidden = number not in self._answers.known
        if key in ("fours", "lineup"):
            said = tuple(names[name] for name in answer.say.split("/"))
            is_turned = is_hidden and key == "lineup"
            return replace(answer, say="/".join(said[::-1] if is_turned else said))
        if key == everyone.KEY and is_hidden:
            return everyone.other_word(answer)
        return other_card_answer(state, key, answer) if is_hidden else answer


def _renamed(four: tuple[str, ...], names: Names) -> tuple[str, ...]:
    return tuple(sorted((names[name] for name in four), key=FIGHTERS.index))


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
