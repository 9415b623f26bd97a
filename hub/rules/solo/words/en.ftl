### Way of the Samurai, the solo duel, in English.
### Every sentence is our own; only names are as printed.

## Numbers and names of things

n-life = { $count } life
n-dice =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
the-part =
    { $part ->
        [head] the head
        [face] the face
        [neck] the neck
        [chest] the chest
        [belly] the belly
        [back] the back
        [side] the side
        [left-shoulder] the left shoulder
        [right-shoulder] the right shoulder
        [left-arm] the left arm
        [right-arm] the right arm
        [left-hand] the left hand
        [right-hand] the right hand
        [left-leg] the left leg
        [right-leg] the right leg
        [left-knee] the left knee
        [right-knee] the right knee
        [left-foot] the left foot
        [right-foot] the right foot
       *[other] the body
    }

## The story

story-opened = Miyamoto Musashi fights { $name } ({ $stars ->
        [one] one star
       *[other] { $stars } stars
    }).
story-round-began = Round { $count }.
story-own-dice-fell = Your dice: { $dice }.
story-die-fell-again = Rolled again: { $value }.
story-foe-dice-fell = The opponent’s dice: { $dice }. Row { $sum }.
story-dice-given = Attack { $attack }, Defence { $defence }, Concentration { $concentration }.
story-ki-spent = 1 Ki { $on ->
        [attack] for 1 more Attack
        [defence] for 1 more Defence
        [foe] to re-roll the opponent’s dice
       *[other] to re-roll a die
    }.
story-bought = { $cost } Concentration { $reward ->
        [breath] for 1 Ki
        [cut-1] for a cut: 1 life
        [edge] for 4 more Attack
        [cut-2] for a cut: 2 life
        [wall] for 4 more Defence
        [cut-3] for a cut: 3 life
       *[other] for a surprise attack
    }.
story-row-read = Row { $sum }: Attack { $attack }, { $final } gets through.
story-foe-hurt = The opponent loses { n-life }.
story-foe-beheaded = A six: the opponent loses their head.
story-guard-held = Your guard holds.
story-life-lost = You lose { n-life }{ $cause ->
        [bleeding] : a deep wound bleeds
        [wound] {" "}to the wound
        [deep-wound] {" "}to the deep wound
       *[other] {""}
    }.
story-ki-lost = The wound costs { $count } Ki.
story-dodged = You dodge it.
story-beheaded = Twelve: you lose your head.
story-part-hit = A wound: { the-part }.
story-limb-lost = Hit again: { the-part } is lost. One die a round from now on.
story-deeply-wounded = A deep wound: { $deep ->
        [1] your ones are discarded
        [2] your twos are discarded
        [3] it bleeds, 1 life at the start of every round
        [4] all Concentration is gone
        [5] it costs a die of Ki
       *[other] it costs a die of life
    }.
story-ended = The duel is over: { $ending ->
        [foe-fallen] you win
        [foe-beheaded] you win
        [fallen] you fall
        [beheaded] you fall
        [foe-withdrew] the opponent withdraws
        [withdrew] you withdraw
        [given-up] you give up
       *[other] both withdraw
    }.

## Why not

refusal-no-ki = You have no Ki left.
refusal-ki-limit = At most { $limit } Ki a round.
refusal-die-thrown-away = A deep wound discards this die, and Ki cannot re-roll it.
refusal-already-bought = You can spend Concentration only once a round.
refusal-too-dear = That costs { $cost } Concentration, and you have { $have }.

## Mistakes in a sheet

refusal-sheet-no-table = { $where }: this should be named values.
refusal-sheet-no-list = { $where }: this should be a list.
refusal-sheet-field-missing = { $where }: { $name } is missing.
refusal-sheet-field-unknown = { $where }: { $name } does not belong on a sheet.
refusal-sheet-no-number = { $where }: this should be a whole number.
refusal-sheet-no-truth = { $where }: this should be true or false.
refusal-sheet-out-of-range = { $where }: a number from { $low } to { $high }.
refusal-sheet-wrong-key = key: small letters, digits and hyphens, at most { $high }, no hyphen at the start or end.
refusal-sheet-wrong-name = name: 1 to { $high } characters, no space at the start or end.
refusal-sheet-wrong-seed = measured, seed: 1 to { $high } characters, no space at the start or end.
refusal-sheet-dice-rounds = dice: one number for each of { $high } rounds, not { $count }.
refusal-sheet-no-resistance = resistance: at least one threshold.
refusal-sheet-resistance-order = resistance { $attack }: each threshold needs more attack and costs more life than the one before.
refusal-sheet-reward-unknown = { $where }: Concentration does not buy that. There are: { $rewards }.
refusal-sheet-reward-twice = { $where }: this is on the list already.
refusal-sheet-part-unknown = { $where }: no such part of the body. There are: { $parts }.
refusal-sheet-part-named-twice = { $where }: this part of the body is there already.
refusal-sheet-sum-missing = { $where }: { $sum } is missing.
refusal-sheet-sum-twice = { $where }: { $sum } is there twice.
refusal-sheet-sum-order = { $where }: put the sums in order.
refusal-sheet-won-too-often = measured: more duels won than fought.

