"""Looking at a table: what each viewer sees, secrets while they are looked at, story and chart.

Nothing changes here, but that a bug met while looking rests the table like any other.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeVar

import msgspec

from hub.rules.contract.actor import HOST, NOBODY, Actor, at
from hub.rules.contract.award import Award
from hub.rules.contract.form import Offer
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.view import Line, Secret
from hub.tables.awards import awarded
from hub.tables.calls import Calls, called_seats
from hub.tables.chart import Chart, plotted
from hub.tables.commit import CommitPoint
from hub.tables.history import Moment
from hub.tables.own_corrections import confirmers, needed
from hub.tables.permission import check_answers, offers_for, offers_if_looked
from hub.tables.presence import Presence
from hub.tables.proxies import Proxies
from hub.tables.seat_changes import Claim
from hub.tables.seat_lights import SeatLights
from hub.tables.snapshot import Snapshot
from hub.tables.story import Story, whole
from hub.tables.takeovers import Takeovers
from hub.tables.viewer_snapshot import (
    AskedCorrection,
    Takeover,
    ViewerSnapshot,
    game_shown,
    outline,
    snapshot_for,
)

replace = msgspec.structs.replace

Encoded = TypeVar("Encoded")
SnapshotFor = Callable[[Actor], ViewerSnapshot]

# On the wire: a takeover that no time settles.
NO_TIME = -1


class TableViews:
    """What a table shows. Looking takes no lock: a snapshot is one value and never changes."""

    def __init__(
        self,
        commit: CommitPoint,
        presence: Presence,
        takeovers: Takeovers,
        proxies: Proxies,
        lights: SeatLights,
        calls: Calls,
    ) -> None:
        self._commit = commit
        self._presence = presence
        self._takeovers = takeovers
        self._proxies = proxies
        self._lights = lights
        self._calls = calls
        self._story = Story(commit.rules)
        self._awards: tuple[Moment | None, tuple[Award, ...]] = (None, ())

    def look(self, viewer: Actor) -> ViewerSnapshot:
        """All that this viewer may see now, of one version."""
        return self.of_one_version()(viewer)

    def of_one_version(self) -> SnapshotFor:
        """A look for many: each may ask what they see, and it is all of one version."""
        commit, now = self._commit, self._commit.snapshot
        frame, called = outline(commit.name, now, self._presence), self._calls.open_in(now)
        if not now.history.has_begun and self._lights.lit != NOBODY:
            frame = replace(frame, lit=self._lights.lit, going_round=self._lights.is_round)
        # Made by the first who asks, who also meets the bug if there is one.
        game = cache(lambda: game_shown(commit.rules, now, self._story))
        asked = [
            (self._takeover(now, each), self._takeovers.may_vouch(now, each.seat))
            for each in now.waiting_claims
        ]

        def seen(viewer: Actor) -> ViewerSnapshot:
            shown = frame
            if asked:
                shown = replace(frame, takeovers=tuple(_put_to(viewer, *each) for each in asked))
            if guests := self._proxies.answers_for(now, viewer):
                shown = replace(shown, answers_for=guests)
            if now.pending:
                shown = replace(shown, corrections=_asked_of(viewer, now))
            look = commit.show(lambda: snapshot_for(shown, game(), viewer))
            seats = called_seats(called, look.view)
            return replace(look, called=seats) if seats else look

        return seen

    def _takeover(self, now: Snapshot, claim: Claim) -> Takeover:
        return Takeover(
            seat=claim.seat,
            name=now.state.seats.names[claim.seat],
            was=claim.was,
            was_bot=claim.was_bot,
            since=claim.since,
            wait=NO_TIME if claim.needs_yes else self._takeovers.seconds_left(claim),
        )

    def encoded(self, encode: Callable[[], Encoded]) -> Encoded:
        """What it shows, encoded; a game that shows what cannot be encoded rests the table."""
        return self._commit.show(encode)

    def outline(self) -> ViewerSnapshot:
        """The table without its game: what can be shown even of one that met a bug."""
        return outline(self._commit.name, self._commit.snapshot, self._presence)

    def story(self, viewer: Actor) -> tuple[Line, ...]:
        """The whole story so far, as this viewer may hear it."""
        commit = self._commit
        moments = list(commit.snapshot.history)
        return commit.show(lambda: whole(commit.rules, reversed(moments), viewer))

    def chart(self) -> Chart:
        """The night as curves, once it is over."""
        commit, now = self._commit, self._commit.snapshot
        top = now.history.top
        if top is None or commit.show(lambda: commit.rules.outcome(top.state)) is None:
            raise Refusal("not-over")
        people = tuple(now.state.seats.names[seat] for seat in sorted(now.players))
        moments = list(reversed(list(now.history)))
        return commit.show(lambda: plotted(commit.name, commit.rules, people, moments))

    def awards(self) -> tuple[Award, ...]:
        """A line for each player, once it is over; the same moment is counted once."""
        commit, now = self._commit, self._commit.snapshot
        top = now.history.top
        outcome = None if top is None else commit.show(lambda: commit.rules.outcome(top.state))
        if top is None or outcome is None:
            raise Refusal("not-over")
        known, found = self._awards
        if top is not known:
            moments = list(reversed(list(now.history)))
            found = commit.show(lambda: awarded(commit.rules, moments, outcome))
            self._awards = (top, found)
        return found

    def secret(self, seat: int) -> Secret | None:
        """What is fetched only while its owner looks."""
        commit, now = self._commit, self._commit.snapshot
        if not now.history.has_begun or not now.is_in_game(at(seat)):
            return None
        self._takeovers.check_uncovered(now, at(seat))
        return commit.show(lambda: commit.rules.secret(now.history.state, seat))

    def look_for(self, seat: int, by: Actor, *, if_looked: bool = False) -> ViewerSnapshot:
        """What they see, with what they may do for a seat, and how far all others are from it.

        How far is no secret of that seat's: it follows from what lies before everyone.
        """
        now = self._commit.snapshot
        offers = self.acting(seat, by, if_looked=if_looked)
        sight = self.look(by)
        if not now.history.has_begun or not now.is_in_game(at(seat)):
            return replace(sight, offers=offers)
        theirs = self._commit.show(lambda: self._commit.rules.view(now.history.state, at(seat)))
        return replace(sight, offers=offers, view=replace(sight.view, reach=theirs.reach))

    def acting(self, seat: int, by: Actor = HOST, *, if_looked: bool = False) -> tuple[Offer, ...]:
        """What the host, a seat's proxy or a panel's button may do for a seat now.

        `if_looked`: whoever asks does not know whether the seat could look, and leaves it to the
        hub to offer only then what says that it has.
        """
        commit, now = self._commit, self._commit.snapshot
        self._proxies.check_acts(now, by, seat)
        rests = now.state.paused or now.state.ended
        if rests or not now.history.has_begun or not now.is_in_game(at(seat)):
            return ()
        check_answers(now, by, seat)
        offers = commit.show(lambda: offers_for(now, commit.rules, by, seat))
        return offers_if_looked(now, seat, offers) if if_looked else offers


def _put_to(viewer: Actor, takeover: Takeover, voters: frozenset[Seat]) -> Takeover:
    """The same, as a question to those who may answer it."""
    is_asked = viewer.kind == "seat" and viewer.seat in voters
    return replace(takeover, vouch=True) if is_asked else takeover


def _asked_of(viewer: Actor, now: Snapshot) -> tuple[AskedCorrection, ...]:
    """What waits for an answer, and whether it is this viewer's to give."""
    return tuple(
        AskedCorrection(
            seat=each.seat,
            since=each.since,
            key=each.change.key,
            was=each.change.was,
            now=each.change.now,
            yes=len(each.yes),
            needs=needed(now, each),
            called=each.needs_referee,
            figure=each.change.figure,
            answer=viewer.kind == "seat" and viewer.seat in confirmers(now, each),
        )
        for each in now.pending
    )
