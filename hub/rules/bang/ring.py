"""Distance from seat to seat, reach, and the damage a weapon would do."""

from functools import lru_cache

from hub.rules.bang.cards import GUARDS, SIGHTS, STRENGTH, weapon_among
from hub.rules.bang.state import Seat, State
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.ring import chair, sitting

UNLIMITED = -1


@lru_cache(maxsize=512)
def way(counts: tuple[bool, ...], one: int, other: int) -> int:
    """The distance by seats alone: the shorter way round, over everyone who counts.

    Whom it leads to always counts.
    """
    apart = (other - one) % len(counts)
    if not apart:
        return 0
    around = counts[one + 1 :] + counts[:one]
    return 1 + min(sum(around[: apart - 1]), sum(around[apart:]))


def counted(state: State) -> tuple[bool, ...]:
    """Which chairs count for distance: all of them, but for the harmless where a house skips them.

    An empty chair is never skipped.
    """
    if state.options.house.harmless == "counted":
        return (True,) * len(state.seats)
    seats = [state.seats[at] for at in sitting(state)]
    return tuple([seat.left or not seat.harmless for seat in seats])


def _seats_between(state: State, one: int, other: int) -> int:
    return way(counted(state), chair(state, one), chair(state, other))


def cards_work(state: State, at: int) -> bool:
    """Whether the cards in play before a seat do anything: not the others' in Belle Star's turn."""
    if state.turn in (-1, at):
        return True
    return state.seats[state.turn].ability != "belle-star"


def guard(state: State, at: int) -> int:
    """How much further away a seat is for everyone else."""
    seat = state.seats[at]
    cards = len(GUARDS.intersection(seat.laid)) if cards_work(state, at) else 0
    return cards + (seat.ability == "paul-regret")


def sight(state: State, at: int) -> int:
    """How much nearer everyone else is to a seat."""
    seat = state.seats[at]
    cards = len(SIGHTS.intersection(seat.laid)) if cards_work(state, at) else 0
    return cards + (seat.ability == "rose-doolan")


def distance(state: State, by: int, target: int) -> int:
    """The distance as cards and abilities change it; never below one."""
    plain = _seats_between(state, by, target)
    return max(1, plain + guard(state, target) - sight(state, by))


def distances(state: State, by: int) -> tuple[int, ...]:
    """From one seat to every seat (0 to itself)."""
    return tuple([0 if at == by else distance(state, by, at) for at in range(len(state.seats))])


def strength(seat: Seat) -> int:
    """The number of the weapon in play."""
    return STRENGTH[weapon_among(seat.laid)]


def reaches(state: State, by: int, target: int) -> bool:
    return distance(state, by, target) <= strength(state.seats[by])


def damage(state: State, by: int, target: int) -> int:
    """Strength less distance plus one, by the seats alone: distance cards change no damage."""
    return max(1, strength(state.seats[by]) - _seats_between(state, by, target) + 1)


def damages(state: State, by: int) -> tuple[int, ...]:
    """What one's weapon would do to every seat; 0 where it does not reach."""
    return tuple(
        [
            damage(state, by, at) if at != by and reaches(state, by, at) else 0
            for at in range(len(state.seats))
        ]
    )


def bang_limit(state: State, at: int) -> int:
    """How many BANG! this player may play in a turn."""
    seat = state.seats[at]
    if "volcanic" in seat.laid:
        return UNLIMITED
    return 2 if seat.ability == "willy-the-kid" else 1


def barrels(state: State, at: int, laid: tuple[Card, ...]) -> int:
    """How many Barrels this player may try against one attack, with these cards in play."""
    has_card = "barrel" in laid and cards_work(state, at)
    return has_card + (state.seats[at].ability == "jourdonnais")


def draw_size(state: State, at: int) -> int:
    """How many cards this player draws in the draw phase."""
    seat = state.seats[at]
    if seat.ability == "pixie-pete":
        return 3
    if seat.ability == "bill-noface":
        return 1 + seat.full - seat.life
    return 2


DRAWS_OTHERWISE = frozenset({"pixie-pete", "bill-noface", "black-jack"})


def draw_reason(state: State, at: int) -> str:
    """Whose ability changes how many cards are drawn; nothing for most."""
    ability = state.seats[at].ability
    return ability if ability in DRAWS_OTHERWISE else ""


def hand_limit(state: State, at: int) -> int:
    """How many cards this player may keep at the end of the turn."""
    return 10 if state.seats[at].ability == "sean-mallory" else 7


def beer_worth(state: State, at: int) -> int:
    """How much life a Beer gives this player."""
    return 2 if state.seats[at].ability == "tequila-joe" else 1


def shield(seat: Seat) -> str:
    """What keeps every attack from a seat; nothing for most."""
    if seat.left:
        return "has-left"
    return "harmless" if seat.harmless else ""
