### Way of the Samurai, il duello in solitario, in italiano.
### Ogni frase è nostra; solo i nomi sono quelli stampati.

## Numeri e nomi delle cose

n-life =
    { $count ->
        [one] 1 punto vita
       *[other] { $count } punti vita
    }
n-dice =
    { $count ->
        [one] un dado
       *[other] { $count } dadi
    }
the-part =
    { $part ->
        [head] la testa
        [face] il volto
        [neck] il collo
        [chest] il petto
        [belly] il ventre
        [back] la schiena
        [side] il fianco
        [left-shoulder] la spalla sinistra
        [right-shoulder] la spalla destra
        [left-arm] il braccio sinistro
        [right-arm] il braccio destro
        [left-hand] la mano sinistra
        [right-hand] la mano destra
        [left-leg] la gamba sinistra
        [right-leg] la gamba destra
        [left-knee] il ginocchio sinistro
        [right-knee] il ginocchio destro
        [left-foot] il piede sinistro
        [right-foot] il piede destro
       *[other] il corpo
    }

## La storia

story-opened = Miyamoto Musashi sfida { $name } ({ $stars ->
        [one] una stella
       *[other] { $stars } stelle
    }).
story-round-began = Round { $count }.
story-own-dice-fell = I tuoi dadi: { $dice }.
story-die-fell-again = Rilanciato: { $value }.
story-foe-dice-fell = I dadi dell’avversario: { $dice }. Riga { $sum }.
story-dice-given = Attacco { $attack }, Difesa { $defence }, Concentrazione { $concentration }.
story-ki-spent = 1 Ki { $on ->
        [attack] per 1 punto di Attacco in più
        [defence] per 1 punto di Difesa in più
        [foe] per rilanciare i dadi dell’avversario
       *[other] per rilanciare un dado
    }.
story-bought = { $cost } di Concentrazione { $reward ->
        [breath] per 1 Ki
        [cut-1] per un fendente: 1 punto vita
        [edge] per 4 punti di Attacco in più
        [cut-2] per un fendente: 2 punti vita
        [wall] per 4 punti di Difesa in più
        [cut-3] per un fendente: 3 punti vita
       *[other] per un attacco a sorpresa
    }.
story-row-read = Riga { $sum }: Attacco { $attack }, passano { $final }.
story-foe-hurt = L’avversario perde { n-life }.
story-foe-beheaded = Un sei: l’avversario perde la testa.
story-guard-held = La tua guardia tiene.
story-life-lost = Perdi { n-life }{ $cause ->
        [bleeding] : una ferita profonda sanguina
        [wound] {" "}per la ferita
        [deep-wound] {" "}per la ferita profonda
       *[other] {""}
    }.
story-ki-lost = La ferita costa { $count } Ki.
story-dodged = Schivi il colpo.
story-beheaded = Dodici: perdi la testa.
story-part-hit = Una ferita: { the-part }.
story-limb-lost = Colpito ancora: { the-part }. Da ora in poi un solo dado a round.
story-deeply-wounded = Una ferita profonda: { $deep ->
        [1] gli 1 vanno scartati
        [2] i 2 vanno scartati
        [3] sanguina, 1 punto vita all’inizio di ogni round
        [4] perdi tutta la Concentrazione
        [5] costa un dado di Ki
       *[other] costa un dado di punti vita
    }.
story-ended = Il duello è finito: { $ending ->
        [foe-fallen] hai vinto
        [foe-beheaded] hai vinto
        [fallen] hai perso
        [beheaded] hai perso
        [foe-withdrew] l’avversario si ritira
        [withdrew] ti ritiri
        [given-up] ti arrendi
       *[other] vi ritirate entrambi
    }.

## Perché no

refusal-no-ki = Non hai più Ki.
refusal-ki-limit = Al massimo { $limit } Ki a round.
refusal-die-thrown-away = Una ferita profonda scarta questo dado, e il Ki non lo rilancia.
refusal-already-bought = Puoi spendere Concentrazione una sola volta a round.
refusal-too-dear = Costa { $cost } di Concentrazione, e ne hai { $have }.

## Errori in una scheda

