### The final duel in English.
### Every sentence is our own; only names are as printed. `$the-card` is a card as it stands in a
### sentence, `$card-kind` its code ("none": its face was not seen).

## Numbers of things

n-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
n-resilience = { $count } resilience
n-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
n-wounds-asked =
    { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }

## The story: before the first turn

story-opened = The duel begins.
story-opened-house = A duel with house rules: { $house }.
story-dealt-again = The characters are dealt again.
story-fours-set = Four characters each: choose a Shogun and line up the other three.
story-fours-refused = You both have the same character. Look at your four again, both of you.
story-lined-up = Both sides show their characters.
story-first-drawn = { $seat } begins.
story-tokens-placed = The six in the circle have all their resilience. The Shoguns wait behind the line.
story-cards-dealt = The cards are dealt.
story-answered = { $seat } has answered.
story-answer-taken-back = { $seat } takes the answer back.
story-nobody-named = { $seat } has no active character yet.

## The story: a turn

story-turn-began = It is { $seat }’s turn.
story-turn-ended = { $seat } ends the turn.
story-named = { $seat } fights with { $character }.
story-card-flipped = { $seat } flips for Bushido: { $card }.
story-flip-weapon = { $seat } flips for Bushido: a weapon.
story-flip-other = { $seat } flips for Bushido: not a weapon.
story-bushido-passed = Bushido goes from { $seat } to { $to }.
story-bushido-held = { $seat } puts Bushido on { $character }.
story-bushido-discarded = { $seat }’s Bushido goes to the discards.
story-cards-drawn = { $seat } draws { n-cards }.
story-cards-drawn-you = You draw { n-cards }.
story-you-drew = You draw { $cards }.
story-discard-taken-you = You take the top card of the discards.
story-discard-taken = { $seat } takes the top card of the discards.
story-cards-discarded-you =
    { $cards-kind ->
        [none] You discard { n-cards }.
       *[some] You discard { n-cards }: { $cards }.
    }
story-cards-discarded =
    { $cards-kind ->
        [none] { $seat } discards { n-cards }.
       *[some] { $seat } discards { n-cards }: { $cards }.
    }

## The story: blades and blood

story-weapon-played = { $seat } attacks { $character } with { $the-card } (difficulty { $difficulty }).
story-parried =
    { $card-kind ->
        [parry] { $seat } parries.
        [none] { $seat } parries with a weapon.
       *[other] { $seat } parries with a { $card }.
    }
story-weapon-given-up =
    { $card-kind ->
        [none] { $seat } discards a weapon.
       *[other] { $seat } discards a { $card }.
    }
story-wounded = { $character } takes { n-wounds }.
story-side-wounded = { $characters } take { n-wounds } each.
story-bitten = Bushido: a weapon came up. { $character } loses { n-resilience }.
story-deck-wounded = { $characters }: 1 resilience less.
story-fell = { $character } has fallen.
story-stepped-in = { $seat }’s Shogun, { $character }, steps into the circle with { n-resilience }.
story-place-taken-left = { $character } stands on the left of { $seat }’s last Samurai.
story-place-taken-right = { $character } stands on the right of { $seat }’s last Samurai.

## The story: cards

story-card-played = { $seat } plays { $the-card }.
story-card-played-on = { $seat } plays { $the-card } on { $character }.
story-property-laid = { $seat } puts { $the-card } in front of { $character }.
story-bushido-laid = { $seat } plays Bushido on { $to }.
story-card-taken-you = You take a card from { $target }: { $card }.
story-card-taken-from-you = { $seat } takes { $card } from your hand.
story-card-taken = { $seat } takes a card from { $target }: { $card }.
story-unseen-card-taken-you = You take a random card from { $target }’s hand.
story-unseen-card-taken-from-you = { $seat } takes a random card from your hand.
story-unseen-card-taken = { $seat } takes a random card from { $target }’s hand.
story-card-lost-you = You lose a card from your hand: { $card }.
story-card-lost = { $seat } loses a card from hand: { $card }.
story-unseen-card-lost-you = You lose a random card from your hand.
story-unseen-card-lost = { $seat } loses a random card from hand.
story-property-lost = { $character } loses { $the-card }.
story-healed = { $character } has { n-resilience } again.
story-resilience-paid = { $character } pays 1 resilience, and { $seat } draws a card for it.

## The story: the end

story-deck-ended =
    { $count ->
        [0] The deck is empty: shuffle the discards. Whoever is not harmless loses 1 resilience.
       *[other] The deck is empty: the discards make a new one of { n-cards }. Whoever is not harmless loses 1 resilience.
    }
