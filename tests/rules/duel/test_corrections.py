"""Corrections: what lies on the table is right, and tokens still add up."""

from functools import partial

from hub.rules.contract.actor import HOST, at
from hub.rules.registry import GAMES
from tests.rules.duel.arranged import (
    RULES,
    a,
    b,
    do,
    hands,
    keys,
    offer,
    points,
    refused,
    result,
    table,
    winner,
)
from tests.rules.game import because, choices, open_values


def test_a_player_sets_only_their_own_characters_straight() -> None:
    state = table()
    mine = set(choices(offer(state, 1, "correct-resilience"), "character"))
    assert mine == {"tomoe", "hideyoshi", "kojiro"}
    everyone = choices(offer(state, HOST, "correct-resilience"), "character")
    assert len(everyone) == 6
    state, _ = do(state, 1, "correct-resilience", character="tomoe", value=2, game="goes-on")
    assert (points(state, "tomoe"), state.heap) == ([2], table().heap + 3)


def test_a_correction_marks_what_is_there_now() -> None:
    state, _ = do(table(), 1, "correct-resilience", character="tomoe", value=2, game="goes-on")
    tokens = choices(offer(state, HOST, "correct-resilience"), "value", character="tomoe")
    assert [value for value, choice in tokens.items() if choice.about] == [2]
    held = choices(offer(state, HOST, "correct-hand"), "value", seat=1)
    assert [value for value, choice in held.items() if choice.about] == [hands(state)[1]]


def test_nothing_left_means_fallen() -> None:
    state, _ = do(table(), HOST, "correct-resilience", character="tomoe", value=0, game="goes-on")
    assert state.figure("tomoe").fallen
    assert state.sides[1].line == ("hideyoshi", "ieyasu", "kojiro")


def test_a_correction_that_ends_the_duel_says_so_and_asks() -> None:
    state = table(two=b(line=("ieyasu", "kojiro")))
    form = offer(state, HOST, "correct-resilience")
    assert open_values(form, "game", character="ieyasu", value=0) == ["ends"]
    assert open_values(form, "game", character="ieyasu", value=1) == ["goes-on"]
    assert open_values(form, "game", character="kojiro", value=0) == ["goes-on"]
    state, _ = do(state, HOST, "correct-resilience", character="ieyasu", value=0, game="ends")
    assert (winner(state), result(state).cause) == (0, "corrected")


def test_no_more_than_is_printed_on_the_character() -> None:
    values = choices(offer(table(), 1, "correct-resilience"), "value", character="hideyoshi")
    assert list(values) == [0, 1, 2, 3, 4]


def test_a_hand_is_set_straight_against_the_deck() -> None:
    before = table()
    state, _ = do(before, 0, "correct-hand", seat=0, value=5)
    assert (hands(state), state.deck) == ([5, 3], before.deck - 2)
    assert list(choices(offer(before, 0, "correct-hand"), "seat")) == [0]


def test_the_deck_is_set_straight_against_the_discards() -> None:
    before = table(discards=("bo", "bo"))
    state, _ = do(before, HOST, "correct-deck", count=before.deck - 5)
    assert len(state.discards) == 7


def test_the_turn_is_set_straight_from_any_of_its_steps() -> None:
    before = table(a(active="hanzo"), b(active="tomoe"), weapons=1)
    form = offer(before, HOST, "correct-turn")
    assert list(choices(form, "step", seat=1)) == ["active", "draw", "play"]
    state, _ = do(before, HOST, "correct-turn", seat=1, step="active", used="anew")
    assert (state.turn, state.step, RULES.awaited(state)) == (1, "active", (1,))
    state, _ = do(state, 1, "name", character="tomoe")
    assert (state.step, state.weapons) == ("draw", 0)
    state, _ = do(before, HOST, "correct-turn", seat=0, step="play", used="kept")
    assert (state.turn, state.step, state.weapons) == (0, "play", 1)


def test_the_active_character_is_set_straight() -> None:
    state, _ = do(table(a(active="hanzo")), HOST, "correct-active", character="benkei")
    assert state.sides[0].active == "benkei"
    state, _ = do(state, HOST, "correct-active", character="ieyasu")
    assert state.sides[1].active == "ieyasu"


def test_that_nobody_is_active_is_set_straight() -> None:
    """An active character has fallen on the table, or was named in the hub alone."""
    state = table(a(active="hanzo"), turn=1)
    assert list(choices(offer(state, HOST, "active-gone"), "seat")) == [0]
    state, _ = do(state, HOST, "active-gone", seat=0)
    assert state.sides[0].active == ""
    assert "active-gone" not in keys(state, HOST, standing=True)


