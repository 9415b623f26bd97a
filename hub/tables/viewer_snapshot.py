"""Everything a viewer is shown of a table: the game's view and what the table adds to it.

Nothing is taken out of a state here; the ruleset builds the view, this puts it in its frame.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from hub.rules.contract.actor import NOBODY, WATCHER, Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.game import AnyGame
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.value import Value
from hub.rules.contract.view import AnyView, Line
from hub.tables.history import Moment
from hub.tables.permission import covered_offers
from hub.tables.presence import Presence
from hub.tables.snapshot import Snapshot
from hub.tables.story import Story

replace = msgspec.structs.replace


class Person(Value):
    """Who sits at a seat; nobody, if the name is empty. Not linked is away."""

    seat: int
    name: str
    linked: bool
    is_bot: bool = False


class Takeover(Value):
    """A seat that somebody took over, and whose role and hand are still kept from them.

    `name` sits there now, `was` did before (`was_bot`: the hub); the same name: on a new phone.
    `since` is the version that says so, `wait` the seconds that are left (-1: no time uncovers it).
    `vouch`: this viewer may say that it is them.
    """

    seat: int
    name: str
    was: str
    since: int
    wait: int
    vouch: bool = False
    was_bot: bool = False


class AskedCorrection(Value):
    """Tokens that a tournament's player would give themselves, from `was` to `now`.

    `key` is the counter, of the place with that `figure` where the seat has several. `yes` others
    of the `needs` have said that it is right; `called`: it is the referee's now. `answer`: this
    viewer may say whether it is right.
    """

    seat: int
    since: int
    key: str
    was: int
    now: int
    yes: int
    needs: int
    called: bool
    figure: str = ""
    answer: bool = False


class ViewerSnapshot(Value):
    """A viewer's whole picture: after every change, and again whenever they come back.

    `you` is the viewer's own seat. `view` is None before the start; `options` are how the table
    plays, until the first turn. `on_screen`: a table screen shows all this to the room. `covered`:
    there is a secret to be fetched. `next` is the table where it goes on after an *again*; the
    same keys open it. `undo` is the version that this viewer may take back, `undoes` what that
    move told. `of` is the tournament that the table belongs to, if any. Where nobody sits round
    the table itself, `people` is empty. `seat_news` is what happened to seats since the turn began,
    `takeovers` who waits for their role and hand. `answers_for` are seats without a phone that
    the host lets this one answer for. Before the start `lit` is the seat that lights up, so that
    everyone sees where it is: somebody chooses it, or the host goes round (`going_round`).
    `called` are those in the last of `view.asked` who have not answered for seconds. `sounding`: a
    screen or a panel is heard by the whole table. `without_phone` are people who play without one:
    they are not away. `corrections` are tokens that players would give themselves.
    """

    table: str
    game: str
    version: int
    people: tuple[Person, ...]
    paused: str
    ended: bool
    next: str = ""
    you: int = NOBODY
    on_screen: bool = False
    covered: bool = False
    options: dict[str, str | int] = {}
    # As its game made it: encoded as it is, and never decoded into a type.
    view: Any = None
    offers: tuple[Offer, ...] = ()
    lines: tuple[Line, ...] = ()
    undo: int | None = None
    undoes: tuple[Line, ...] = ()
    of: str = ""
    seat_news: tuple[Line, ...] = ()
    takeovers: tuple[Takeover, ...] = ()
    answers_for: tuple[int, ...] = ()
    lit: int = NOBODY
    going_round: bool = False
    called: tuple[int, ...] = ()
    sounding: bool = False
    without_phone: tuple[int, ...] = ()
    corrections: tuple[AskedCorrection, ...] = ()

    def __repr__(self) -> str:
        return f"ViewerSnapshot(table={self.table!r}, version={self.version})"


class GameShown(NamedTuple):
    """A game as it stands at one version of its table, to be shown to many viewers."""

    rules: AnyGame
    now: Snapshot
    story: Story
    # None: it has not begun, and there is nothing to see.
    view_for: Callable[[Actor], AnyView] | None


def game_shown(rules: AnyGame, now: Snapshot, story: Story) -> GameShown:
    view_for = rules.views(now.history.state) if now.history.has_begun else None
    return GameShown(rules, now, story, view_for)


def snapshot_for(frame: ViewerSnapshot, game: GameShown, viewer: Actor) -> ViewerSnapshot:
    """What this viewer sees. A seat that the game was not dealt for looks on like anyone."""
    now = game.now
    if game.view_for is None:
        return replace(frame, you=viewer.seat, options=_options(game.rules, now))
    if viewer.kind == "seat" and now.changes.covers(viewer.seat) is not None:
        return _with_covers(frame, game, game.view_for, viewer.seat)
    is_watcher = not now.is_in_game(viewer)
    return _with_game(frame, game, game.view_for, WATCHER if is_watcher else viewer)


def outline(table: str, now: Snapshot, here: Presence) -> ViewerSnapshot:
    """The frame alone, with no game in it."""
    state = now.state
    people = tuple(
        Person(seat=seat, name=name, linked=seat in here.linked, is_bot=seat in state.seats.bots)
        for seat, name in enumerate(state.seats.names if now.has_ring else ())
    )
    keyed = state.keys.seats()
    return ViewerSnapshot(
        table=table,
        game=state.game,
        version=now.version,
        people=people,
        paused=state.paused,
        ended=state.ended,
        next=state.next,
        on_screen=here.on_screen,
        sounding=here.sounding,
        of=state.of,
        seat_news=now.changes.news,
        without_phone=tuple(
            each.seat for each in people if each.name and not each.is_bot and each.seat not in keyed
        ),
    )


def _with_game(
    frame: ViewerSnapshot, game: GameShown, view_for: Callable[[Actor], AnyView], viewer: Actor
) -> ViewerSnapshot:
    rules, now, story, _ = game
    state = now.history.state
    rests = bool(frame.paused) or frame.ended
    view = view_for(viewer)
    undo = _undo(rules, now, viewer)
    return replace(
        frame,
        you=viewer.seat,
        covered=viewer.kind == "seat" and rules.secret(state, viewer.seat) is not None,
        options={} if view.round else _options(rules, now),
        view=view,
        offers=() if rests else rules.offers(state, viewer),
        lines=story.lines(now.history, viewer),
        undo=None if undo is None else undo.version,
        undoes=() if undo is None else story.lines_of(undo, viewer),
    )


def _with_covers(
    frame: ViewerSnapshot, game: GameShown, view_for: Callable[[Actor], AnyView], seat: int
) -> ViewerSnapshot:
    """What anyone may see, for a seat whose role and hand are kept from it; it is built up too."""
    shown = _with_game(frame, game, view_for, WATCHER)
    rests = bool(frame.paused) or frame.ended
    return replace(
        shown,
        you=seat,
        covered=True,
        offers=() if rests else covered_offers(game.now, game.rules, seat),
    )


def _options(rules: AnyGame, now: Snapshot) -> dict[str, str | int]:
    """What a word can be chosen by; whatever is more than a name or a number is left out."""
    options = msgspec.json.decode(now.state.options, type=rules.options_type)
    chosen = msgspec.structs.asdict(options)
    return {name: value for name, value in chosen.items() if type(value) in (str, int)}


def _undo(rules: AnyGame, now: Snapshot, viewer: Actor) -> Moment | None:
    """The move that this viewer may take back."""
    top = now.history.top
    if top is None or now.state.ended or (now.state.paused and not now.is_run_by(viewer)):
        return None
    if not now.is_run_by(viewer) and not now.history.is_for(viewer):
        return None
    try:
        now.can_undo(rules, viewer)
    except Refusal:
        return None
    return top