refusal-sheet-no-table = { $where }: qui ci vogliono valori con un nome.
refusal-sheet-no-list = { $where }: qui ci vuole un elenco.
refusal-sheet-field-missing = { $where }: manca { $name }.
refusal-sheet-field-unknown = { $where }: { $name } su una scheda non ci va.
refusal-sheet-no-number = { $where }: qui ci vuole un numero intero.
refusal-sheet-no-truth = { $where }: qui ci vuole true oppure false.
refusal-sheet-out-of-range = { $where }: un numero da { $low } a { $high }.
refusal-sheet-wrong-key = key: lettere minuscole, cifre e trattini, al massimo { $high }, senza trattini all’inizio o alla fine.
refusal-sheet-wrong-name = name: da 1 a { $high } caratteri, senza spazi all’inizio o alla fine.
refusal-sheet-wrong-seed = measured, seed: da 1 a { $high } caratteri, senza spazi all’inizio o alla fine.
refusal-sheet-dice-rounds = dice: un numero per ciascuno dei { $high } round, non { $count }.
refusal-sheet-no-resistance = resistance: ci vuole almeno una soglia.
refusal-sheet-resistance-order = resistance { $attack }: ogni soglia chiede più attacco e toglie più punti vita della precedente.
refusal-sheet-reward-unknown = { $where }: la Concentrazione non compra questo. Ci sono: { $rewards }.
refusal-sheet-reward-twice = { $where }: c’è già nella lista.
refusal-sheet-part-unknown = { $where }: questa parte del corpo non c’è. Ci sono: { $parts }.
refusal-sheet-part-named-twice = { $where }: questa parte del corpo c’è già.
refusal-sheet-sum-missing = { $where }: manca { $sum }.
refusal-sheet-sum-twice = { $where }: { $sum } compare due volte.
refusal-sheet-sum-order = { $where }: metti le somme in ordine.
refusal-sheet-won-too-often = measured: più duelli vinti che combattuti.

## Che cosa si può fare

offer-take = Lancia
offer-take-hint = Quanti dei quattro dadi lanci? Gli altri li lancia l’avversario.
offer-typed = Inserisci i dadi
offer-typed-hint = Lancia i tuoi dadi e tocca quello che mostrano.
offer-roll = Lancia i dadi
offer-roll-hint = Lancia l’hub.
offer-give = Assegna i dadi
offer-give-hint = Ogni dado va intero ad Attacco, Difesa o Concentrazione.
offer-split = Dividi il dado
offer-split-hint = Un dado solo si può dividere; il resto va alla Concentrazione.
offer-again = Rilancia un dado
offer-again-hint = Per 1 Ki rilanci uno dei tuoi dadi.
offer-boost = 1 in più
offer-boost-hint = Per 1 Ki, 1 punto di Attacco o di Difesa in più in questo round.
offer-foe-again = Rilancia i suoi dadi
offer-foe-again-hint = Per 1 Ki si rilanciano tutti i dadi dell’avversario. Lo colpisci al { $hit } %, ti colpisce al { $hurt } %.
offer-buy = Spendi Concentrazione
offer-buy-hint = Una volta a round.
offer-give-up = Arrenditi
offer-give-up-hint = Il duello finisce e conta come perso.
offer-stand = Va bene così
offer-stand-hint = Riga { $sum }: passano { $final }, l’avversario perde { $loss ->
        [one] 1 punto vita
       *[other] { $loss } punti vita
    }. { $harm ->
        [life] Perdi { n-life }.
        [wound] Una ferita di livello { $count }.
        [both] Perdi { n-life }, e una ferita di livello { $level }.
       *[none] Non ti succede niente.
    }

about-attack = Attacco { $attack }
about-defence = Difesa { $defence }
about-concentration = Concentrazione { $concentration }
about-hit = { $hit } % di colpire
about-hurt = { $hurt } % che ti colpisca
about-foe-dice = { $foe-dice } all’avversario
about-cost = { $cost } di Concentrazione
about-value = mostra { $value }

field-count = Quanti
field-die-1 = Primo dado
field-die-2 = Secondo dado
field-die-3 = Terzo dado
field-die = Quale dado
field-attack = Attacco
field-defence = Difesa
field-what = Che cosa
field-reward = Ricompensa