story-deck-doubted = By the count the deck is empty. { $seat }, is it?
story-deck-doubted-you = By the count the deck is empty. Is it?
story-deck-asked =
    { $count ->
        [0] Is the deck empty? One more press of the button is Yes.
       *[other] Is the deck empty? The hub counts { n-cards }. One more press of the button is Yes.
    }
story-deck-not-out = The deck is not empty yet.
story-ended-shogun = A Shogun has fallen. { $seat } wins the duel.
story-ended-left = The other side gives up. { $seat } wins the duel.

## The story: corrections

story-resilience-corrected = Corrected: { $character } has { n-resilience }.
story-unfallen = Corrected: { $character } has not fallen, and has { n-resilience }.
story-unfallen-behind = Corrected: { $character } has not fallen, and has { n-resilience }. The Shogun goes back behind the line.
story-hand-corrected = Corrected: { $seat } holds { n-cards }.
story-cards-corrected = Corrected: { n-cards } in the whole game.
story-deck-corrected = Corrected: { n-cards } in the deck.
story-character-corrected = Corrected: { $seat } has { $character }.
story-turn-corrected = Corrected: it is { $seat }’s turn.
story-turn-started-corrected = Corrected: it is { $seat }’s turn, and what comes before playing cards is still to do.
story-judged-anew = { $seat } agrees: the attack counts by the cards as they lie, { n-wounds }.
story-attack-voided = { $seat } agrees: the weapon does not reach, and goes back to the hand.
story-no-active-corrected = Corrected: { $seat } has no active character.
story-active-corrected = Corrected: { $seat } fights with { $character }.
story-laid-corrected = Corrected: one more { $card } in front of { $character }.
story-unlaid-corrected = Corrected: one { $card } less in front of { $character }.
story-bushido-corrected = Corrected: Bushido is on { $character }.
story-bushido-gone-corrected = Corrected: Bushido is out of play.
story-level-lowered = From now on the hub keeps only the tokens. The cards are up to you.

## Why not

refusal-not-in-hand = There is no { $card } in your hand.
refusal-no-cards = Your hand is empty.
refusal-no-weapon = There is no weapon in your hand.
refusal-last-card = Not with your last card.
refusal-out-of-reach = Out of reach: difficulty { $difficulty }, { $the-weapon } reaches { $reach }.
    .many = do not reach
refusal-taken = Somebody already has { $character }.
refusal-too-far = { $character } is out of reach: difficulty { $difficulty }, your longest weapon reaches { $reach }.
refusal-weapon-limit =
    { $limit ->
        [one] Weapon used. A Focus would allow more.
       *[other] { $used } of { $limit } weapons used. A Focus would allow more.
    }
refusal-no-active = You have no active character: choose one when your next turn begins.
refusal-harmless = { $character } is harmless (no cards in hand) and cannot be attacked.
refusal-behind = { $character } is still behind the line. First a Samurai has to fall.
refusal-no-target = There is nobody it could be used on now.
refusal-nothing-to-lose = { $character } has nothing to lose: no properties and no cards in hand.
refusal-empty-handed = { $seat } has no cards in hand to take from.
refusal-bushido-in-play = Only one Bushido at a time: { $seat } has it.
refusal-nobody-to-pay = The active character pays, and you have none in the circle.
refusal-nobody-to-heal = Breathing heals the active character, and you have none in the circle.
refusal-last-resilience = Its last resilience: it cannot pay.
refusal-no-card-to-draw = There is no card to draw.
refusal-in-the-middle = Finish this step first.
refusal-must-discard =
    { $count ->
        [one] { $seat } must first choose 1 card to discard: seven is the most you may keep.
       *[other] { $seat } must first choose { $count } cards to discard: seven is the most you may keep.
    }
refusal-deck-just-ended = It already ended this turn: everyone has paid.
refusal-deck-counted = The hub counts { n-cards } in the deck. Hold the button to ask whether it is empty.
refusal-nothing-to-shuffle = There are no cards to make a new deck of.

## What can be done: before the first turn

offer-four = These are my four
offer-four-hint = Which four characters did you draw? Nobody else sees your answer.
offer-lineup = Line up
offer-lineup-hint = Choose your Shogun, then your Samurai from left to right. Both sides are shown together.
offer-guard = Choose an active character
offer-guard-hint = You go second, so one of yours may be ready to defend.
offer-no-guard = Nobody yet
offer-no-guard-hint = You choose one at the start of your own turn.

## What can be done: one’s own turn

offer-name = Choose your active character
offer-name-hint = Only this one uses weapons this turn. Its ability works until your next turn, and so does your Shogun’s.
offer-flip = Flip a card for Bushido
offer-flip-hint = Flip the top card. A weapon: discard one or lose 3 resilience. Anything else: Bushido goes to your opponent.
offer-draw = Draw
offer-draw-hint = This turn you draw { n-cards }.
offer-draw-now =
    { $why ->
        [hideyoshi] Draw { n-cards } ({ character-hideyoshi }: one more)
       *[other] Draw { n-cards }
    }
