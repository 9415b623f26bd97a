"""A plain player: shoots at whom it takes for an enemy, answers when it can, builds up first.

It sees what a person at its seat sees: the view, with the hand where there is one, and offers.
"""

from collections.abc import Callable, Sequence

from hub.rules.bang.cards import STRENGTH
from hub.rules.bang.roles import LAW, OUTLAWS, TEAMS
from hub.rules.bang.view import Bang
from hub.rules.cardplay.plain_player import any_of, doable, move, plain
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import FieldValue, Move, Offer, OneOf
from hub.rules.contract.view import Place, Secret, View

Likes = list[float]
_ANSWERS = ("diamond", "barrel", "missed-in-play", "missed", "give-bang", "drink", "take", "seen")


def choose(
    view: View[Bang], secret: Secret | None, offers: Sequence[Offer], chance: Chance
) -> Move:
    """The first thing on the list of wishes that can be done now."""
    now = doable(offers)
    if any(view.you in asked.seats for asked in view.asked):
        return _answer(view, now, chance)
    likes = _likes(view, secret)
    for keys, wish in _WISHES:
        for key in keys:
            if key in now and (chosen := wish(view, now[key], likes)) is not None:
                return chosen
    return plain(next(iter(now.values())))


def _likes(view: View[Bang], secret: Secret | None) -> Likes:
    """How gladly this player would see each seat hurt; below nothing for a friend."""
    team = secret.team if secret else ""
    return [-9.0 if place.seat == view.you else _like(place, team) for place in view.places]


def _like(place: Place, team: str) -> float:
    """The same of one other; whoever has most reputation first, until roles lie open."""
    if not place.role:
        return 1.0 + place.counters[0].value / 8
    return -9.0 if TEAMS[place.role] == team and team in (LAW, OUTLAWS) else 3.0


def _best_shot(view: View[Bang], offer: Offer, likes: Likes) -> Move | None:
    """The shot that takes most from the most wanted."""
    field = offer.fields[0]
    assert isinstance(field, OneOf)
    best, target = 0.0, -1
    for choice in field.choices:
        seat = choice.value
        if choice.closed is not None or not isinstance(seat, int):
            continue
        harm = choice.about.get("damage", 1)
        assert isinstance(harm, int)
        is_fatal = harm >= view.places[seat].counters[1].value
        worth = likes[seat] * (6 if is_fatal else harm)
        if worth > best:
            best, target = worth, seat
    return move(offer, {field.name: target, **_rest(offer)}) if target >= 0 else None


def _rest(offer: Offer) -> dict[str, FieldValue]:
    """Whatever can be said to what is asked after the target."""
    fields = [field for field in offer.fields[1:] if isinstance(field, OneOf)]
    return {
        field.name: next(each.value for each in field.choices if each.closed is None)
        for field in fields
    }


def _lay(view: View[Bang], offer: Offer, likes: Likes) -> Move | None:
    """Whatever helps; a weapon only for a weaker one."""
    field = offer.fields[0]
    assert isinstance(field, OneOf)
    for choice in field.choices:
        strength = STRENGTH.get(str(choice.value), 9)
        if choice.closed is None and strength > view.own.strength:
            return move(offer, {field.name: choice.value})
    return None


def _hunt(view: View[Bang], offer: Offer, likes: Likes) -> Move | None:
    """A card against one player, unless only friends could be named."""
    chosen = _aim(view, offer, likes)
    target = chosen.values.get("target")
    return chosen if isinstance(target, int) and likes[target] > 0 else None


def _challenge(view: View[Bang], offer: Offer, likes: Likes) -> Move | None:
    return _hunt(view, offer, likes) if view.hand.count("bang") > 1 else None


def _hurt_all(view: View[Bang], offer: Offer, likes: Likes) -> Move | None:
    """Unless more friends than enemies are hit."""
    others = sum(likes[place.seat] for place in view.places if place.seat != view.you)
    return plain(offer) if others > 0 else None


def _heal(view: View[Bang], offer: Offer, likes: Likes) -> Move | None:
    """Life that is missing; two cards are too much for a single point."""
    life = view.places[view.you].counters[1]
    missing = (life.limit or 0) - life.value
    return plain(offer) if missing > (offer.key == "two-for-life") else None


def _aim(view: View[Bang], offer: Offer, likes: Likes) -> Move:
    """Whoever is liked least; then the last of what can be had there."""
    values: dict[str, FieldValue] = {}
    for field in offer.fields:
        if not isinstance(field, OneOf):
            return plain(offer)
        found = [each.value for each in field.options(values) if each.closed is None]
        seats = [value for value in found if isinstance(value, int)]
        values[field.name] = max(seats, key=lambda seat: likes[seat]) if seats else found[-1]
    return move(offer, values)


def _do(view: View[Bang], offer: Offer, likes: Likes) -> Move:
    return plain(offer)


def _answer(view: View[Bang], now: dict[str, Offer], chance: Chance) -> Move:
    for key in _ANSWERS:
        if key in now:
            return plain(now[key])
    offer = next(iter(now.values()))
    return any_of(offer, chance, view.asked[-1].question * 8 + view.you)


# What this player would like to do, most of all first, and how.
_WISHES: tuple[tuple[tuple[str, ...], Callable[[View[Bang], Offer, Likes], Move | None]], ...] = (
    (("recover", "copy", "check-dynamite", "check-jail", "draw-hand", "draw-table"), _aim),
    (("stagecoach", "wells-fargo", "blue-for-two", "general-store"), _do),
    (("lay",), _lay),
    (("beer", "two-for-life", "saloon"), _heal),
    (("panic", "cat-balou", "jail"), _hunt),
    (("bang", "two-for-bang", "other-attack"), _best_shot),
    (("duel",), _challenge),
    (("gatling", "indians", "other-attack-all", "dynamite"), _hurt_all),
    (("draw", "draw-discard", "end-turn"), _do),
)
