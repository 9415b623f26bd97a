### What every page says, in English.

close = Close
understood = OK
language = Language
dress = Light or dark
dress-dark = Dark
dress-light = Light
dress-auto = Like the device
connecting = Looking for the hub …
gone-title = This page is no longer connected
gone-again = Load again
gone-home = Back to the start
refusal-unreachable = The hub cannot be reached. Are you on the table’s Wi-Fi?
refusal-not-linked = No connection to the hub right now. Nothing was sent; try again in a moment.
refusal-no-answer = The hub did not answer. Check in the story whether your move is there before you try again.

## Numbers and things

counter-spoken = { $name }: { $value }
counter-spoken-of = { $name }: { $value } of { $limit }
pick-some = Choose { $span }. Chosen: { $count }.
take-these =
    { $count ->
        [one] Choose this one
       *[other] Choose these { $count }
    }
take-number = Confirm: { $count }
about-now = now
take-text = Confirm
one-less = One less
one-more = One more
ten-less = Ten less
ten-more = Ten more

## The ring

ring-label = Around the table
myself-label = You
piles-label = In the middle
pile-unknown = unknown
place-turn = It is their turn.
place-asked = Has to answer now.
presence-away = Phone disconnected
presence-bot = Played by the hub
reach-difficulty = Difficulty { $reach }
reach-distance = Distance { $reach }
reach-closed = out of reach now
story-label = The story
hand-label = Your hand
hand-cover =
    { $count ->
        [one] Cover my card
       *[other] Cover my { $count } cards
    }
hand-uncover =
    { $count ->
        [one] Show my card
       *[other] Show my { $count } cards
    }
hand-new = New this turn.
hand-rests = You cannot play it now.

## Where it stands

status-waiting-start = Waiting for the host to start.
status-ended = The table is closed.
status-over = The game is over.
paused-referee = The referee has paused this table.
status-paused = Paused: { $why }
status-awaited = Waiting for { $seats }.
status-awaited-for = Waiting for { $seats } · { $what }
status-awaited-many = Waiting for { $count }.
status-awaited-many-for = Waiting for { $count } · { $what }
status-your-turn = Your turn · { $step }
status-turn = { $seat }’s turn · { $step }
status-due-again = { $step }, if not done yet
sending = Sending …
spread-several = Several at once …
set-straight = Correct something
undo = Take back

## Before the first turn, and after the last

begin-own =
    { $count ->
        [0] You are { $character }. Take this character.
        [one] You are { $character }. Take this character and 1 card.
       *[other] You are { $character }. Take this character and { $count } cards.
    }
begin-own-held =
    { $count ->
        [one] You are { $character }. Your card is here.
       *[other] You are { $character }. Your { $count } cards are here.
    }
setup-title = Set the table
curtain-text = The table screen shows how it ended. Look up!
curtain-open = See it here

## Awards at the end

awards-title = Tonight’s awards
awards-victory = Victory
awards-picture = A picture of the night
awards-picture-alt = Who won, who was who, and everyone’s award
awards-hold = Hold the picture to copy or share it, or save it.
awards-save = Save the picture

## Seats that change hands

seat-news-label = Who sits where now
correction-right = { $name }: { $what } { $now }, not { $was }. Right?
correction-waits = { $name }: { $what } { $now }, not { $was }. { $yes } of { $needs } say so.
correction-mine = { $what } { $now }, not { $was }: counts when { $needs } others say so ({ $yes } so far).
correction-called = { $name }: { $what } { $now }, not { $was }. The referee decides.
correction-yes = Right
correction-no = No
takeover-phone = { $name }’s new phone?
takeover-seat = { $name } in { $was }’s seat?
takeover-bot = { $name } for { $was } (the hub)?
takeover-yes = Yes
takeover-yes-spoken = Yes, it is { $name }
takeover-no = No
takeover-no-spoken = No, it is not { $name }
seat-code-picture = Scan this with the other phone, or type { $code }
takeover-mine = You see the secrets in { $count } s, or when somebody says it is you.
takeover-mine-asks = You see the secrets when another player says it is you.
takeover-wait = Sees the secrets in { $count } s.
takeover-asks = Sees the secrets when another player says yes.

## Guests without a phone

strip-label = Guests without a phone
strip-asked = { $name } is asked: “{ $question }”
strip-look = Only { $names } may look.
strip-hand =
    { $count ->
        [one] Hand this device over
       *[other] Hand this device round
    }
strip-hand-host = For this the host hands a device round.
strip-answers-for = You answer for { $names }.

## The covered role

cover-hold = Hold to see your role
cover-longer = Hold a little longer
cover-other-ways = Or tap twice, or press Enter: it covers itself again.
cover-bonus =
    { $bonus ->
        [1] Your points count as they are.
        [2] Your points count double.
        [3] Your points count three times.
       *[other] Your points count { $bonus } times.
    }
cover-bonus-unknown = How many times your points count is shown at the end.

## Rules at hand

how-title = How we play
how-none = There is no introduction to this game yet.
how-before = Back
how-next = Next
rulings-here = Our rulings on this
rulings-all = Rulings