offer-attack = Attack
offer-attack-hint = Choose a character, then a weapon that reaches from your active one.
offer-lay = Play a property
offer-lay-hint = It stays in front of the character you choose and works only for that one.
offer-geisha = { card-geisha }
offer-geisha-hint = { card-geisha-text }
offer-diversion = { card-diversion }
offer-diversion-hint = { card-diversion-text }
offer-battle-cry = { card-battle-cry }
offer-battle-cry-hint = { card-battle-cry-text }
offer-jujutsu = { card-jujutsu }
offer-jujutsu-hint = { card-jujutsu-text }
offer-tea-ceremony = { card-tea-ceremony }
offer-tea-ceremony-hint = { card-tea-ceremony-text }
offer-breathing = { card-breathing }
offer-breathing-hint = { card-breathing-text }
offer-daimyo = { card-daimyo }
offer-daimyo-hint = Draw 2. It is worth nothing at the end.
offer-bushido = { card-bushido }
offer-bushido-hint = For your opponent or for yourself. Whoever gets it chooses the character.
offer-nobunaga = 1 resilience for a card
offer-nobunaga-hint = Your active character pays: as often as you like, but never with the last point.
offer-end-turn = End turn
offer-end-turn-hint = You keep seven cards at most. Then it is your opponent’s turn.
offer-end-turn-now =
    { $count ->
        [0] End turn
       *[other] Discard { n-cards } and end the turn
    }

## What can be done: answers

offer-parry = Parry
offer-parry-hint = Play a Parry: nothing happens. Against a Battle Cry it saves your whole side.
offer-parry-weapon = Parry with a weapon
offer-parry-weapon-hint = Hanzō: a weapon from your hand counts as a Parry.
offer-give-weapon = Discard a weapon
offer-give-weapon-hint = Discard a weapon: your whole side is safe, or Bushido goes to your opponent.
offer-take = Take it
offer-take-hint =
    { $ends ->
        [0] You play nothing, and your side takes the wounds.
       *[other] You play nothing, and your side takes the wounds. The duel would be over.
    }
offer-take-back = Take my answer back
offer-take-back-hint = While someone else is still thinking.
offer-hold = Choose a character
offer-hold-hint = On one of your characters in the circle. If a weapon comes up, that one loses 3.
offer-beside = Place your Shogun
offer-beside-hint = On the left or on the right of your last Samurai.

## What can be done: tokens only

offer-wound = My side was hit
offer-wound-one = −{ $count }
offer-wound-hint = Everyone hit by the same card, and how many wounds each takes.
offer-everyone = A card hits everyone
offer-everyone-hint = { card-battle-cry } or { card-jujutsu }: each side says whether it wounded them. The opponent’s wounds fall first, whoever taps first.
offer-was-hit = Wounded
offer-was-hit-hint = Each of yours that it hits loses 1.
offer-not-hit = Not wounded
offer-not-hit-hint = You had a card for it.
offer-bitten = Bushido: a weapon came up
offer-bitten-hint = The character with Bushido loses 3 resilience.
offer-heal = { card-breathing }
offer-heal-hint = Your active character gets all its resilience back.

## What can be done: at any time

offer-deck-end = The deck is empty
offer-deck-end-hint =
    { $ends ->
        [0] { $characters-kind ->
                [none] { $count ->
                        [0] Shuffle the discards; whoever is not harmless loses 1 resilience.
                       *[other] Shuffle the discards; whoever is not harmless loses 1 resilience. The hub still counts { n-cards }.
                    }
               *[some] { $count ->
                        [0] Shuffle the discards; whoever is not harmless loses 1 resilience. { $characters } would fall.
                       *[other] Shuffle the discards; whoever is not harmless loses 1 resilience. The hub still counts { n-cards }. { $characters } would fall.
                    }
            }
       *[other] { $count ->
                [0] Shuffle the discards; whoever is not harmless loses 1 resilience. { $characters } would fall, and the duel would be over.
               *[other] Shuffle the discards; whoever is not harmless loses 1 resilience. The hub still counts { n-cards }. { $characters } would fall, and the duel would be over.
            }
    }
