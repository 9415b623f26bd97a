### Samurai Sword in English.
### Every sentence is our own; only names are as printed. `$the-card` is a card as it stands in a
### sentence, `$card-kind` its code ("none": its face was not seen).

## Numbers of things

n-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
n-honor = { $count } honor
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

story-opened = A table for { $count }: the game begins.
story-opened-house = A table for { $count }, with house rules: { $house }.
story-dealt-again = Everything is dealt again, for { $count } players.
story-shogun-shown = { $seat } is the Shogun.
story-pairs-dealt = Everyone gets two characters: look at yours and keep one.
story-characters-set = All characters are face up.
story-tokens-placed = Honor and resilience are on the table.
story-cards-dealt = The cards are dealt.
story-answered = { $seat } has answered.
story-answer-taken-back = { $seat } takes the answer back.
story-roles-refused = These roles do not fit together. Everyone, look at your card again.
story-daimyo-refused = That is more Daimyo than there are in the box. Everyone, count again.

## The story: a turn

story-turn-began = It is { $seat }’s turn.
story-turn-ended = { $seat } ends the turn.
story-recovered = { $seat } recovers { n-resilience }.
story-card-flipped = { $seat } flips for Bushido: { $card }.
story-flip-weapon = { $seat } flips for Bushido: a weapon.
story-flip-other = { $seat } flips for Bushido: not a weapon.
story-bushido-passed = Bushido goes from { $seat } to { $to }.
story-bushido-discarded = { $seat }’s Bushido goes to the discards.
story-honor-paid = { $seat } pays 1 honor to the box.
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
story-cards-burned = { $seat } has left: { n-cards } from the deck to the discards.

## The story: blades and blood

story-weapon-played = { $seat } attacks { $target } with a { $card } (difficulty { $difficulty }).
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
story-wounded = { $seat } takes { n-wounds } from { $by }.
story-defeated = { $seat } is defeated: 1 honor goes to { $by }.

## The story: cards

story-card-played = { $seat } plays { $the-card }.
story-card-played-on =
    { $card-kind ->
        [breathing] { $seat } plays { $the-card } and lets { $target } draw.
       *[other] { $seat } plays { $the-card } on { $target }.
    }
story-property-laid = { $seat } plays { $the-card }.
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
story-property-lost-you = You lose { $the-card }.
story-property-lost = { $seat } loses { $the-card }.
story-healed = { $seat } has { n-resilience } again.
story-resilience-paid = { $seat } pays 1 resilience for a card.

## The story: the end

story-deck-ended =
    { $count ->
        [0] The deck is empty: shuffle the discards. Everyone pays 1 honor to the box.
       *[other] The deck is empty: the discards make a new one of { n-cards }. Everyone pays 1 honor to the box.
    }
story-deck-doubted = By the count the deck is empty. { $seat }, is it?
story-deck-doubted-you = By the count the deck is empty. Is it?
story-deck-asked =
    { $count ->
        [0] Is the deck empty? One more press of the button is Yes.
       *[other] Is the deck empty? The hub counts { n-cards }. One more press of the button is Yes.
    }
story-deck-not-out = The deck is not empty yet.
story-ended-stopped = The table stops here; points are counted.
story-ended-honor = Somebody has no honor left: the game is over.
story-ended-swordmaster = Only one is left standing: the game is over.
story-ended-time = The last turn is over, and so is the game.
story-time-called = Time is up: this is the last turn.
story-time-recalled = Time is not up after all: the game goes on.
story-daimyo-counted =
    { $count ->
        [0] Nobody kept a Daimyo.
        [one] 1 Daimyo was kept to the end.
       *[other] { $count } Daimyo were kept to the end.
    }

## The story: corrections, and people who go

story-honor-corrected = Corrected: { $seat } has { n-honor }.
story-resilience-corrected = Corrected: { $seat } has { n-resilience }.
story-hand-corrected = Corrected: { $seat } holds { n-cards }.
story-cards-corrected = Corrected: { n-cards } in the whole game.
story-deck-corrected = Corrected: { n-cards } in the deck.
story-character-corrected = Corrected: { $seat } is { $character }.
story-places-swapped = { $seat } and { $target } change places: that is how they sit.
story-turn-corrected = Corrected: it is { $seat }’s turn.
story-turn-started-corrected = Corrected: it is { $seat }’s turn, and what comes before playing cards is still to do.
story-judged-anew = { $seat } agrees: the attack counts by the cards as they lie, { n-wounds }.
story-attack-voided = { $seat } agrees: the weapon does not reach, and goes back to the hand.
story-laid-corrected = Corrected: one more { $card } in front of { $seat }.
story-unlaid-corrected = Corrected: one { $card } less in front of { $seat }.
story-bushido-corrected = Corrected: Bushido is in front of { $seat }.
story-bushido-gone-corrected = Corrected: Bushido is out of play.
story-leave-waited = { $seat } leaves as soon as this card is done.
story-seat-left =
    { $count ->
        [0] { $seat } leaves the game: the last honor stays, and every card goes to the discards.
       *[other] { $seat } leaves the game: { n-honor } to the box, and every card to the discards.
    }
