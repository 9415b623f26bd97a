"""Weapons and their answers: wounds, parries, properties, the order of what follows."""

from hub.rules.contract.actor import HOST, TABLE, at
from tests.rules.box import kinds
from tests.rules.duel.arranged import (
    RULES,
    Player,
    a,
    attack,
    b,
    do,
    hands,
    keys,
    offer,
    points,
    refused,
    table,
)
from tests.rules.game import because, choices, names


def test_an_unparried_weapon_takes_its_wounds_back_to_the_heap() -> None:
    state = table(a(active="hanzo"))
    after = attack(state, "kojiro", "katana")
    assert (points(after, "kojiro"), after.heap) == ([2], state.heap + 3)


def test_wounds_beyond_the_last_point_are_ignored() -> None:
    state = table(a(active="hanzo"), b(points={"kojiro": 1}))
    after = attack(state, "kojiro", "katana")
    assert after.heap == state.heap + 1 - 5
    assert after.figure("kojiro").fallen


def test_a_parried_weapon_has_no_effect_and_is_still_discarded() -> None:
    after = attack(table(a(active="hanzo")), "kojiro", "katana", "parry")
    assert points(after, "kojiro") == [5]
    assert kinds(after.discards) == ["parry", "katana"]
    assert hands(after) == [2, 2]


def test_the_other_player_is_asked_whichever_character_is_attacked() -> None:
    state, _ = do(table(a(active="hanzo")), 0, "attack", target="hideyoshi", weapon="bo")
    assert RULES.awaited(state) == (1,)
    assert keys(state, 0) == []
    assert keys(state, 1) == ["parry", "take"]


def test_the_table_cannot_tell_whether_a_parry_is_there() -> None:
    asked = []
    for hand in (("parry", "bo"), ("bokken", "bo")):
        state = table(a(active="hanzo", hand=("bo",)), b(hand=hand), level="cards")
        state, _ = do(state, 0, "attack", target="kojiro", weapon="bo")
        asked.append((RULES.view(state, TABLE).asked, keys(state, 1)))
    assert asked[0] == asked[1]


def test_the_host_answers_only_what_needs_no_look_at_the_hand() -> None:
    state = table(a(active="hanzo", hand=("bo",)), b(hand=("parry",)), level="cards")
    state, _ = do(state, 0, "attack", target="kojiro", weapon="bo")
    assert [each.key for each in RULES.offers(state, at(1)) if not each.private] == [
        "take",
        "correct-resilience",
        "leave",
    ]
    assert "take" not in keys(state, HOST)


def test_a_question_says_what_it_is_made_of() -> None:
    two = Player("musashi", ("tomoe", "goemon", "kojiro"), active="tomoe")
    soft = Player("ginchiyo", ("hanzo", "benkei", "ushiwaka"))
    two = two._replace(laid={"tomoe": ("fast-draw",)})
    state, _ = do(table(soft, two, turn=1), 1, "attack", target="ushiwaka", weapon="bokken")
    (asked,) = RULES.view(state, TABLE).asked
    assert {part.key: part.value for part in asked.sums} == {
        "weapon": 1,
        "fast-draw": 1,
        "musashi": 1,
        "ginchiyo": -1,
    }
    assert asked.about == {"by": 1, "card": "bokken", "wounds": 2, "character": "ushiwaka"}


def test_focus_counts_while_the_one_it_lies_before_is_active() -> None:
    laid = {"hanzo": ("focus", "focus")}
    assert offer(table(a(active="hanzo", laid=laid), weapons=2), 0, "attack").closed is None
    closed = offer(table(a(active="hanzo", laid=laid), weapons=3), 0, "attack").closed
    assert closed == because("weapon-limit", used=3, limit=3)
    closed = offer(table(a(active="benkei", laid=laid), weapons=1), 0, "attack").closed
    assert closed == because("weapon-limit", used=1, limit=1)


def test_a_focus_laid_a_moment_ago_counts() -> None:
    state = attack(table(a(active="hanzo")), "kojiro")
    state, _ = do(state, 0, "lay", card="focus", character="hanzo")
    assert offer(state, 0, "attack").closed is None


def test_fast_draw_counts_while_the_one_it_lies_before_is_active() -> None:
    laid = {"hanzo": ("fast-draw", "fast-draw")}
    for active, wounds in (("hanzo", 3), ("ushiwaka", 1)):
        state = table(a(active=active, laid=laid))
        weapons = choices(offer(state, 0, "attack"), "weapon", target="hideyoshi")
        assert weapons["bo"].about == {"wounds": wounds}


def test_a_shogun_behind_the_line_fights_with_what_lies_before_them() -> None:
    state = table(a(active="nobunaga", laid={"nobunaga": ("fast-draw", "focus")}), weapons=1)
    weapons = choices(offer(state, 0, "attack"), "weapon", target="tomoe")
    assert weapons["shuriken"].closed is None
    assert weapons["shuriken"].about == {"wounds": 2}


def test_parrying_with_the_last_card_is_allowed() -> None:
    state = table(a(active="hanzo"), b(active="kojiro", hand=1))
    after = attack(state, "tomoe", "shuriken", "parry")
    assert hands(after) == [2, 0]
    marks = {place.figure: place.marks for place in RULES.view(after, TABLE).places}
    assert [mark.key for mark in marks["kojiro"]] == ["active", "harmless"]


def test_ushiwaka_draws_before_tomoe() -> None:
    one = Player("ushiwaka", ("hanzo", "benkei", "goemon"))
    two = Player("tomoe", ("ieyasu", "hideyoshi", "kojiro"), active="ieyasu")
    state, _ = do(table(one, two, turn=1), 1, "attack", target="goemon", weapon="bo")
    _, events = do(state, 0, "take")
    drawn = [event for event in events if type(event).__name__ == "CardsDrawn"]
    assert [(event.seat, event.count) for event in drawn] == [(0, 1), (1, 1)]  # type: ignore[attr-defined]
    assert names(events)[-1] == "Settled"


def test_a_target_that_fell_while_asked_loses_nothing_more() -> None:
    state = table(a(active="hanzo"), b(points={"kojiro": 1}))
    state, _ = do(state, 0, "attack", target="kojiro", weapon="bo")
    state, _ = do(state, HOST, "deck-end")
    assert state.figure("kojiro").fallen
    heap = state.heap
    after, events = do(state, 1, "take")
    assert after.heap == heap
    assert "Wounded" not in names(events)


def test_only_whose_turn_it_is_plays_cards() -> None:
    state = table(a(active="hanzo"), b(active="kojiro"))
    assert keys(state, 1) == []
    assert refused(state, 1, "attack", target="hanzo", weapon="bo").code == "not-offered"


def test_a_story_names_the_character_attacked() -> None:
    _, events = do(table(a(active="hanzo")), 0, "attack", target="kojiro", weapon="bo")
    line = RULES.seen_by(events[0], TABLE)
    assert line is not None
    assert line.params == {"seat": 0, "card": "bo", "character": "kojiro", "difficulty": 1}
