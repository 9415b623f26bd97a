### BANG! with the Samurai Sword variant, in English.
### Every sentence is our own; only names are as printed. `$the-card` is a card as it stands in a
### sentence, `$card-kind` its code ("none": its face was not seen).

## Numbers of things

n-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
n-reputation = { $count } reputation
n-life = { $count } life
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
story-sheriff-shown = { $seat } is the Sheriff.
story-pairs-dealt = Everyone gets two characters: look at yours and keep one.
story-characters-set = All characters are face up.
story-tokens-placed = Everyone has their life and reputation.
story-hands-dealt = The cards are dealt.
story-answered = { $seat } has answered.
story-answer-taken-back = { $seat } takes the answer back.
story-roles-refused = These roles do not fit together. Everyone, look at your card again.

## The story: a turn

story-turn-began = It is { $seat }’s turn.
story-turn-ended = { $seat } ends the turn.
story-recovered = { $seat } recovers { n-life }.
story-ability-copied = { $seat } plays like { $character } until the next turn.
story-ability-used = { $seat } uses { $character }’s ability.
story-barrel-held = { $seat } draws for the Barrel: hearts, it holds.
story-barrel-failed = { $seat } draws for the Barrel: no hearts.
story-jail-opened = { $seat } draws for the Jail: hearts, and is free.
story-jail-shut = { $seat } draws for the Jail: no hearts, and misses the turn.
story-dynamite-exploded = { $seat } draws for the Dynamite: it explodes!
story-dynamite-fizzled = { $seat } draws for the Dynamite: nothing yet.
story-dynamite-passed = The Dynamite goes from { $seat } to { $to }.
story-cards-drawn = { $seat } draws { n-cards }.
story-cards-drawn-you = You draw { n-cards }.
story-discard-taken-you = You take the top card of the discards.
story-discard-taken = { $seat } takes the top card of the discards.
story-cards-discarded-you = You discard { n-cards }.
story-cards-discarded = { $seat } discards { n-cards }.
story-cards-burned = { $seat } has left: { n-cards } from the deck to the discards.

## The story: lead and powder

story-bang-played = BANG! { $seat } shoots at { $target } (distance { $distance }, { n-wounds }).
story-two-cards-fired = { $seat } discards two cards for a BANG! at { $target } (distance { $distance }, { n-wounds }).
story-dodged = Missed! { $seat } is not hit.
story-dodged-in-play = Missed! { $seat } is not hit, thanks to a card in play.
story-dodged-half-in-play = Missed!, with a card in play. But against this one { $seat } needs another.
story-dodged-half = Missed! But against this one { $seat } needs another.
story-untouched = A diamond: it does nothing to { $seat }.
story-shot-back = { $seat } answers with a BANG!
story-wounded = { $seat } takes { n-wounds } from { $by }.
story-burned = The Dynamite costs { $seat } { n-life }.
story-duel-lost = { $seat } loses the Duel against { $by }, and { n-life }.
story-duel-lost-without-life = { $seat } loses the Duel against { $by }, with no life left to lose.
story-beer-saved = { $seat } drinks a Beer just in time and stays up with { n-life }.
story-fallen = { $seat } is down: 1 reputation goes to { $by }.
story-fallen-alone = { $seat } is down and loses 1 reputation.

## The story: cards

# A name that ends with its own mark takes no full stop after it.
card-end =
    { $card-kind ->
        [bang] {""}
        [indians] {""}
        [missed] {""}
        [panic] {""}
       *[other] .
    }
story-card-played = { $seat } plays { $the-card }{ card-end }
story-card-played-on = { $seat } plays { $the-card } on { $target }.
story-card-used = { $seat } uses { $the-card } in play.
story-card-used-on = { $seat } uses { $the-card } in play on { $target }.
story-card-laid = { $seat } puts { $the-card } into play.
story-card-laid-on = { $seat } plays { $the-card } on { $to }.
story-card-taken-you = You take a random card from { $target }’s hand.
story-card-taken-from-you = { $seat } takes a random card from your hand.
story-card-taken = { $seat } takes a random card from { $target }’s hand.
story-laid-taken-from-you = { $seat } takes { $the-card } from you.
story-laid-taken = { $seat } takes { $the-card } from { $target }.
story-laid-taken-back = { $seat } takes { $the-card } back into hand.
story-everything-taken-from-you = { $seat } takes every card you have.
story-everything-taken = { $seat } takes every card { $target } has.
story-card-lost-you = You lose a random card from your hand.
story-card-lost = { $seat } loses a random card from hand.
story-laid-lost = { $seat }: { $the-card } goes to the discards.
story-healed = { $seat } gets { n-life } back.
story-life-paid = { $seat } pays 1 life for a card.

## The story: the end