def test_properties_are_set_straight_from_the_hand_or_from_where_they_were() -> None:
    state = table(a(laid={"hanzo": ("focus",)}), discards=("armor",))
    form = offer(state, HOST, "correct-laid")
    more = ["+focus", "+armor", "+fast-draw"]
    assert open_values(form, "change", character="hanzo") == [*more, "-focus"]
    assert open_values(form, "source") == ["own-hand", "the-discards", "the-deck"]
    mine = list(choices(offer(state, 1, "correct-laid"), "character"))
    assert mine == ["tomoe", "hideyoshi", "kojiro", "ieyasu"]
    laid, _ = do(state, 0, "correct-laid", character="nobunaga", change="+armor", source="own-hand")
    assert (laid.figure("nobunaga").laid, hands(laid), laid.deck) == (
        ("armor",),
        [2, 3],
        state.deck,
    )
    gone, _ = do(
        laid, HOST, "correct-laid", character="hanzo", change="-focus", source="the-discards"
    )
    assert (gone.figure("hanzo").laid, gone.discards) == ((), ("armor", "focus"))


def test_the_forth_and_back_of_a_property_that_the_hub_holds_is_by_the_discards() -> None:
    state = table(level="cards", discards=("armor",))
    state, _ = do(state, HOST, "correct-laid", character="nobunaga", change="+armor")
    assert state.discards == ()
    state, _ = do(state, HOST, "correct-laid", character="nobunaga", change="-armor")
    assert len(state.discards) == 1
    assert "correct-laid" not in keys(state, 0, standing=True)


def test_bushido_is_set_straight() -> None:
    state, _ = do(table(bushido_on="kojiro"), HOST, "correct-bushido", character="hanzo")
    assert (state.bushido_at, state.bushido_on) == (0, "hanzo")
    state, _ = do(state, HOST, "bushido-gone", source="the-discards")
    assert (state.bushido_at, state.discards) == (-1, ("bushido",))
    assert "bushido-gone" not in keys(state, HOST, standing=True)
    laid, _ = do(state, HOST, "correct-bushido", character="tomoe", source=0)
    assert (laid.bushido_on, hands(laid)) == ("tomoe", [2, 3])
    found, _ = do(state, HOST, "correct-bushido", character="tomoe", source="the-discards")
    assert (found.bushido_on, found.discards) == ("tomoe", ())


def test_a_player_says_where_bushido_lies_of_their_own() -> None:
    state = table(bushido_on="kojiro")
    assert list(choices(offer(state, 0, "correct-bushido"), "character")) == [
        "hanzo",
        "benkei",
        "ushiwaka",
    ]
    assert len(choices(offer(state, 1, "correct-bushido"), "character")) == 6
    assert "bushido-gone" not in keys(state, 0, standing=True)
    state, _ = do(state, 1, "bushido-gone", source=0)
    assert (state.bushido_at, hands(state)) == (-1, [4, 3])


def test_bushido_set_in_place_before_the_draw_is_checked_this_turn() -> None:
    state = table(a(active="hanzo"), steps=("draw", "play"))
    told = partial(do, state, 0, "correct-bushido", character="hanzo", source=1)
    later, _ = told(check="check-later")
    assert (later.step, later.bushido_on) == ("draw", "hanzo")
    state, _ = told(check="check-now")
    state, _ = do(state, 0, "flip", flipped="other")
    assert (state.step, state.bushido_at, hands(state)) == ("draw", 1, [3, 2])


def test_bushido_whose_holder_is_asked_on_whom_it_lies_is_set_straight_all_the_same() -> None:
    state = table(a(active="hanzo"), steps=("bushido", "draw", "play"), bushido_on="hanzo")
    state, _ = do(state, 0, "flip", flipped="other")
    assert state.question is not None
    assert state.question.key == "hold"
    laid, _ = do(state, HOST, "correct-bushido", character="tomoe", check="check-later")
    assert (laid.question, laid.bushido_on, laid.step) == (None, "tomoe", "draw")
    gone, _ = do(state, HOST, "bushido-gone", source="the-deck")
    assert (gone.question, gone.bushido_at, gone.step) == (None, -1, "draw")


def test_bushido_that_the_hub_holds_cannot_be_found_where_there_is_none() -> None:
    state = table(level="cards")
    assert "correct-bushido" not in keys(state, HOST, standing=True)
    assert refused(state, HOST, "correct-bushido", character="tomoe").code == "not-offered"


_CARDS_AND_TURN = (
    "correct-turn",
    "correct-active",
    "active-gone",
    "correct-laid",
    "correct-bushido",
    "bushido-gone",
)


