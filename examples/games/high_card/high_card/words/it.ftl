### Carta più alta, in italiano.

game-high-card = Carta più alta

option-rounds = Mani
level-cards = Carte sui telefoni

story-began = { $rounds } mani: tutti mostrano una carta, vince la più alta.
story-dealt = Ognuno riceve una carta.
story-shown = { $seat } mostra il { $card }.
story-shown-you = Mostri il { $card }.
story-scored = { $seat } ha la carta più alta e vince la mano.
story-scored-you = Hai la carta più alta e vinci la mano.

step-play = Mostrate le carte
step-over = Tutte le mani sono giocate

question-show = Mostra la tua carta.
offer-show = Mostro la mia carta
offer-show-hint = La vedono tutti; la più alta vince la mano.

counter-points = Mani vinte
counter-card = Carta
score-points = mani vinte
outcome-reason-all-rounds = Tutte le mani sono giocate.