offer-deck-empty = Deck empty?
offer-deck-empty-now =
    { $ends ->
        [0] { $characters-kind ->
                [none] { $count ->
                        [0] Deck empty? Whoever is not harmless would lose 1 resilience.
                       *[other] The hub counts { n-cards }. Is the deck empty? Whoever is not harmless would lose 1 resilience.
                    }
               *[some] { $count ->
                        [0] Deck empty? Whoever is not harmless would lose 1 resilience. { $characters } would fall.
                       *[other] The hub counts { n-cards }. Is the deck empty? Whoever is not harmless would lose 1 resilience. { $characters } would fall.
                    }
            }
       *[other] { $count ->
                [0] Deck empty? Whoever is not harmless would lose 1 resilience. { $characters } would fall, and the duel would be over.
               *[other] The hub counts { n-cards }. Is the deck empty? Whoever is not harmless would lose 1 resilience. { $characters } would fall, and the duel would be over.
            }
    }
offer-deck-empty-hint = Not yet: then the count is unknown, and the next card drawn asks again.
offer-ask-deck = Is the deck empty?
offer-ask-deck-hint = The hub counts { n-cards }. Every screen asks; one more press within ten seconds is Yes.
offer-lapse = Nobody answered
offer-lapse-hint = The question about the deck goes away.
offer-leave = Give up
offer-leave-hint = Your opponent wins the duel.
offer-step-down = Only tokens from now on
offer-step-down-hint = The hub stops following the cards and keeps only the tokens. There is no way back.
offer-deal-again = Deal again
offer-deal-again-hint = Somebody saw something? Everything starts over.
offer-correct-resilience = Correct resilience
offer-correct-resilience-hint = Say how much is really there, from none to what the character shows.
offer-correct-character = Correct a character
offer-correct-character-hint = Say who it really is. What was lost stays lost.
offer-correct-hand = Correct a hand
offer-correct-hand-hint = Say how many cards are really in hand. The hub counts the deck to match.
offer-correct-cards = Cards in the game
offer-correct-cards-hint = How many cards does your box have in all, with promos and without what is lost? The deck gives or takes the rest.
offer-correct-deck = Correct the deck
offer-correct-deck-hint = Say how many cards are really there. The discards give or take the rest.
offer-correct-turn = Correct the turn
offer-correct-turn-hint = Say whose turn it really is, and from which step on.
offer-judge-anew = That is right: it counts for my attack
offer-judge-anew-hint = Cards in play were corrected after your attack. Tap this and it counts by the cards as they lie now; if it does not reach, you take your card back.
offer-correct-active = Correct the active character
offer-correct-active-hint = Say which character its player really chose.
offer-correct-laid = Correct properties
offer-correct-laid-hint = One more in front of a character, or one less, and where it was or goes.
offer-active-gone = No active character
offer-active-gone-hint = Say whose marker lies on nobody: it has fallen, or is not named yet.
offer-correct-bushido = Correct Bushido
offer-correct-bushido-hint = Say which character really has it.
offer-bushido-gone = Bushido is out of play
offer-bushido-gone-hint = Say where it is: in a hand, or in a pile.

## What a form asks for

field-four = Four characters
field-shogun = Shogun
field-left = Samurai on the left
field-middle = Samurai in the middle
field-right = Samurai on the right
field-character = Character
field-target = Who
field-weapon = Weapon
field-what = What
field-card = Card
field-cards = Cards
field-count = How many
field-flipped = The flipped card
field-first = First card from
field-seat = Player
field-value = What is there now
field-game = The duel
field-deck = Is the deck empty?
field-change = Change
field-source = Whose hand, or which pile
field-step = From which step
field-used = What was used up this turn
field-check = Check Bushido now?
field-wounds = Wounds
field-hit = Who was hit
field-really = Really
field-side = Which side
field-empty = Who has no cards in hand?
value-check-now = Yes, flip a card
value-check-later = No, not this turn
value-goes-on = goes on
value-ends = ends with this
value-yes = Yes
value-not-yet = Not yet
value-own-hand = That player’s hand
value-the-discards = The discards
value-the-deck = The deck
value-draw = Draw
value-active = Name the active character
value-play = Play cards
value-kept = Still counts
value-anew = Starts from zero
value-weapon = A weapon
value-other = Not a weapon
value-deck = The deck
value-discard = The discards
value-hand = A random card from hand
value-left = On the left
value-right = On the right
value-plus-focus = One more { card-focus }
value-plus-armor = One more { card-armor }
value-plus-fast-draw = One more { card-fast-draw }
value-minus-focus = One { card-focus } less
value-minus-armor = One { card-armor } less
value-minus-fast-draw = One { card-fast-draw } less

## Questions