story-seat-returned = { $seat } is back in the game, with { n-honor }.
story-level-lowered = From now on the hub keeps only the tokens. The cards are up to you.

## Why not

refusal-not-in-hand = There is no { $card } in your hand.
refusal-no-cards = Your hand is empty.
refusal-no-weapon = There is no weapon in your hand.
refusal-last-card = Not with your last card.
refusal-out-of-reach = Out of reach: difficulty { $difficulty }, { $the-weapon } reaches { $reach }.
    .many = do not reach
refusal-too-far = { $seat } is out of reach: difficulty { $difficulty }, your longest weapon reaches { $reach }.
    .many = are out of reach
refusal-weapon-limit =
    { $limit ->
        [one] Weapon used. A Focus would allow more.
       *[other] { $used } of { $limit } weapons used. A Focus would allow more.
    }
refusal-no-resilience = You have no resilience left: it comes back in your turn.
refusal-harmless = { $seat } is harmless (no resilience, or no cards in hand) and cannot be attacked.
    .many = are harmless and cannot be attacked
refusal-has-left = { $seat } has left the game.
refusal-no-target = There is nobody it could be used on now.
refusal-nothing-to-lose = { $seat } has nothing to lose: no cards in hand and no properties.
refusal-empty-handed = { $seat } has no cards in hand to take from.
refusal-bushido-in-play = Only one Bushido at a time: it is in front of { $seat }.
refusal-last-resilience = This is your last resilience: Nobunaga cannot pay with that one.
refusal-no-card-to-draw = There is no card to draw.
refusal-shogun-never-pays = With three players the Shogun pays no honor for Bushido: just discard it.
refusal-taken = Somebody already has { $character }.
refusal-in-the-middle = Finish this step first.
refusal-must-discard =
    { $count ->
        [one] { $seat } must first choose 1 card to discard: seven is the most you may keep.
       *[other] { $seat } must first choose { $count } cards to discard: seven is the most you may keep.
    }
refusal-deck-just-ended = It already ended this turn: everyone has paid.
refusal-deck-counted = The hub counts { n-cards } in the deck. Hold the button to ask whether it is empty.
refusal-nothing-to-shuffle = There are no cards to make a new deck of.
refusal-last-player = You are the last one here. The host can close the table.

## What can be done: before the first turn

offer-role = This is my role
offer-role-hint = Which role card did you draw? Nobody else sees your answer.
offer-character = This is my character
offer-character-hint = Say which character you play.
offer-seen = I have seen my role
offer-seen-hint = The first turn begins when everyone has looked.

## What can be done: one’s own turn

offer-recover = Recover
offer-recover-hint = All your resilience comes back.
offer-flip = Flip a card for Bushido
offer-flip-hint = Flip the top card. A weapon: discard one or pay. Anything else: Bushido goes left.
offer-draw = Draw
offer-draw-hint = This turn you draw { n-cards }.
offer-draw-now =
    { $why ->
        [hideyoshi] Draw { n-cards } ({ character-hideyoshi }: one more)
        [shogun] Draw { n-cards } ({ role-shogun }, three players: one more)
        [both] Draw { n-cards } ({ character-hideyoshi } and { role-shogun }, three players: two more)
       *[other] Draw { n-cards }
    }
offer-attack = Attack
offer-attack-hint = Choose a player, then a weapon that reaches.
offer-lay = Play a property
offer-lay-hint = It stays in front of you and keeps working.
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
offer-daimyo-hint = Draw 2 now, but no honor for it at the end.
offer-bushido = { card-bushido }
offer-bushido-hint = Put it in front of anyone, yourself included.
offer-nobunaga = 1 resilience for a card
offer-nobunaga-hint = As often as you like, but never with your last point.
offer-end-turn = End turn
offer-end-turn-hint = You keep seven cards at most. Then it is the turn of the player on your left.
offer-end-turn-now =
    { $count ->
        [0] End turn
       *[other] Discard { n-cards } and end the turn
    }

## What can be done: answers

