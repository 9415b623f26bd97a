"""The active character: when it is named, what it alone may do, and how long."""

from hub.rules.box.cards import PROPERTIES
from tests.rules.duel.arranged import a, attack, b, begun, do, far, keys, moves, offer, table
from tests.rules.game import because, choices, names, open_values


def test_a_turn_begins_with_naming_the_active_character() -> None:
    state = begun(first=0)
    assert (state.step, keys(state, 0)) == ("active", ["name"])
    state, _ = do(state, 0, "name", character=state.sides[0].line[0])
    assert (state.step, state.sides[0].active) == ("draw", state.sides[0].line[0])


def test_it_is_named_before_the_bushido_check_and_before_drawing() -> None:
    state = table(turn=1, bushido_on="hanzo")
    state, _ = do(state, 1, "end-turn")
    steps = [state.step]
    state, _ = do(state, 0, "name", character="hanzo")
    steps.append(state.step)
    state = moves(state, (0, "flip", {"flipped": "other"}), (1, "hold", {"character": "tomoe"}))
    steps.append(state.step)
    assert steps == ["active", "bushido", "draw"]


def test_any_of_ones_own_that_has_not_fallen_may_be_named() -> None:
    fallen = b(line=("tomoe", "ieyasu", "kojiro"))
    state = table(two=fallen, turn=1, steps=("active", "draw", "play"))
    assert set(choices(offer(state, 1, "name"), "character")) == {"ieyasu", "tomoe", "kojiro"}
    whole = table(turn=1, steps=("active", "draw", "play"))
    # Who stands in the circle comes first.
    assert list(choices(offer(whole, 1, "name"), "character")) == [
        "tomoe",
        "hideyoshi",
        "kojiro",
        "ieyasu",
    ]


def test_each_is_offered_with_its_resilience_and_its_ability() -> None:
    state = table(two=b(points={"tomoe": 2}), turn=1, steps=("active", "draw", "play"))
    found = choices(offer(state, 1, "name"), "character")
    assert found["tomoe"].about == {"resilience": 2, "character": "tomoe"}
    behind = {"resilience": 0, "character": "ieyasu", "shogun": "behind"}
    assert found["ieyasu"].about == behind
    stepped_in = b(line=("tomoe", "ieyasu", "kojiro"))
    state = table(two=stepped_in, turn=1, steps=("active", "draw", "play"))
    found = choices(offer(state, 1, "name"), "character")
    assert found["ieyasu"].about == {"resilience": 5, "character": "ieyasu", "shogun": "circle"}


def test_it_stays_active_through_the_opponents_turn_until_ones_next() -> None:
    state = table(a(active="benkei"), b(active="tomoe"))
    state, _ = do(state, 0, "end-turn")
    assert (state.turn, state.sides[0].active, state.sides[1].active) == (1, "benkei", "tomoe")
    state = moves(
        state,
        (1, "name", {"character": "kojiro"}),
        (1, "draw", {}),
        (1, "end-turn"),
    )
    assert (state.sides[0].active, state.sides[1].active) == ("benkei", "kojiro")
    state, _ = do(state, 0, "name", character="hanzo")
    assert state.sides[0].active == "hanzo"


def test_weapons_start_from_the_place_of_the_active_character_alone() -> None:
    assert far(table(a(active="hanzo"))) == {"kojiro": 1, "hideyoshi": 2, "tomoe": 3}
    assert far(table(a(active="ushiwaka"))) == {"tomoe": 1, "hideyoshi": 2, "kojiro": 3}


def test_without_an_active_character_there_are_no_weapons() -> None:
    closed = offer(table(), 0, "attack").closed
    assert closed == because("no-active")


def test_weapons_name_enemies_only() -> None:
    state = table(a(active="hanzo"))
    targets = set(choices(offer(state, 0, "attack"), "target"))
    assert targets == {"ieyasu", "tomoe", "hideyoshi", "kojiro"}


def test_one_weapon_a_turn() -> None:
    state = attack(table(a(active="hanzo")), "kojiro")
    assert offer(state, 0, "attack").closed == because("weapon-limit", used=1, limit=1)


def test_at_a_flowing_pace_a_shogun_alone_is_named_by_itself() -> None:
    alone = a(line=("nobunaga",))
    state = table(alone, turn=1, pace="flow")
    state, events = do(state, 1, "end-turn")
    assert state.sides[0].active == "nobunaga"
    assert names(events)[:3] == ["TurnEnded", "TurnBegan", "Named"]
    assert state.step == "draw", "real cards are drawn by hand, and booked with the first tap"


def test_at_a_flowing_pace_there_is_still_a_choice_among_several() -> None:
    state, _ = do(table(turn=1, pace="flow"), 1, "end-turn")
    assert (state.step, state.sides[0].active) == ("active", "")


def test_properties_may_be_laid_on_any_of_ones_own_the_shogun_included() -> None:
    state = table(a(active="hanzo"))
    form = offer(state, 0, "lay")
    assert open_values(form, "card") == list(PROPERTIES)
    assert set(open_values(form, "character")) == {"nobunaga", "hanzo", "benkei", "ushiwaka"}
    state, _ = do(state, 0, "lay", card="armor", character="nobunaga")
    assert state.figure("nobunaga").laid == ("armor",)
    assert state.sides[0].hand == 2


def test_nothing_is_laid_on_the_fallen() -> None:
    state = table(a(line=("hanzo", "nobunaga", "ushiwaka")))
    assert "benkei" not in choices(offer(state, 0, "lay"), "character")