value-attack = Attacco
value-defence = Difesa
value-concentration = Concentrazione
value-breath = 1 Ki
value-cut-1 = Avversario −1 punto vita
value-edge = +4 Attacco in questo round
value-cut-2 = Avversario −2 punti vita
value-wall = +4 Difesa in questo round
value-cut-3 = Avversario −3 punti vita
value-surprise = Lancia un dado: l’avversario perde altrettanti punti vita; un 6 lo decapita

## Domande

question-own = I tuoi dadi: lancia { n-dice }.
question-again = Rilancia quel dado.
question-foe = L’avversario lancia { n-dice }.
question-wound = Ti ha ferito: lancia { n-dice } per sapere dove.
question-deep = Una ferita profonda: lancia un dado per sapere quale.
question-deep-ki = Lancia un dado: perdi altrettanto Ki.
question-deep-life = Lancia un dado: perdi altrettanti punti vita.
question-surprise = Un attacco a sorpresa: lancia un dado.

awaited-own = I tuoi dadi
awaited-again = Un dado rilanciato
awaited-foe = I dadi dell’avversario
awaited-wound = Dov’è la ferita
awaited-deep = Quale ferita profonda
awaited-deep-ki = Quanto Ki
awaited-deep-life = Quanti punti vita
awaited-surprise = L’attacco a sorpresa

## Il tavolo

step-dice = Lancio
step-give = Assegna i dadi
step-foe = I dadi dell’avversario
step-answer = La risposta dell’avversario
step-end = Fine del round
step-over = Duello finito

counter-life = Vita
counter-foe-life = Vita dell’avversario
counter-ki = Ki
counter-concentration = Concentrazione

mark-hit = Parti ferite
mark-hit-text = Segnate sul corpo. Una parte colpita di nuovo è persa.
mark-lost = Parti perse
mark-lost-text = Lanci un solo dado a round, e l’avversario tre.
mark-deep-1 = Ferita profonda 1
mark-deep-1-text = I tuoi 1 vengono scartati per il round, e il Ki non li rilancia.
mark-deep-2 = Ferita profonda 2
mark-deep-2-text = I tuoi 2 vengono scartati per il round, e il Ki non li rilancia.
mark-deep-3 = Ferita profonda 3
mark-deep-3-text = Perdi 1 punto vita all’inizio di ogni round.
mark-deep-4 = Ferita profonda 4
mark-deep-4-text = Hai perso tutta la Concentrazione. Può ricrescere.
mark-deep-5 = Ferita profonda 5
mark-deep-5-text = Hai perso un dado di Ki.
mark-deep-6 = Ferita profonda 6
mark-deep-6-text = Hai perso un dado di punti vita.

part-head = Testa
part-face = Volto
part-neck = Collo
part-chest = Petto
part-belly = Ventre
part-back = Schiena
part-side = Fianco
part-left-shoulder = Spalla sinistra
part-right-shoulder = Spalla destra
part-left-arm = Braccio sinistro
part-right-arm = Braccio destro
part-left-hand = Mano sinistra
part-right-hand = Mano destra
part-left-leg = Gamba sinistra
part-right-leg = Gamba destra
part-left-knee = Ginocchio sinistro
part-right-knee = Ginocchio destro
part-left-foot = Piede sinistro
part-right-foot = Piede destro

pile-dice = Dadi
pile-own-dice = I tuoi dadi
pile-foe-dice = I dadi dell’avversario

role-musashi = Miyamoto Musashi
role-musashi-text = Vinci se l’avversario non ha più punti vita, o non ha più la testa.
character-musashi = Miyamoto Musashi
character-musashi-text = { role-musashi-text }
team-musashi = Miyamoto Musashi

score-life = Vita rimasta
score-foe-life = Vita dell’avversario

outcome-reason-foe-fallen = L’avversario cade: vinci il duello.
outcome-reason-foe-beheaded = L’avversario è decapitato: vinci il duello.
outcome-reason-fallen = Cadi: perdi il duello.
outcome-reason-beheaded = Ti decapitano: perdi il duello.
outcome-reason-given-up = Ti sei arreso: hai perso il duello.
outcome-reason-foe-withdrew = Hai più vita, quindi l’avversario si ritira. Non vince nessuno.
outcome-reason-withdrew = Hai meno vita, quindi ti ritiri. Non vince nessuno.
outcome-reason-both-withdrew = Avete la stessa vita, quindi vi ritirate entrambi. Non vince nessuno.