offer-parry = Parry
offer-parry-hint = Play a Parry: nothing happens to you.
offer-parry-weapon = Parry with a weapon
offer-parry-weapon-hint = Hanzō: a weapon from your hand counts as a Parry.
offer-give-weapon = Discard a weapon
offer-give-weapon-hint = Discard a weapon, and nothing happens to you.
offer-take = Take it
offer-take-hint =
    { $ends ->
        [0] You play nothing and take the wounds.
       *[other] You play nothing and take the wounds. The game would end with it.
    }
offer-pay-honor = Pay 1 honor
offer-pay-honor-hint =
    { $ends ->
        [0] 1 honor to the box, and Bushido is gone. (With three players the Shogun pays nothing.)
       *[other] It is your last honor: the game would end with it.
    }
offer-daimyo-held = Daimyo in my hand
offer-daimyo-held-hint = Each is worth 1 honor; for the Ronin, nothing.
offer-take-back = Take my answer back
offer-take-back-hint = While someone else is still thinking.

## What can be done: tokens only

offer-wound = I was hit
offer-wound-one = −{ $count }
offer-wound-hint =
    { $ends ->
        [0] How many wounds? They are from whoever’s turn it is.
       *[other] How many wounds? They are from whoever’s turn it is. With your last resilience the game would end.
    }
offer-everyone = A card hits everyone
offer-everyone-hint = { card-battle-cry } or { card-jujutsu }: each of the others says whether it wounded them. The wounds fall together, clockwise.
offer-was-hit = Wounded
offer-was-hit-hint = It took 1 from you.
offer-not-hit = Not wounded
offer-not-hit-hint = You had an answer to it, or it did not touch you.
offer-late-wound = A blow told late
offer-late-wound-hint = Who did it, and how many wounds? For a blow that nobody told in its turn.
offer-heal = { card-breathing }
offer-heal-hint = All your resilience comes back.
offer-lose-honor = Bushido: pay 1 honor
offer-lose-honor-hint =
    { $ends ->
        [0] 1 honor to the box.
       *[other] It is your last honor: the game would end with it.
    }

## What can be done: at any time

offer-deck-end = The deck is empty
offer-deck-end-hint =
    { $out ->
        [0] { $count ->
                [0] Shuffle the discards; everyone pays 1 honor.
               *[other] Shuffle the discards; everyone pays 1 honor. The hub still counts { n-cards }.
            }
       *[other] { $count ->
                [0] Shuffle the discards; everyone pays 1 honor. { $seats } would have no honor left, and the game would end.
               *[other] Shuffle the discards; everyone pays 1 honor. { $seats } would have no honor left, and the game would end. The hub still counts { n-cards }.
            }
    }
offer-deck-empty = Deck empty?
offer-deck-empty-now =
    { $out ->
        [0] { $count ->
                [0] Deck empty? Everyone would pay 1 honor.
               *[other] The hub counts { n-cards }. Is the deck empty? Everyone would pay 1 honor.
            }
       *[other] { $count ->
                [0] Deck empty? Everyone would pay 1 honor. { $seats } would have no honor left, and the game would end.
               *[other] The hub counts { n-cards }. Is the deck empty? Everyone would pay 1 honor. { $seats } would have no honor left, and the game would end.
            }
    }
offer-deck-empty-hint = Not yet: then the count is unknown, and the next card drawn asks again.
offer-ask-deck = Is the deck empty?
offer-ask-deck-hint = The hub counts { n-cards }. Every screen asks; one more press within ten seconds is Yes.
offer-lapse = Nobody answered
offer-lapse-hint = The question about the deck goes away.
offer-leave = Leave the game
offer-leave-hint =
    { $ends ->
        [0] { $count ->
                [0] You lose your cards and keep your last honor; the others play on.
               *[other] You lose your cards and { n-honor }; the others play on.
            }
        [1] What you are asked counts as not answered, and the game would end with it.
       *[other] It is the last turn: the game would end with it.
    }
offer-come-back = Back in the game
offer-come-back-hint = Say how much honor is there now. The hand starts empty: correct it if there are cards in it.
offer-step-down = Only tokens from now on
offer-step-down-hint = The hub stops following the cards and keeps only the tokens. There is no way back.
offer-time-up = Time is up
offer-time-up-hint = The turn in progress is finished, then points are counted.
offer-time-on = Time is not up
offer-time-on-hint = The game goes on after the turn in progress.
offer-stop-early = Stop and count points
offer-stop-early-hint = The game ends now: the points count as they are, and the roles are turned over.
offer-swap-places = Two change places
offer-swap-places-hint = They sit the other way round than the hub thinks. Each keeps cards, tokens and role; distances and turns follow.
offer-deal-again = Deal again
offer-deal-again-hint = Somebody saw a role? Everything starts over.
offer-correct-honor = Correct honor
offer-correct-honor-hint = Say how much is really there. No more can be added than is in the box.
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
offer-correct-laid = Correct properties
offer-correct-laid-hint = One more in front of a player, or one less, and where it was or goes.
offer-correct-bushido = Correct Bushido
offer-correct-bushido-hint = Say who really has it.