def test_what_the_hub_holds_is_not_set_straight_while_something_is_asked() -> None:
    fighter = a(active="hanzo", hand=("bo",))
    state = table(fighter, level="cards", discards=("armor",), bushido_on="benkei")
    state, _ = do(state, 0, "attack", target="kojiro", weapon="bo")
    for key in _CARDS_AND_TURN:
        assert offer(state, HOST, key).closed == because("in-the-middle")
    assert offer(state, HOST, "correct-resilience").closed is None


def test_real_cards_are_set_straight_while_something_is_asked() -> None:
    state = table(a(active="hanzo"), bushido_on="benkei")
    state, _ = do(state, 0, "attack", target="kojiro", weapon="bo")
    for key in ("correct-hand", *_CARDS_AND_TURN):
        assert offer(state, HOST, key).closed is None


def test_an_open_attack_heeds_armor_told_late_only_if_its_attacker_agrees() -> None:
    state = table(a(active="hanzo"))
    state, _ = do(state, 0, "attack", target="kojiro", weapon="bokken")
    before = hands(state)
    state, _ = do(state, 1, "correct-laid", character="kojiro", change="+armor", source="own-hand")
    assert "judge-anew" not in keys(state, 1)
    hit, _ = do(state, 1, "take")
    assert points(hit, "kojiro") == [points(state, "kojiro")[0] - 1]
    void, _ = do(state, 0, "judge-anew")
    assert (void.question, void.weapons, void.aside) == (None, 0, ())
    assert hands(void) == [before[0] + 1, before[1] - 1]


def test_an_open_attack_heeds_fast_draw_told_late_if_its_attacker_agrees() -> None:
    state = table(a(active="hanzo"))
    state, _ = do(state, 0, "attack", target="kojiro", weapon="bokken")
    change = {"character": "hanzo", "change": "+fast-draw", "source": "own-hand"}
    state, _ = do(state, 0, "correct-laid", **change)
    state, _ = do(state, 0, "judge-anew")
    assert state.question is not None
    assert (state.question.wounds, state.question.parts) == (2, {"weapon": 1, "fast-draw": 1})
    assert keys(state, 0) == []


def test_a_parry_out_of_a_hand_that_is_counted_as_empty_is_believed() -> None:
    state = table(a(active="hanzo"), b(active="tomoe", hand=0))
    state, _ = do(state, 0, "attack", target="kojiro", weapon="bo")
    deck = state.deck
    state, _ = do(state, 1, "parry")
    assert (hands(state)[1], state.deck, points(state, "kojiro")) == (0, deck - 1, [5])


def test_a_player_corrects_no_more_than_their_own_rows() -> None:
    assert set(keys(table(), 0, standing=True)) == {
        "deck-end",
        "correct-resilience",
        "correct-hand",
        "correct-laid",
        "correct-bushido",
        "correct-character",
        "leave",
    }


def test_before_a_referee_nobody_sets_straight_what_the_hub_alone_holds() -> None:
    assert set(keys(table(level="cards", judged=True), 0, standing=True)) == {"leave"}
    assert RULES.is_final(table(level="cards", judged=True), "drew", at(0))
    assert not RULES.is_final(table(level="cards", judged=True), "drew", HOST)
    for state in (table(level="cards"), table(level="companion", judged=True)):
        assert "correct-resilience" in keys(state, 0, standing=True)
        assert not RULES.is_final(state, "drew", at(0))


def test_with_cards_on_phones_tokens_turn_and_open_cards_only() -> None:
    state = table(level="cards", discards=("armor",), bushido_on="hanzo")
    assert set(keys(state, HOST, standing=True)) == {
        "deal-again",
        "correct-resilience",
        "correct-laid",
        "correct-turn",
        "correct-active",
        "correct-bushido",
        "bushido-gone",
    }


def test_a_box_may_have_more_cards_than_are_printed_or_one_less() -> None:
    before = table()
    more, _ = do(before, HOST, "correct-cards", count=97)
    assert (more.deck, more.extra) == (before.deck + 7, 7)
    less, _ = do(more, HOST, "correct-cards", count=89)
    assert (less.deck, less.extra) == (before.deck - 1, -1)


def test_bushido_out_of_play_is_a_correction_like_any_other() -> None:
    """A tournament's desk hears of it when a player says so."""
    assert all(GAMES["duel"].is_correction(key) for key in ("bushido-gone", "correct-bushido"))
    assert not any(GAMES["duel"].is_correction(key) for key in ("attack", "deck-end", "leave"))
