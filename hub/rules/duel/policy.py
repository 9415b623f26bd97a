"""A plain duellist: builds up first, strikes where it hurts most, answers when it can.

It sees what a person at its seat sees, and nothing of what it does says more than the move.
"""

from collections.abc import Callable, Sequence
from functools import partial

from hub.rules.cardplay.plain_player import doable, move, plain
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Choice, Move, Offer
from hub.rules.contract.view import Place, Secret, View
from hub.rules.duel.view import Duel
from hub.rules.swordplay import plain_swordsman as swordsman
from hub.rules.swordplay.plain_swordsman import best_pair, choosable, missing, wounds_of

Now = dict[str, Offer]
Do = Callable[[View[Duel], Now], Move | None]

_RANK = swordsman.rank_by(
    (
        *swordsman.LIGHT_WEAPONS,
        "bushido",
        *swordsman.FAIR_WEAPONS,
        *swordsman.STRONG_WEAPONS,
        "jujutsu",
        "battle-cry",
        "armor",
        "geisha",
        "diversion",
        "breathing",
        "fast-draw",
        "focus",
        "daimyo",
        "tea-ceremony",
        "parry",
    )
)
# How much an ability is worth for a whole side, and for one's own turn alone.
_WORTH: dict[str, tuple[float, float]] = {
    "hideyoshi": (9, 3.0),
    "kojiro": (8, 3.0),
    "ginchiyo": (7, 1.0),
    "musashi": (7, 2.5),
    "benkei": (6, 1.0),
    "goemon": (6, 2.0),
    "tomoe": (5, 2.0),
    "hanzo": (4, 1.0),
    "ushiwaka": (3, 1.0),
    "ieyasu": (2, 0.5),
    "nobunaga": (1, 0.5),
}
_GUARDS = ("hanzo", "ginchiyo", "benkei", "ushiwaka")
_SPOILS = {"focus": 4.0, "fast-draw": 3.0, "armor": 2.0, "hand": 1.0}
_plain = partial(plain, rank=_RANK)


def choose(
    view: View[Duel], secret: Secret | None, offers: Sequence[Offer], chance: Chance
) -> Move:
    """The first thing on the list that can be done now."""
    now = doable(offers)
    for keys, do in _LIST:
        for key in keys:
            if key in now and (chosen := do(view, now) if do else _plain(now[key])) is not None:
                return chosen
    return _plain(next(iter(now.values())))


def _line_up(view: View[Duel], now: Now) -> Move:
    """The ability that helps all four behind the line, the best fighters at the ends."""
    four = [str(choice.value) for choice in choosable(now["lineup"])[0].choices]
    shogun = max(four, key=lambda name: _WORTH[name][0])
    samurai = sorted((name for name in four if name != shogun), key=lambda name: _WORTH[name][1])
    return move(now["lineup"], {"shogun": shogun, "left": samurai[-1], "middle": samurai[0]})


def _guard(view: View[Duel], now: Now) -> Move | None:
    own = _own(view)
    for name in _GUARDS:
        if name in own:
            return move(now["guard"], {"character": name})
    return None


def _name(view: View[Duel], now: Now) -> Move:
    """Whoever fights best from where they stand; the Shogun only if nobody else is left."""
    mine = [place for place in view.own.circle if place // 4 == view.you]
    # They stand next to an enemy.
    ends = {mine[0], mine[-1]}

    def worth(place: Place) -> float:
        marks = _marks(place)
        own = _WORTH[place.figure][1] if place.role != "shogun" else -2.0
        behind = -9.0 if "behind" in marks else 0.0
        tools = 2.0 * marks.get("focus", 0) + 1.5 * marks.get("fast-draw", 0)
        return own + behind + tools + 1.5 * (place.place in ends) + _resilience(place) / 10

    best = max(_own(view).values(), key=worth)
    return move(now["name"], {"character": best.figure})


def _hold(view: View[Duel], now: Now) -> Move:
    """On whoever can bear a bite best; on the Shogun last."""

    def bears(name: str) -> float:
        place = _own(view)[name]
        return _resilience(place) - 10.0 * (place.role == "shogun")

    names = [str(choice.value) for choice in choosable(now["hold"])[0].choices]
    return move(now["hold"], {"character": max(names, key=bears)})


def _lay(view: View[Duel], now: Now) -> Move:
    """Armor for the Shogun, the tools for the active one."""
    card = max(choosable(now["lay"])[0].choices, key=_RANK)
    shogun = next(name for name, place in _own(view).items() if place.role == "shogun")
    active = _active(view)
    wanted = shogun if card.value == "armor" or active is None else active.figure
    return move(now["lay"], {"card": card.value, "character": wanted})


def _geisha(view: View[Duel], now: Now) -> Move | None:
    """A tool of the active enemy if there is one, else a card from the hand."""
    return best_pair(now["geisha"], lambda _, spoil: _SPOILS.get(str(spoil.value), 0.0), -1.0)


def _breathe(view: View[Duel], now: Now) -> Move | None:
    active = _active(view)
    is_hurt = active is not None and missing(active.counters[0]) > 1
    return _plain(now["breathing"]) if is_hurt else None


def _attack(view: View[Duel], now: Now) -> Move | None:
    """The hit that takes most; no more weapon than a fall needs."""
    enemies = {place.figure: place for place in view.places if place.seat != view.you}

    def worth(target: Choice, weapon: Choice) -> float:
        place, wounds = enemies[str(target.value)], wounds_of(weapon)
        left = _resilience(place)
        more = 3.0 if place.role == "shogun" else 1.0
        return more * (8.0 - wounds / 4 if wounds >= left else wounds + (5 - left) / 4)

    return best_pair(now["attack"], worth)


def _cry(key: str) -> Do:
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
    active = _active(view)
    is_strong = active is not None and _resilience(active) >= 4
    return _plain(now["nobunaga"]) if is_strong and len(view.hand) < 3 else None


# What is wanted most, first; None is filled in the plainest way.
_LIST: tuple[tuple[tuple[str, ...], Do | None], ...] = (
    (("lineup",), _line_up),
    (("guard",), _guard),
    (("no-guard",), None),
    (("name",), _name),
    (("hold",), _hold),
    (("parry", "parry-weapon", "give-weapon", "take"), None),
    (("flip", "draw", "tea-ceremony", "daimyo"), None),
    (("lay",), _lay),
    (("breathing",), _breathe),
    (("bushido",), lambda view, now: move(now["bushido"], {"target": 1 - view.you})),
    (("diversion",), None),
    (("geisha",), _geisha),
    (("attack",), _attack),
    (("battle-cry",), _cry("battle-cry")),
    (("jujutsu",), _cry("jujutsu")),
    (("nobunaga",), _bargain),
    (("end-turn",), None),
)


def _own(view: View[Duel]) -> dict[str, Place]:
    """One's own characters that have not fallen, by name."""
    own = [place for place in view.places if place.seat == view.you]
    return {place.figure: place for place in own if "fallen" not in _marks(place)}


def _active(view: View[Duel]) -> Place | None:
    """One's own character that acts, if there is one."""
    return next((place for place in _own(view).values() if "active" in _marks(place)), None)


def _marks(place: Place) -> dict[str, int]:
    return {mark.key: mark.count for mark in place.marks}


def _resilience(place: Place) -> int:
    return place.counters[0].value
