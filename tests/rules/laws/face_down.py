"""A small game for planting faults: cards are dealt face down, and shown one by one."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from hub.rules import kit


class Options(kit.Value):
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    cards: Annotated[int, Meta(ge=1, le=5)] = 2


class State(kit.Value):
    hands: tuple[tuple[int, ...], ...] = ()
    shown: tuple[int, ...] = ()
    frames: tuple[kit.PendingSteps, ...] = ()


class Dealt(kit.Event, tag="dealt"):
    hands: tuple[tuple[int, ...], ...]
    tells = kit.SILENT

    def evolve(self, state: State) -> State:
        turn = kit.PendingSteps(question=1, steps=("show",), seat=0)
        return replace(state, hands=self.hands, frames=(turn,))


class Whispered(kit.Event, tag="whispered"):
    """Seat 0 alone hears what lies last before the last seat."""

    card: int

    def evolve(self, state: State) -> State:
        return state

    def seen_by(self, viewer: kit.Actor) -> kit.Line | None:
        return kit.line("whispered", card=self.card) if viewer == kit.at(0) else None


class Shown(kit.Event, tag="shown"):
    seat: int
    card: int
    tells = kit.story("shown", "seat", "card")
    shows_hidden = True

    def evolve(self, state: State) -> State:
        shown = (*state.shown, self.card)
        at = len(shown) % len(state.hands)
        turn = kit.PendingSteps(question=len(shown) + 1, steps=("show",), seat=at)
        is_last = len(shown) == sum(map(len, state.hands))
        return replace(state, shown=shown, frames=() if is_last else (turn,))


def show(tx: kit.Transaction[State], actor: kit.Actor, values: kit.Values) -> None:
    hands = tx.state.hands
    tx.emit(Shown(seat=actor.seat, card=hands[actor.seat][len(tx.state.shown) // len(hands)]))


def offer_show(state: State, actor: kit.Actor) -> kit.Offer:
    return kit.Offer(key="show", question=state.frames[-1].question)


class FaceDown(kit.Game[State]):
    """Everyone has some cards that nobody sees; `deck` is how many there are."""

    key, players = "face-down", range(2, 5)
    options_type, events = Options, (Dealt, Whispered, Shown)
    deck = 20
    show = kit.Action("show", offer_show, show)

    def blank(self) -> State:
        return State()

    def setup(self, tx: kit.Transaction[State], options: Options) -> None:
        order = iter(tx.chance.order(self.deck, "deal"))
        hands = [tuple(next(order) for _ in range(options.cards)) for _ in range(options.players)]
        tx.emit(Dealt(hands=tuple(hands)))
        tx.emit(Whispered(card=hands[-1][-1]))

    def actions(self, state: State, actor: kit.Actor) -> kit.ByKey[State]:
        return kit.by_key(self.show) if actor.seat in self.awaited(state) else {}

    def view(self, state: State, viewer: kit.Actor) -> kit.View[None]:
        places = tuple(kit.seat_place(seat) for seat in range(len(state.hands)))
        return kit.plain_view(self, state, viewer, places, piles=self.piles(state))

    def piles(self, state: State) -> tuple[kit.Pile, ...]:
        return (kit.Pile(key="shown", count=len(state.shown)),)

    def outcome(self, state: State) -> kit.Outcome | None:
        if state.frames or not state.hands:
            return None
        return kit.by_points("all-shown", [sum(hand) for hand in state.hands])

    def resample_hidden(
        self, steps: Sequence[kit.Step], viewer: kit.Actor, chance: kit.Chance
    ) -> Sequence[kit.Step] | None:
        """Whatever was never shown is shuffled among itself; nobody else heard the whisper."""
        return with_other_cards(steps, self.unseen(steps, viewer), chance)

    def unseen(self, steps: Sequence[kit.Step], viewer: kit.Actor) -> list[int]:
        events = [e for step in steps if isinstance(step, kit.PlayedStep) for e in step.events]
        seen = {event.card for event in events if isinstance(event, Shown)}
        if viewer == kit.at(0):
            seen |= {event.card for event in events if isinstance(event, Whispered)}
        return [card for card in range(self.deck) if card not in seen]


def with_other_cards(
    steps: Sequence[kit.Step], unseen: list[int], chance: kit.Chance
) -> Sequence[kit.Step] | None:
    order = chance.order(len(unseen), "other cards")
    swap = {card: unseen[at] for card, at in zip(unseen, order, strict=True)}
    other = [
        kit.PlayedStep(tuple(_swapped(event, swap) for event in step.events))
        if isinstance(step, kit.PlayedStep)
        else step
        for step in steps
    ]
    return None if other == list(steps) else other


def _swapped(event: kit.Event, swap: dict[int, int]) -> kit.Event:
    if isinstance(event, Dealt):
        hands = [tuple(swap.get(card, card) for card in hand) for hand in event.hands]
        return replace(event, hands=tuple(hands))
    if isinstance(event, Whispered):
        return replace(event, card=swap.get(event.card, event.card))
    return event
