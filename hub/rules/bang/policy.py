"""A plain player: shoots at whom it takes for an enemy, answers when it can, builds up first.

It sees what a person at its seat sees: the view, with the hand where there is one, and offers.
"""

from collections.abc import Sequence

from hub.rules.bang.cards import STRENGTH
from hub.rules.bang.roles import LAW, OUTLAWS, TEAMS
from hub.rules.bang.view import Bang
from hub.rules.cardplay.plain_player import any_of, doable, move, plain
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import FieldValue, Move, Offer, OneOf
from hub.rules.contract.view import Place, Secret, View

_FIRST = ("recover", "copy", "check-dynamite", "check-jail", "draw-hand", "draw-table")
_FREELY = ("stagecoach", "wells-fargo", "blue-for-two", "general-store")
_AIMED = ("panic", "cat-balou", "jail")
_ANSWERS = ("diamond", "barrel", "missed", "give-bang", "drink", "take", "seen")


def choose(
    view: View[Bang], secret: Secret | None, offers: Sequence[Offer], chance: Chance
) -> Move:
    """The first thing on the list that can be done now."""
    now = doable(offers)
    if any(view.you in asked.seats for asked in view.asked):
        return _answer(view, now, chance)
    likes = _likes(view, secret)
    for key in _FIRST:
        if key in now:
            return _aim(now[key], likes)
    return _play(view, now, likes)


def _play(view: View[Bang], now: dict[str, Offer], likes: list[float]) -> Move:
    me = view.places[view.you]
    for key in _FREELY:
        if key in now:
            return plain(now[key])
    if "lay" in now and (chosen := _lay(view, now["lay"])) is not None:
        return chosen
    for key in ("beer", "two-for-life", "saloon"):
        if key in now and _missing(me) > (1 if key == "two-for-life" else 0):
            return plain(now[key])
    for key in _AIMED:
        if key in now and (chosen := _hunt(now[key], likes)) is not None:
            return chosen
    return _attack(view, now, likes)


def _attack(view: View[Bang], now: dict[str, Offer], likes: list[float]) -> Move:
    for key in ("bang", "two-for-bang", "other-attack"):
        if key in now and (chosen := _best_shot(view, now[key], likes)) is not None:
            return chosen
    if "duel" in now and view.hand.count("bang") > 1:
        challenge = _hunt(now["duel"], likes)
        if challenge is not None:
            return challenge
    if sum(likes[place.seat] for place in view.places if place.seat != view.you) > 0:
        for key in ("gatling", "indians", "dynamite"):
            if key in now:
                return plain(now[key])
    for key in ("draw", "draw-discard", "end-turn"):
        if key in now:
            return plain(now[key])
    return plain(next(iter(now.values())))


def _likes(view: View[Bang], secret: Secret | None) -> list[float]:
    """How gladly this player would see each seat hurt; below nothing for a friend."""
    team = secret.team if secret else ""
    return [
        -9.0
        if place.seat == view.you
        else _open_like(place.role, team)
        if place.role
        else 1.0 + place.counters[0].value / 8
        for place in view.places
    ]


def _open_like(role: str, team: str) -> float:
    """As above, of someone whose role lies open."""
    return -9.0 if TEAMS[role] == team and team in (LAW, OUTLAWS) else 3.0


def _best_shot(view: View[Bang], offer: Offer, likes: list[float]) -> Move | None:
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
    return move(offer, {field.name: target}) if target >= 0 else None


def _lay(view: View[Bang], offer: Offer) -> Move | None:
    """Whatever helps; a weapon only for a weaker one."""
    field = offer.fields[0]
    assert isinstance(field, OneOf)
    for choice in field.choices:
        strength = STRENGTH.get(str(choice.value), 9)
        if choice.closed is None and strength > view.own.strength:
            return move(offer, {field.name: choice.value})
    return None


def _hunt(offer: Offer, likes: list[float]) -> Move | None:
    """A card against one player, unless only friends could be named."""
    chosen = _aim(offer, likes)
    target = chosen.values.get("target")
    return chosen if isinstance(target, int) and likes[target] > 0 else None


def _aim(offer: Offer, likes: list[float]) -> Move:
    """Whoever is liked least; then the last of what can be had there."""
    values: dict[str, FieldValue] = {}
    for field in offer.fields:
        if not isinstance(field, OneOf):
            return plain(offer)
        found = [each.value for each in field.options(values) if each.closed is None]
        seats = [value for value in found if isinstance(value, int)]
        values[field.name] = max(seats, key=lambda seat: likes[seat]) if seats else found[-1]
    return move(offer, values)


def _answer(view: View[Bang], now: dict[str, Offer], chance: Chance) -> Move:
    for key in _ANSWERS:
        if key in now:
            return plain(now[key])
    offer = next(iter(now.values()))
    return any_of(offer, chance, view.asked[-1].question * 8 + view.you)


def _missing(place: Place) -> int:
    life = place.counters[1]
    return (life.limit or 0) - life.value
