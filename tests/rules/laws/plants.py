"""Rulesets with a fault planted in them, to show that the laws find it.

Each delegates to the real Samurai Sword and spoils one thing; the only file here, beside the
options, that knows a game from within.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

import msgspec

from hub.laws.random_nights import Rules
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, Move, Offer, OneOf
from hub.rules.contract.refusal import Refusal, reason
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import Counter, Line, Mark, Secret, Transfers, View, line, transfer
from hub.rules.registry import GAMES

replace = msgspec.structs.replace


class Planted:
    """The real ruleset but for what a plant overrides."""

    def __init__(self) -> None:
        self.real: Rules = GAMES["samurai"]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def views(self, state: Any) -> Callable[[Actor], View[Any]]:
        """By its own view, so that a table shows what is planted there."""
        view: Callable[[Any, Actor], View[Any]] = self.view
        return partial(view, state)

    def urgent(self, state: Any, actor: Actor) -> tuple[Offer, ...]:
        """By its own offers, likewise."""
        offers: tuple[Offer, ...] = self.offers(state, actor)
        return tuple(offer for offer in offers if not offer.standing)


def hidden_card(state: Any, viewer: Actor) -> str:
    """A card that the hub holds and this viewer does not see: another's, or the deck's."""
    for at, seat in enumerate(state.seats):
        if at != viewer.seat and seat.cards:
            return str(seat.cards[-1])
    return str(state.order[-1]) if state.order else ""


def hidden_role(state: Any, viewer: Actor) -> str:
    """The role of someone else who is not the Shogun."""
    roles = [seat.role for at, seat in enumerate(state.seats) if at != viewer.seat]
    return next((role for role in roles if role not in ("", "shogun")), "")


def own_role(state: Any, viewer: Actor) -> str:
    return str(state.seats[viewer.seat].role) if viewer.kind == "seat" else ""


Hidden = Callable[[Any, Actor], str]


def _marked(view: View[Any], text: str) -> View[Any]:
    """This view with one mark more before the first place."""
    first, *rest = view.places
    marks = (*first.marks, Mark(key=text)) if text else first.marks
    return replace(view, places=(replace(first, marks=marks), *rest))


# --- Views ------------------------------------------------------------------


class ShowsRole(Planted):
    """A covered role stands at its place."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = self.real.view(state, viewer)
        seats = zip(view.places, state.seats, strict=True)
        places = tuple(replace(place, role=seat.role) for place, seat in seats)
        return replace(view, places=places)


class ShowsHand(Planted):
    """Everyone's screen holds the hand of the next seat."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = self.real.view(state, viewer)
        return replace(view, hand=state.seats[(viewer.seat + 1) % state.players].cards)


class ShowsDeck(Planted):
    """The deck's top card lies open."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = self.real.view(state, viewer)
        top = state.order[-1] if state.order else ""
        piles = (replace(view.piles[0], top=top), *view.piles[1:])
        return replace(view, piles=piles)


class ShowsOwnRole(Planted):
    """The ordinary screen of a seat shows its role, for the neighbour to read."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        return _marked(self.real.view(state, viewer), own_role(state, viewer))


class ShowsAnswers(Planted):
    """What was answered is shown while others still think."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = self.real.view(state, viewer)
        answers = state.question.answers if state.question else ()
        sums = tuple(Counter(key=answer.say, value=answer.seat) for answer in answers)
        return replace(view, asked=tuple(replace(asked, sums=sums) for asked in view.asked))


class ShowsPairs(Planted):
    """Which characters were given out to choose from."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        dealt = [name for pair in state.pairs for name in pair]
        return _marked(self.real.view(state, viewer), "/".join(dealt))


# --- Offers -----------------------------------------------------------------


class Offering(Planted):
    """A plant that changes every offer, the single one alike."""

    def spoilt(self, state: Any, actor: Actor, offer: Offer) -> Offer:
        raise NotImplementedError

    def offers(self, state: Any, actor: Actor) -> tuple[Offer, ...]:
        return tuple(self.spoilt(state, actor, each) for each in self.real.offers(state, actor))

    def offer(self, state: Any, actor: Actor, key: str) -> Offer | None:
        offer = self.real.offer(state, actor, key)
        return None if offer is None else self.spoilt(state, actor, offer)


class OffersAboutHand(Offering):
    """What to know before attacking: whether someone holds a parry."""

    def spoilt(self, state: Any, actor: Actor, offer: Offer) -> Offer:
        if actor.kind != "seat":
            return offer
        return replace(offer, about={**offer.about, "risk": hidden_card(state, actor)})


class ClosesByHand(Offering):
    """A choice is closed by what is the deck's top card."""

    def spoilt(self, state: Any, actor: Actor, offer: Offer) -> Offer:
        top = state.order[-1] if state.order else "parry-1"
        is_weapon_next = top[0] > "g"
        if not offer.fields or not isinstance(offer.fields[0], OneOf) or is_weapon_next:
            return offer
        first = offer.fields[0]
        choices = tuple(_shut(choice) for choice in first.choices)
        return replace(offer, fields=(replace(first, choices=choices), *offer.fields[1:]))


