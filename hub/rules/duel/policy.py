"""A plain duellist: builds up first, strikes where it hurts most, answers when it can.

It sees what a person at its seat sees, and nothing of what it does says more than the move.
"""

from collections.abc import Callable, Sequence

from hub.rules.cardplay.plain_player import doable, move, open_ones, plain
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Choice, Move, Offer, OneOf
from hub.rules.contract.view import Place, Secret, View
from hub.rules.duel.view import Duel
from hub.rules.duel.worth import AS_ACTIVE, AS_SHOGUN, GUARDS, RANK

Now = dict[str, Offer]


def choose(
    view: View[Duel], secret: Secret | None, offers: Sequence[Offer], chance: Chance
) -> Move:
    """The first thing on the list that can be done now."""
    now = doable(offers)
    for key, do in _LIST:
        if key in now and (chosen := do(view, now)) is not None:
            return chosen
    return _plain(next(iter(now.values())))


def _line_up(view: View[Duel], now: Now) -> Move:
    """The ability that helps all four behind the line, the best fighters at the ends."""
    shogun = now["lineup"].fields[0]
    assert isinstance(shogun, OneOf)
    four = [str(choice.value) for choice in shogun.choices]
    shogun_name = max(four, key=AS_SHOGUN.__getitem__)
    samurai = sorted((name for name in four if name != shogun_name), key=AS_ACTIVE.__getitem__)
    values = {"shogun": shogun_name, "left": samurai[-1], "middle": samurai[0]}
    return move(now["lineup"], values)


def _guard(view: View[Duel], now: Now) -> Move | None:
    own = _own(view)
    for name in GUARDS:
        if name in own:
            return move(now["guard"], {"character": name})
    return None


def _name(view: View[Duel], now: Now) -> Move:
    """Whoever fights best from where they stand; the Shogun only if nobody else is left."""
    ends = {view.own.circle[at] for at in _ends(view)}

    def worth(place: Place) -> float:
        marks = _marks(place)
        own = AS_ACTIVE[place.figure] if place.role != "shogun" else -2.0
        behind = -9.0 if "behind" in marks else 0.0
        tools = 2.0 * marks.get("focus", 0) + 1.5 * marks.get("fast-draw", 0)
        return own + behind + tools + 1.5 * (place.place in ends) + _resilience(place) / 10

    best = max(_own(view).values(), key=worth)
    return move(now["name"], {"character": best.figure})


