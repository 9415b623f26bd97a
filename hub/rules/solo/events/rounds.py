"""The duel's beginning, its rounds with their steps, and its end."""

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.view import Line, line
from hub.rules.solo.options import Level
from hub.rules.solo.sheet import Sheet
from hub.rules.solo.state import BLANK, PLAYER, Ending, State, Written, replace

STEPS = ("dice", "give", "foe", "answer", "end")


class Opened(Event, tag="opened"):
    """Both fighters stand ready."""

    level: Level
    sheet: Sheet

    def evolve(self, state: State) -> State:
        sheet = self.sheet
        return replace(
            BLANK,
            sheet=sheet,
            level=self.level,
            life=sheet.life,
            ki=sheet.ki,
            foe=sheet.foe_life,
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("opened", name=self.sheet.name, stars=self.sheet.stars)


class RoundBegan(Event, tag="round-began"):
    """A new line of the sheet; what belonged to the last round is wiped away."""

    tells = story("round-began", count="round")

    round: int

    def evolve(self, state: State) -> State:
        question = state.questions + 1
        queue = PendingSteps(question=question, steps=STEPS, seat=PLAYER)
        return replace(
            state,
            round=self.round,
            taken=0,
            dice=(),
            foe_dice=(),
            attack=0,
            defence=0,
            focus=0,
            more_attack=0,
            more_defence=0,
            ki_spent=0,
            bought="",
            frames=(queue,),
            questions=question,
        )


class StepTaken(Event, tag="step-taken"):
    """A step of the round is done."""

    tells = SILENT

    def evolve(self, state: State) -> State:
        queue, *above = state.frames
        assert type(queue) is PendingSteps
        return replace(state, frames=(replace(queue, steps=queue.steps[1:]), *above))


class RoundWritten(Event, tag="round-written"):
    """The opponent's row is read, and the round stands on the sheet."""

    sum: int
    written: Written

    def evolve(self, state: State) -> State:
        return replace(state, written=(*state.written, self.written))

    def seen_by(self, viewer: Actor) -> Line | None:
        now = self.written
        return line("row-read", sum=self.sum, attack=now.attack, final=now.final)


class RoundEnded(Event, tag="round-ended"):
    """Nothing of this round is open any more."""

    tells = SILENT

    def evolve(self, state: State) -> State:
        return replace(state, frames=())


class DuelEnded(Event, tag="duel-ended"):
    """The duel is over; dice that had to fall need not."""

    ending: Ending

    def evolve(self, state: State) -> State:
        return replace(state, ending=self.ending, frames=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("ended", ending=self.ending.reason)
