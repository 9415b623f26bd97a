### The panel in a browser, in English.

panel-title = Panel of table { $table }
panel-no-key-title = This page needs its full link
panel-no-key-text = A panel’s link ends with a key. Ask the host for it again.
panel-lamps = Lamps
panel-deck = Deck
panel-status = Hub
panel-buttons = Buttons
panel-undo = Take back
panel-undo-hint = Hold for a second
panel-refused = Nothing has changed. { $why }

## What a lamp says

panel-state-off = dark
panel-state-turn = turn
panel-state-lit = this seat
panel-state-asked = must answer
panel-state-called = called
panel-state-harmless = harmless
panel-state-winner = won
panel-state-deck-end = the deck ran out
panel-state-over = game over
panel-state-ready = here
panel-state-waiting = not started
panel-state-resting = paused
panel-state-alone = hub out of reach
panel-state-closed = table closed
