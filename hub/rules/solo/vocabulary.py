"""The vocabulary of the solo duel: what is declared elsewhere, and every code besides."""

from hub.rules.contract import vocabulary as declared
from hub.rules.contract.vocabulary import Vocabulary, codes, joined
from hub.rules.solo.actions import dice, giving_up, ki
from hub.rules.solo.concentration import REWARDS
from hub.rules.solo.dice_fields import USES
from hub.rules.solo.events import EVENTS
from hub.rules.solo.events.rounds import STEPS
from hub.rules.solo.fallen_dice import SETTLE
from hub.rules.solo.options import Options
from hub.rules.solo.page_vocabulary import PAGES
from hub.rules.solo.score import GIVEN_UP, ROLE
from hub.rules.solo.sheet import MOST_DICE, PARTS
from hub.rules.solo.state import DEEP

_STORY = codes(
    "bought: cost reward",
    "ended: ending",
    "foe-dice-fell: dice sum",
    "opened: name stars",
    "row-read: attack final sum",
)
_REFUSALS = codes(
    "already-bought", "die-thrown-away", "ki-limit: limit", "no-ki", "too-dear: cost have"
)
# What is wrong with a sheet that came from a file.
_MISTAKES = codes(
    "sheet-dice-rounds: count high",
    "sheet-field-missing: name where",
    "sheet-field-unknown: name where",
    "sheet-no-list: where",
    "sheet-no-number: where",
    "sheet-no-resistance",
    "sheet-no-table: where",
    "sheet-no-truth: where",
    "sheet-out-of-range: high low where",
    "sheet-part-named-twice: where",
    "sheet-part-unknown: parts where",
    "sheet-resistance-order: attack",
    "sheet-reward-twice: where",
    "sheet-reward-unknown: rewards where",
    "sheet-sum-missing: sum where",
    "sheet-sum-order: where",
    "sheet-sum-twice: sum where",
    "sheet-won-too-often",
    "sheet-wrong-key: high",
    "sheet-wrong-name: high",
    "sheet-wrong-seed: high",
)
_ACTIONS = (
    *(dice.TAKE, dice.TYPED, dice.ROLL, dice.GIVE, dice.SPLIT),
    *(ki.AGAIN, ki.BOOST, ki.BUY, ki.FOE_AGAIN, ki.STAND, giving_up.GIVE_UP),
)
# What the opponent's dice would do, once Attack and Defence are known.
_OUTLOOK = ("attack", "defence", "hit", "hurt")
_MAYBE = " ".join(f"{name}?" for name in _OUTLOOK)
_ABOUT = codes(
    f"foe-again: {' '.join(_OUTLOOK)}",
    f"roll: {_MAYBE}",
    "stand: sum final loss guard harm count level",
    f"typed: {_MAYBE}",
)

VOCABULARY = Vocabulary(
    game="solo",
    story=joined(declared.told(EVENTS), _STORY),
    refusals=joined(_REFUSALS, _MISTAKES),
    offers=declared.offered(_ACTIONS, about=_ABOUT),
    questions=declared.keys(SETTLE, codes(*(f"{key}: count" for key in SETTLE))),
    fields=codes(
        *("attack", "count", "defence", "die", "reward", "what"),
        *(f"die-{number}" for number in range(1, MOST_DICE + 1)),
    ),
    choices={"reward": codes(*(reward.key for reward in REWARDS)), "use": codes(*USES)},
    notes=codes(*_OUTLOOK, "concentration", "cost", "foe-dice", "value"),
    steps=codes(*STEPS, "over"),
    counters=codes("concentration", "foe-life", "ki", "life"),
    marks=codes("hit", "lost", *(f"deep-{number}" for number in DEEP)),
    piles=codes("dice", "foe-dice", "own-dice"),
    characters=codes(ROLE),
    roles=codes(ROLE),
    teams=codes(ROLE),
    scores=codes("foe-life", "life"),
    causes=codes(
        *("attack", "bleeding", "concentration", "counter", "deep-wound", "last-round", "wound"),
        GIVEN_UP,
    ),
    reasons=codes(
        *("beheaded", "fallen", "withdrew", "foe-beheaded", "foe-fallen", "foe-withdrew"),
        "both-withdrew",
        GIVEN_UP,
    ),
    levels=declared.levels(Options),
    options=declared.options(Options),
    rulings=codes(*(str(number) for number in range(1, 10))),
    how=3,
    pages=PAGES,
    own={"part": codes(*PARTS)},
)