question-fours = Which four characters did you draw? Nobody else will see.
question-lineup = Who is your Shogun, and in which order are your Samurai?
question-guard = Before the first turn: is one of yours ready to defend?
question-weapon = { $by } attacks { $character } with { $the-card }: { n-wounds-asked }. Do you parry?
question-battle-cry = { $by } plays a Battle Cry: one Parry for your whole side, or { n-wounds-asked } each?
question-jujutsu = { $by } plays Jujutsu: one weapon for your whole side, or { n-wounds-asked } each?
question-bushido = A weapon came up: discard one of yours, or { $character } takes { n-wounds-asked }?
question-everyone = { $by } hits everyone. Did it wound your side?
question-hold = Which of your characters gets Bushido?
question-beside = On which side of your last Samurai does your Shogun stand?
awaited-fours = The four characters
awaited-lineup = Shogun and line-up
awaited-guard = Somebody to defend?
awaited-weapon = Parry?
awaited-battle-cry = Parry?
awaited-jujutsu = A weapon, or a wound?
awaited-bushido = A weapon, or resilience?
awaited-everyone = Wounded?
awaited-hold = Who gets Bushido?
awaited-beside = Left or right?
warning-characters-lost = You would lose { $characters }.
warning-shogun-lost = Your Shogun { $character } would fall.

## Where the duel stands

step-fours = Four characters each
step-lineup = Line-up
step-tokens = Tokens
step-guard = Ready to defend
step-active = Active character
step-bushido = Bushido
due-draw = { offer-draw-now }
step-draw = Draw
step-play = Play cards
step-over = The duel is over
counter-resilience = Resilience
counter-hand = Hand
counter-weapon = Weapon
counter-fast-draw = { card-fast-draw }
counter-musashi = { character-musashi }
counter-ginchiyo = { character-ginchiyo }
mark-focus = { card-focus }
mark-focus-text = { card-focus-text }
mark-armor = { card-armor }
mark-armor-text = { card-armor-text }
mark-fast-draw = { card-fast-draw }
mark-fast-draw-text = { card-fast-draw-text }
mark-bushido = { card-bushido }
mark-bushido-text = { card-bushido-text }
mark-active = Active
mark-active-text = Chosen by its player: only this one uses weapons, and its ability works until that player’s next turn.
mark-harmless = Harmless
mark-harmless-text = Active, and its player has no cards in hand: weapons, Battle Cry, Jujutsu and the end of the deck do nothing to it, and it does not count for difficulty.
mark-behind = Behind the line
mark-behind-text = Waits until the first Samurai of its side falls. Until then it is harmless, has no resilience and is not in the circle; its ability works all the same.
mark-fallen = Fallen
mark-fallen-text = Out for good. The place no longer counts for difficulty.
pile-deck = Deck
pile-discards = Discards
pile-heap = Resilience in the heap

## Weapons

card-bo = Bō
    .the = the Bō
card-bo-text = A long plain staff. Reach 2, 1 wound.
card-bokken = Bokken
    .the = the Bokken
card-bokken-text = A wooden practice sword. Reach 1, 1 wound.
card-daikyu = Daikyū
    .the = the Daikyū
card-daikyu-text = The great war bow. Reach 5, 2 wounds.
card-kanabo = Kanabō
    .the = the Kanabō
card-kanabo-text = A club studded with iron. Reach 3, 2 wounds.
card-katana = Katana
    .the = the Katana
card-katana-text = The long sword. Reach 2, 3 wounds.
card-kiseru = Kiseru
    .the = the Kiseru
card-kiseru-text = An iron pipe, not for smoking. Reach 1, 2 wounds.
card-kusarigama = Kusarigama
    .the = the Kusarigama
card-kusarigama-text = A sickle on a chain. Reach 2, 2 wounds.
card-nagayari = Nagayari
    .the = the Nagayari
card-nagayari-text = A very long spear. Reach 4, 2 wounds.
card-naginata = Naginata
    .the = the Naginata
card-naginata-text = A blade on a pole. Reach 4, 1 wound.
card-nodachi = Nodachi
    .the = the Nodachi
card-nodachi-text = The great field sword. Reach 3, 3 wounds.
card-shuriken = Shuriken
    .the = the Shuriken
card-shuriken-text = A throwing star. Reach 3, 1 wound.
card-tanegashima = Tanegashima
    .the = the Tanegashima
card-tanegashima-text = A matchlock gun. Reach 5, 1 wound.
card-wakizashi = Wakizashi
    .the = the Wakizashi
card-wakizashi-text = The short sword, for close quarters. Reach 1, 3 wounds.

## Actions

card-parry = Parry
    .the = a Parry
card-parry-text = Stops a weapon, or a Battle Cry for your whole side. The only card played out of turn.
card-geisha = Geisha
    .the = Geisha
card-geisha-text = Your opponent discards: a property of a character you choose, or a random card from hand.
card-diversion = Diversion
    .the = Diversion
card-diversion-text = Take a random card from your opponent’s hand.
card-battle-cry = Battle Cry
    .the = a Battle Cry