story-deck-ended =
    { $count ->
        [0] The deck is empty: shuffle the discards. Everyone discards 1 reputation.
       *[other] The deck is empty: the discards make a new one of { n-cards }. Everyone discards 1 reputation.
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
story-ended-reputation = Somebody has no reputation left: the game is over.
story-ended-last-standing = Only one is left standing: the game is over.

## The story: corrections, and people who go

story-reputation-corrected = Corrected: { $seat } has { n-reputation }.
story-life-corrected = Corrected: { $seat } has { n-life }.
story-hand-corrected = Corrected: { $seat } holds { n-cards }.
story-cards-corrected = Corrected: { n-cards } in the whole game.
story-deck-corrected = Corrected: { n-cards } in the deck.
story-character-corrected = Corrected: { $seat } is { $character }.
story-places-swapped = { $seat } and { $target } change places: that is how they sit.
story-turn-corrected = Corrected: it is { $seat }’s turn.
story-turn-started-corrected = Corrected: it is { $seat }’s turn, and what comes before playing cards is still to do.
story-judged-anew = { $seat } agrees: the attack counts by the cards as they lie, { n-wounds }.
story-attack-voided = { $seat } agrees: the BANG! does not reach, and goes back to the hand.
story-laid-corrected = Corrected: { $seat } has { $the-card } in play.
story-unlaid-corrected = Corrected: { $seat } does not have { $the-card } in play.
story-leave-waited = { $seat } leaves as soon as this card is done.
story-seat-left =
    { $count ->
        [0] { $seat } leaves the game: the last reputation stays, and every card is discarded.
       *[other] { $seat } leaves the game: { n-reputation } and every card are discarded.
    }
story-seat-returned = { $seat } is back in the game, with { n-reputation }.
story-level-lowered = From now on the hub keeps only life and reputation. The cards are up to you.

## Why not

refusal-no-cards = Your hand is empty.
refusal-two-cards = You need two cards for that.
refusal-too-far = { $seat } is out of reach: distance { $distance }, your reach is { $reach }.
    .many = are out of reach
refusal-bang-limit =
    { $limit ->
        [one] One BANG! a turn, and you have fired it. A Volcanic would allow more.
       *[other] { $limit } BANG! this turn, and you have fired { $used }. A Volcanic would allow more.
    }
refusal-used-up = { $character } cannot do that again this turn.
refusal-harmless = { $seat } is harmless (no life, or no cards in hand) and cannot be attacked.
    .many = are harmless and cannot be attacked
refusal-has-left = { $seat } has left the game.
refusal-no-target = There is nobody it could be used on now.
refusal-nothing-to-lose = { $seat } has nothing to lose: no cards in hand and none in play.
refusal-nothing-in-play = { $seat } has no cards in play.
refusal-nothing-before-you = You have no such card in play.
refusal-empty-handed = { $seat } has no cards in hand to take from.
refusal-no-discards = The discards are empty.
refusal-same-name = { $the-card } is already in play there, and nobody may have the same card twice.
refusal-no-jail-for-the-sheriff = { $seat } is the Sheriff, and the Sheriff cannot be jailed.
refusal-in-jail = { $seat } is in Jail already.
refusal-no-life = You are harmless: your life comes back in your turn.
refusal-full-life = You have all the life you started with.
refusal-last-life = This is your last life: Chuck Wengam cannot pay with that one.
refusal-no-card-to-draw = There is no card to draw.
refusal-taken = Somebody already has { $character }.
refusal-in-the-middle = Finish this step first.
refusal-must-discard =
    { $count ->
        [one] { $seat } must first choose 1 card to discard.
       *[other] { $seat } must first choose { $count } cards to discard.
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
offer-recover-hint = All your life comes back.
offer-copy = Copy an ability
offer-copy-hint = Vera Custer plays like another character at the table, until her next turn.
offer-check-dynamite = Draw! for the Dynamite
offer-check-dynamite-hint = Flip the top card: 2 to 9 of spades and it explodes.
offer-check-jail = Draw! for the Jail
offer-check-jail-hint = Flip the top card: hearts, and you play your turn.
offer-draw = Draw
offer-draw-hint = This turn you draw { n-cards }.
offer-draw-now =
    { $why ->
        [pixie-pete] Draw { n-cards } ({ character-pixie-pete }: one more)
        [bill-noface] Draw { n-cards } ({ character-bill-noface }: one, plus one for each wound)
        [black-jack] Draw { n-cards } ({ character-black-jack }: three if the second is red)
       *[other] Draw { n-cards }
    }
offer-draw-hand = First card from a hand
offer-draw-hand-hint = Jesse Jones takes his first card from somebody’s hand, the second from the deck.
offer-draw-discard = First card from the discards
offer-draw-discard-hint = Pedro Ramirez takes the top discard, then one from the deck.
offer-draw-table = A card in play instead
offer-draw-table-hint = Pat Brennan takes one card in play, and draws nothing else.
offer-bang = BANG!
offer-bang-hint = Choose a player your weapon reaches. The wounds are beside the name.
offer-lay = Put a card into play
offer-lay-hint = A weapon, or a card that helps you. It stays in front of you.
offer-panic = { card-panic }
offer-panic-hint = { card-panic-text }
offer-cat-balou = { card-cat-balou }
offer-cat-balou-hint = { card-cat-balou-text }
offer-duel = { card-duel }
offer-duel-hint = { card-duel-text }
offer-gatling = { card-gatling }
offer-gatling-hint = { card-gatling-text }
offer-indians = { card-indians }
offer-indians-hint = { card-indians-text }
offer-beer = { card-beer }
offer-beer-hint =
    { $count ->
        [0] It would do nothing now. Keep it for the fatal hit?
       *[other] { card-beer-text }
    }
offer-beer-now =
    { $count ->
        [0] { card-beer }, for nothing
       *[other] { card-beer }
    }
offer-saloon = { card-saloon }
offer-saloon-hint =
    { $count ->
        [0] It would do nothing now.
       *[other] { card-saloon-text }
    }
offer-saloon-now =
    { $count ->
        [0] { card-saloon }, for nothing
       *[other] { card-saloon }
    }
offer-stagecoach = { card-stagecoach }
offer-stagecoach-hint = { card-stagecoach-text }
offer-wells-fargo = { card-wells-fargo }
offer-wells-fargo-hint = { card-wells-fargo-text }
offer-general-store = { card-general-store }
offer-general-store-hint = { card-general-store-text }
offer-jail = { card-jail }
offer-jail-hint = { card-jail-text }
offer-dynamite = { card-dynamite }
offer-dynamite-hint = { card-dynamite-text }
offer-other = Another card
offer-other-hint = A card of Dodge City: the hub counts it and does nothing else.
offer-other-attack = Attack with another card
offer-other-attack-hint = A card of Dodge City against someone: 1 wound, unless they dodge.
offer-other-attack-all = Attack everyone with a card in play
offer-other-attack-all-hint = A green card of Dodge City in front of you, such as the Howitzer: a Missed!, or 1 wound each.
offer-two-for-bang = Two cards for a BANG!
offer-two-for-bang-hint = Doc Holyday: once a turn, and it does not count for the limit.
offer-two-for-life = Two cards for 1 life
offer-two-for-life-hint = Sid Ketchum: whenever you like.
offer-life-for-card = 1 life for a card
offer-life-for-card-hint = Chuck Wengam: as often as you like, but never with your last point.
offer-blue-for-two = A blue card for two
offer-blue-for-two-hint = José Delgado: twice a turn, discard a blue card and draw two.
offer-end-turn = End turn
offer-end-turn-hint = Discard what is too much. Then it is the turn of the player on your left.
offer-end-turn-now =
    { $count ->
        [0] End turn
       *[other] Discard { n-cards } and end the turn
    }

## What can be done: answers

offer-missed = Missed!
offer-missed-hint = Play a Missed!, and nothing happens to you.
offer-missed-in-play = Green card in play
offer-missed-in-play-hint = A card of Dodge City in front of you that counts as a Missed!
offer-barrel = Barrel
offer-barrel-hint = Flip a card: hearts count as a Missed!
offer-give-bang = Answer with a BANG!
offer-give-bang-hint = It does not count for your turn’s limit.
offer-drink = Drink a Beer
offer-drink-hint = On the fatal hit: you stay up with 1 life and keep your reputation.
offer-diamond = It was a diamond
offer-diamond-hint = Other players’ diamonds do nothing to Apache Kid.
offer-take = Take it
offer-take-hint =
    { $ends ->
        [0] You play nothing and take the wounds.
       *[other] You play nothing and take the wounds. The game would end with it.
    }
offer-take-back = Take my answer back
offer-take-back-hint = While someone else is still thinking.

## What can be done: tokens only

offer-wound = I was hit
offer-wound-one = −{ $count }
offer-wound-hint =
    { $ends ->
        [0] How many wounds? They are from whoever’s turn it is. If a Beer saved you, only say what you really lost.
       *[other] How many wounds? They are from whoever’s turn it is. If a Beer saved you, only say what you really lost. With your last life the game would end.
    }
offer-duel-lost = I lost my Duel
offer-duel-lost-hint =
    { $ends ->
        [0] You started it and lost all your life: against whom?
       *[other] You started it and lost all your life: against whom? The game would end with it.
    }
offer-burned = The Dynamite exploded
offer-burned-hint =
    { $ends ->
        [0] How much life did it cost? Nobody gains anything.
       *[other] How much life did it cost? Nobody gains anything. With your last life the game would end.
    }
offer-everyone = A card hits everyone
offer-everyone-hint = { card-gatling } or { card-indians }: each of the others says whether it wounded them. The wounds fall together, clockwise.
offer-was-hit = Wounded
offer-was-hit-hint = It took 1 from you.
offer-not-hit = Not wounded
offer-not-hit-hint = You had an answer to it, or it did not touch you.
offer-late-wound = A blow told late
offer-late-wound-hint = Who did it, and how many wounds? For a blow that nobody told in its turn.
offer-heal = Life back
offer-heal-one = +{ $count }
offer-heal-hint = A Beer, a Saloon, or what your character can do.

## What can be done: at any time

offer-deck-end = The deck is empty
offer-deck-end-hint =
    { $out ->
        [0] { $count ->
                [0] Shuffle the discards; everyone discards 1 reputation.
               *[other] Shuffle the discards; everyone discards 1 reputation. The hub still counts { n-cards }.
            }
       *[other] { $count ->
                [0] Shuffle the discards; everyone discards 1 reputation. { $seats } would have no reputation left, and the game would end.
               *[other] Shuffle the discards; everyone discards 1 reputation. { $seats } would have no reputation left, and the game would end. The hub still counts { n-cards }.
            }
    }
offer-deck-empty = Deck empty?
offer-deck-empty-now =
    { $out ->
        [0] { $count ->
                [0] Deck empty? Everyone would discard 1 reputation.
               *[other] The hub counts { n-cards }. Is the deck empty? Everyone would discard 1 reputation.
            }
       *[other] { $count ->
                [0] Deck empty? Everyone would discard 1 reputation. { $seats } would have no reputation left, and the game would end.
               *[other] The hub counts { n-cards }. Is the deck empty? Everyone would discard 1 reputation. { $seats } would have no reputation left, and the game would end.
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
                [0] You lose your cards and keep your last reputation; the others play on.
               *[other] You lose your cards and { n-reputation }; the others play on.
            }
       *[other] What you are asked counts as not answered, and the game would end with it.
    }
offer-come-back = Back in the game
offer-come-back-hint = Say how much reputation is there now. The hand starts empty: correct it if there are cards in it.
offer-step-down = Only tokens from now on
offer-step-down-hint = The hub stops following the cards and keeps only life and reputation. There is no way back.
offer-stop-early = Stop and count points
offer-stop-early-hint = The game ends now: the points count as they are, and the roles are turned over.
offer-swap-places = Two change places
offer-swap-places-hint = They sit the other way round than the hub thinks. Each keeps cards, tokens and role; distances and turns follow.
offer-deal-again = Deal again
offer-deal-again-hint = Somebody saw a role? Everything starts over.
offer-correct-reputation = Correct reputation
offer-correct-reputation-hint = Say how much is really there. No more can be added than was discarded.
offer-correct-life = Correct life
offer-correct-life-hint = Say how much is really there, from none to what the player started with.
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
offer-correct-laid = Correct cards in play
offer-correct-laid-hint = One more in front of a player, or one less, and where it was or goes.

## What a form asks for

field-role = Role
field-character = Character
field-target = Who
field-what = What
field-by = By whom
field-card = Card
field-count = How many
field-flipped = The flipped card
field-second = The second card
field-seat = Player
field-other = With whom
field-place = Where it goes
field-source = From where, or where to
field-value = What is there now
field-game = The game
field-deck = Is the deck empty?
field-change = Change
field-step = From which step
field-used = What was used up this turn
field-wounds = Wounds
value-goes-on = goes on
value-ends = ends with this
value-yes = Yes
value-not-yet = Not yet
value-own-hand = That player’s hand
value-the-discards = The discards
value-the-deck = The deck
value-draw = Draw
value-copy = Copy an ability
value-recover = Recover
value-play = Play cards
value-kept = Still counts
value-anew = Starts from zero
value-hearts = Hearts
value-no-hearts = No hearts
value-passes = Anything else: it goes on
value-explodes = 2 to 9 of spades: it explodes
value-black = Black
value-red = Red: a third card
value-hand = A random card from hand
value-my-hand = A card from my own hand
value-diamond = Nothing: the card is a diamond
value-discards = To the discards
value-in-play = Into play, in front of me
value-from-hand = From my hand
value-before-me = From in front of me
value-from-play = From in front of me to the discards
value-plus-barrel = One more: { card-barrel }
value-plus-scope = One more: { card-scope }
value-plus-mustang = One more: { card-mustang }
value-plus-jail = One more: { card-jail }
value-plus-dynamite = One more: { card-dynamite }
value-plus-volcanic = One more: { card-volcanic }
value-plus-schofield = One more: { card-schofield }
value-plus-remington = One more: { card-remington }
value-plus-carabine = One more: { card-carabine }
value-plus-winchester = One more: { card-winchester }
value-plus-hideout = One more: { card-hideout }
value-plus-binocular = One more: { card-binocular }
value-plus-other = One more: { card-other }
value-minus-barrel = One less: { card-barrel }
value-minus-scope = One less: { card-scope }
value-minus-mustang = One less: { card-mustang }
value-minus-jail = One less: { card-jail }
value-minus-dynamite = One less: { card-dynamite }
value-minus-volcanic = One less: { card-volcanic }
value-minus-schofield = One less: { card-schofield }
value-minus-remington = One less: { card-remington }
value-minus-carabine = One less: { card-carabine }
value-minus-winchester = One less: { card-winchester }
value-minus-hideout = One less: { card-hideout }
value-minus-binocular = One less: { card-binocular }
value-minus-other = One less: { card-other }

## Questions

question-shot = { $by } shoots at you: { n-wounds-asked }. Do you play a Missed!?
question-flip = Your Barrel against { $by }’s Gatling: which card came up?
question-gatling = { $by } plays { $the-card }: a Missed!, or { n-wounds-asked }?
question-indians = { $by } plays Indians!: a BANG!, or { n-wounds-asked }?
question-duel = Duel with { $by }: a BANG!, or you lose all your life?
question-dynamite = The Dynamite would take your last life. A Beer?
question-everyone = { $by } hits everyone. Did it wound you?
question-roles = Which role did you draw? Nobody else will see it.
question-figures = Which character do you have?
question-characters = Which of your two characters do you keep?
question-confirm = Now look at your role.
awaited-shot = Missed!?
awaited-flip = Hearts for the Barrel?
awaited-gatling = Missed!?
awaited-indians = A BANG! back?
awaited-duel = A BANG! in the Duel?
awaited-dynamite = A Beer?
awaited-everyone = Wounded?
awaited-confirm = Look at the role
awaited-roles = The role
awaited-figures = The character
awaited-characters = The character
warning-down = This would bring you down.
warning-down-or-beer = This would bring you down, unless a Beer saves you.

## Where the game stands

step-roles = Roles
step-characters = Characters
step-tokens = Life and reputation
step-confirm = Look at your role
due-recover = You recover { n-life }
due-draw = { offer-draw-now }
step-recover = Recover
step-copy = Whose ability?
step-dynamite = Dynamite
step-jail = Jail
step-draw = Draw
step-play = Play cards
step-burn = Empty seat
step-leave = Leaving
step-over = Game over
counter-reputation = Reputation
counter-life = Life
counter-hand = Hand
counter-needed = Missed! needed
mark-barrel = { card-barrel }
mark-barrel-text = { card-barrel-text }
mark-scope = { card-scope }
mark-scope-text = { card-scope-text }
mark-mustang = { card-mustang }
mark-mustang-text = { card-mustang-text }
mark-jail = { card-jail }
mark-jail-text = { card-jail-text }
mark-dynamite = { card-dynamite }
mark-dynamite-text = { card-dynamite-text }
mark-volcanic = { card-volcanic }
mark-volcanic-text = { card-volcanic-text }
mark-schofield = { card-schofield }
mark-schofield-text = { card-schofield-text }
mark-remington = { card-remington }
mark-remington-text = { card-remington-text }
mark-carabine = { card-carabine }
mark-carabine-text = { card-carabine-text }
mark-winchester = { card-winchester }
mark-winchester-text = { card-winchester-text }
mark-hideout = { card-hideout }
mark-hideout-text = { card-hideout-text }
mark-binocular = { card-binocular }
mark-binocular-text = { card-binocular-text }
mark-other = { card-other }
mark-other-text = { card-other-text }
mark-harmless = Harmless
mark-harmless-text = No life, or no cards in hand: BANG!, Gatling, Indians! and Duel do nothing to you. Your seat still counts for distance, unless your house rules skip it.
mark-left = Gone
mark-left-text = Has left the game: harmless for good, but the seat still counts for distance and the reputation still scores.
pile-deck = Deck
pile-discards = Discards
pile-box = Reputation discarded

## Cards

card-bang = BANG!
    .the = a BANG!
card-bang-text = Shoot at someone your weapon reaches. One a turn.
card-missed = Missed!
    .the = a Missed!
card-missed-text = Stops one attack completely.
card-beer = Beer
    .the = a Beer
card-beer-text = 1 life back, up to what you started with. Or on the fatal hit: you stay up with 1.
card-saloon = Saloon
    .the = the Saloon
card-saloon-text = 1 life back for everyone who has any.
card-cat-balou = Cat Balou
    .the = Cat Balou
card-cat-balou-text = Somebody discards a card: a random one from hand, or one in play. At any distance.
card-panic = Panic!
    .the = Panic!
card-panic-text = Take a card from somebody at distance 1: a random one from hand, or one in play.
card-duel = Duel
    .the = a Duel
card-duel-text = At any distance: you play BANG! in turns, and the first who cannot loses all life.
card-indians = Indians!
    .the = Indians!
card-indians-text = Everyone else: a BANG!, or 1 wound.
card-gatling = Gatling
    .the = the Gatling
card-gatling-text = Everyone else: a Missed!, or 1 wound.
card-general-store = General Store
    .the = the General Store
card-general-store-text = One card for everyone, starting with you.
card-stagecoach = Stagecoach
    .the = the Stagecoach
card-stagecoach-text = Draw 2 cards.
card-wells-fargo = Wells Fargo
    .the = Wells Fargo
card-wells-fargo-text = Draw 3 cards.
card-barrel = Barrel
    .the = the Barrel
card-barrel-text = When somebody shoots at you, flip a card: hearts count as a Missed!
card-scope = Scope (Appaloosa)
    .the = the Scope
card-scope-text = Everyone else is 1 closer to you. It changes who you reach, not the wounds.
card-mustang = Mustang
    .the = a Mustang
card-mustang-text = You are 1 farther away for everyone else. It changes who reaches you, not the wounds.
card-jail = Jail
    .the = the Jail
card-jail-text = Play it on anyone but the Sheriff. At the start of their turn they draw!: hearts and they are free, anything else and they miss the turn.
card-dynamite = Dynamite
    .the = the Dynamite
card-dynamite-text = At the start of your turn: 2 to 9 of spades and you take 3 wounds, otherwise it goes left.
card-volcanic = Volcanic
    .the = the Volcanic
card-volcanic-text = Strength 1, and as many BANG! a turn as you like.
card-schofield = Schofield
    .the = the Schofield
card-schofield-text = Strength 2: it reaches distance 2 and does 2 wounds to those beside you, one less for each step away.
card-remington = Remington
    .the = the Remington
card-remington-text = Strength 3: it reaches distance 3 and does 3 wounds to those beside you, one less for each step away.
card-carabine = Rev. Carabine
    .the = the Rev. Carabine
card-carabine-text = Strength 4: it reaches distance 4 and does 4 wounds to those beside you, one less for each step away.
card-winchester = Winchester
    .the = the Winchester
card-winchester-text = Strength 5: it reaches distance 5 and does 5 wounds to those beside you, one less for each step away.
card-hideout = Hideout
    .the = the Hideout
card-hideout-text = You are 1 farther away for everyone else, as with a Mustang.
card-binocular = Binocular
    .the = the Binocular
card-binocular-text = Everyone else is 1 closer to you, as with a Scope.
card-other = Another card
    .the = another card
card-other-text = A card of Dodge City: the hub counts it, and you do what it says.
card-colt = Colt .45
    .the = the Colt .45
card-colt-text = The weapon you have when none is in play. Strength 1.

## Characters

character-bart-cassidy = Bart Cassidy
character-bart-cassidy-text = Draws a card for each life he loses. Starts with 4.
character-black-jack = Black Jack
character-black-jack-text = Shows the second card he draws; a red one brings a third.
character-calamity-janet = Calamity Janet
character-calamity-janet-text = Plays BANG! as Missed! and Missed! as BANG!, as she likes.
character-el-gringo = El Gringo
character-el-gringo-text = When another player’s card hurts him, he takes one random card from their hand, however many wounds.
character-jesse-jones = Jesse Jones
character-jesse-jones-text = May take the first card he draws from somebody’s hand.
character-jourdonnais = Jourdonnais
character-jourdonnais-text = Has a Barrel of his own, always.
character-kit-carlson = Kit Carlson
character-kit-carlson-text = Looks at three cards, keeps two and puts one back.
character-lucky-duke = Lucky Duke
character-lucky-duke-text = Flips two cards for every draw! and chooses one.
character-paul-regret = Paul Regret
character-paul-regret-text = Is 1 farther away for everyone else.
character-pedro-ramirez = Pedro Ramirez
character-pedro-ramirez-text = May take the first card he draws from the discards.
character-rose-doolan = Rose Doolan
character-rose-doolan-text = Everyone else is 1 closer to her.
character-sid-ketchum = Sid Ketchum
character-sid-ketchum-text = May discard two cards for 1 life, whenever he likes.
character-slab-the-killer = Slab the Killer
character-slab-the-killer-text = It takes two Missed! to stop one of his BANG!
character-suzy-lafayette = Suzy Lafayette
character-suzy-lafayette-text = As soon as her hand is empty she must draw a card.
character-vulture-sam = Vulture Sam
character-vulture-sam-text = Takes all cards, in hand and in play, of whoever he brings down.
character-willy-the-kid = Willy the Kid
character-willy-the-kid-text = Two BANG! a turn instead of one.
character-apache-kid = Apache Kid
character-apache-kid-text = Other players’ diamonds do nothing to him.
character-belle-star = Belle Star
character-belle-star-text = In her turn, cards in front of other players do nothing.
character-bill-noface = Bill Noface
character-bill-noface-text = Draws one card, and one more for each life he is missing. Starts with 4.
character-chuck-wengam = Chuck Wengam
character-chuck-wengam-text = In his turn he may pay 1 life for a card, as often as he likes, but never the last one.
character-doc-holyday = Doc Holyday
character-doc-holyday-text = Once a turn, two cards for a BANG! that does not count for the limit.
character-elena-fuente = Elena Fuente
character-elena-fuente-text = May play any card as a Missed!
character-gregg-digger = Gregg Digger
character-gregg-digger-text = Gets 1 life back whenever another player loses their last.
character-herb-hunter = Herb Hunter
character-herb-hunter-text = Draws a card whenever another player loses their last life.
character-jose-delgado = José Delgado
character-jose-delgado-text = Twice a turn, discards a blue card and draws two.
character-molly-stark = Molly Stark
character-molly-stark-text = Draws a card for each one she uses out of her turn; in a Duel, when it is over.
character-pat-brennan = Pat Brennan
character-pat-brennan-text = May take any card in play instead of drawing.
character-pixie-pete = Pixie Pete
character-pixie-pete-text = Draws three cards instead of two.
character-sean-mallory = Sean Mallory
character-sean-mallory-text = Keeps up to ten cards at the end of his turn.
character-tequila-joe = Tequila Joe
character-tequila-joe-text = A Beer gives him 2 life.
character-vera-custer = Vera Custer
character-vera-custer-text = At the start of her turn she takes on another character’s ability, until her next.

## Roles

role-sheriff = Sheriff
role-sheriff-text = Everyone knows you, and you begin. You win with your Deputies.
role-deputy = Deputy
role-deputy-text = You are secretly on the Sheriff’s side: your reputation is counted together.
role-outlaw = Outlaw
role-outlaw-text = You win with the other Outlaws: your reputation is counted together.
role-renegade = Renegade
role-renegade-text = You win alone: only your own reputation counts, double or more.
team-law = Sheriff and Deputies
team-outlaws = Outlaws
team-renegade = Renegade

## The end

score-reputation = Reputation
outcome-reason-reputation = Reputation decides: the best score wins.
outcome-reason-last-standing = The last one standing wins for the whole team.
outcome-reason-stopped = Stopped early: the best score wins.
outcome-reason-points = Only one is left standing, but the last to fall was brought down by a team-mate. The best score wins.
outcome-cause-deck = The end of the deck took somebody’s last reputation.
outcome-cause-fall = It ended when somebody went down.
outcome-cause-leaving = Somebody left with the last of their reputation.
outcome-cause-stopped = The table stopped before the game was over.
outcome-cause-corrected = Correcting life showed that only one was left standing.
outcome-cause-raised = A correction of life ended the game.
outcome-cause-reputation-corrected = Correcting reputation showed that somebody had none left.

## Awards at the end

award-escape = Closest escape: dodged { n-wounds } with { $left } life left
award-beer = Saved by a beer: { $count }
award-defeats = Brought the most down: { $count }
award-betrayal = Shot their own side: { n-wounds }
award-parries = Dodged the most: { $count }
award-barrel = Best barrel: { $count } held
award-blow = Boldest shot: { n-wounds } to { $target }
award-untouched = Not a scratch
award-wounds = Most wounds dealt: { $count }
award-reach = Longest shot: { $target } at distance { $count }
award-jail = Most turns in jail: { $count }
award-comeback = Got up again most often: { $count }
award-suffered = Took the most: { n-wounds }
award-actions = Most cards played: { $count }
award-dealt = Dealt { n-wounds }
award-turns =
    { $count ->
        [0] Never got a turn
        [one] Played 1 turn
       *[other] Played { $count } turns
    }

## How to play

level-tokens = Tokens
level-tokens-text = Real cards, and you tap only what happens to life and reputation. The hub keeps both and adds up the score.
level-companion = Companion
level-companion-text = Real cards, and you say what you play. The hub checks every move and knows who reaches whom.
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
option-box = What is in the box
option-box-base = only BANG! (80 cards)
option-box-characters = with the characters of Dodge City (80 cards)
option-box-dodge-city = with all of Dodge City (120 cards)
option-sheriff = The Sheriff’s seat
option-sheriff-any = anywhere, by chance
option-house = House rules
option-deck-end = The deck ends
option-deck-end-at-once = at once, with its last card
option-deck-end-when-needed = when a card is next needed
option-both = Only one standing, and someone without reputation
option-both-last-standing = the last one standing wins
option-both-reputation = reputation is counted
option-ties = Ties
option-ties-outlaws = Outlaws, then Sheriff and Deputies, then a Renegade
option-ties-law = Sheriff and Deputies, then Outlaws, then a Renegade
option-harmless = The harmless, for distance
option-harmless-counted = count like everyone else
option-harmless-skipped = are skipped

## The game’s own screens

game-bang = BANG! with reputation
shelf-cards = Play a card
tally-bang = BANG! { $used }/{ $limit }
tally-bang-any = BANG! { $used }, no limit
aim-hits = Distance { $distance }, { about-damage }
aim-too-far = Distance { $distance }, too far
about-struck = dealt the last blow
about-damage =
    { $damage ->
        [one] 1 wound
       *[other] { $damage } wounds
    }
about-all-open =
    { $all-open ->
        [one] The only one of the box lies open already: is that one wrong?
       *[other] All { $all-open } of the box lie open already: is one of them wrong?
    }
about-against-rules = Against the rules: is it really so?

## For those who play it for the first time

how-1-title = Nobody leaves the table
how-1-text =
    Everyone hides a role. Only the Sheriff is known to all: the Deputies are on the Sheriff’s side, the Outlaws are a side of their own, and a Renegade plays alone.
    Reputation decides. As soon as somebody has none left, the roles are shown and each side counts its own. And it shrinks: whenever the deck is empty, everyone discards 1.
    If only one player still has life, the game is over at once and that player’s side wins.
    Your role is hidden on your phone: hold to look, let go and it is gone.
how-2-title = Your turn
how-2-text =
    Draw two cards, then play as many as you like, but only one BANG!
    Your weapon’s strength says how far you shoot. The nearer they sit, the more it hurts: strength 3 does 3 wounds next to you, 2 one seat on, 1 after that. A Scope or a Mustang changes who can be reached, never the wounds.
    At the end you keep seven cards at most and discard the rest.
how-3-title = When they shoot at you
how-3-text =
    A Missed! stops one attack completely, and so does a Barrel that holds. On the fatal hit a Beer keeps you up with 1 life.
    Lose your last life and you are down: 1 of your reputation goes to whoever did it. But you are not out: on your next turn all your life comes back.
    Until then you are harmless, and so is anyone without cards. The harmless cannot be attacked. But watch out for a Duel: whoever loses it loses all their life at once.

## Setting the table with the real box

setup-companion =
    { $roles ->
        [typed] { setup-roles } Everyone looks at theirs in secret and enters it on their phone; the Sheriff’s is face up.
       *[dealt] Leave the role cards in the box: the hub deals the roles, and each phone keeps its own.
    }
    { $characters ->
        [typed] Deal everyone a character card, face up. Everyone enters theirs.
        [pairs] Take the card of the character you keep, and put it in front of you.
       *[dealt] Take the card of the character on your phone, and put it in front of you.
    }
    Shuffle all { $box ->
        [dodge-city] 120
       *[base] 80
    } cards. Deal clockwise, the Sheriff first: { $players ->
        [3] 4, 5 and 5
        [4] 4, 5, 5 and 6
        [5] 4, 5, 5, 6 and 6
        [6] 4, 5, 5, 6, 6 and 7
        [7] 4, 5, 5, 6, 6, 7 and 7
       *[other] 4, 5, 5, 6, 6, 7, 7 and 7
    } cards.
    Life and reputation are counted by the hub. Everyone has one life more than their card shows, the Sheriff too; Bart Cassidy and Bill Noface have 4.
setup-tokens = { setup-companion }
setup-roles =
    { $players ->
        [3] Shuffle the Sheriff and two Outlaws, and deal one to each.
        [4] Shuffle the Sheriff, a Deputy and two Outlaws, and deal one to each.
        [5] Shuffle the Sheriff, a Deputy, two Outlaws and a Renegade, and deal one to each.
        [6] Shuffle the Sheriff, a Deputy, three Outlaws and a Renegade, and deal one to each.
        [7] Shuffle the Sheriff, two Deputies, three Outlaws and a Renegade, and deal one to each.
       *[other] Shuffle the Sheriff, two Deputies, three Outlaws and two Renegades, and deal one to each.
    }

## Rulings

rulings-title = Rulings for BANG! with the Samurai Sword variant
rulings-intro = The variant is by Mico Selva (Tufturek), with comments by Radziol, in Migio’s Italian translation. This is what we play where it leaves a case open, or where real cards and a hub meet. Some rulings are house rules: a table can switch them, and its log shows how it played.
rulings-deck = The deck and draw!
rulings-reach = Distance and damage
rulings-answers = Answers
rulings-fall = Going down and recovering
rulings-characters = Characters
rulings-end = The end and the score
rulings-start = Before the first turn
rulings-leaving = Leaving in the middle of a game
ruling-1 = The deck ends the moment its last card is taken, even in the middle of a draw; the rest is drawn from the new deck, and everyone discards 1 reputation. If there is nothing to shuffle, it waits until a card is needed and there are discards. With real cards the hub has only counted: when its count comes to nothing it asks whoever took the last card, and nobody pays until the table says so.
    .title = When the deck ends
    .group = { rulings-deck }
    .why = It is the one moment that everybody at the table can see.
    .switch = { option-deck-end }: { option-deck-end-at-once } (default), or { option-deck-end-when-needed }.
ruling-2 = A card being played, and a flipped card, stay aside until they are done; if the deck ends meanwhile they are not shuffled in.
    .title = A card that ends the deck
    .group = { rulings-deck }
    .why = A card still at work is not yet a discard.
ruling-3 = At the start of a turn: all life back if there is none, then draw! for the Dynamite, then for the Jail. The Dynamite skips those who have one or have left; if it can go nowhere, it stays.
    .title = Dynamite, then Jail
    .group = { rulings-deck }
    .why = The variant names no order; this is the base game’s.
ruling-4 = The cards are on the table, so whoever flips one says what it was, and the hub believes it. Lucky Duke flips two and says the one he chose.
    .title = You say what you draw!
    .group = { rulings-deck }
    .why = The hub has no cards.
ruling-5 = Harmless players and empty seats count for distance like everyone else.
    .title = Everyone counts for distance
    .group = { rulings-reach }
    .why = The variant does not say otherwise.
    .switch = { option-harmless }: { option-harmless-counted } (default), or { option-harmless-skipped }, as in Samurai Sword; whoever you aim at always counts, and so does an empty seat.
ruling-6 = A shot that hits does at least 1 wound, also where a Scope reaches further than the weapon’s number.
    .title = At least one wound
    .group = { rulings-reach }
    .why = Otherwise a shot could reach and do nothing.
ruling-7 = Only a BANG! fired with your weapon does the weapon’s damage, Doc Holyday’s two cards included; every other attack does 1.
    .title = What the weapon does, and what it does not
    .group = { rulings-reach }
    .why = The variant’s table is only about weapons.
ruling-8 = Whoever is attacked is always asked, and always in the same way, whatever they have in hand. If a phone is missing, only the host answers for someone, and the story says so.
    .title = The question always comes
    .group = { rulings-answers }
    .why = An answer that came by itself would tell the table something.
ruling-9 = Each Barrel may be tried once against an attack, before or between Missed!. Against Slab the Killer two are needed, of either kind; a single Missed! that was not enough is lost.
    .title = Missed! and Barrels
    .group = { rulings-answers }
    .why = As in the base game.
ruling-10 = Who is hit is settled when the card is played. All answer at the same time, in secret; the answers are shown clockwise. A Barrel against the Gatling is part of that answer and is flipped when its turn comes; if it fails, a Missed! may still follow.
    .title = Gatling and Indians!: in which order
    .group = { rulings-answers }
    .why = Nobody waits for anybody, and the order is still the one of the table.
ruling-11 = The loser’s reputation goes to the other player in the Duel, whoever started it. A Duel goes on even with an empty hand, and whoever cannot answer loses. If that was the one who started it, their turn goes on.
    .title = The Duel
    .group = { rulings-answers }
    .why = Whoever is standing at the end brought the other down.
ruling-12 = One Beer answers a hit of any size, a lost Duel and the Dynamite too, and leaves 1 life (Tequila Joe: 2). No ability replaces it. A Beer played against a hit that is no longer fatal stays in hand. The base game’s rule against Beer between the last two never applies.
    .title = Beer on the fatal hit
    .group = { rulings-answers }
    .why = The variant gives one point back, on the fatal hit.
ruling-13 = Panic!, Cat Balou and Jail are not attacks: they may be played on the harmless and on yourself, and nobody answers them. Panic! takes a card of yours in play back into your hand; with Cat Balou you choose which of your own cards goes.
    .title = What is not an attack
    .group = { rulings-answers }
    .why = Being harmless protects from wounds.
ruling-14 = Whoever has no life gets it back at the start of their turn and in no other way: not with a later Beer, a Saloon, Sid Ketchum or Gregg Digger.
    .title = Without life
    .group = { rulings-fall }
    .why = Otherwise going down would cost nothing.
ruling-15 = Whoever goes down in their own turn, by Dynamite or in a Duel, plays on, but harmless. Going down by Dynamite costs 1 reputation, and nobody gains it.
    .title = Going down in your own turn
    .group = { rulings-fall }
    .why = The variant ends a turn only at its end.
ruling-16 = In this order: the life; going down and its reputation; whether the game is over; Gregg Digger and Herb Hunter, clockwise; Vulture Sam; then the one who was hit, Bart Cassidy or El Gringo.
    .title = What a hit does first
    .group = { rulings-fall }
    .why = Tokens before cards: a game that is over is over before anyone draws.
ruling-17 = Bart Cassidy draws for each life really lost, even when he goes down and even by Dynamite. El Gringo takes one card for a hit by another’s card; not for a Duel that he started.
    .title = Those who gain by being hurt
    .group = { rulings-characters }
    .why = Their words speak of life lost, and of another player’s card.
ruling-18 = Gregg Digger and Herb Hunter gain when others go down, whoever did it, not when they do themselves.
    .title = Those who gain when others go down
    .group = { rulings-characters }
    .why = Both watch the others.
ruling-19 = Suzy draws as soon as her hand is empty, after the effect of the card, and in a Duel at once. Molly draws for every card used out of her turn, a Beer included; in a Duel, when it is over.
    .title = Suzy Lafayette and Molly Stark
    .group = { rulings-characters }
    .why = An empty hand would make her harmless.
ruling-20 = Apache Kid says himself that a card was a diamond. Once a Duel has begun, every BANG! counts, whatever its suit.
    .title = Apache Kid and diamonds
    .group = { rulings-characters }
    .why = Suits are on the table, not in the hub.
ruling-21 = Two cards for 1 life at any time: between cards, and while he is asked himself, before he answers. Not after the fatal hit.
    .title = Sid Ketchum
    .group = { rulings-characters }
    .why = Any time, but not in the middle of another’s answer.
ruling-22 = She chooses at the start of her turn, before Dynamite and Jail, and keeps her own life. What she copies she has until her next turn.
    .title = Vera Custer
    .group = { rulings-characters }
    .why = So that Lucky Duke can help her at once.
ruling-23 = Where an ability only moves cards that nobody sees, the hub counts and believes: Kit Carlson’s three cards, Black Jack’s red card, the cards of Calamity Janet and Elena Fuente, the colour of José Delgado’s card.
    .title = Abilities with hidden cards
    .group = { rulings-characters }
    .why = What is in a hand stays in the hand.
ruling-24 = The hub knows the Hideout and the Binocular; every other card of Dodge City is “another card” and is only counted. An attack with one does 1 wound, and the table decides how far it reaches. A green card that lies in front of you answers as a Missed! or attacks from there; Molly Stark draws nothing for it. A card that one of them draws or costs besides is set straight by hand.
    .title = Cards of Dodge City
    .group = { rulings-characters }
    .why = The variant was written for the base game.
ruling-25 = If only one player has life and somebody is without reputation at the same moment, the last one standing wins.
    .title = Two endings at once
    .group = { rulings-end }
    .why = It happens less often.
    .switch = { option-both }: { option-both-last-standing } (default), or { option-both-reputation }.
ruling-26 = Whoever has life is standing, with or without cards; those who left are not. The hub checks every time somebody goes down, with three players too; not when someone leaves, or loses a life and still stands. If a team-mate brought the last one down, the game ends all the same and points are counted. There is no Deadly Strike.
    .title = Who is still standing
    .group = { rulings-end }
    .why = The variant speaks of life and makes no exception for three.
ruling-27 = Between equal scores: Outlaws, then Sheriff and Deputies, then a Renegade. Two Renegades with the same score share their rank, and the win if it is first. Scores may be halves.
    .title = Ties
    .group = { rulings-end }
    .why = As in Samurai Sword.
    .switch = { option-ties }: { option-ties-outlaws } (default), or { option-ties-law }.
ruling-28 = With three players there is a Sheriff and two Outlaws, so all roles are known.
    .title = Three players
    .group = { rulings-start }
    .why = The variant’s score has no Renegade for three.
ruling-29 = Roles typed in stay secret, from the same list for all, and are checked together; if they do not fit together, everyone is asked again and nobody is named. Pairs of characters are private, and the choices are shown together.
    .title = Typing roles in, one of two characters
    .group = { rulings-start }
    .why = A message to one player would give them away.
ruling-30 = A Beer at full life, or a Saloon, Gatling or Indians! that do nothing to anybody, may be played all the same.
    .title = Cards without effect
    .group = { rulings-answers }
    .why = A card may be wasted.
ruling-leaving-1 = Whoever leaves discards their hand, everything in front of them, and half of their reputation, rounded up; but the last one stays with them, so that nobody’s leaving ends the game.
    .title = What a player who leaves loses
    .group = { rulings-leaving }
    .why = We play it as in Samurai Sword.
ruling-leaving-2 = What is asked of a player who leaves is settled first, as not answered. Leaving in your own turn ends the turn.
    .title = Leaving while something is going on
    .group = { rulings-leaving }
    .why = Nobody leaves to dodge a hit.
ruling-leaving-3 = The empty seat is harmless for good and has no ability, but still counts for distance. It gets no card from the General Store and no Jail. Its turn: two cards from the deck to the discards.
    .title = The empty seat
    .group = { rulings-leaving }
    .why = The circle should not shrink because someone had to catch a train.
ruling-leaving-4 = Dynamite in front of a player who leaves goes at once to the next player on the left who can have it.
    .title = Dynamite and the empty seat
    .group = { rulings-leaving }
    .why = Dynamite needs somebody who draws for it.
ruling-leaving-5 = The reputation of a player who left stays and scores, and still pays when the deck ends. Nobody becomes the last one standing because somebody left.
    .title = Reputation left behind
    .group = { rulings-leaving }
    .why = A team should not lose its score, and nobody should win because somebody left.