## What can be done

offer-take = Roll
offer-take-hint = How many of the four dice do you roll? The opponent rolls the rest.
offer-typed = Enter the dice
offer-typed-hint = Roll your own dice and tap what they show.
offer-roll = Roll the dice
offer-roll-hint = The hub rolls the dice.
offer-give = Place the dice
offer-give-hint = Each die goes whole to Attack, Defence or Concentration.
offer-split = Split the die
offer-split-hint = A single die may be split; the rest goes to Concentration.
offer-again = Re-roll a die
offer-again-hint = For 1 Ki you re-roll one of your dice.
offer-boost = 1 more
offer-boost-hint = For 1 Ki, 1 more Attack or Defence this round.
offer-foe-again = Re-roll their dice
offer-foe-again-hint = For 1 Ki the opponent’s dice are all re-rolled. You hit { $hit } %, they hit { $hurt } %.
offer-buy = Spend Concentration
offer-buy-hint = Once a round.
offer-give-up = Give up
offer-give-up-hint = The duel is over and counts as lost.
offer-stand = Keep it
offer-stand-hint = Row { $sum }: { $final } gets through, the opponent loses { $loss } life. { $harm ->
        [life] You lose { $count } life.
        [wound] A wound of level { $count }.
        [both] You lose { $count } life, and a wound of level { $level }.
       *[none] Nothing happens to you.
    }

about-attack = Attack { $attack }
about-defence = Defence { $defence }
about-concentration = Concentration { $concentration }
about-hit = { $hit } % to hit
about-hurt = { $hurt } % to be hit
about-foe-dice = { $foe-dice } for the opponent
about-cost = { $cost } Concentration
about-value = shows { $value }

field-count = How many
field-die-1 = First die
field-die-2 = Second die
field-die-3 = Third die
field-die = Which die
field-attack = Attack
field-defence = Defence
field-what = What
field-reward = What it buys

value-attack = Attack
value-defence = Defence
value-concentration = Concentration
value-breath = 1 Ki
value-cut-1 = Opponent −1 life
value-edge = +4 Attack this round
value-cut-2 = Opponent −2 life
value-wall = +4 Defence this round
value-cut-3 = Opponent −3 life
value-surprise = Roll a die: opponent loses that much life; a 6 beheads

## Questions

question-own = Your dice: roll { n-dice }.
question-again = Roll that die again.
question-foe = The opponent rolls { n-dice }.
question-wound = You are wounded: roll { n-dice } to see where.
question-deep = A deep wound: roll a die to see which.
question-deep-ki = Roll a die: you lose that much Ki.
question-deep-life = Roll a die: you lose that much life.
question-surprise = A surprise attack: roll a die.

awaited-own = Your dice
awaited-again = The re-rolled die
awaited-foe = The opponent’s dice
awaited-wound = Where the wound is
awaited-deep = Which deep wound
awaited-deep-ki = How much Ki
awaited-deep-life = How much life
awaited-surprise = The surprise attack

## The table

step-dice = Roll
step-give = Place the dice
step-foe = The opponent’s dice
step-answer = The opponent’s answer
step-end = End of the round
step-over = Duel over

counter-life = Life
counter-foe-life = Opponent’s life
counter-ki = Ki
counter-concentration = Concentration

mark-hit = Wounded parts
mark-hit-text = Marked on the body. A part that is hit again is lost.
mark-lost = Lost parts
mark-lost-text = You roll one die a round, and the opponent three.
mark-deep-1 = Deep wound 1
mark-deep-1-text = Your ones are discarded for the round, and Ki cannot re-roll them.
mark-deep-2 = Deep wound 2
mark-deep-2-text = Your twos are discarded for the round, and Ki cannot re-roll them.
mark-deep-3 = Deep wound 3
mark-deep-3-text = You lose 1 life at the start of every round.
mark-deep-4 = Deep wound 4
mark-deep-4-text = You lost all Concentration. It can grow again.
mark-deep-5 = Deep wound 5
mark-deep-5-text = You lost a die of Ki.
mark-deep-6 = Deep wound 6
mark-deep-6-text = You lost a die of life.

