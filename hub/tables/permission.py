"""Who may do what to a table, and when; a Refusal says why not.

What may be done in a game is the ruleset's to say; whose key it was is asked before.
"""

from hub.rules.contract.actor import HOST, HUB, PANEL, REFEREE, Actor, at
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import AnyGame
from hub.rules.contract.identifiers import Version
from hub.rules.contract.play import answers, on_behalf
from hub.rules.contract.refusal import Refusal
from hub.tables.snapshot import Snapshot

# The hub opens and starts the tables that a tournament wants.
_RUNNERS = (HOST, REFEREE, HUB)


def check_open(now: Snapshot) -> None:
    if now.state.ended:
        raise Refusal("table-ended")


def check_runs(now: Snapshot, by: Actor) -> None:
    """Only those who run a table may start, pause or end it."""
    if by not in _RUNNERS:
        raise Refusal("host-only")
    check_open(now)


def check_awake(now: Snapshot) -> None:
    check_open(now)
    if now.state.paused:
        raise Refusal("paused")


def check_unstarted(now: Snapshot) -> None:
    if now.history.has_begun:
        raise Refusal("already-started")


def check_undo(now: Snapshot, rules: AnyGame, who: Actor, last: int | None) -> Version:
    """The version to go back to. The host may also undo what a paused table stumbled over."""
    if now.state.ended or not now.is_run_by(who):
        check_awake(now)
    # First: why a move cannot be taken back says nothing about the one that was meant.
    if last is not None and now.history.top is not None and last != now.history.top.version:
        raise Refusal("old-undo")
    return now.can_undo(rules, who)


def check_last(now: Snapshot, last: int | None) -> None:
    """Refuse what was meant for the game as it was after another move than its last."""
    top = now.history.top
    if last is not None and top is not None and last != top.version:
        raise Refusal("table-moved")


def actor_of(now: Snapshot, rules: AnyGame, who: Actor, move: Move, for_seat: int | None) -> Actor:
    """Whom the move counts for: the host may act for a seat where no secret is needed, a panel's
    button may answer for one, and so may its proxy. Whether they are one was checked.
    """
    state = now.history.state
    if for_seat is None:
        return _in_game(now, who)
    actor = _in_game(now, at(for_seat))
    if move.question and all(frame.question != move.question for frame in state.frames):
        raise Refusal("old-question")
    # One answer for what is private and for what is not there: which of the two is a secret.
    check_answers(now, who, for_seat)
    if all(offer.key != move.offer for offer in offers_for(now, rules, who, for_seat)):
        raise Refusal("needs-the-owner", seat=for_seat)
    return actor


def check_answers(now: Snapshot, who: Actor, seat: int) -> None:
    """Panels and proxies answer only for somebody without a phone: others answer with theirs."""
    if not now.is_run_by(who) and (seat in now.state.seats.bots or now.state.keys.of_seat(seat)):
        raise Refusal("seat-has-phone")


def offers_for(now: Snapshot, rules: AnyGame, who: Actor, seat: int) -> tuple[Offer, ...]:
    """What the host or the referee may do for a seat; what its proxy may, or a panel's button may
    answer for it.

    Those two do not say for somebody that they have looked before they could, and do nothing
    that the game does not wait for.
    """
    state = now.history.state
    offers = on_behalf(rules.offers(state, at(seat)))
    if now.is_run_by(who):
        return offers
    if who == PANEL:
        offers = answers(state, offers)
    return offers_if_looked(now, seat, tuple(each for each in offers if not each.standing))


def offers_if_looked(now: Snapshot, seat: int, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Of these, without what says that a seat has looked which could not have."""
    return tuple(
        offer for offer in offers if not offer.looked or now.could_look(seat, offer.question)
    )


def covered_offers(now: Snapshot, rules: AnyGame, seat: int) -> tuple[Offer, ...]:
    """What a seat may do whose role and hand are still kept from it: what needs neither."""
    offers = on_behalf(rules.offers(now.history.state, at(seat)))
    return tuple(offer for offer in offers if not offer.looked)


def _in_game(now: Snapshot, actor: Actor) -> Actor:
    if not now.is_in_game(actor):
        raise Refusal("no-such-seat")
    return actor