## What a form asks for

field-role = Role
field-character = Character
field-target = Who
field-weapon = Weapon
field-what = What
field-by = By whom
field-card = Card
field-cards = Cards
field-count = How many
field-flipped = The flipped card
field-first = First card from
field-seat = Player
field-other = With whom
field-place = Where it is
field-value = What is there now
field-game = The game
field-deck = Is the deck empty?
field-change = Change
field-source = Whose hand, or which pile
field-step = From which step
field-used = What was used up this turn
field-check = Check Bushido now?
field-wounds = Wounds

value-check-now = Yes, flip a card
value-check-later = No, not this turn
value-goes-on = goes on
value-ends = ends with this
value-yes = Yes
value-not-yet = Not yet
value-own-hand = That player’s hand
value-the-discards = The discards
value-the-deck = The deck
value-out-of-play = Out of play
value-in-play = In play already
value-draw = Draw
value-recover = Recover
value-play = Play cards
value-kept = Still counts
value-anew = Starts from zero
value-weapon = A weapon
value-other = Not a weapon
value-deck = The deck
value-discard = The discards
value-discards = With the discards
value-hand = A random card from hand
value-plus-focus = One more { card-focus }
value-plus-armor = One more { card-armor }
value-plus-fast-draw = One more { card-fast-draw }
value-minus-focus = One { card-focus } less
value-minus-armor = One { card-armor } less
value-minus-fast-draw = One { card-fast-draw } less

## Questions

question-weapon = { $by } attacks you with a { $card }: { n-wounds-asked }. Do you parry?
question-battle-cry = { $by } plays a Battle Cry: parry, or take { n-wounds-asked }?
question-jujutsu = { $by } plays Jujutsu: discard a weapon, or take { n-wounds-asked }?
question-bushido = A weapon came up: discard one of yours, or pay 1 honor?
question-everyone = { $by } hits everyone. Did it wound you?
question-roles = Which role did you draw? Nobody else will see it.
question-figures = Which character do you have?
question-characters = Which of your two characters do you keep?
question-seventh = Six characters were given back. Which one do you take?
question-confirm = Now look at your role.
question-daimyo = How many Daimyo are in your hand?

awaited-weapon = Parry?
awaited-battle-cry = Parry?
awaited-jujutsu = A weapon, or a wound?
awaited-bushido = A weapon, or honor?
awaited-everyone = Wounded?
awaited-confirm = Look at the role
awaited-roles = The role
awaited-figures = The character
awaited-characters = The character
awaited-seventh = The seventh character
awaited-daimyo = Daimyo in hand?
warning-defeated = This would defeat you.

## Where the game stands

step-roles = Roles
step-characters = Characters
step-tokens = Tokens
step-confirm = Look at your role
due-recover = You recover { n-resilience }
due-draw = { offer-draw-now }
step-recover = Recover
step-bushido = Bushido
step-draw = Draw
step-play = Play cards
step-burn = Empty seat
step-leave = Leaving
step-over = Game over
step-over-text = Keep your hand: the Daimyo in it still count.

counter-honor = Honor
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
mark-harmless = Harmless
mark-harmless-text = No resilience, or no cards in hand: weapons, Battle Cry and Jujutsu do nothing to you, and your seat does not count for difficulty.
mark-left = Gone
mark-left-text = Has left the game: harmless for good, but the seat still counts for difficulty and the tokens still score.

pile-deck = Deck
pile-discards = Discards
pile-box = Honor in the box
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
card-parry-text = Stops a weapon aimed at you, or a Battle Cry. The only card played out of turn.
card-geisha = Geisha
    .the = Geisha
card-geisha-text = Someone else discards: a property you choose, or a random card from hand.
card-diversion = Diversion
    .the = Diversion
card-diversion-text = Take a random card from someone else’s hand.
card-battle-cry = Battle Cry
    .the = a Battle Cry
card-battle-cry-text = All the others parry or take 1 wound.
card-tea-ceremony = Tea Ceremony
    .the = a Tea Ceremony
