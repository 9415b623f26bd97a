### A player's phone, in English.

home-tagline = The tokens, the secrets and the score of a night of cards.
home-back = Back to table { $table }
home-code = The table’s code, or the one for your seat
home-join = Sit down
home-screen = This is a TV or tablet
home-alone = Play alone
home-host = I am the host

join-title = Take a seat
join-name = Your name
join-seat = Your place at the table
join-free = free
join-here = you
join-sit = Sit down
join-no-name = Type your name first.
join-seat-lost = That place has just been taken. Choose another.
join-take-over = Take over and play on
join-waits = The hub needs a moment. This page tries again by itself.
join-again = Try again
join-other-code = Another code

full-title = Every seat is taken.
full-one-of = Are you one of these?
full-how = You need a code to bring your seat here: from your other phone’s menu, or from the host, who taps { $name }.
full-code = Type the code
full-watch = Watch, and play the next game
full-watching = You are watching. You play in the next game.

move-title = Bring your seat here?
move-text = The seat moves to this phone. On the other one it closes.
move-yes = Bring it here

bar-table = Table { $table }
link-linked = Connected
link-away = Looking for the hub …
link-connecting = Looking for the hub …
menu = Menu

waiting-code = Table { $table }
waiting-people = Who is here
waiting-you = you

seat-change = Change my seat or name
seat-where = Where do you sit?
seat-swap = swap with { $name }
seat-rename = Change
seat-stand = Stand up
round-you = { $name }, is this you?
round-other = Now { $name }
round-not-me = Not me
round-my-seat = That is my seat
title-turn = ● Your turn
title-asked = ● You are asked
calling = How this phone calls you
calling-sound = Sound
calling-awake = Screen stays on
night-how = Tap to wake

menu-story = The story
menu-straight = Correct or leave
menu-other-phone = Take my seat to another phone
menu-host = To the host’s page
other-phone-text = Type the code on the other phone, at the address below. It works once, for a few minutes.
other-phone-code = Give me a code

end-title = The end
end-won = You have won
end-lost = You have lost
end-roles = Who was who
end-again = When the host starts again, your seat stays yours.
again = Play again
again-other = Another opponent
