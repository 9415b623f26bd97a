### High card, in English.

game-high-card = High card

option-rounds = Rounds
level-cards = Cards on phones

story-began = { $rounds } rounds of high card: everybody shows a card, the highest wins.
story-dealt = Everybody gets a card.
story-shown = { $seat } shows the { $card }.
story-shown-you = You show the { $card }.
story-scored = { $seat } has the highest card and wins the round.
story-scored-you = You have the highest card and win the round.

step-play = Show your cards
step-over = All rounds are played

question-show = Show your card.
offer-show = Show my card
offer-show-hint = Everybody sees it; the highest wins the round.

counter-points = Rounds won
counter-card = Card
score-points = rounds won
outcome-reason-all-rounds = All rounds are played.