part-head = Head
part-face = Face
part-neck = Neck
part-chest = Chest
part-belly = Belly
part-back = Back
part-side = Side
part-left-shoulder = Left shoulder
part-right-shoulder = Right shoulder
part-left-arm = Left arm
part-right-arm = Right arm
part-left-hand = Left hand
part-right-hand = Right hand
part-left-leg = Left leg
part-right-leg = Right leg
part-left-knee = Left knee
part-right-knee = Right knee
part-left-foot = Left foot
part-right-foot = Right foot

pile-dice = Dice
pile-own-dice = Your dice
pile-foe-dice = The opponent’s dice

role-musashi = Miyamoto Musashi
role-musashi-text = You win if the opponent has no life left, or no head.
character-musashi = Miyamoto Musashi
character-musashi-text = { role-musashi-text }
team-musashi = Miyamoto Musashi

score-life = Life left
score-foe-life = The opponent’s life

outcome-reason-foe-fallen = The opponent falls: you win the duel.
outcome-reason-foe-beheaded = The opponent is beheaded: you win the duel.
outcome-reason-fallen = You fall: you lose the duel.
outcome-reason-beheaded = You are beheaded: you lose the duel.
outcome-reason-given-up = You gave up: you lose the duel.
outcome-reason-foe-withdrew = You have more life, so the opponent withdraws. Nobody wins.
outcome-reason-withdrew = You have less life, so you withdraw. Nobody wins.
outcome-reason-both-withdrew = You both have the same life, so both withdraw. Nobody wins.

outcome-cause-attack = An attack decided it.
outcome-cause-concentration = Concentration decided it.
outcome-cause-counter = A counter-attack decided it.
outcome-cause-wound = A wound decided it.
outcome-cause-deep-wound = A deep wound decided it.
outcome-cause-bleeding = A bleeding wound decided it.
outcome-cause-given-up = You decided it yourself.
outcome-cause-last-round = Twenty rounds are over.

## Levels and options

level-typed = Your own dice
level-typed-text = You roll four real dice and tap what they show; the hub can roll for you whenever you like.
level-rolled = The hub’s dice
level-rolled-text = No dice needed. The hub rolls, with one tap.

option-players = Players
option-level = Dice
option-sheet = Opponent

game-solo = Way of the Samurai

how-1-title = Roll and place
how-1-text = The sheet says how many of the four dice you may roll this round. Place each on Attack, Defence or Concentration; a single die may be split.
how-2-title = The opponent answers
how-2-text = The opponent rolls the rest. The sum picks a row: how much of your Attack gets through, and what happens if your Defence is too low.
how-3-title = Ki and Concentration
how-3-text = With Ki (3 a round at most) you re-roll a die or add 1. Concentration adds up over the rounds and is spent once a round. After 20 rounds nobody wins.

## The phone's own screens

board-you = You
board-arena = The duel
board-round = Round { $round } of { $rounds }: the sheet
board-ki = Ki: { $value }. You may still spend { $left } of { $limit } this round.
board-zones = Where the dice go
board-hit = You hit
board-hurt = They hit
board-one-ki = 1 Ki
board-plus-one = +1
board-again = Re-roll
board-buy = Spend
board-give = Confirm
board-take =
    { $count ->
        [one] Roll one die; the opponent has { $foe }
       *[other] Roll { $count } dice; the opponent has { $foe }
    }
board-die = { $die }: { $value }.
board-typed = { $die }: { $value }. Take it back.
board-die-out = Discarded by a deep wound.
board-rest = the rest
board-less = 1 less for { $use }
board-more = 1 more for { $use }
board-row = Row { $sum }
board-against-defence = against { $count }
board-against-guard = against { $count }
board-foe-loses =
    { $count ->
        [0] { $final } gets through: not enough
       *[other] { $final } gets through: they lose { $count } life
    }
board-harm =
    { $harm ->
        [life] You lose { $count } life
        [wound] You are wounded, level { $count }
        [both] You lose { $count } life and are wounded, level { $level }
       *[none] Nothing happens to you
    }