card-tea-ceremony-text = You draw 3, all the others 1.
card-breathing = Breathing
    .the = Breathing
card-breathing-text = Your resilience is full again, and someone else draws 1.
card-daimyo = Daimyo
    .the = a Daimyo
card-daimyo-text = Draw 2. Or keep it: 1 honor at the end, never multiplied (nothing for the Ronin).
card-jujutsu = Jujutsu
    .the = Jujutsu
card-jujutsu-text = All the others discard a weapon or take 1 wound.

## Properties

card-focus = Focus
    .the = Focus
card-focus-text = One more weapon a turn, for each Focus in front of you.
card-armor = Armor
    .the = Armor
card-armor-text = You are harder to hit: difficulty +1, for each Armor in front of you.
card-fast-draw = Fast Draw
    .the = Fast Draw
card-fast-draw-text = Your weapons do 1 more wound, for each Fast Draw in front of you.
card-bushido = Bushido
    .the = Bushido
card-bushido-text = Whoever has it flips a card before drawing. No weapon: it goes left. A weapon: discard one from hand and it goes left, or pay 1 honor and it is gone.

## Characters

character-benkei = Benkei
character-benkei-text = You are harder to hit: difficulty +1.
character-chiyo = Chiyo
character-chiyo-text = Only weapons can wound you: Battle Cry and Jujutsu do nothing to you.
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
character-nobunaga-text = In your turn you may pay 1 resilience for 1 card, as often as you like, but never your last point.
character-tomoe = Tomoe
character-tomoe-text = Whenever your weapon wounds somebody, you draw 1 card, however many wounds it does.
character-ushiwaka = Ushiwaka
character-ushiwaka-text = For every wound a weapon gives you, you draw 1 card.

## Roles and teams

role-shogun = Shogun
role-shogun-text = Everyone knows you. The honor of whoever is Samurai counts with yours: gather more than the others.
role-samurai = Samurai
role-samurai-text = You win with the Shogun: your honor and the Shogun’s are counted together.
role-ninja-1 = Ninja ★
role-ninja-1-text = You win with the other Ninja: your honor is counted together, against that of all the others.
role-ninja-2 = Ninja ★★
role-ninja-2-text = { role-ninja-1-text }
role-ninja-3 = Ninja ★★★
role-ninja-3-text = { role-ninja-1-text }
role-ronin = Ronin
role-ronin-text = You win alone: your own honor, multiplied, against everyone else’s.

team-shogun = Shogun and Samurai
team-ninja = Ninja
team-ronin = Ronin

## The end

score-honor = Honor
score-daimyo = Daimyo
score-deadly-strike = Deadly Strike

outcome-reason-honor = Victory of Honor: the best score wins.
outcome-reason-swordmaster = Victory of the Swordmaster: the last one standing wins for the whole team.
outcome-reason-time = Time was up: the best score wins.
outcome-reason-stopped = Stopped early: the best score wins.
outcome-reason-points = No Swordmaster: the last one was defeated by a team-mate. The best score wins.

outcome-cause-deck = The end of the deck took somebody’s last honor.
outcome-cause-defeat = A defeat decided it.
outcome-cause-bushido = Bushido took somebody’s last honor.
outcome-cause-leaving = Somebody left with the last of their honor.
outcome-cause-time = The round’s time ran out.
outcome-cause-wound = A wound showed that only one was left standing.
outcome-cause-paid = Nobunaga paid resilience, and only one was left standing.
outcome-cause-stopped = The table stopped before the game was over.
outcome-cause-corrected = Correcting resilience showed that only one was left standing.
outcome-cause-raised = A correction of resilience ended the game.
outcome-cause-honor-corrected = Correcting honor showed that somebody had none left.

## Awards at the end

award-escape = Closest escape: parried { n-wounds } with { $left } resilience left
award-defeats = Brought the most down: { $count }
award-betrayal = Hurt their own side: { n-wounds }
award-parries = Most parries: { $count }
award-blow = Boldest blow: { n-wounds } to { $target }
award-untouched = Never wounded
award-wounds = Most wounds dealt: { $count }
award-reach = Farthest blow: { $card } on { $target }, difficulty { $count }
award-comeback = Got up again most often: { $count }
award-suffered = Took the most: { n-wounds }
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
level-tokens-text = Real cards, and you tap only what happens to tokens. The hub counts honor and resilience and adds up the score.
level-companion = Companion
level-companion-text = Real cards, and you say what you play. The hub checks every move and knows who reaches whom.
level-cards = Cards on phones
level-cards-text = No box needed. The hub shuffles and deals, and your hand is on your phone.