def _shut(choice: Choice) -> Choice:
    return replace(choice, closed=reason("not-now"))


class OffersByRole(Offering):
    """A Ninja's own screen offers a little more."""

    def spoilt(self, state: Any, actor: Actor, offer: Offer) -> Offer:
        is_ninja = own_role(state, actor).startswith("ninja")
        return replace(offer, standing=offer.standing or is_ninja)


class ForgetsPrivacy(Offering):
    """The host may answer for a seat with its cards, and so sees which there are."""

    def spoilt(self, state: Any, actor: Actor, offer: Offer) -> Offer:
        return replace(offer, private=False)


# --- The story --------------------------------------------------------------


class TellsDraws(Planted):
    """Drawn cards are told to all."""

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        cards = getattr(event, "cards", ())
        return line("drew", cards=cards) if cards else self.real.seen_by(event, viewer)


class TellsAnswers(Planted):
    """An answer is told before its round closes."""

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        answer = getattr(event, "answer", None)
        told = line("said", say=answer.say, seat=answer.seat) if answer else None
        return told or self.real.seen_by(event, viewer)


class TellsRoles(Planted):
    """The deal is told with its roles."""

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        roles = getattr(event, "roles", ())
        return line("dealt", roles=roles) if roles else self.real.seen_by(event, viewer)


class TellsTaken(Planted):
    """A card taken unseen is told to those who took no part."""

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        if type(event).__name__ == "CardTaken":
            return line("taken", card=cast(Any, event).card)
        return self.real.seen_by(event, viewer)


class MovesHidden(Planted):
    """What moved is told with a count that hangs on a role that is covered."""

    def moved(self, state: Any, event: Event) -> Transfers:
        told = self.real.moved(state, event)
        is_ninja = any(seat.role.startswith("ninja") for seat in state.seats[1:2])
        return transfer("honor", 1 + is_ninja, "box", 0) if told else told


# --- Refusals ---------------------------------------------------------------


class RefusesWithCard(Planted):
    """A refusal says which hidden card stands in the way."""

    def offer(self, state: Any, actor: Actor, key: str) -> Offer | None:
        offer = self.real.offer(state, actor, key)
        if offer is None:
            raise Refusal("not-offered", card=hidden_card(state, actor))
        return offer


class RefusesWithRole(Planted):
    """A refusal depends on someone's role."""

    def offer(self, state: Any, actor: Actor, key: str) -> Offer | None:
        offer = self.real.offer(state, actor, key)
        if offer is None and hidden_role(state, actor).startswith("ninja"):
            raise Refusal("not-against-ninja")
        return offer


# --- Undo, coming back, exports ---------------------------------------------


class TellsUndone(Planted):
    """After an undo the view tells what would have come."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: dict[Actor, list[Any]] = {}

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = self.real.view(state, viewer)
        shown = self.shown.setdefault(viewer, [])
        undone = shown[-1] if shown and any(state is old for old in shown[:-1]) else None
        shown.append(state)
        if undone is None or undone is state:
            return view
        return _marked(view, hidden_card(undone, viewer) or hidden_role(undone, viewer))


class TellsMissed(Planted):
    """Who was away for some turns is told what they missed, and more."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[Actor, int] = {}

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = self.real.view(state, viewer)
        missed = state.turns - self.last.get(viewer, state.turns)
        self.last[viewer] = state.turns
        return _marked(view, hidden_role(state, viewer)) if missed > 1 else view


class ExportsRoles(Planted):
    """An export before the end holds the roles."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = self.real.view(state, viewer)
        return _marked(view, hidden_role(state, viewer)) if viewer.kind == "export" else view


class ExportsDeck(Planted):
    """An export tells the story with the order of the deck."""

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        order = getattr(event, "order", ())
        if viewer.kind == "export" and order:
            return line("dealt", cards=order)
        return self.real.seen_by(event, viewer)


class TellsCompany(Planted):
    """What an owner may look at depends on who else plays."""

    def secret(self, state: Any, seat: int) -> Secret | None:
        secret = self.real.secret(state, seat)
        roles = "".join(sorted(other.role for other in state.seats))
        return replace(secret, bonus=sum(map(ord, roles))) if secret else None


# --- Undo barriers ----------------------------------------------------------


class Unbarred(Planted):
    """A plant that forgets some undo barriers."""

    forgotten: frozenset[str] = frozenset()

    def is_undo_barrier(self, state: Any, event: Event) -> bool:
        tag = str(type(event).__struct_config__.tag)
        return tag not in self.forgotten and self.real.is_undo_barrier(state, event)


class TakesAndLooks(Unbarred):
    """Diversion: a card is taken, looked at, and given back."""

    forgotten = frozenset({"card-taken"})


class DrawsAndLooks(Unbarred):
    """Nobunaga, a Daimyo, a Breathing, Ushiwaka's wound: cards are drawn, seen and put back."""

    forgotten = frozenset({"cards-drawn"})


