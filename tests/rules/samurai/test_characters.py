"""Each of the twelve: their resilience, and what is different with and without them."""

import pytest

from hub.rules.box.characters import CHARACTERS
from hub.rules.samurai.ring import draw_size, weapon_limit, wounds
from hub.rules.samurai.state import State
from tests.rules.box import kinds
from tests.rules.game import because, choices, names, open_values, why
from tests.rules.samurai.arranged import (
    Player,
    difficulty,
    do,
    hands,
    keys,
    moves,
    offer,
    plain,
    points,
    refused,
    table,
)

DRAW = ("draw", "play")


def hit(state: State, weapon: str, target: int = 1) -> State:
    return moves(state, (0, "attack", {"target": target, "weapon": weapon}), (target, "take"))


def test_the_twelve_and_their_resilience() -> None:
    assert CHARACTERS == {
        "benkei": 5,
        "chiyo": 4,
        "ginchiyo": 4,
        "goemon": 5,
        "hanzo": 4,
        "hideyoshi": 4,
        "ieyasu": 5,
        "kojiro": 5,
        "musashi": 5,
        "nobunaga": 5,
        "tomoe": 5,
        "ushiwaka": 4,
    }


@pytest.mark.parametrize(("character", "expected"), [("benkei", 2), ("musashi", 1)])
def test_benkei_is_attacked_at_one_more(character: str, expected: int) -> None:
    state = table(Player(), Player(character), *plain(3))
    assert difficulty(state, 0, 1) == expected


@pytest.mark.parametrize(("character", "is_asked"), [("chiyo", False), ("benkei", True)])
@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_chiyo_is_passed_by(character: str, is_asked: bool, card: str) -> None:
    state, _ = do(table(Player(), Player(character), *plain(3)), 0, card)
    assert state.question is not None
    assert (1 in state.question.asked) == is_asked


def test_chiyo_is_wounded_by_weapons_and_drinks_tea() -> None:
    state = table(Player(), Player("chiyo"), *plain(3))
    state, _ = do(state, 0, "tea-ceremony")
    assert hands(state)[1] == 4
    assert points(hit(state, "kiseru"))[1] == 2


@pytest.mark.parametrize(("weapon", "lost"), [("nodachi", 2), ("shuriken", 1), ("kiseru", 1)])
def test_ginchiyo_is_wounded_one_less_but_never_nothing(weapon: str, lost: int) -> None:
    state = table(Player(), Player("ginchiyo"), *plain(3))
    assert wounds(state, 0, 1, weapon) == lost
    told = choices(offer(state, 0, "attack"), "weapon", target=1)[weapon].about
    assert told == {"wounds": lost}
    assert points(hit(state, weapon))[1] == 4 - lost


def test_ginchiyo_against_musashi_is_even() -> None:
    state = table(Player("musashi"), Player("ginchiyo"), *plain(3))
    assert wounds(state, 0, 1, "shuriken") == 1
    assert wounds(state, 0, 1, "nodachi") == 3


def test_goemon_with_one_focus_plays_three_weapons() -> None:
    state = table(Player("goemon", hand=6, laid=("focus",)), *plain(4))
    assert weapon_limit(state, 0) == 3
    for _ in range(3):
        state = hit(state, "bo")
    assert offer(state, 0, "attack").closed == because("weapon-limit", used=3, limit=3)


@pytest.mark.parametrize(("character", "limit"), [("goemon", 2), ("musashi", 1)])
def test_goemon_plays_one_more_weapon(character: str, limit: int) -> None:
    assert weapon_limit(table(Player(character), *plain(4)), 0) == limit


@pytest.mark.parametrize(("character", "is_offered"), [("hanzo", True), ("goemon", False)])
def test_hanzo_may_parry_with_a_weapon(character: str, is_offered: bool) -> None:
    state = table(Player(), Player(character), *plain(3))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    assert ("parry-weapon" in keys(state, 1)) == is_offered


@pytest.mark.parametrize(("character", "size"), [("hideyoshi", 3), ("benkei", 2)])
def test_hideyoshi_draws_one_more_in_the_draw_phase(character: str, size: int) -> None:
    state = table(Player(character), *plain(4), steps=DRAW)
    assert draw_size(state, 0) == size
    state, _ = do(state, 0, "draw")
    assert hands(state)[0] == 3 + size


def test_hideyoshi_draws_no_more_for_a_card() -> None:
    state, _ = do(table(Player("hideyoshi"), *plain(4)), 0, "daimyo")
    assert hands(state)[0] == 4


def test_ieyasu_may_take_the_top_discard_first() -> None:
    players = (Player("ieyasu", hand=0), *plain(4))
    state = table(
        *players, level="cards", steps=DRAW, deck=("bo", "kiseru"), discards=("katana", "parry")
    )
    assert open_values(offer(state, 0, "draw"), "first") == ["deck", "discard"]
    taken, events = do(state, 0, "draw", first="discard")
    assert kinds(taken.seats[0].cards) == ["katana", "bo"]
    assert kinds(taken.discards) == ["parry"]
    assert names(events) == ["DiscardTaken", "CardsDrawn", "StepTaken"]
    left, _ = do(state, 0, "draw", first="deck")
    assert kinds(left.seats[0].cards) == ["bo", "kiseru"]
    assert kinds(left.discards) == ["parry", "katana"]


def test_ieyasu_with_real_cards_takes_a_count() -> None:
    state = table(Player("ieyasu"), *plain(4), steps=DRAW, discards=("bo",))
    deck = state.deck
    state, _ = do(state, 0, "draw", first="discard")
    assert (hands(state)[0], state.deck, state.discards) == (5, deck - 1, ())
    assert state.seats[0].cards == ()


