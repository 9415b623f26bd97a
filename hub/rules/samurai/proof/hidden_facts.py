"""What is hidden in this game: roles, unchosen characters, sealed answers, and unseen cards."""

from hub.rules.box.cards import kind
from hub.rules.box.characters import NAMES
from hub.rules.box.roles import NINJA, ROLES, SHOGUN
from hub.rules.box.roles import hidden_roles as roles_beside_the_shogun
from hub.rules.cardplay import everyone
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.proof import hidden_roles
from hub.rules.cardplay.proof.hidden_roles import Night
from hub.rules.cardplay.proof.sealed_answers import SealedAnswers
from hub.rules.cardplay.questions import QuestionAsked, replace
from hub.rules.cardplay.ring_events import CharactersSet, GameEnded, RolesSet
from hub.rules.cardplay.turn_events import TurnBegan, TurnCorrected
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer
from hub.rules.samurai.events.game_end import DaimyoCounted, SeatLeft
from hub.rules.samurai.events.opening import Opened
from hub.rules.samurai.events.tokens import Wounded
from hub.rules.samurai.opening import given_back
from hub.rules.samurai.score import DAIMYO_IN_THE_BOX
from hub.rules.swordplay.bushido import BushidoDiscarded, BushidoPassed
from hub.rules.swordplay.card_events import Parried, WeaponGivenUp
from hub.rules.swordplay.proof.resampling import Sightings, other_card_answer


def _asks_seventh(event: Event) -> tuple[int, ...]:
    """Whom the six characters that were given back are shown."""
    if isinstance(event, QuestionAsked) and event.question.key == "seventh":
        return event.question.asked
    return ()


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
            numbers = [str(count) for count in range(DAIMYO_IN_THE_BOX + 1)]
            return replace(answer, say=self.another(numbers, answer.say, number))
        if key == everyone.KEY:
            return everyone.other_word(answer)
        return other_card_answer(state, key, answer)


class SeenCards(Sightings):
    """What one viewer saw of the cards: a leaver's hand too, and every Daimyo at the end."""

    def seen(self, state: AnyState, event: Event) -> tuple[Card, ...]:
        if isinstance(event, SeatLeft):
            cards: tuple[Card, ...] = state.seats[event.seat].cards
            return cards
        if isinstance(event, GameEnded):
            # The Daimyo in every hand are counted aloud; no other card may become one.
            hands = [card for seat in state.seats for card in seat.cards]
            return tuple(card for card in (*hands, *state.order) if kind(card) == "daimyo")
        return super().seen(state, event)