option-players = Players
option-level = Level
option-roles = Roles
option-roles-dealt = dealt by the hub
option-roles-typed = typed in from real cards
option-characters = Characters
option-characters-dealt = dealt by the hub
option-characters-pairs = one of two, your choice
option-characters-typed = typed in from real cards
option-pace = Pace
option-pace-taps = a tap for each step
option-pace-flow = steps without a choice go by themselves
option-confirm = Everyone confirms having seen their role
option-confirm-yes = yes
option-confirm-no = no
option-judged = Who takes moves back, with cards on phones
option-judged-yes = only the host, as at a tournament
option-judged-no = whoever made the move
option-shogun = The Shogun’s seat
option-shogun-any = anywhere, by chance
option-house = House rules
option-deck-end = The deck ends
option-deck-end-at-once = at once, with its last card
option-deck-end-when-needed = when a card is next needed
option-both = Only one standing, and someone without honor
option-both-swordmaster = the Swordmaster wins
option-both-honor = honor is counted
option-ties = Ties
option-ties-base = Ninja, then Shogun and Samurai, then Ronin
option-ties-tournament = Shogun and Samurai, then Ninja, then Ronin

## The game’s own screens

game-samurai = Samurai Sword
shelf-cards = Play a card
tally-weapons = Weapons { $used }/{ $limit }
about-struck = dealt the last blow
about-wounds = { n-wounds-asked }
about-all-open =
    { $all-open ->
        [one] The only one of the box lies open already: is that one wrong?
       *[other] All { $all-open } of the box lie open already: is one of them wrong?
    }

## For those who play it for the first time

how-1-title = Honor decides
how-1-text =
    Everyone hides a role. Only the Shogun is known to all: the Samurai are on the Shogun’s side, the Ninja are on their own, and the Ronin is on nobody’s. Who is who? Watch who attacks whom.
    Honor is what everyone fights for. As soon as somebody has none left, the roles are shown and each side counts its honor. The most wins.
    Your role is hidden on your phone: hold to look, let go and it is gone.
how-2-title = Your turn
how-2-text =
    Draw two cards, then play as many as you like, but only one of them a weapon. A Focus in front of you allows one more.
    How hard others are to hit is the number at their place: the further away they sit, the higher. Your weapon must reach at least that far.
    At the end you keep seven cards at most and discard the rest.
how-3-title = When you are hit
how-3-text =
    When a weapon is aimed at you, play a Parry, or take the wounds. Each wound costs 1 resilience.
    Lose your last resilience and you are defeated: 1 of your honor goes to whoever hit you. Nobody is ever out: on your next turn all your resilience comes back.
    Until then you are harmless, and so is anyone without cards. The harmless cannot be attacked.

## Setting the table with the real box

setup-companion =
    { $roles ->
        [typed] { setup-roles } Everyone looks at theirs in secret and enters it on their phone; the Shogun’s is face up.
       *[dealt] Leave the role cards in the box: the hub deals the roles, and each phone keeps its own.
    }
    { $characters ->
        [typed] Deal everyone a character card, face up. Everyone enters theirs.
        [pairs] Take the card of the character you keep, and put it in front of you.
       *[dealt] Take the card of the character on your phone, and put it in front of you.
    }
    Shuffle all 90 cards. Deal clockwise, the Shogun first: { $players ->
        [3] 4, 5 and 5
        [4] 4, 5, 5 and 6
        [5] 4, 5, 5, 6 and 6
        [6] 4, 5, 5, 6, 6 and 7
       *[other] 4, 5, 5, 6, 6, 7 and 7
    } cards.
    Honor and resilience are counted by the hub. The tokens may stay in the box.
setup-tokens = { setup-companion }
setup-roles =
    { $players ->
        [3] Shuffle the Shogun with two of the three Ninja, picked without looking, and deal one to each.
        [4] Shuffle the Shogun, a Samurai and two of the three Ninja, picked without looking, and deal one to each.
        [5] Shuffle the Shogun, a Samurai, the Ronin and two of the three Ninja, picked without looking, and deal one to each.
        [6] Shuffle the Shogun, a Samurai, the Ronin and all three Ninja, and deal one to each.
       *[other] Shuffle the Shogun, both Samurai, the Ronin and all three Ninja, and deal one to each.
    }

## Rulings

rulings-title = Rulings for Samurai Sword
rulings-intro = What we play where the printed rules leave a case open. Apart from the order of ties (14) we found no official answer in public, and other implementations differ. Some rulings are house rules: a table can switch them, and its log shows how it played.
rulings-deck = The deck and the discards
rulings-cards = Playing cards
rulings-answers = Answers
rulings-fighting = Wounds and reach
rulings-end = The end and the score
rulings-start = Before the first turn
rulings-leaving = Leaving in the middle of a game