outcome-cause-attack = L’ha deciso un attacco.
outcome-cause-concentration = L’ha deciso la Concentrazione.
outcome-cause-counter = L’ha deciso un contrattacco.
outcome-cause-wound = L’ha deciso una ferita.
outcome-cause-deep-wound = L’ha deciso una ferita profonda.
outcome-cause-bleeding = L’ha deciso una ferita che sanguinava.
outcome-cause-given-up = L’hai deciso tu.
outcome-cause-last-round = I venti round sono finiti.

## Livelli e opzioni

level-typed = I tuoi dadi
level-typed-text = Lanci quattro dadi veri e tocchi quello che mostrano; quando vuoi, l’hub lancia per te.
level-rolled = I dadi dell’hub
level-rolled-text = Non servono dadi. Lancia l’hub, con un tocco.

option-players = Giocatori
option-level = Dadi
option-sheet = Avversario

game-solo = Way of the Samurai

how-1-title = Lancia e assegna
how-1-text = La scheda dice quanti dei quattro dadi puoi lanciare in questo round. Assegnali ad Attacco, Difesa o Concentrazione; un dado solo si può dividere.
how-2-title = L’avversario risponde
how-2-text = L’avversario lancia i dadi rimasti. La somma indica una riga: quanto passa del tuo Attacco, e che cosa succede se la Difesa non basta.
how-3-title = Ki e Concentrazione
how-3-text = Con il Ki (al massimo 3 a round) rilanci un dado o aggiungi 1. La Concentrazione si accumula e si spende una volta a round. Dopo 20 round non vince nessuno.

## Le schermate del telefono

board-you = Tu
board-arena = Il duello
board-round = Round { $round } di { $rounds }: la scheda
board-ki = Ki: { $value }. In questo round se ne possono ancora spendere { $left } su { $limit }.
board-zones = Dove vanno i dadi
board-hit = Lo colpisci
board-hurt = Ti colpisce
board-one-ki = 1 Ki
board-plus-one = +1
board-again = Rilancia
board-buy = Spendi
board-give = Conferma
board-take =
    { $count ->
        [one] Lancia un dado; all’avversario ne restano { $foe }
       *[other] Lancia { $count } dadi; all’avversario ne restano { $foe }
    }
board-die = { $die }: { $value }.
board-typed = { $die }: { $value }. Riprendilo.
board-die-out = Scartato da una ferita profonda.
board-rest = il resto
board-less = 1 in meno per { $use }
board-more = 1 in più per { $use }
board-row = Riga { $sum }
board-against-defence = contro { $count }
board-against-guard = contro { $count }
board-foe-loses =
    { $count ->
        [0] Attacco passato: { $final }. Non basta
       *[other] Attacco passato: { $final }. Perde { n-life }
    }
board-harm =
    { $harm ->
        [life] Perdi { n-life }
        [wound] Una ferita di livello { $count }
        [both] Perdi { n-life }, e una ferita di livello { $level }
       *[none] Non ti succede niente
    }
board-foe-again = Rilancia i suoi
board-sheet = La scheda
board-ours =
    { $sheet ->
        [oda-nobunaga] L’esempio del regolamento mostra una parte di questo avversario; il resto è nostro.
       *[other] Questo avversario è nostro, non del libretto.
    }
board-column-round = Round
board-column-dice = Dadi
board-column-focus = Conc.
board-column-sum = Somma
board-column-guard = Guardia
board-column-else = Altrimenti
board-held = ha tenuto
board-broken = non ha tenuto
board-resistance = Danni all’avversario
board-rows = Che cosa fanno i suoi dadi
board-nothing = niente
board-minus-life = −{ $count } vita
board-minus-ki = −{ $count } Ki
board-deep = ferita profonda
board-wound = ferita, livello { $level }
board-body = Il tuo corpo
board-dodge = Schivi
board-beheaded = Perdi la testa
board-lost = persa
board-wounded = ferita
board-chart = La vita nei round
board-end-won = Hai vinto
board-end-lost = Hai perso
board-end-drawn = Non vince nessuno
board-end-life = Vita { $life } a { $foe }
board-end-ki = { $count } Ki rimasti

