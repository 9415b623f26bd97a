"""What is hidden in this game: roles, unchosen characters, and answers that fall clockwise."""

from collections.abc import Sequence

from hub.rules.bang.actions.answers import face
from hub.rules.bang.events.opening import Opened
from hub.rules.bang.events.tokens import Wounded
from hub.rules.bang.opening import cast_of
from hub.rules.bang.question import AnswerOpened
from hub.rules.bang.roles import ROLES, SHERIFF
from hub.rules.bang.roles import hidden_roles as roles_beside_the_sheriff
from hub.rules.bang.state import BLANK
from hub.rules.cardplay import everyone
from hub.rules.cardplay.proof import hidden_roles
from hub.rules.cardplay.proof.resampling import retold, walk
from hub.rules.cardplay.proof.sealed_answers import SealedAnswers, other_way, question_key
from hub.rules.cardplay.ring_events import CharactersSet, GameEnded, RolesSet
from hub.rules.cardplay.turn_events import TurnBegan, TurnCorrected
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.chance import Chance
from hub.rules.contract.frame import Answer
from hub.rules.contract.night import Step

# Rounds whose answers stay sealed until they are turned over one by one: what answers them, and
# with which kind of card.
_FALLS_CLOCKWISE = {"gatling": ("missed", "missed"), "indians": ("give-bang", "bang")}


class Answers(SealedAnswers):
    """Which sealed answers one viewer came to know."""

    become = (RolesSet,)
    tell_all = (CharactersSet,)
    show = (AnswerOpened, Wounded)
    end = (GameEnded, Opened, TurnBegan, TurnCorrected)

    def is_sealed(self, state: AnyState) -> bool:
        """What is asked of one alone, or before all, was never sealed."""
        return question_key(state) in ("roles", "characters", everyone.KEY, *_FALLS_CLOCKWISE)


class Disguise(hidden_roles.Disguise):
    """What there is to hide as it could also have been."""

    roles = ROLES
    leader = SHERIFF
    shows_roles = GameEnded

    def box(self, state: AnyState) -> tuple[str, ...]:
        return cast_of(state)

    def hidden_roles(self, players: int, ask: str) -> tuple[str, ...]:
        return roles_beside_the_sheriff(players)

    def other_answer(self, number: int, state: AnyState, key: str, answer: Answer) -> Answer:
        if key == everyone.KEY:
            return everyone.other_word(answer)
        if key not in _FALLS_CLOCKWISE:
            return answer
        say, kind = _FALLS_CLOCKWISE[key]
        return other_way(state, answer, say, face(state.seats[answer.seat], kind))


def resample_hidden(steps: Sequence[Step], viewer: Actor, chance: Chance) -> Sequence[Step] | None:
    """Another night that this viewer cannot tell from this one; None: nothing is hidden.

    Used by the law that nobody learns what they may not know; no game is ever played with it.
    """
    answers = Answers(viewer)
    moments = walk(steps, BLANK, answers)
    disguise = Disguise([moment.told for step in moments for moment in step], answers, chance)
    if not disguise.hides_something:
        return None
    return retold(steps, moments, lambda moment: disguise.of(moment.told))
