### The table screen and the watcher’s page, in English.

## A screen that waits to be let in

screen-letters-spoken = This screen’s letters: { $letters }
screen-letters-how = Host: tap “Connect a TV or tablet” and type these letters. This screen then shows your table.
screen-no-key-title = This page needs its full link
screen-no-key-text = The link to watch ends with a key. Ask the host for it again.

## How this screen should be

screen-likings = This screen
screen-sound = Sound
screen-sound-on = Sound on
screen-sound-off = Sound off
screen-sound-ask = Press OK for sound
screen-spoken = Spoken aloud
screen-spoken-off = No voice
screen-spoken-few = A few words
screen-spoken-more = Tell the game
screen-spoken-mute = This browser has no voice for this language.
screen-whole = Full screen
screen-other-table = Show another table
screen-host = To the host’s page

## Around the table

screen-table = Table { $table }
screen-round = Turn { $round }
screen-place-turn = turn
screen-place-asked = waited for
screen-arrows = Who attacks whom
screen-left = left
screen-newest = Latest:
screen-awaited = Waiting for
screen-awaited-count = Waiting for { $count }
screen-awaited-strike = { $card }, from { $by }
screen-pressed-in-vain = That button changed nothing. { $why }
screen-away = The hub cannot be reached. The table waits; this screen comes back by itself.

## Coming to the table

screen-join-label = How to join
screen-join-picture = Code to scan with a phone, to join this table
screen-join-title = Join the table
screen-join-type = Or open { $host } and type { $code }
screen-wifi-picture = Code to scan with a phone, to get on the Wi-Fi
screen-wifi = Not on the Wi-Fi yet? Scan this first.
screen-step-wifi = Be on the same Wi-Fi as this screen.
screen-step-scan = Scan the code with your phone’s camera.
screen-step-sit = Type your name and take a seat.
screen-take-over = Scan to take over a seat from the hub
screen-play-here = Your table: scan to play here
screen-full = Every seat is taken
screen-free = free
screen-seated =
    { $count ->
        [0] Nobody is at the table yet
        [one] One at the table
       *[other] { $count } at the table
    }

## The end

screen-the-end = The end
screen-deck-end = The deck is empty
screen-end-roles = Who was who?
screen-end-scores = Counting
screen-victory = Victory
screen-skip = Skip
screen-end-again = Another game? The host starts it, and everyone keeps their seat.
screen-end-of = The tournament goes on: your phone and the hall’s screen say where.
screen-end-replay = See the end again
screen-chart = { $counter } through the night
screen-chart-marks = × a defeat, or someone left · dotted line: the deck ran out
screen-chart-rounds = turns