edit-name = Avversario
edit-key = Chiave (il nome del file)
edit-stars = Stelle
edit-foe-life = La sua vita
edit-life = La tua vita
edit-ki = Il tuo Ki
edit-from = Da
edit-loss = Vita persa
edit-threshold = Un’altra soglia
edit-remove = Togli la soglia { $number }
edit-dice = Dadi per round
edit-dice-round = Round { $round }: dadi { $count }. Cambia.
edit-cell = { $sum }: { $what }
edit-part = Parte
edit-prices = Che cosa compra la Concentrazione, e a quanto
edit-harm-life = Vita
edit-harm-none = nessuna ferita
edit-cost-life = Vita
edit-cost-ki = Ki
edit-cost-deep = Ferita profonda
edit-empty =
    { $count ->
        [one] C’è ancora un posto vuoto.
       *[other] Ci sono ancora { $count } posti vuoti.
    }
edit-mistakes = Ancora da correggere
edit-word-sheet = Scheda
edit-word-rows = Riga
edit-word-body = Parte
edit-word-prices = Prezzo
edit-word-cost = prezzo
edit-word-reward = che cosa compra
edit-word-resistance = Soglia
edit-word-dice = Dadi, round
edit-word-name = l’avversario
edit-word-key = la chiave
edit-word-stars = le stelle
edit-word-foe-life = la sua vita
edit-word-life = vita
edit-word-ki = Ki
edit-word-attack = da
edit-word-loss = vita persa
edit-word-defence = difesa
edit-word-guard = guardia
edit-word-wound = ferita
edit-word-part = parte del corpo
edit-word-deep = ferita profonda

## Le nostre regole

rulings-title = Chiarimenti per Way of the Samurai
rulings-intro = Come giochiamo dove il regolamento del duello in solitario lascia un dubbio.
rulings-strikes = Attacco e risposta
rulings-spending = Ki, Concentrazione e dadi
rulings-end = La fine

ruling-1 = Un avversario senza punti vita non contrattacca.
    .title = L’ultimo colpo
    .group = { rulings-strikes }
    .why = Il tuo attacco viene prima, e vinci subito.
ruling-2 = L’attacco finale non scende mai sotto zero, per quanto forte sia la difesa dell’avversario.
    .title = Attacco sotto zero
    .group = { rulings-strikes }
    .why = Un attacco negativo non potrebbe fare niente.
ruling-3 = I dadi scartati per le ferite profonde 1 e 2 non li lancia l’avversario. La regola vale anche per un dado rilanciato con il Ki.
    .title = Dadi scartati
    .group = { rulings-spending }
    .why = L’avversario lancia i dadi che gli hai lasciato, e un numero che non puoi usare resta tale comunque sia uscito.
ruling-4 = La Concentrazione scritta in questo round si può spendere in questo round.
    .title = Concentrazione nuova
    .group = { rulings-spending }
    .why = Succedono tutte e due nella tua fase.
ruling-5 = Il Ki perso per una ferita non conta per il limite di 3 a round, e quello che manca si paga in punti vita. Vale anche per la ferita profonda 5.
    .title = Il Ki perso per le ferite
    .group = { rulings-spending }
    .why = Il limite riguarda il Ki che scegli di spendere.
ruling-6 = Chi può lanciare più dadi ma ne lancia uno solo può dividerlo.
    .title = Un solo dado per scelta
    .group = { rulings-spending }
    .why = Conta quanti ne sono stati lanciati.
ruling-7 = Quando il Ki fa rilanciare i dadi dell’avversario, Attacco e Difesa restano come sono. Il Ki per aumentarli si spende prima che l’avversario lanci.
    .title = Quando il Ki aumenta l’Attacco
    .group = { rulings-spending }
    .why = Ogni fase ha il suo uso del Ki.
ruling-8 = Una parte colpita una terza volta costa di nuovo il suo danno; non si perde due volte.
    .title = Colpita una terza volta
    .group = { rulings-strikes }
    .why = Ogni colpo fa il suo danno; una parte si perde una volta sola.
ruling-9 = Dopo il round 20, a parità di vita, si ritirano entrambi. Conta solo una vittoria vera.
    .title = La stessa vita
    .group = { rulings-end }
    .why = Nessuno ne ha di più, quindi nessuno resta.
