"""Tables with the real rules: what a clever player must not get by undoing or by an old link."""

import msgspec
import pytest

from hub.rules.contract.actor import HOST, PANEL, Actor, at
from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry

RULES = GAMES["samurai"]


def table(players: int = 5, **options: object) -> Table:
    chosen = msgspec.convert({"players": players, "confirm": False, **options}, RULES.options_type)
    here = Table.open(MemoryStore(), RULES, "real", chosen, lambda: 0, seed="real")
    here.game.start(HOST)
    return here


def answer(here: Table, seat: int, offer: str, **values: object) -> None:
    found = next(each for each in here.views.look(at(seat)).offers if each.key == offer)
    move = msgspec.convert({"offer": offer, "question": found.question, "values": values}, Move)
    here.game.submit(at(seat), move, f"{seat}-{here.version}")


def end(here: Table, who: Actor) -> None:
    """Someone ends the game: by a correction, or by the deck's end over and over."""
    if who.kind == "seat":
        here.game.submit(who, _set_honor(who.seat, 0, "ends"), "end")
        return
    for seat in range(5):
        here.game.submit(HOST, _set_honor(seat, 1, "goes-on"), f"down-{seat}")
    # A button asks before it takes, and with many cards counted it has to be kept down.
    keys = [offer.key for offer in here.views.look(who).offers]
    ask = "ask-deck" if "ask-deck" in keys else "deck-end"
    for key in (ask, "deck-end") if who == PANEL else ("deck-end",):
        found = next(each for each in here.views.look(who).offers if each.key == key)
        here.game.submit(who, Move(offer=key, question=found.question), f"end-{here.version}")


def _set_honor(seat: int, honor: int, game: str) -> Move:
    return Move(offer="correct-honor", values={"seat": seat, "value": honor, "game": game})


# At the Cards level the panel has no deck to end.
@pytest.mark.parametrize(
    ("level", "who"),
    [
        ("tokens", at(3)),
        ("companion", at(3)),
        ("cards", at(3)),
        ("tokens", PANEL),
        ("companion", PANEL),
    ],
)
def test_nobody_looks_at_the_roles_and_puts_the_game_back(level: str, who: Actor) -> None:
    here = table(level=level)
    end(here, who)
    if level != "cards":
        # Only those who hold them know how many Daimyo there are; until then nothing is turned.
        assert not all(place.role for place in here.views.look(at(3)).view.places)
        for seat in range(5):
            answer(here, seat, "daimyo-held", count=0)
    assert all(place.role for place in here.views.look(at(3)).view.places)
    with pytest.raises(Refusal, match=r"^not-yours-to-undo$"):
        here.undo.last_move(who)
    assert here.views.look(who).undo is None
    here.undo.last_move(HOST)
    assert not all(place.role for place in here.views.look(at(3)).view.places)


def test_whoever_answers_last_cannot_undo_after_the_answers_were_opened() -> None:
    here = table(players=3, characters="pairs", pace="flow")
    for seat in range(3):
        pair = here.views.look(at(seat)).offers[0].fields[0].choices  # type: ignore[union-attr]
        answer(here, seat, "character", character=pair[0].value)
    assert all(place.figure for place in here.views.look(at(2)).view.places)
    with pytest.raises(Refusal, match=r"^answers-are-open$"):
        here.undo.last_move(at(2))
    here.undo.last_move(HOST)


def saloon() -> Table:
    """Four at a table of BANG!, the Sheriff about to play."""
    bang = GAMES["bang"]
    options = {"players": 4, "roles": "typed", "characters": "typed", "confirm": False}
    chosen = msgspec.convert({**options, "sheriff": 0, "pace": "flow"}, bang.options_type)
    here = Table.open(MemoryStore(), bang, "bang", chosen, lambda: 0, seed="real")
    here.game.start(HOST)
    for seat, role in enumerate(("sheriff", "outlaw", "deputy", "outlaw")):
        answer(here, seat, "role", role=role)
    figures = ("willy-the-kid", "rose-doolan", "paul-regret", "jourdonnais")
    for seat, figure in enumerate(figures):
        answer(here, seat, "character", character=figure)
    return here


def gatling() -> Table:
    """A Gatling that the third of three answers with a Barrel, and the first has yet to."""
    here = saloon()
    answer(here, 0, "gatling")
    answer(here, 2, "take")
    answer(here, 3, "barrel")
    return here


def test_nor_when_one_of_the_opened_answers_leaves_a_question_to_settle_first() -> None:
    here = gatling()
    answer(here, 1, "take")
    assert here.game.awaited() == (3,)
    assert here.views.look(at(1)).undo is None
    with pytest.raises(Refusal, match=r"^answers-are-open$"):
        here.undo.last_move(at(1))
    here.undo.last_move(HOST)
    assert here.game.awaited() == (1,)


def test_what_opens_no_answer_can_be_undone_while_the_others_lie_open() -> None:
    here = gatling()
    answer(here, 1, "take")
    straight = Move(offer="correct-life", values={"seat": 2, "value": 1, "game": "goes-on"})
    here.game.submit(at(2), straight, "straight")
    here.undo.last_move(at(2))
    assert here.game.awaited() == (3,)


def _counted(here: Table, seat: int, counter: str) -> int:
    place = here.views.look(at(seat)).view.places[seat]
    values: dict[str, int] = {each.key: each.value for each in place.counters}
    return values[counter]