class AnswersAndLooks(Unbarred):
    """What somebody gave up in answer is seen and taken back, to ask somebody else instead."""

    forgotten = frozenset({"parried", "weapon-given-up"})


class FlipsAndLooks(Unbarred):
    """The deck's top card is turned over, and back."""

    forgotten = frozenset({"card-flipped"})


class LosesAndLooks(Unbarred):
    """Geisha: a card is lost from a hand, seen by all, and taken up again."""

    forgotten = frozenset({"card-lost"})


PEEKS = (TakesAndLooks, DrawsAndLooks, AnswersAndLooks, FlipsAndLooks, LosesAndLooks)


# --- Moves, sums, logs ------------------------------------------------------


class ChangesSilently(Planted):
    """A move changes the state without an event."""

    def decide(self, tx: Transaction[Any], actor: Actor, move: Move) -> None:
        self.real.decide(tx, actor, move)
        tx.state = replace(tx.state, turns=tx.state.turns + 1)


class Vanished(Event, tag="vanished"):
    """A token falls under the table."""

    def evolve(self, state: Any) -> Any:
        return replace(state, box=state.box - 1)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("vanished")


class LosesToken(Planted):
    """A token vanishes with a move."""

    @property
    def event_type(self) -> Any:
        return self.real.event_type | Vanished

    def decide(self, tx: Transaction[Any], actor: Actor, move: Move) -> None:
        self.real.decide(tx, actor, move)
        tx.emit(Vanished())


class TellsUnwritten(Planted):
    """An event that the log cannot read back."""

    def decide(self, tx: Transaction[Any], actor: Actor, move: Move) -> None:
        self.real.decide(tx, actor, move)
        tx.emit(Vanished())


class RefusesOffered(Planted):
    """What is offered is refused now and then."""

    def decide(self, tx: Transaction[Any], actor: Actor, move: Move) -> None:
        if move.offer == "end-turn":
            raise Refusal("not-now")
        self.real.decide(tx, actor, move)


class FailsOffered(Planted):
    """What is offered makes the engine stumble."""

    def decide(self, tx: Transaction[Any], actor: Actor, move: Move) -> None:
        if move.offer == "end-turn":
            raise KeyError(move.offer)
        self.real.decide(tx, actor, move)


class HidesSingle(Planted):
    """The single offer is not the one that is shown."""

    def offer(self, state: Any, actor: Actor, key: str) -> Offer | None:
        offer = self.real.offer(state, actor, key)
        return replace(offer, closed=reason("not-now")) if offer else None


class HidesUrgent(Planted):
    """A bot is not shown everything that the game waits for."""

    def urgent(self, state: Any, actor: Actor) -> tuple[Offer, ...]:
        return super().urgent(state, actor)[1:]


class TakesAnyone(Planted):
    """Anyone may do what somebody is offered."""

    def offer(self, state: Any, actor: Actor, key: str) -> Offer | None:
        return self.real.offer(state, actor, key) or next(self._others(state, key), None)

    def _others(self, state: Any, key: str) -> Iterator[Offer]:
        for seat in range(state.players):
            offer = self.real.offer(state, Actor(kind="seat", seat=seat), key)
            if offer is not None:
                yield offer


class RefusesWithTrace(Planted):
    """A refused move leaves its trace in the state."""

    def offer(self, state: Any, actor: Actor, key: str) -> Offer | None:
        offer = self.real.offer(state, actor, key)
        if offer is None:
            msgspec.structs.force_setattr(state, "shuffles", state.shuffles + 1)
        return offer


class NeverEnds(Planted):
    """The end is never seen."""

    def outcome(self, state: Any) -> None:
        return None


class RedealsNothing(Planted):
    """The other night is this night."""

    def resample_hidden(self, steps: Any, viewer: Actor, chance: Any) -> Any:
        return list(steps)


class SaysNothingHidden(Planted):
    """As if there were no secrets."""

    def resample_hidden(self, steps: Any, viewer: Actor, chance: Any) -> Any:
        return None


LEAKS: dict[str, tuple[type[Planted], ...]] = {
    "view": (ShowsRole, ShowsHand, ShowsDeck, ShowsOwnRole, ShowsAnswers, ShowsPairs),
    "offers": (OffersAboutHand, ClosesByHand, OffersByRole, ForgetsPrivacy),
    "story": (TellsDraws, TellsAnswers, TellsRoles, TellsTaken, MovesHidden),
    "refusal": (RefusesWithCard, RefusesWithRole),
    "undo": (TellsUndone,),
    "return": (TellsMissed,),
    "export": (ExportsRoles, ExportsDeck),
}