card-battle-cry-text = Everyone in the circle but your active character takes 1 wound. One Parry saves a whole side, yours too.
card-tea-ceremony = Tea Ceremony
    .the = a Tea Ceremony
card-tea-ceremony-text = You draw 3, your opponent 1.
card-breathing = Breathing
    .the = Breathing
card-breathing-text = Your active character has full resilience again, and your opponent draws 1.
card-daimyo = Daimyo
    .the = a Daimyo
card-daimyo-text = Draw 2. In a duel it is worth nothing at the end.
card-jujutsu = Jujutsu
    .the = Jujutsu
card-jujutsu-text = Everyone in the circle but your active character takes 1 wound. One discarded weapon saves a whole side, yours too.

## Properties

card-focus = Focus
    .the = Focus
card-focus-text = While its character is active: one more weapon a turn, for each Focus.
card-armor = Armor
    .the = Armor
card-armor-text = Its character is harder to hit: difficulty +1, for each Armor.
card-fast-draw = Fast Draw
    .the = Fast Draw
card-fast-draw-text = While its character is active: weapons do 1 more wound, for each Fast Draw.
card-bushido = Bushido
    .the = Bushido
card-bushido-text = Whoever has it flips a card before drawing. No weapon: it goes to the opponent. A weapon: discard one from hand and it goes to the opponent, or the character with it loses 3 and it is gone.

## Characters

character-benkei = Benkei
character-benkei-text = You are harder to hit: difficulty +1.
character-ginchiyo = Ginchiyo
character-ginchiyo-text = Each weapon does you 1 wound less, but always at least 1.
character-goemon = Goemon
character-goemon-text = One more weapon every turn.
character-hanzo = Hanzō
character-hanzo-text = You may parry with a weapon from your hand, against Battle Cry too; but not with your last card.
character-hideyoshi = Hideyoshi
character-hideyoshi-text = You draw one card more at the start of your turn.
character-ieyasu = Ieyasu
character-ieyasu-text = Your first card of the turn may be the one on top of the discards.
character-kojiro = Kojirō
character-kojiro-text = Your weapons reach everyone, whatever the difficulty.
character-musashi = Musashi
character-musashi-text = Your weapons do 1 more wound.
character-nobunaga = Nobunaga
character-nobunaga-text = In your turn your active character may pay 1 resilience for 1 card, as often as you like, but never the last point.
character-tomoe = Tomoe
character-tomoe-text = Whenever your weapon wounds somebody, you draw 1 card, however many wounds it does.
character-ushiwaka = Ushiwaka
character-ushiwaka-text = For every wound a weapon gives you, you draw 1 card.

## Sides

role-shogun = Shogun
role-shogun-text = Waits behind the line until the first Samurai falls. The ability always works, for the whole side. If the Shogun falls, the duel is lost.
role-samurai = Samurai
role-samurai-text = One of three in the circle. The ability works only while this one is active, and only for itself.
team-first = The first to play
team-second = The second to play

## The end

score-duel = The duel
score-standing = Characters left
outcome-reason-shogun = A Shogun has fallen: the duel is over.
outcome-reason-left = One side gave up.
outcome-cause-weapon = A weapon decided it.
outcome-cause-battle-cry = A Battle Cry decided it.
outcome-cause-jujutsu = Jujutsu decided it.
outcome-cause-bushido = Bushido decided it.
outcome-cause-deck = The end of the deck decided it.
outcome-cause-told = A last wound decided it.
outcome-cause-corrected = Correcting resilience showed that it was over.
outcome-cause-left = No Shogun was brought down.

## Awards at the end

award-parries = Most parries: { $count }
award-blow = Boldest blow: { n-wounds } to { $character }
award-reach = Farthest blow: { $card }, difficulty { $count }
award-felled = Brought the most down: { $count }
award-wounds = Most wounds dealt: { $count }
award-actions = Most action cards: { $count }
award-properties = Most properties: { $count }
award-dealt = Dealt { n-wounds }
award-turns =
    { $count ->
        [0] Never got a turn
        [one] Played 1 turn
       *[other] Played { $count } turns
    }

## How to play

level-tokens = Tokens
level-tokens-text = Real cards, and you tap only what happens to tokens. The hub counts resilience and knows who is in the circle.
level-companion = Companion
level-companion-text = Real cards, and you say what you play. The hub checks every move and knows who reaches whom.
level-cards = Cards on phones
level-cards-text = No box needed. The hub shuffles and deals, and your hand is on your phone.
option-players = Players
option-level = Level
option-characters = Characters
option-characters-dealt = dealt by the hub
option-characters-typed = typed in from real cards
option-pace = Pace
option-pace-taps = a tap for each step
option-pace-flow = steps without a choice go by themselves
option-judged = Who takes moves back, with cards on phones
option-judged-yes = only the host, as at a tournament
option-judged-no = whoever made the move
option-first = Who begins
option-first-any = by chance
option-house = House rules
option-deck-end = The deck ends
option-deck-end-at-once = at once, with its last card
option-deck-end-when-needed = when a card is next needed

