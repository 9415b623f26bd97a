"""The other cards: Geisha, Diversion, Breathing, Tea Ceremony, Daimyo; discarding to seven."""

from hub.rules.contract.actor import TABLE, at
from tests.rules.box import kinds
from tests.rules.duel.arranged import RULES, a, b, do, hands, keys, offer, points, table
from tests.rules.game import because, choices, open_values


def test_geisha_names_any_enemy_that_has_not_fallen() -> None:
    state = table(two=b(active="kojiro"))
    targets = open_values(offer(state, 0, "geisha"), "target")
    assert targets == ["tomoe", "hideyoshi", "kojiro", "ieyasu"]
    fallen = table(two=b(line=("ieyasu", "kojiro")))
    assert open_values(offer(fallen, 0, "geisha"), "target") == ["ieyasu", "kojiro"]


def test_geisha_takes_a_property_of_ones_choice_also_from_behind_the_line() -> None:
    two = b(laid={"ieyasu": ("focus", "armor")})
    state = table(two=two)
    what = open_values(offer(state, 0, "geisha"), "what", target="ieyasu")
    assert what == ["hand", "focus", "armor"]
    state, _ = do(state, 0, "geisha", target="ieyasu", what="focus")
    assert state.figure("ieyasu").laid == ("armor",)
    assert kinds(state.discards) == ["focus", "geisha"]


def test_geisha_takes_bushido_from_the_character_it_lies_on() -> None:
    state = table(bushido_on="kojiro")
    form = offer(state, 0, "geisha")
    assert open_values(form, "what", target="kojiro") == ["hand", "bushido"]
    assert open_values(form, "what", target="tomoe") == ["hand"]
    state, _ = do(state, 0, "geisha", target="kojiro", what="bushido")
    assert (state.bushido_at, kinds(state.discards)) == (-1, ["bushido", "geisha"])


def test_geisha_from_the_hand_takes_from_the_one_hand_of_the_enemy() -> None:
    state, _ = do(table(), 0, "geisha", target="ieyasu", what="hand")
    assert hands(state) == [2, 2]


def test_geisha_needs_something_to_lose() -> None:
    state = table(two=b(hand=0, laid={"tomoe": ("armor",)}))
    targets = choices(offer(state, 0, "geisha"), "target")
    assert targets["tomoe"].closed is None
    assert targets["kojiro"].closed == because("nothing-to-lose", character="kojiro")
    bare = table(two=b(hand=0))
    assert offer(bare, 0, "geisha").closed == because("no-target")


def test_diversion_takes_from_the_enemys_one_hand() -> None:
    state = table(a(hand=("diversion",)), b(hand=("nodachi",), active="kojiro"), level="cards")
    state, events = do(state, 0, "diversion")
    assert (kinds(state.sides[0].cards), hands(state)) == (["nodachi"], [1, 0])
    told = {str(actor): RULES.seen_by(events[1], actor) for actor in (at(0), at(1), TABLE)}
    assert [line.code for line in told.values() if line] == [
        "card-taken",
        "card-taken",
        "unseen-card-taken",
    ]


def test_diversion_needs_a_card_in_the_enemys_hand() -> None:
    closed = offer(table(two=b(hand=0)), 0, "diversion").closed
    assert closed == because("empty-handed", seat=1)


def test_breathing_heals_the_active_character_and_the_opponent_draws_one() -> None:
    one = a(active="benkei", points={"benkei": 1, "hanzo": 1})
    state, _ = do(table(one), 0, "breathing")
    assert (points(state, "benkei", "hanzo"), hands(state)) == ([5, 1], [2, 4])


def test_breathing_does_nothing_for_an_active_shogun_behind_the_line() -> None:
    for active in ("nobunaga", ""):
        before = table(a(active=active, points={"hanzo": 1}))
        state, _ = do(before, 0, "breathing")
        assert (state.heap, hands(state)) == (before.heap, [2, 4])
        assert points(state, "nobunaga") == [0]


def test_tea_ceremony_is_three_and_one() -> None:
    state, _ = do(table(), 0, "tea-ceremony")
    assert hands(state) == [5, 4]


def test_daimyo_draws_two() -> None:
    state, _ = do(table(), 0, "daimyo")
    assert hands(state) == [4, 3]


def test_without_cards_nothing_can_be_played() -> None:
    state = table(a(active="hanzo", hand=0))
    closed = {each.key: each.closed for each in RULES.offers(state, at(0)) if not each.standing}
    assert {key for key, why in closed.items() if why is None} == {"nobunaga", "end-turn"}


def test_with_cards_on_phones_only_what_is_in_the_hand_is_offered() -> None:
    state = table(a(active="hanzo", hand=("bo", "geisha", "parry")), level="cards")
    assert keys(state, 0) == ["attack", "geisha", "nobunaga", "end-turn"]


def test_down_to_seven_at_the_end_of_the_turn() -> None:
    state = table(a(hand=9))
    assert offer(state, 0, "end-turn").fields[0].name == "count"
    state, _ = do(state, 0, "end-turn", count=2)
    assert (hands(state), kinds(state.discards), state.turn) == ([7, 3], ["", ""], 1)


def test_with_cards_on_phones_one_chooses_which() -> None:
    held = ("bo", "geisha", "parry", "parry", "focus", "armor", "katana", "kanabo")
    state, _ = do(table(a(hand=held), level="cards"), 0, "end-turn", cards=("katana",))
    assert kinds(state.discards) == ["katana"]


def test_turns_go_back_and_forth() -> None:
    state, _ = do(table(turn=1), 1, "end-turn")
    assert state.turn == 0
