"""High card: everybody gets a card, everybody shows it, the highest wins; some rounds of that."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from high_card import resampling
from hub.rules import kit

DECK = 40  # Cards are numbers from 1.


class Options(kit.Value):
    players: Annotated[int, Meta(ge=2, le=8)] = 4
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3


class State(kit.Value):
    rounds: int = 0
    round: int = 0
    cards: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    frames: tuple[kit.OpenQuestion, ...] = ()


class Began(kit.Event, tag="began"):
    players: int
    rounds: int
    tells = kit.story("began", "rounds")

    def evolve(self, state: State) -> State:
        return replace(state, rounds=self.rounds, points=(0,) * self.players)


class Dealt(kit.Event, tag="dealt"):
    cards: tuple[int, ...]
    tells = kit.story("dealt")  # Never which: the cover hides a hand, and not the story.
    shows_hidden = True  # So whoever drew it out of the hub does not take it back.

    def evolve(self, state: State) -> State:
        asked = kit.OpenQuestion(state.round + 1, "show", asked=tuple(range(len(self.cards))))
        return replace(state, round=state.round + 1, cards=self.cards, frames=(asked,))


class Shown(kit.Event, tag="shown"):
    seat: int
    card: str
    tells = kit.story("shown", "seat", "card")
    shows_hidden = True

    def evolve(self, state: State) -> State:
        (asked,) = state.frames
        answers = (*asked.answers, kit.Answer(seat=self.seat, say="show"))
        return replace(state, frames=(replace(asked, answers=answers),))


class Scored(kit.Event, tag="scored"):
    seat: int
    tells = kit.story("scored", "seat")

    def evolve(self, state: State) -> State:
        points = [each + (at == self.seat) for at, each in enumerate(state.points)]
        return replace(state, points=tuple(points), frames=())


def show(tx: kit.Transaction[State], actor: kit.Actor, values: kit.Values) -> None:
    tx.emit(Shown(seat=actor.seat, card=str(tx.state.cards[actor.seat])))
    if not tx.state.frames[0].awaited:
        tx.emit(Scored(seat=tx.state.cards.index(max(tx.state.cards))))


SHOW = kit.Action("show", lambda state, actor: kit.Offer(key="show", question=state.round), show)


class HighCard(kit.Game[State]):
    key, players = "high-card", range(2, 9)
    options_type, events = Options, (Began, Dealt, Shown, Scored)
    resample_hidden = staticmethod(resampling.resample_hidden)

    def blank(self) -> State:
        return State()

    def setup(self, tx: kit.Transaction[State], options: Options) -> None:
        tx.emit(Began(players=options.players, rounds=options.rounds))

    def advance(self, tx: kit.Transaction[State]) -> None:  # After the setup, and after every move.
        if not tx.state.frames and tx.state.round < tx.state.rounds:
            order = tx.chance.order(DECK, f"deal {tx.state.round}")
            tx.emit(Dealt(cards=tuple(card + 1 for card in order[: len(tx.state.points)])))

    def actions(self, state: State, actor: kit.Actor) -> kit.ByKey[State]:
        return kit.by_key(SHOW) if actor.seat in self.awaited(state) else {}

    def view(self, state: State, viewer: kit.Actor) -> kit.View[None]:
        places = []
        for seat, points in enumerate(state.points):
            counters = [kit.Counter(key="points", value=points)]
            if seat not in self.awaited(state):
                counters.append(kit.Counter(key="card", value=state.cards[seat]))
            places.append(kit.seat_place(seat, *counters))
        hand = (str(state.cards[viewer.seat]),) if viewer.seat in self.awaited(state) else ()
        return kit.plain_view(self, state, viewer, tuple(places), round=state.round, hand=hand)

    def outcome(self, state: State) -> kit.Outcome | None:
        is_over = state.round == state.rounds > 0 and not state.frames
        return kit.by_points("all-rounds", state.points) if is_over else None