ruling-1 = The deck ends the moment its last card is taken, even in the middle of a draw or a flip; the rest is drawn from the new deck. That last card still goes where it was going: if drawn, it is in the hand (so a Daimyo counts, and whoever drew it has a card); if flipped or burned, it stays aside and joins the discards after the shuffle. If there is nothing to shuffle, the end of the deck waits, and so does its honor, until a card is needed and there are discards. Until then, draws that find no card are skipped. With real cards the hub has only counted: when its count comes to nothing it asks whoever took the last card, and nobody pays until the table says so.
    .title = When the deck ends
    .group = { rulings-deck }
    .why = It is the one moment that everybody at the table can see.
    .switch = { option-deck-end }: { option-deck-end-at-once } (default), or { option-deck-end-when-needed }.
ruling-2 = A card being played joins the discards only after its effect. If that effect ends the deck, the card is not shuffled in.
    .title = A card that ends the deck
    .group = { rulings-deck }
    .why = A card still at work is not yet a discard.
ruling-3 = Who is hit by Battle Cry and Jujutsu is settled when the card is played. All may answer at the same time; the effects come clockwise, starting on the left of whoever played the card, and the game stops at the first one that ends it.
    .title = Battle Cry and Jujutsu: in which order
    .group = { rulings-answers }
    .why = Nobody waits for anybody, and the order is still the one of the table.
ruling-4 = After a hit come, in this order: the wounds; the defeat and its honor; whether the game is over; Ushiwaka’s cards, one for each point really lost, even when defeated; Tomoe’s card.
    .title = What a hit does first
    .group = { rulings-fighting }
    .why = Tokens before cards: a game that is over is over before anyone draws.
ruling-5 = If only one player is standing and somebody is without honor at the same moment, the Swordmaster comes first.
    .title = Two endings at once
    .group = { rulings-end }
    .why = It happens less often.
    .switch = { option-both }: { option-both-swordmaster } (default), or { option-both-honor }.
ruling-6 = A weapon discarded for Jujutsu or Bushido, or used as a parry, does not count as one of the turn’s weapons. The limit is checked when a weapon is played, so a Focus played a moment ago already helps.
    .title = What counts as a weapon played
    .group = { rulings-fighting }
    .why = The limit is on attacks in your own turn.
ruling-7 = Geisha and Diversion are always for somebody else. Diversion needs a card in the other’s hand; Geisha needs a card in hand or a property in front of them, and Bushido counts as one.
    .title = Who Geisha and Diversion are for
    .group = { rulings-cards }
    .why = For Geisha we follow the Italian rules, which speak of another player.
ruling-8 = You may parry with your last card, and then you are harmless. Hanzō may not parry with a weapon that is his last card.
    .title = Parrying with the last card
    .group = { rulings-answers }
    .why = Only Hanzō’s ability makes an exception.
ruling-9 = The player you choose with Breathing may be harmless. If all the others have left, nobody draws.
    .title = Who draws with Breathing
    .group = { rulings-cards }
    .why = Drawing a card is not an attack.
ruling-10 = When everyone draws (Tea Ceremony), cards are drawn clockwise, the player of the card first.
    .title = In which order everyone draws
    .group = { rulings-cards }
    .why = It matters if the deck ends on the way.
ruling-11 = A Deadly Strike can bring a team’s total below 0. A game that ended by the deck or by Bushido has no Deadly Strike.
    .title = What a Deadly Strike costs
    .group = { rulings-end }
    .why = The penalty is for defeating a team-mate, and nobody did.
ruling-12 = For the Swordmaster only resilience counts: with resilience and no cards you are still standing. The hub checks after every loss of resilience.
    .title = Who is still standing
    .group = { rulings-end }
    .why = Harmless and defeated are two different things.
ruling-13 = Kojirō’s weapons ignore Armor and Benkei as well. Ieyasu can take a discard only if there is one.
    .title = Kojirō and Ieyasu
    .group = { rulings-fighting }
    .why = Armor and Benkei are part of the difficulty.
ruling-14 = Between equal scores the order of the teams decides: in the base game the Ninja come first, then the Shogun’s team, then the Ronin; in a tournament the Shogun’s team, then the Ninja, then the Ronin.
    .title = Ties
    .group = { rulings-end }
    .why = Both orders are official, each in its own rules.
    .switch = { option-ties }: { option-ties-base } (default), or { option-ties-tournament }.
