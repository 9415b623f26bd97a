"""What is hidden in this game beside cards: roles, unchosen characters, sealed answers."""

from hub.rules.box.characters import NAMES
from hub.rules.box.roles import NINJA, ROLES, SHOGUN
from hub.rules.box.roles import hidden_roles as roles_beside_the_shogun
from hub.rules.cardplay.card_state import UNSEEN
from hub.rules.cardplay.proof import hidden_roles
from hub.rules.cardplay.proof.hidden_roles import Night
from hub.rules.cardplay.proof.sealed_answers import SealedAnswers, other_way
from hub.rules.cardplay.questions import QuestionAsked, replace
from hub.rules.cardplay.ring_events import CharactersSet, GameEnded, RolesSet
from hub.rules.cardplay.turn_events import TurnBegan, TurnCorrected
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer
from hub.rules.samurai.events.combat import Wounded
from hub.rules.samurai.events.game_end import DaimyoCounted
from hub.rules.samurai.events.opening import Opened
from hub.rules.samurai.game_end import DAIMYO_IN_THE_BOX
from hub.rules.samurai.opening import given_back
from hub.rules.swordplay.bushido import BushidoDiscarded, BushidoPassed
from hub.rules.swordplay.card_events import Parried, WeaponGivenUp


def _asks_seventh(event: Event) -> tuple[int, ...]:
    """Whom the six characters that were given back are shown."""
    is_seventh = isinstance(event, QuestionAsked) and event.question.key == "seventh"
    return event.question.asked if is_seventh and isinstance(event, QuestionAsked) else ()


class Answers(SealedAnswers):
    """Which sealed answers one viewer came to know."""

    become = (RolesSet,)
    tell_all = (CharactersSet, DaimyoCounted)
    # What shows an answer: its round's card, or what it did to the one who gave it.
    show = (Parried, WeaponGivenUp, Wounded, BushidoPassed, BushidoDiscarded)
    end = (GameEnded, Opened, TurnBegan, TurnCorrected)

    def lets_see(self, event: Event) -> bool:
        """The seventh sees what the others gave back, and so what they kept."""
        return self.viewer.seat in _asks_seventh(event)


class Disguise(hidden_roles.Disguise):
    """What there is to hide as it could also have been; roles are shown with the Daimyo."""

    roles = ROLES
    leader = SHOGUN
    shows_roles = DaimyoCounted

    def box(self, state: AnyState) -> tuple[str, ...]:
        return NAMES

    def hidden_roles(self, players: int, ask: str) -> tuple[str, ...]:
        order = self._chance.order(len(NINJA), f"{ask}/ninja")
        return roles_beside_the_shogun(players, tuple(NINJA[i] for i in order))

    def groups(self, told: Night, hidden: list[str]) -> list[list[str]]:
        """The seventh saw what was given back, so names change within that or without it."""
        rows = [
            given_back(state, state.question)
            for _, state, event in told
            if state.question and self._known.viewer.seat in _asks_seventh(event)
        ]
        found: dict[tuple[bool, ...], list[str]] = {}
        for name in hidden:
            found.setdefault(tuple(name in row for row in rows), []).append(name)
        return list(found.values())

    def part(self, at: int) -> str:
        return f"/{at}"

    def other_answer(self, number: int, state: AnyState, key: str, answer: Answer) -> Answer:
        if key == "daimyo":
            hand = state.seats[answer.seat].hand
            most = DAIMYO_IN_THE_BOX if hand < 0 else min(hand, DAIMYO_IN_THE_BOX)
            numbers = [str(count) for count in range(most + 1)]
            return replace(answer, say=self.another(numbers, answer.say, number))
        if key == "battle-cry":
            return other_way(state, answer, "parry", "parry")
        return other_way(state, answer, "give-weapon", UNSEEN) if key == "jujutsu" else answer
