"""The beginning and the end: options, characters, the line-up, the lot, tokens; who has won."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.box.tokens import RESILIENCE
from hub.rules.cardplay.card_transfers import of_each
from hub.rules.cardplay.opening import opened, opened_line
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line
from hub.rules.duel.options import Options
from hub.rules.duel.state import Ending, Figure, Side, State

SETUP = ("fours", "lineup", "tokens", "guard")


class Opened(Event, tag="opened"):
    """A duel begins, or begins again after a deal that was void."""

    options: Options
    deal: int

    def evolve(self, state: State) -> State:
        sides = (Side(hand=self.options.empty_hand),) * 2
        return State(sides=sides, **opened(state, self.options, self.deal, SETUP))

    def moved(self, state: State) -> Transfers:
        held = tuple(-figure.resilience for figure in state.figures)
        return of_each("resilience", held, "heap")

    def seen_by(self, viewer: Actor) -> Line | None:
        return opened_line(self.options, self.deal)


class FoursSet(Event, tag="fours-set"):
    """Four characters each; nobody sees the other four."""

    tells = story("fours-set")

    fours: tuple[tuple[str, ...], ...]

    def evolve(self, state: State) -> State:
        return replace(state, fours=self.fours)

    def is_undo_barrier(self, state: State) -> bool:
        # Real characters are typed in by those who hold them already.
        return state.options.characters == "dealt"


class LinedUp(Event, tag="lined-up"):
    """Both line-ups turned over at once: the Shogun, then the Samurai from the left."""

    tells = story("lined-up")

    lineups: tuple[tuple[str, ...], ...]

    def evolve(self, state: State) -> State:
        sides = tuple(
            replace(side, figures=tuple(Figure(name=name) for name in names), line=names[1:])
            for side, names in zip(state.sides, self.lineups, strict=True)
        )
        return replace(state, sides=sides, fours=())


class FirstDrawn(Event, tag="first-drawn"):
    """Who begins."""

    tells = story("first-drawn", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return replace(state, first=self.seat)


class TokensPlaced(Event, tag="tokens-placed"):
    """Full resilience on the six in the circle; a Shogun behind the line holds none."""

    tells = story("tokens-placed")

    def evolve(self, state: State) -> State:
        sides = tuple(
            replace(side, figures=tuple(_full(side, figure) for figure in side.figures))
            for side in state.sides
        )
        taken = sum(figure.resilience for side in sides for figure in side.figures)
        return replace(state, sides=sides, heap=RESILIENCE - taken)

    def moved(self, state: State) -> Transfers:
        full = tuple(
            _full(side, figure).resilience for side in state.sides for figure in side.figures
        )
        return of_each("resilience", full, "heap")


def _full(side: Side, figure: Figure) -> Figure:
    return replace(figure, resilience=CHARACTERS[figure.name] * (figure.name in side.line))


class GameEnded(Event, tag="game-ended"):
    """The duel is decided; whatever was asked closes unseen."""

    ending: Ending

    def evolve(self, state: State) -> State:
        return replace(state, ending=self.ending, frames=(), choosing=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"ended-{self.ending.reason}", seat=self.ending.winner)
