"""Everything that can happen in a duel."""

from hub.rules.contract.event import Event
from hub.rules.solo.events import damage, dice, ki, rounds

EVENTS: tuple[type[Event], ...] = (
    rounds.Opened,
    rounds.RoundBegan,
    rounds.StepTaken,
    rounds.RoundWritten,
    rounds.RoundEnded,
    rounds.DuelEnded,
    dice.Asked,
    dice.DiceTaken,
    dice.DiceTyped,
    dice.DiceRolled,
    dice.OwnDiceFell,
    dice.DieFellAgain,
    dice.FoeDiceFell,
    dice.DiceGiven,
    ki.KiSpent,
    ki.Bought,
    damage.FoeHurt,
    damage.FoeBeheaded,
    damage.GuardHeld,
    damage.LifeLost,
    damage.KiLost,
    damage.Dodged,
    damage.Beheaded,
    damage.PartHit,
    damage.LimbLost,
    damage.DeeplyWounded,
)