ruling-15 = Whoever is attacked is always asked, and the screen always looks the same, Parry in hand or not.
    .title = The question always comes
    .group = { rulings-answers }
    .why = An answer that came by itself would tell the table something.
ruling-16 = If someone has no phone, or it is disconnected, only the host may answer for them, and the story says so; never a timer. With the cards on phones the host can only do what needs no look at the hand (take the wound), unless the device itself goes round, covered until they hold it.
    .title = Answering for someone
    .group = { rulings-answers }
    .why = Nobody misses an answer without knowing, and nobody’s hand is shown.
ruling-17 = If there is no card to flip for Bushido, it counts as no weapon: Bushido goes left. Nobunaga may not pay if there is no card to draw.
    .title = No cards left
    .group = { rulings-deck }
    .why = Nobody should pay for a card that is not there.
ruling-18 = The order on the discards: first the answers, clockwise, then the played card on top. For Bushido: the flipped card, then the discarded weapon or Bushido itself. Ieyasu may take the card on top.
    .title = Which card is on top
    .group = { rulings-deck }
    .why = It matters to Ieyasu, so it must be the same for everyone.
ruling-19 = A Daimyo being played is no longer in hand, and is worth nothing if its own draw ends the game. A card that ends the game still goes to the discards; the answers of those who would have come later stay in hand.
    .title = The card that ends the game
    .group = { rulings-end }
    .why = Hands are counted as they are at that moment.
ruling-20 = Battle Cry, Jujutsu and Tea Ceremony may be played even if they do nothing to anybody. Geisha, Diversion and Bushido may be played on the harmless.
    .title = Cards without effect, and cards on the harmless
    .group = { rulings-cards }
    .why = Being harmless protects from weapons, Battle Cry and Jujutsu, and from nothing else.
ruling-21 = The end of the deck, by button or by correction, may come at any moment, even while someone is being asked. If it ends the game, open questions close without anyone seeing the answers, and the cards stay in hand.
    .title = The deck ends in the middle of a question
    .group = { rulings-deck }
    .why = The real table is right, whatever the hub was doing.
ruling-22 = Roles typed in from real cards stay secret, and everyone sees the same list. They are checked together once all are in; if they do not fit together, everyone is asked again and nobody is named. Characters typed in are public.
    .title = Typing roles in
    .group = { rulings-start }
    .why = A message to one player would give them away.
ruling-23 = With two characters to choose from, the pairs are private, the choices secret, and all are shown together. With seven players only the seventh sees the six given back, and takes one.
    .title = One of two characters
    .group = { rulings-start }
    .why = Twelve characters make six pairs.
ruling-three-1 = With three players there is no Swordmaster: if only one is left standing, the game goes on.
    .title = Three players
    .group = { rulings-end }
    .why = We follow the English rules, which drop that ending altogether.
ruling-leaving-1 = Whoever leaves discards their hand and everything in front of them, and half of their honor, rounded up, goes to the box; but the last one stays with them, so that nobody’s leaving ends the game.
    .title = What a player who leaves loses
    .group = { rulings-leaving }
    .why = So say the tournament rules, but for the last honor: rounding should not end a game for everybody. We play it so at every table.
ruling-leaving-2 = A card that waits for an answer from the player who leaves is settled first, as not answered. Leaving in your own turn ends the turn.
    .title = Leaving while something is going on
    .group = { rulings-leaving }
    .why = Nobody leaves to dodge a hit.
ruling-leaving-3 = From then on the empty seat is harmless for good, but still counts for difficulty. It cannot be chosen with Breathing and draws nothing with Tea Ceremony.
    .title = The empty seat
    .group = { rulings-leaving }
    .why = The circle should not shrink because someone had to catch a train.
ruling-leaving-4 = In the turn of an empty seat two cards go from the deck to the discards, and nothing else happens. They can end the deck as in ruling 1.
    .title = The turn of an empty seat
    .group = { rulings-leaving }
    .why = The game keeps its length.
ruling-leaving-5 = A Bushido in front of an empty seat goes at once to the next player on the left who is still here.
    .title = Bushido and the empty seat
    .group = { rulings-leaving }
    .why = Bushido needs somebody who flips.
ruling-leaving-6 = The tokens of a player who left stay and score, and still pay 1 honor when the deck ends. For the Swordmaster that player is not standing; the hub checks at the next loss of resilience, not at the moment of leaving.
    .title = Tokens left behind
    .group = { rulings-leaving }
    .why = A team should not lose its honor, and nobody should win because somebody left.