## The game’s own screens

game-duel = The final duel
shelf-cards = Play a card
tally-weapons = Weapons { $used }/{ $limit }
about-wounds = { n-wounds-asked }
about-all-open =
    { $all-open ->
        [one] The only one of the box lies open already: is that one wrong?
       *[other] All { $all-open } of the box lie open already: is one of them wrong?
    }
about-resilience =
    { $resilience ->
        [0] {""}
       *[other] { $resilience } resilience
    }
about-shogun =
    { $shogun ->
        [behind] Works for all of yours already: an active Shogun adds no ability. From behind the line everyone is 1 harder to hit than from your middle Samurai.
       *[circle] Works for all of yours already: an active Shogun adds no ability.
    }
about-character =
    { $character-kind ->
        [benkei] { character-benkei-text }
        [ginchiyo] { character-ginchiyo-text }
        [goemon] { character-goemon-text }
        [hanzo] { character-hanzo-text }
        [hideyoshi] { character-hideyoshi-text }
        [ieyasu] { character-ieyasu-text }
        [kojiro] { character-kojiro-text }
        [musashi] { character-musashi-text }
        [nobunaga] { character-nobunaga-text }
        [tomoe] { character-tomoe-text }
       *[ushiwaka] { character-ushiwaka-text }
    }
about-difficulty = Difficulty { $difficulty }
about-places =
    { $places ->
        [one] 1 place away
       *[other] { $places } places away
    }
about-armor =
    { $armor ->
        [0] {""}
       *[other] +{ $armor } { card-armor }
    }
about-benkei =
    { $benkei ->
        [0] {""}
       *[other] +1 { character-benkei }
    }
about-behind =
    { $behind ->
        [0] {""}
       *[other] +1 from behind the line
    }

## For those who play it for the first time

how-1-title = Bring down the Shogun
how-1-text =
    You have four characters: three Samurai stand in the circle with the three of your opponent, and your Shogun waits behind them.
    When the first of your Samurai falls, your Shogun steps into the circle. Whoever brings down the enemy Shogun wins.
    Nobody comes back: whoever falls is out.
how-2-title = Your turn
how-2-text =
    First choose your active character. Only this one may use a weapon this turn, from where it is, and its ability works until your next turn.
    The Shogun’s ability works for all your characters, always, even from behind the line.
    Then draw two cards and play as many as you like, one of them a weapon. A property helps the character it is in front of.
how-3-title = When you are hit
how-3-text =
    When a weapon is aimed at one of yours, play a Parry, or it takes the wounds.
    Battle Cry and Jujutsu hit everybody in the circle but the active character of whoever plays them. One card saves a whole side.
    When the deck runs out, everyone in the circle loses 1 resilience. Without cards in hand your active character is harmless.

## Setting the table with the real box

setup-companion =
    { $characters ->
        [typed] Take Chiyome out, shuffle the other eleven characters and deal four to each. Each of you enters yours.
       *[dealt] Once it starts, take the cards of the four characters on your phone, face down. Chiyome stays in the box.
    }
    Choose your Shogun and the order of your three Samurai on your phone. When both have chosen, put the Samurai in a row in front of you, and the Shogun behind them.
    Shuffle all 90 cards. The first player gets 4, the second 5.
    Resilience is counted by the hub. There is no honor, and there are no roles.
setup-tokens = { setup-companion }

## Rulings

rulings-title = Rulings for the final duel
rulings-intro = What we play where the tournament rules leave a case of the duel open. Whatever is not said here is as in Samurai Sword, its rulings included.
rulings-start = Before the first turn
rulings-fighting = Abilities, places, blows
rulings-cards = Cards
rulings-end = Falling, and the end
ruling-1 = Who begins is drawn by lot. Each player also chooses in which order the three Samurai are; seen from their player, the one on the left is next to the last of the other line.
    .title = The lot and the line
    .group = { rulings-start }
    .why = The rules leave both open, and places matter.
ruling-2 = A Shogun behind the line has no resilience. On stepping in, the Shogun takes all of it from the heap.
    .title = Nothing to lose behind the line
    .group = { rulings-start }
    .why = Six characters never need more than 30 of the 36 tokens.