def test_a_card_that_was_told_wrongly_can_be_taken_back_with_what_came_of_it() -> None:
    """People turn it over and people mistype it: no fence keeps what came before."""
    here = saloon()
    answer(here, 0, "end-turn")
    answer(here, 1, "dynamite")
    for seat, more in ((1, {}), (2, {}), (3, {"count": 1})):
        answer(here, seat, "end-turn", **more)
    answer(here, 0, "jail", target=1)
    answer(here, 0, "end-turn")
    answer(here, 1, "check-dynamite", flipped="explodes")
    answer(here, 1, "check-jail", flipped="hearts")
    assert _counted(here, 1, "life") == 2
    here.undo.last_move(at(1))
    here.undo.last_move(at(1))
    answer(here, 1, "check-dynamite", flipped="passes")
    assert _counted(here, 1, "life") == 5


def test_what_chance_dealt_in_a_duel_is_dealt_again_after_an_undo() -> None:
    """So nothing is gained by asking the host to take it back."""
    duel = GAMES["duel"]
    chosen = msgspec.convert({"level": "cards", "first": 0, "pace": "taps"}, duel.options_type)
    here = Table.open(MemoryStore(), duel, "duel", chosen, lambda: 0, seed="real")
    here.game.start(HOST)
    chance = SeededChance("duel")
    while not any(offer.key == "draw" for offer in here.views.look(at(0)).offers):
        seat = here.game.awaited()[0]
        sight = here.views.look(at(seat))
        offers = [each for each in sight.offers if each.closed is None and not each.standing]
        here.game.submit(at(seat), duel.policy(sight.view, None, offers, chance), f"{here.version}")
    before = here.views.look(at(0)).view.hand
    answer(here, 0, "draw")
    drawn = here.views.look(at(0)).view.hand
    assert len(drawn) > len(before)
    with pytest.raises(Refusal, match=r"^was-shown$"):
        here.undo.last_move(at(0))
    here.undo.last_move(HOST)
    assert here.views.look(at(0)).view.hand == before
    answer(here, 0, "draw")
    assert here.views.look(at(0)).view.hand == drawn


def test_an_answer_to_a_question_of_ones_own_can_still_be_undone() -> None:
    here = table()
    turn = here.game.awaited()[0]
    target = (turn + 1) % 5
    answer(here, turn, "attack", target=target, weapon="tanegashima")
    answer(here, target, "take")
    here.undo.last_move(at(target))
    assert here.game.awaited() == (target,)


def test_a_deleted_table_stores_nothing_whoever_still_holds_it() -> None:
    registry = TableRegistry(MemoryStore(), GAMES.__getitem__, lambda: 0)
    options = RULES.options_type(players=3)
    old = registry.open("b", "samurai", options)
    registry.forget("b")
    new = registry.open("b", "samurai", options)
    with pytest.raises(Refusal, match=r"^no-such-table$"):
        old.seats.sit(0, "Aya")
    assert new.seats.sit(0, "Bruno") == 2


@pytest.mark.parametrize("move_id", ["", "x" * 65, "a\nb", "\ud800"])
def test_a_move_id_that_cannot_be_kept_is_refused(move_id: str) -> None:
    here = table()
    version = here.version
    with pytest.raises(Refusal, match=r"^wrong-text$"):
        here.game.submit(HOST, Move(offer="deck-end"), move_id)
    assert (here.version, here.views.look(HOST).paused) == (version, "")


def test_options_that_cannot_be_read_again_are_refused() -> None:
    with pytest.raises(Refusal, match=r"^wrong-options$"):
        Table.open(MemoryStore(), RULES, "x", {"players": 99}, lambda: 0)


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "Aya\ufe0f", "Aya\u3164"])
def test_a_name_that_looks_like_another_or_like_nothing_is_refused(name: str) -> None:
    here = Table.open(MemoryStore(), RULES, "x", RULES.options_type(players=3), lambda: 0)
    here.seats.sit(0, "Aya")
    with pytest.raises(Refusal):
        here.seats.sit(1, name)


def test_how_the_table_plays_is_told_until_the_first_turn_and_not_with_every_move() -> None:
    waiting, begun = table(confirm=True, roles="dealt"), table()
    told = waiting.views.look(at(0)).options
    assert (told["level"], told["roles"], told["players"]) == ("companion", "dealt", 5)
    assert begun.views.look(at(0)).view.round == 1
    assert begun.views.look(at(0)).options == {}


def test_having_looked_is_marked_so_that_nobody_says_it_too_soon() -> None:
    here = table(confirm=True)
    (seen,) = (offer for offer in here.views.acting(0) if not offer.standing)
    assert (seen.key, seen.looked) == ("seen", True)
    others = [
        offer for offer in table().views.look(at(table().game.awaited()[0])).offers if offer.looked
    ]
    assert not others


def test_one_take_back_undoes_the_first_tap_and_all_it_booked() -> None:
    here = table()
    turn = here.game.awaited()[0]
    hand = _held(here, turn)
    answer(here, turn, "lay", card="armor")
    assert _held(here, turn) > hand, "the draw came with it"
    here.undo.last_move(at(turn))
    assert _held(here, turn) == hand
    (due,) = here.views.look(at(turn)).view.due
    assert due.key == "draw"


def _held(here: Table, seat: int) -> int:
    counters = here.views.look(at(seat)).view.places[seat].counters
    return sum(counter.value for counter in counters if counter.key == "hand")
