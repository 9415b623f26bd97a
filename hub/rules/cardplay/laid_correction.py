"""Cards in play are set straight: one more of a kind, or one less, and where it was or goes.

The table is right: any kind can lie there. A card came from a hand, mostly that of whom it lies
before, from the discards or from the deck; where the hub counts none there, it is believed.
"""

from collections.abc import Callable
from functools import lru_cache

from hub.rules.cardplay.card_source import DECK, DISCARDS, Source, found, whence
from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.cardplay.corrections import correction, rows
from hub.rules.cardplay.ring import R
from hub.rules.cardplay.seat_fields import SEATS
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, OneOf, choices_of
from hub.rules.contract.transaction import Transaction

OWN_HAND = "own-hand"
_PILES: dict[str, Source] = {"the-discards": DISCARDS, "the-deck": DECK}
# Each change as it is picked, and whether something is to be known of it before.
Changes = tuple[Choice, ...]


def may_correct_cards(state: AnyCardState, actor: Actor) -> bool:
    """A seat tells of its real cards; of those that the hub holds only the host does."""
    return state.cards_are_counted and not (state.hub_holds_cards and actor.kind == "seat")


def own_sources(others: tuple[Choice, ...] = ()) -> tuple[Choice, ...]:
    """Where a card was or goes: the hand of whom it lies before, a pile, the hand of others."""
    return (*choices_of((OWN_HAND, *_PILES)), *others)


def hand_sources(hands: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The same for a card that anyone may have laid there."""
    return (*hands, *choices_of(_PILES))


def source_of(values: Values, owner: int) -> Source:
    """What the form says; where it does not ask, the discards."""
    said = values.get("source", "the-discards")
    assert isinstance(said, int | str)
    if isinstance(said, int):
        return said
    return owner if said == OWN_HAND else _PILES.get(said, DISCARDS)


def source_now(state: AnyCardState, said: Source, *, lies_there: bool) -> Source:
    """Where the card is taken from, or goes."""
    source = found(state, said) if lies_there else said
    assert source is not None
    return source


def has_any(state: AnyCardState) -> bool:
    """Whether one card more can lie open at all."""
    return whence(state) is not None


def laid_correction(
    changes: Callable[[R, int], Changes],
    do: Callable[[Transaction[R], int, str, Source], None],
) -> Action[R]:
    """Of any seat by the host, of one's own by whoever sits there; also while something is asked.

    What an open attack would do was worked out with the cards as they lay, and stays so until its
    attacker has it judged anew.
    """

    def form(state: R, actor: Actor) -> tuple[Field, ...] | None:
        if not may_correct_cards(state, actor):
            return None
        seats = [seat for seat in rows(state, actor) if not state.seats[seat].left]
        by = {str(seat): changes(state, seat) for seat in seats}
        seats = [seat for seat in seats if by[str(seat)]]
        if not seats:
            return None
        fields = (
            OneOf(name="seat", of="seat", choices=tuple([SEATS[seat] for seat in seats])),
            OneOf(name="change", of="change", given=("seat",), by=by),
        )
        if state.hub_holds_cards:
            return fields
        here = tuple([at for at, seat in enumerate(state.seats) if not seat.left])
        return (*fields, _source_field(here, tuple(seats)))

    def act(tx: Transaction[R], actor: Actor, values: Values) -> None:
        seat, change = number(values, "seat"), text(values, "change")
        said = source_of(values, seat)
        do(tx, seat, change, source_now(tx.state, said, lies_there=change[0] == "+"))

    return correction("correct-laid", form, act)


@lru_cache(maxsize=128)
def _source_field(here: tuple[int, ...], seats: tuple[int, ...]) -> OneOf:
    """Whose hand it was, of those who are here; or a pile."""
    hands = tuple([SEATS[at] for at in here])
    by = {
        str(seat): own_sources(tuple([each for each in hands if each.value != seat]))
        for seat in seats
    }
    return OneOf(name="source", of="seat", given=("seat",), by=by)


@lru_cache(maxsize=128)
def change_choices(
    more: tuple[str, ...], less: tuple[str, ...], odd: tuple[tuple[str, str, int], ...] = ()
) -> Changes:
    """One more of these kinds, or one less of those; of what is `odd` a note says why."""
    notes = {kind: {note: count} for kind, note, count in odd}
    return (
        *[Choice(value=f"+{kind}", about=dict(notes.get(kind, {}))) for kind in more],
        *choices_of(f"-{kind}" for kind in less),
    )