board-foe-again = Re-roll theirs
board-sheet = The sheet
board-ours =
    { $sheet ->
        [oda-nobunaga] The rulebook’s example shows part of this opponent; the rest is ours.
       *[other] This opponent is ours, not the booklet’s.
    }
board-column-round = Round
board-column-dice = Dice
board-column-focus = Conc.
board-column-sum = Sum
board-column-guard = Guard
board-column-else = Otherwise
board-held = held
board-broken = did not hold
board-resistance = Damage to the opponent
board-rows = What their dice do
board-nothing = nothing
board-minus-life = −{ $count } life
board-minus-ki = −{ $count } Ki
board-deep = a deep wound
board-wound = wound, level { $level }
board-body = Your body
board-dodge = You dodge
board-beheaded = You lose your head
board-lost = lost
board-wounded = wounded
board-chart = Life over the rounds
board-end-won = You have won
board-end-lost = You have lost
board-end-drawn = Nobody wins
board-end-life = Life { $life } to { $foe }
board-end-ki = { $count } Ki left

edit-name = Opponent
edit-key = Key (the file’s name)
edit-stars = Stars
edit-foe-life = Their life
edit-life = Your life
edit-ki = Your Ki
edit-from = From
edit-loss = Life lost
edit-threshold = One more threshold
edit-remove = Remove threshold { $number }
edit-dice = Dice a round
edit-dice-round = Round { $round }, dice: { $count }. Change it.
edit-cell = { $sum }: { $what }
edit-part = Part
edit-prices = What Concentration buys, and for how much
edit-harm-life = Life
edit-harm-none = no wound
edit-cost-life = Life
edit-cost-ki = Ki
edit-cost-deep = Deep wound
edit-empty =
    { $count ->
        [one] One place is still empty.
       *[other] { $count } places are still empty.
    }
edit-mistakes = Still to correct
edit-word-sheet = Sheet
edit-word-rows = Row
edit-word-body = Part
edit-word-prices = Price
edit-word-cost = price
edit-word-reward = what it buys
edit-word-resistance = Threshold
edit-word-dice = Dice, round
edit-word-name = the opponent
edit-word-key = the key
edit-word-stars = stars
edit-word-foe-life = their life
edit-word-life = life
edit-word-ki = Ki
edit-word-attack = from
edit-word-loss = life lost
edit-word-defence = defence
edit-word-guard = guard
edit-word-wound = wound
edit-word-part = part of the body
edit-word-deep = deep wound

## Rulings

rulings-title = Rulings for Way of the Samurai
rulings-intro = What we play where the rulebook of the solo duel leaves a case open.
rulings-strikes = Attack and answer
rulings-spending = Ki, Concentration and dice
rulings-end = The end

ruling-1 = An opponent without life does not hit back.
    .title = The last hit
    .group = { rulings-strikes }
    .why = Your attack comes first, and you win at once.
ruling-2 = A final attack is never below zero, however strong the opponent’s defence.
    .title = Attack below zero
    .group = { rulings-strikes }
    .why = A negative attack could do nothing.
ruling-3 = Dice discarded by deep wounds 1 and 2 are not rolled by the opponent. The rule also holds for a die re-rolled with Ki.
    .title = Discarded dice
    .group = { rulings-spending }
    .why = The opponent rolls what you left of the four, and a number you cannot use stays one, however it came up.
ruling-4 = Concentration written this round may be spent this round.
    .title = New Concentration
    .group = { rulings-spending }
    .why = Both happen in your phase.
ruling-5 = Ki lost to a wound does not count for the limit of 3 a round, and what is missing is paid in life. The same goes for deep wound 5.
    .title = Ki lost to wounds
    .group = { rulings-spending }
    .why = The limit is on what you choose to spend.
ruling-6 = If you may roll more dice but roll one, you may split it.
    .title = One die by choice
    .group = { rulings-spending }
    .why = What counts is how many you rolled.
ruling-7 = When Ki re-rolls the opponent’s dice, Attack and Defence stay as they are. Ki for them is spent before the opponent rolls.
    .title = When Ki adds to Attack
    .group = { rulings-spending }
    .why = Each phase has its own use of Ki.
ruling-8 = A part hit a third time costs its damage again; it cannot be lost twice.
    .title = Hit a third time
    .group = { rulings-strikes }
    .why = Every hit does its damage; a part can be lost only once.
ruling-9 = After round 20 with the same life on both sides, both withdraw. Only a real win counts.
    .title = The same life on both sides
    .group = { rulings-end }
    .why = Neither has more, so neither stays.