ruling-3 = A Samurai’s ability works only while that Samurai is active, in the opponent’s turn too, and only for itself; the Shogun’s always works, for each of that player’s characters. Draws, turns and attacks (Hideyoshi, Goemon, Ieyasu, Nobunaga, Kojirō, Musashi, Tomoe) work if the Shogun or the active character has them. Defences (Benkei, Ginchiyo, Hanzō, Ushiwaka) work for the one attacked: if it is active and has one, or if the Shogun has it.
    .title = Whose ability works for whom
    .group = { rulings-fighting }
    .why = An inactive Benkei defends nobody.
ruling-4 = A property works for the character it is in front of: Focus and Fast Draw while that one is active, Armor always. What is in front of a character that falls is discarded.
    .title = Who a property helps
    .group = { rulings-cards }
    .why = A card in front of one character is not in front of another.
ruling-5 = For difficulty your own Samurai count too; the fallen and the harmless do not. At the start the one on the left attacks the nearest enemy at 1, the next at 2, the third at 3; the one in the middle attacks at 2, 3 and 2. An active Shogun behind the line attacks at one more than the Samurai in the middle. Weapons are for enemies only.
    .title = Counting places
    .group = { rulings-fighting }
    .why = The Shogun counts the Samurai in front, then one at the side, then the enemies.
ruling-6 = If two Samurai of a side fall to one effect, the Shogun steps in beside the one that is left, on the side their player chooses; if all three fall, alone. Whoever steps in is not hit by that effect.
    .title = Several fall at once
    .group = { rulings-end }
    .why = Who was not there when it happened is not hit.
ruling-7 = If the active character falls, its player has none until their next turn: no weapons, nobody safe from their own Battle Cry or Jujutsu, and nobody harmless because the hand is empty.
    .title = The active character falls
    .group = { rulings-end }
    .why = The active character is chosen at the start of a turn, not in between.
ruling-8 = Battle Cry and Jujutsu hit both sides; both players answer at the same time, the opponent’s side comes first, and one card saves a whole side. A side may answer with any card that one of its hit characters could use: a weapon as a parry if Hanzō is hit and active, or is the Shogun. The active character of whoever played the card is not hit and cannot answer.
    .title = One answer for a side
    .group = { rulings-cards }
    .why = It is one card against all of them, and one card stops it.
ruling-9 = Bushido goes to a player, who chooses one of their characters in the circle. When a weapon comes up, that character loses 3 and Bushido is discarded. If that character falls, Bushido moves to another of that side, chosen by its player.
    .title = Who has Bushido
    .group = { rulings-cards }
    .why = A Shogun behind the line has nothing to lose.
ruling-10 = Breathing heals the active character, and the opponent draws. If the active character is a Shogun behind the line, or there is none, it heals nobody; the opponent draws all the same. Nobunaga’s card is paid by the active character, never with the last point, and never by a Shogun behind the line.
    .title = Breathing and Nobunaga
    .group = { rulings-cards }
    .why = Only those in the circle have resilience to gain or to pay.
ruling-11 = A Shogun who falls to Bushido or to the end of the deck loses the duel too. If one effect brings both Shoguns down, whoever’s turn it is wins. There is no recovering, no Swordmaster, and no reward for a defeat.
    .title = How it ends
    .group = { rulings-end }
    .why = There has to be one winner, and whoever’s turn it is took the risk.
ruling-12 = All characters of a side share one hand. A Diversion takes a card from it whoever is chosen, so the hub does not ask.
    .title = One hand
    .group = { rulings-cards }
    .why = A question whose answer changes nothing only costs a tap.
ruling-13 = Where a Shogun steps in beside the last Samurai, and who gets Bushido, is chosen when the card that led to it is done, its draws included.
    .title = When a place is chosen
    .group = { rulings-end }
    .why = Nothing in between depends on it, and nobody is interrupted while drawing.
ruling-14 = When the deck ends, everyone in the circle who is not harmless loses 1 at the same time. The card that ended it is already in the hand of whoever drew it. With tokens only the hub cannot know who has no cards, so it asks; the button on the table means that both have some. With real cards the hub has only counted: when its count comes to nothing it asks whoever took the last card, and nobody loses anything until the table says so.
    .title = The end of the deck
    .group = { rulings-cards }
    .why = It is one effect, on both sides at once.
    .switch = { option-deck-end }: { option-deck-end-at-once } (default), or { option-deck-end-when-needed }.
ruling-15 = Whoever leaves a duel gives it up.
    .title = Leaving
    .group = { rulings-end }
    .why = With one of two gone there is nobody left to fight.
ruling-16 = With tokens only the hub knows who is standing and who has fallen, not where: it does not ask on which side a Shogun steps in, and shows no difficulty.
    .title = Tokens only
    .group = { rulings-fighting }
    .why = Without the properties any difficulty would be a guess.
