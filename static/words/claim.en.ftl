### A hub that has no host yet, in English.

## On its screen

claim-who = Who hosts tonight?
claim-scan = Scan this code with a phone. Whoever is first is the host.
claim-type = Or open { $address } and type:
claim-picture = Code to scan with a phone, to be the host
claim-spoken = The letters of this hub: { $letters }
claim-here = I host, on this device
claim-others = Another phone hosts? Open { $address } on it and type:
claim-done = The host is here
claim-done-text = Take a seat: it begins in a moment.

## On the phone of whoever takes it

claim-you = You are the host
claim-how = You open tables, seat guests and start games. You can play along, too.
claim-letters = The letters on the hub’s screen
claim-name = What shall this hub be called?
claim-ideas = Ideas for a name
claim-idea-1 = The Red Lantern
claim-idea-2 = The Fox Den
claim-idea-3 = Cherry Blossom
claim-idea-4 = The Last Saloon
claim-go = Let’s play
claim-going = The hub does not answer. Trying again …
claim-no-letters = Type the six letters first.
claim-no-name = Give it a name first.
claim-late = Somebody was faster
claim-late-text = This hub has a host already. Ask whoever it is, or sit down and play.
claim-late-lost = Was it none of you? Whoever set this hub up can take it back.
claim-join = Play along