def test_ieyasu_needs_a_discard_and_nobody_else_has_the_choice() -> None:
    """Ruling 13."""
    bare = table(Player("ieyasu"), *plain(4), steps=DRAW)
    assert offer(bare, 0, "draw").fields == ()
    other = table(Player("benkei"), *plain(4), steps=DRAW, discards=("bo",))
    assert offer(other, 0, "draw").fields == ()


def test_ieyasu_may_take_what_he_saw_a_bushido_check_lay_down() -> None:
    """Ruling 18."""
    players = (Player("ieyasu", hand=0), *plain(4))
    steps = ("bushido", "draw", "play")
    state = table(*players, level="cards", steps=steps, bushido_at=0, deck=("bo", "geisha"))
    state = moves(state, (0, "flip"), (0, "pay-honor"), (0, "draw", {"first": "discard"}))
    assert kinds(state.seats[0].cards) == ["bushido", "geisha"]
    assert kinds(state.discards) == ["bo"]


@pytest.mark.parametrize("character", ["kojiro", "goemon"])
def test_kojiro_reaches_any_difficulty_armor_and_benkei_included(character: str) -> None:
    """Ruling 13."""
    far = Player("benkei", laid=("armor", "armor", "armor"))
    state = table(Player(character), *plain(2), far, *plain(3))
    attack = offer(state, 0, "attack")
    assert difficulty(state, 0, 3) == 7
    is_open = why(attack, "target", 3) is None
    assert is_open == (character == "kojiro")
    if is_open:
        assert why(attack, "weapon", "bokken", target=3) is None
        assert points(hit(state, "bokken", target=3))[3] == 4


def test_kojiro_does_not_reach_the_harmless() -> None:
    state = table(Player("kojiro"), Player(hand=0), *plain(3))
    assert why(offer(state, 0, "attack"), "target", 1) == because("harmless", seat=1)


@pytest.mark.parametrize(("character", "left"), [("musashi", 3), ("goemon", 4)])
def test_musashi_wounds_one_more(character: str, left: int) -> None:
    assert points(hit(table(Player(character), *plain(4)), "bo"))[1] == left


def test_nobunaga_trades_a_point_for_a_card_as_often_as_he_likes() -> None:
    state = table(Player("nobunaga"), *plain(4))
    heap = state.heap
    state, events = do(state, 0, "nobunaga")
    assert names(events) == ["ResiliencePaid", "CardsDrawn"]
    state = moves(state, (0, "nobunaga"), (0, "nobunaga"), (0, "nobunaga"))
    assert points(state)[0] == 1
    assert hands(state)[0] == 7
    assert state.heap == heap + 4


def test_nobunaga_keeps_his_last_point() -> None:
    state = table(Player("nobunaga", resilience=1), *plain(4))
    assert offer(state, 0, "nobunaga").closed == because("last-resilience")
    two = table(Player("nobunaga", resilience=2), *plain(4))
    assert offer(two, 0, "nobunaga").closed is None


def test_nobunaga_does_not_pay_when_there_is_no_card_to_draw() -> None:
    """Ruling 17."""
    state = table(Player("nobunaga"), *plain(3), Player(), rest=4)
    assert offer(state, 0, "nobunaga").closed == because("no-card-to-draw")
    only_discards = table(Player("nobunaga"), *plain(3), Player(), rest=4, discards=("bo",))
    assert offer(only_discards, 0, "nobunaga").closed is None


def test_nobunaga_pays_in_his_own_play_phase_alone() -> None:
    state = table(*plain(5, character="nobunaga"))
    assert refused(state, 1, "nobunaga").code == "not-offered"
    drawing = table(*plain(5, character="nobunaga"), steps=DRAW)
    assert refused(drawing, 0, "nobunaga").code == "not-offered"
    assert "nobunaga" not in keys(table(Player("goemon"), *plain(4)), 0)


@pytest.mark.parametrize(("character", "drawn"), [("tomoe", 1), ("musashi", 0)])
def test_tomoe_draws_one_however_many_wounds(character: str, drawn: int) -> None:
    state = hit(table(Player(character), *plain(4)), "katana")
    assert hands(state)[0] == 2 + drawn


def test_tomoe_draws_nothing_for_a_parried_weapon() -> None:
    state = table(Player("tomoe"), *plain(4))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "parry"))
    assert hands(state)[0] == 2


@pytest.mark.parametrize(("character", "drawn"), [("ushiwaka", 3), ("chiyo", 0)])
def test_ushiwaka_draws_three_for_three_wounds(character: str, drawn: int) -> None:
    state = hit(table(Player(), Player(character), *plain(3)), "katana")
    assert hands(state)[1] == 3 + drawn


@pytest.mark.parametrize("resilience", [1, 2])
def test_ushiwaka_draws_for_each_point_really_lost_also_when_defeated(resilience: int) -> None:
    """Ruling 4."""
    state = hit(table(Player(), Player("ushiwaka", resilience=resilience), *plain(3)), "katana")
    assert points(state)[1] == 0
    assert hands(state)[1] == 3 + resilience


def test_ushiwaka_draws_before_tomoe() -> None:
    """Ruling 4."""
    players = (Player("tomoe", hand=("bo",)), Player("ushiwaka", hand=("geisha",)), *plain(3))
    state = table(*players, level="cards", deck=("katana", "daikyu"))
    state = hit(state, "bo")
    assert kinds(state.seats[1].cards) == ["geisha", "katana"]
    assert kinds(state.seats[0].cards) == ["daikyu"]