def _ends(view: View[Duel]) -> tuple[int, int]:
    """The two of one's own line that stand next to an enemy, as places in the circle."""
    mine = [at for at, place in enumerate(view.own.circle) if place // 4 == view.you]
    return mine[0], mine[-1]


def _hold(view: View[Duel], now: Now) -> Move:
    """On whoever can bear a bite best; on the Shogun last."""

    def bears(name: str) -> float:
        place = _own(view)[name]
        return _resilience(place) - 10.0 * (place.role == "shogun")

    return _pick(now["hold"], bears)


def _lay(view: View[Duel], now: Now) -> Move:
    """Armor for the Shogun, the tools for the active one."""
    card, _ = now["lay"].fields
    assert isinstance(card, OneOf)
    kind = max((str(choice.value) for choice in card.choices), key=RANK.__getitem__)
    own = _own(view)
    active = next((name for name, place in own.items() if "active" in _marks(place)), "")
    shogun = next(name for name, place in own.items() if place.role == "shogun")
    wanted = shogun if kind == "armor" or not active else active
    return move(now["lay"], {"card": kind, "character": wanted})


def _bushido(view: View[Duel], now: Now) -> Move:
    return move(now["bushido"], {"target": 1 - view.you})


def _geisha(view: View[Duel], now: Now) -> Move:
    """A tool of the active enemy if there is one, else a card from the hand."""
    target, what = now["geisha"].fields
    assert isinstance(target, OneOf)
    assert isinstance(what, OneOf)
    best, values = -1.0, {}
    for choice in open_ones(target.choices):
        for spoil in what.by[str(choice.value)]:
            worth = {"focus": 4.0, "fast-draw": 3.0, "armor": 2.0, "hand": 1.0}
            value = worth.get(str(spoil.value), 0.0)
            if value > best:
                best, values = value, {"target": choice.value, "what": spoil.value}
    return move(now["geisha"], values)


def _breathe(view: View[Duel], now: Now) -> Move | None:
    active = [place for place in _own(view).values() if "active" in _marks(place)]
    if not active or _missing(active[0]) < 2:
        return None
    return _plain(now["breathing"])


def _attack(view: View[Duel], now: Now) -> Move | None:
    """The hit that takes most; no more weapon than a fall needs."""
    offer = now["attack"]
    targets, weapons = offer.fields
    assert isinstance(targets, OneOf)
    assert isinstance(weapons, OneOf)
    enemies = {place.figure: place for place in view.places if place.seat != view.you}
    best, values = 0.0, {}
    for target in open_ones(targets.choices):
        place = enemies[str(target.value)]
        for weapon in open_ones(weapons.by[str(target.value)]):
            worth = _gain(weapon, place)
            if worth > best:
                best, values = worth, {"target": target.value, "weapon": weapon.value}
    return move(offer, values) if values else None


def _gain(weapon: Choice, place: Place) -> float:
    wounds = weapon.about["wounds"]
    assert isinstance(wounds, int)
    left = _resilience(place)
    more = 3.0 if place.role == "shogun" else 1.0
    return more * (8.0 - wounds / 4 if wounds >= left else wounds + (5 - left) / 4)


def _cry(key: str) -> Callable[[View[Duel], Now], Move | None]:
    """Battle Cry and Jujutsu cut both ways: only if it hurts the enemy more."""

    def do(view: View[Duel], now: Now) -> Move | None:
        worth = 0.0
        for place in view.places:
            marks = _marks(place)
            if place.place not in view.own.circle or "harmless" in marks:
                continue
            pain = (2.0 if place.role == "shogun" else 1.0) * (3 if _resilience(place) == 1 else 1)
            if place.seat != view.you:
                worth += pain
            elif "active" not in marks:
                worth -= pain
        return _plain(now[key]) if worth > 0 else None

    return do


def _bargain(view: View[Duel], now: Now) -> Move | None:
    """Nobunaga's, while the hand is small and the active one strong."""
    active = [place for place in _own(view).values() if "active" in _marks(place)]
    is_strong = bool(active) and _resilience(active[0]) >= 4
    return _plain(now["nobunaga"]) if is_strong and len(view.hand) < 3 else None


def _answer(view: View[Duel], now: Now) -> Move | None:
    for key in ("parry", "parry-weapon", "give-weapon"):
        if key in now:
            return _plain(now[key])
    return None


def _first(key: str) -> Callable[[View[Duel], Now], Move | None]:
    return lambda view, now: _plain(now[key])


Do = Callable[[View[Duel], Now], Move | None]
_LIST: tuple[tuple[str, Do], ...] = (
    ("lineup", _line_up),
    ("guard", _guard),
    ("no-guard", _first("no-guard")),
    ("name", _name),
    ("hold", _hold),
    ("take", _answer),
    ("take", _first("take")),
    ("flip", _first("flip")),
    ("draw", _first("draw")),
    ("tea-ceremony", _first("tea-ceremony")),
    ("daimyo", _first("daimyo")),
    ("lay", _lay),
    ("breathing", _breathe),
    ("bushido", _bushido),
    ("diversion", _first("diversion")),
    ("geisha", _geisha),
    ("attack", _attack),
    ("battle-cry", _cry("battle-cry")),
    ("jujutsu", _cry("jujutsu")),
    ("nobunaga", _bargain),
    ("end-turn", _first("end-turn")),
)


def _own(view: View[Duel]) -> dict[str, Place]:
    """One's own characters that have not fallen, by name."""
    own = [place for place in view.places if place.seat == view.you]
    return {place.figure: place for place in own if "fallen" not in _marks(place)}


def _marks(place: Place) -> dict[str, int]:
    return {mark.key: mark.count for mark in place.marks}


def _resilience(place: Place) -> int:
    return place.counters[0].value


def _missing(place: Place) -> int:
    return (place.counters[0].limit or 0) - _resilience(place)


def _pick(offer: Offer, worth: Callable[[str], float]) -> Move:
    field = offer.fields[0]
    assert isinstance(field, OneOf)
    best = max((str(choice.value) for choice in open_ones(field.choices)), key=worth)
    return move(offer, {field.name: best})


def _plain(offer: Offer) -> Move:
    return plain(offer, _rank)


def _rank(choice: Choice) -> int:
    return RANK.get(str(choice.value), 0)
