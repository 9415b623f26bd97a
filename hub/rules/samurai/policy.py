"""A plain player: attacks whom it takes for an enemy, answers when it can, builds up first.

It sees what a person at its seat sees, and nothing of what it does says more than the move.
"""

from collections.abc import Sequence

from hub.rules.cardplay.plain_player import any_of, doable, move, plain
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Choice, FieldValue, Move, Offer, OneOf
from hub.rules.contract.view import Place, Secret, View
from hub.rules.samurai.view import Samurai

# What a player would rather keep, most wanted last; used to discard and to give up weapons.
_WORTH = [
    "bokken",
    "bo",
    "tanegashima",
    "naginata",
    "shuriken",
    "kiseru",
    "kusarigama",
    "kanabo",
    "bushido",
    "battle-cry",
    "jujutsu",
    "nagayari",
    "wakizashi",
    "daikyu",
    "katana",
    "nodachi",
    "geisha",
    "diversion",
    "tea-ceremony",
    "breathing",
    "armor",
    "fast-draw",
    "focus",
    "parry",
    "daimyo",
]
_RANK = {kind: rank for rank, kind in enumerate(_WORTH)}


def choose(
    view: View[Samurai], secret: Secret | None, offers: Sequence[Offer], chance: Chance
) -> Move:
    """The first thing on the list that can be done now."""
    now = doable(offers)
    if view.asked:
        return _answer(view, now, chance)
    for key in ("recover", "flip", "draw", "lay", "tea-ceremony"):
        if key in now:
            return _plain(now[key])
    likes = _likes(view, secret)
    return _play(view, now, likes, secret)


def _play(
    view: View[Samurai], now: dict[str, Offer], likes: list[float], secret: Secret | None
) -> Move:
    me = view.places[view.you]
    for key in ("breathing", "bushido", "diversion", "geisha"):
        if key in now and (key != "breathing" or _missing(me) > 1):
            return _aim(now[key], likes, is_gift=key == "breathing")
    attack = _best_attack(view, now, likes)
    if attack is not None:
        return attack
    for key in ("battle-cry", "jujutsu"):
        if key in now and _is_worth_it(view, likes):
            return _plain(now[key])
    if "daimyo" in now and secret is not None and secret.team == "ronin":
        return _plain(now["daimyo"])
    if "end-turn" in now:
        return _plain(now["end-turn"])
    return _plain(next(iter(now.values())))


def _likes(view: View[Samurai], secret: Secret | None) -> list[float]:
    """How gladly this player would see each seat hurt; below nothing for a friend."""
    team, you = secret.team if secret else "", view.you
    # The Ronin is after whoever is rich in honor, the others a little less so.
    greed = 4 if team == "ronin" else 8
    return [
        -9.0
        if place.seat == you
        else _open_like(place.role, team)
        if place.role
        else 1.0 + place.counters[0].value / greed
        for place in view.places
    ]


def _open_like(role: str, team: str) -> float:
    """As above, of someone whose role lies open."""
    return (
        -9.0 if ("shogun" if role == "samurai" else role.split("-", maxsplit=1)[0]) == team else 3.0
    )


def _best_attack(view: View[Samurai], now: dict[str, Offer], likes: list[float]) -> Move | None:
    """The hit that takes most from the most wanted; no more weapon than a defeat needs."""
    offer = now.get("attack")
    if offer is None:
        return None
    targets, weapons = offer.fields
    assert isinstance(targets, OneOf)
    assert isinstance(weapons, OneOf)
    best, best_values = 0.0, None
    for target in targets.choices:
        if target.closed is not None:
            continue
        seat = target.value
        assert isinstance(seat, int)
        left = view.places[seat].counters[1].value
        for weapon in weapons.by[str(seat)]:
            if weapon.closed is None:
                worth = likes[seat] * _gain(weapon, left)
                if worth > best:
                    best, best_values = worth, {"target": seat, "weapon": weapon.value}
    return move(offer, best_values) if best_values is not None else None


def _gain(weapon: Choice, left: int) -> float:
    wounds = weapon.about["wounds"]
    assert isinstance(wounds, int)
    return 6.0 - wounds / 4 if wounds >= left else float(wounds)


def _is_worth_it(view: View[Samurai], likes: list[float]) -> bool:
    """Whether more enemies than friends would suffer."""
    return sum(likes[place.seat] for place in view.places if place.seat != view.you) > 0


def _aim(offer: Offer, likes: list[float], *, is_gift: bool) -> Move:
    """A card that names one player: the least liked, or the most for a gift."""
    field = offer.fields[0] if offer.fields else None
    if not isinstance(field, OneOf):
        return _plain(offer)
    seats = [choice.value for choice in field.choices if choice.closed is None]
    wanted = [seat for seat in seats if isinstance(seat, int)]
    if not wanted:
        return _plain(offer)
    pick = (min if is_gift else max)(wanted, key=lambda seat: likes[seat])
    values: dict[str, FieldValue] = {"target": pick}
    if len(offer.fields) > 1:
        spoils = offer.fields[1]
        assert isinstance(spoils, OneOf)
        values["what"] = spoils.by[str(pick)][-1].value
    return move(offer, values)


def _answer(view: View[Samurai], now: dict[str, Offer], chance: Chance) -> Move:
    asked = view.asked[-1]
    wounds = asked.about.get("wounds", 0)
    me = view.places[view.you] if view.you >= 0 else None
    left = me.counters[1].value if me else 0
    is_grave = isinstance(wounds, int) and (wounds >= left or wounds > 1 or asked.key == "weapon")
    for key in ("parry", "parry-weapon", "give-weapon"):
        if key in now and (is_grave or key == "give-weapon" or left == 1):
            return _plain(now[key])
    for key in ("take", "pay-honor", "seen"):
        if key in now:
            return _plain(now[key])
    return any_of(next(iter(now.values())), chance, asked.question + view.you, _rank)


def _plain(offer: Offer) -> Move:
    return plain(offer, _rank)


def _rank(choice: Choice) -> int:
    return _RANK.get(str(choice.value), 0)


def _missing(place: Place) -> int:
    resilience = place.counters[1]
    return (resilience.limit or 0) - resilience.value
