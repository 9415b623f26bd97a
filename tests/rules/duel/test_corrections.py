"""Corrections: what lies on the table is right, and tokens still add up."""

from hub.rules.contract.actor import HOST, at
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


def test_the_turn_is_set_straight_and_its_player_names_and_plays() -> None:
    state, _ = do(table(a(active="hanzo")), HOST, "correct-turn", seat=1)
    assert (state.turn, state.step, RULES.awaited(state)) == (1, "active", (1,))
    state, _ = do(state, 1, "name", character="tomoe")
    assert state.step == "play"


def test_the_active_character_is_set_straight() -> None:
    state, _ = do(table(a(active="hanzo")), HOST, "correct-active", character="benkei")
    assert state.sides[0].active == "benkei"
    state, _ = do(state, HOST, "correct-active", character="ieyasu")
    assert state.sides[1].active == "ieyasu"


def test_properties_are_set_straight() -> None:
    state = table(a(laid={"hanzo": ("focus",)}), discards=("armor",))
    form = offer(state, HOST, "correct-laid")
    assert open_values(form, "change", character="hanzo") == ["+armor", "-focus"]
    assert open_values(form, "change", character="nobunaga") == ["+armor"]
    state, _ = do(state, HOST, "correct-laid", character="nobunaga", change="+armor")
    state, _ = do(state, HOST, "correct-laid", character="hanzo", change="-focus")
    assert (state.figure("nobunaga").laid, state.figure("hanzo").laid) == (("armor",), ())
    assert state.discards == ("focus",)


def test_bushido_is_set_straight() -> None:
    state, _ = do(table(bushido_on="kojiro"), HOST, "correct-bushido", character="hanzo")
    assert (state.bushido_at, state.bushido_on) == (0, "hanzo")
    state, _ = do(state, HOST, "bushido-gone")
    assert (state.bushido_at, state.discards) == (-1, ("bushido",))
    assert "bushido-gone" not in keys(state, HOST, standing=True)
    state, _ = do(state, HOST, "correct-bushido", character="tomoe")
    assert (state.bushido_on, state.discards) == ("tomoe", ())


def test_bushido_cannot_be_found_where_there_is_none() -> None:
    assert "correct-bushido" not in keys(table(), HOST, standing=True)
    assert refused(table(), HOST, "correct-bushido", character="tomoe").code == "not-offered"


def test_what_an_open_question_depends_on_is_not_set_straight_meanwhile() -> None:
    state, _ = do(
        table(a(active="hanzo"), discards=("armor",), bushido_on="benkei"),
        0,
        "attack",
        target="kojiro",
        weapon="bo",
    )
    for key in (
        "correct-hand",
        "correct-turn",
        "correct-active",
        "correct-laid",
        "correct-bushido",
        "bushido-gone",
    ):
        assert offer(state, HOST, key).closed == because("in-the-middle")
    assert offer(state, HOST, "correct-resilience").closed is None


def test_a_player_corrects_no_more_than_their_own_rows() -> None:
    assert set(keys(table(), 0, standing=True)) == {
        "deck-end",
        "correct-resilience",
        "correct-hand",
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
