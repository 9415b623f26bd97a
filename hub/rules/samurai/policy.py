"""A plain player: attacks whom it takes for an enemy, answers when it can, builds up first.

It sees what a person at its seat sees, and nothing of what it does says more than the move.
"""

from collections.abc import Sequence
from functools import partial

from hub.rules.cardplay.plain_player import any_of, doable, move, open_ones, plain
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Choice, FieldValue, Move, Offer
from hub.rules.contract.view import Counter, Secret, View
from hub.rules.samurai.view import Samurai
from hub.rules.swordplay import plain_swordsman as swordsman
from hub.rules.swordplay.plain_swordsman import best_pair, choosable, missing, wounds_of

_RANK = swordsman.rank_by(
    (
        *swordsman.LIGHT_WEAPONS,
        *swordsman.FAIR_WEAPONS,
        "bushido",
        "battle-cry",
        "jujutsu",
        *swordsman.STRONG_WEAPONS,
        "geisha",
        "diversion",
        "tea-ceremony",
        "breathing",
        "armor",
        "fast-draw",
        "focus",
        "parry",
        "daimyo",
    )
)
_plain = partial(plain, rank=_RANK)


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
    for key in ("breathing", "bushido", "diversion", "geisha"):
        if key in now and (key != "breathing" or missing(_resilience(view, view.you)) > 1):
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
    own = "shogun" if role == "samurai" else role.split("-", maxsplit=1)[0]
    return -9.0 if own == team else 3.0


def _best_attack(view: View[Samurai], now: dict[str, Offer], likes: list[float]) -> Move | None:
    """The hit that takes most from the most wanted; no more weapon than a defeat needs."""
    if "attack" not in now:
        return None
    left = [place.counters[1].value for place in view.places]

    def worth(target: Choice, weapon: Choice) -> float:
        seat, wounds = int(target.value), wounds_of(weapon)
        return likes[seat] * (6.0 - wounds / 4 if wounds >= left[seat] else wounds)

    return best_pair(now["attack"], worth)


def _resilience(view: View[Samurai], seat: int) -> Counter:
    return view.places[seat].counters[1]


def _is_worth_it(view: View[Samurai], likes: list[float]) -> bool:
    """Whether more enemies than friends would suffer."""
    return sum(likes[place.seat] for place in view.places if place.seat != view.you) > 0


def _aim(offer: Offer, likes: list[float], *, is_gift: bool) -> Move:
    """A card that names one player: the least liked, or the most for a gift."""
    fields = choosable(offer)
    seats = [int(choice.value) for choice in open_ones(fields[0].choices)] if fields else []
    if not seats:
        return _plain(offer)
    pick = (min if is_gift else max)(seats, key=likes.__getitem__)
    values: dict[str, FieldValue] = {"target": pick}
    if len(fields) > 1:
        values["what"] = fields[1].by[str(pick)][-1].value
    return move(offer, values)


def _answer(view: View[Samurai], now: dict[str, Offer], chance: Chance) -> Move:
    asked = view.asked[-1]
    is_grave = asked.key == "weapon" or _resilience(view, view.you).value == 1
    for key in ("parry", "parry-weapon", "give-weapon"):
        if key in now and (is_grave or key == "give-weapon"):
            return _plain(now[key])
    if "take" in now:
        return _plain(now["take"])
    return any_of(next(iter(now.values())), chance, asked.question + view.you, _RANK)
