"""Other roles and other unchosen characters for one viewer's secrecy law.

Everything is per deal: a void deal hides its own secrets.
"""

from collections.abc import Sequence

from hub.rules.contract.chance import Chance
from hub.rules.contract.who import Who
from hub.rules.samurai.characters import NAMES
from hub.rules.samurai.events import Answered, CharactersSet, GameEnded, PairsDealt, RolesSet
from hub.rules.samurai.events.happening import Event
from hub.rules.samurai.roles import NINJA, SHOGUN, hidden_roles
from hub.rules.samurai.state import State, replace

Told = Sequence[tuple[State, Event]]


class Disguise:
    """For each deal, the roles and the character names as they could also have been."""

    def __init__(self, told: Told, viewer: Who, chance: Chance) -> None:
        self._viewer = viewer
        self._roles: dict[int, tuple[str, ...]] = {}
        self._typed: dict[tuple[int, int], str] = {}
        self._names: dict[int, dict[str, str]] = {}
        shown = {state.deals for state, event in told if isinstance(event, GameEnded)}
        for state, event in told:
            if isinstance(event, RolesSet) and state.players > 3 and state.deals not in shown:
                self._roles[state.deals] = _other_roles(event.roles, state.deals, chance)
                for seat, role in enumerate(event.roles):
                    self._typed[state.deals, seat] = role
            if isinstance(event, PairsDealt):
                self._names[state.deals] = _other_names(told, state.deals, event, viewer, chance)

    @property
    def hides_something(self) -> bool:
        return bool(self._roles) or any(
            old != new for names in self._names.values() for old, new in names.items()
        )

    def of(self, state: State, event: Event) -> Event:
        """This event in disguise."""
        deal = state.deals
        if isinstance(event, RolesSet) and deal in self._roles:
            return replace(event, roles=self._roles[deal])
        if isinstance(event, PairsDealt):
            names = self._names[deal]
            pairs = tuple(tuple(names[name] for name in pair) for pair in event.pairs)
            return replace(event, pairs=pairs)
        if isinstance(event, Answered):
            return replace(event, answer=replace(event.answer, say=self._say(state, event)))
        return event

    def _say(self, state: State, event: Answered) -> str:
        question, answer, deal = state.question, event.answer, state.deals
        key = question.key if question else ""
        if key == "characters":
            return self._names[deal].get(answer.say, answer.say)
        # A typed role that was taken back or refused is nobody's role: it stays as it was.
        if key == "roles" and self._typed.get((deal, answer.seat)) == answer.say:
            return self._roles[deal][answer.seat]
        return answer.say


def _other_roles(roles: tuple[str, ...], deal: int, chance: Chance) -> tuple[str, ...]:
    """The same company in other seats; the Shogun is known to all."""
    shogun = roles.index(SHOGUN)
    other = list(roles)
    for attempt in range(8):
        ask = f"redeal-roles/{deal}/{attempt}"
        ninja = tuple(NINJA[i] for i in chance.order(len(NINJA), f"{ask}/ninja"))
        hidden = hidden_roles(len(roles), ninja)
        other = [hidden[i] for i in chance.order(len(hidden), ask)]
        other.insert(shogun, SHOGUN)
        if tuple(other) != roles:
            break
    return tuple(other)


def _other_names(
    told: Told, deal: int, dealt: PairsDealt, viewer: Who, chance: Chance
) -> dict[str, str]:
    """Each name, or another the viewer could not tell from it."""
    known: set[str] = set(dealt.pairs[viewer.seat]) if viewer.seat >= 0 else set()
    kept: set[str] = set()
    for state, event in told:
        if state.deals == deal and isinstance(event, CharactersSet):
            known |= set(event.characters)
        question = state.question
        if isinstance(event, Answered) and question and question.key == "characters":
            kept |= {event.answer.say} if state.deals == deal else set()
    names = {name: name for name in NAMES}
    # The seventh saw which six were given back, so kept ones change among themselves alone.
    is_seventh = viewer.seat >= 0 and not dealt.pairs[viewer.seat]
    groups = (kept - known, set(NAMES) - kept - known) if is_seventh else (set(NAMES) - known,)
    for at, group in enumerate(groups):
        hidden = sorted(group)
        order = chance.order(len(hidden), f"redeal-names/{deal}/{at}")
        names |= {name: hidden[i] for name, i in zip(hidden, order, strict=True)}
    return names
