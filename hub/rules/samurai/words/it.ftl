### Samurai Sword in italiano.
### Ogni frase è nostra; solo i nomi sono quelli stampati. `$the-card` è la carta con l’articolo,
### `$card-kind` il suo codice ("none": nessuno l’ha vista).

## Quante cose

n-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
n-honor =
    { $count ->
        [one] 1 punto onore
       *[other] { $count } punti onore
    }
n-resilience =
    { $count ->
        [one] 1 punto resistenza
       *[other] { $count } punti resistenza
    }
n-wounds =
    { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }
n-wounds-asked =
    { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }

## Il racconto: prima del primo turno

story-opened = Siete in { $count }: si comincia.
story-opened-house = Siete in { $count }, con le regole della casa: { $house }.
story-dealt-again = Si ridistribuisce tutto da capo, in { $count }.
story-shogun-shown = Lo Shogun è { $seat }.
story-pairs-dealt = Due personaggi a testa: guarda i tuoi e tienine uno.
story-characters-set = Tutti i personaggi sono scoperti.
story-tokens-placed = Onore e resistenza sono sul tavolo.
story-cards-dealt = Le carte sono state distribuite.
story-answered = { $seat } ha risposto.
story-answer-taken-back = { $seat } ritira la risposta.
story-roles-refused = I ruoli inseriti non tornano. Riguardate tutti la vostra carta.
story-daimyo-refused = Sono più Daimyo di quanti ce ne siano nella scatola. Ricontate tutti.

## Il racconto: un turno

story-turn-began = È il turno di { $seat }.
story-turn-ended = { $seat } finisce il turno.
story-recovered = { $seat } recupera { n-resilience }.
story-card-flipped = { $seat } gira una carta per il Bushido: { $card }.
story-flip-weapon = { $seat } gira una carta per il Bushido: un’arma.
story-flip-other = { $seat } gira una carta per il Bushido: non è un’arma.
story-bushido-passed = { $to } riceve il Bushido da { $seat }.
story-bushido-discarded = Il Bushido di { $seat } va negli scarti.
story-honor-paid = { $seat } paga 1 punto onore: torna nella scatola.
story-cards-drawn = { $seat } pesca { n-cards }.
story-cards-drawn-you = Peschi { n-cards }.
story-you-drew = Peschi: { $cards }.
story-discard-taken-you = Prendi la carta in cima agli scarti.
story-discard-taken = { $seat } prende la carta in cima agli scarti.
story-cards-discarded-you =
    { $cards-kind ->
        [none] Scarti { n-cards }.
       *[some] Scarti { n-cards }: { $cards }.
    }
story-cards-discarded =
    { $cards-kind ->
        [none] { $seat } scarta { n-cards }.
       *[some] { $seat } scarta { n-cards }: { $cards }.
    }
story-cards-burned = { $seat } ha lasciato la partita: { n-cards } dal mazzo agli scarti.

## Il racconto: lame e sangue

story-weapon-played = { $seat } attacca { $target } con { $the-card } (difficoltà { $difficulty }).
story-parried =
    { $card-kind ->
        [parry] { $seat } para il colpo.
        [none] { $seat } para con un’arma.
       *[other] { $seat } para con { $the-card }.
    }
story-weapon-given-up =
    { $card-kind ->
        [none] { $seat } scarta un’arma.
       *[other] { $seat } scarta { $the-card }.
    }
story-wounded = { $seat } subisce { n-wounds } da { $by }.
story-defeated = { $by } sconfigge { $seat } e guadagna 1 punto onore.

## Il racconto: le carte

story-card-played = { $seat } gioca { $the-card }.
story-card-played-on =
    { $card-kind ->
        [breathing] { $seat } gioca { $the-card } e fa pescare { $target }.
       *[other] { $seat } gioca { $the-card } su { $target }.
    }
story-property-laid = { $seat } gioca { $the-card }.
story-bushido-laid = { $seat } gioca il Bushido su { $to }.
story-card-taken-you = Prendi una carta di { $target }: { $card }.
story-card-taken-from-you = { $seat } ti prende dalla mano: { $card }.
story-card-taken = { $seat } prende una carta dalla mano di { $target }: { $card }.
story-unseen-card-taken-you = Prendi una carta a caso dalla mano di { $target }.
story-unseen-card-taken-from-you = { $seat } ti prende una carta a caso dalla mano.
story-unseen-card-taken = { $seat } prende una carta a caso dalla mano di { $target }.
story-card-lost-you = Perdi una carta dalla mano: { $card }.
story-card-lost = { $seat } perde una carta dalla mano: { $card }.
story-unseen-card-lost-you = Perdi una carta a caso dalla mano.
story-unseen-card-lost = { $seat } perde una carta a caso dalla mano.
story-property-lost-you = Perdi { $the-card }.
story-property-lost = { $seat } perde { $the-card }.
story-healed = { $seat } torna a { n-resilience }.
story-resilience-paid = { $seat } paga 1 punto resistenza per una carta.

## Il racconto: la fine

story-deck-ended =
    { $count ->
        [0] Il mazzo è finito: mescolate gli scarti. Ognuno paga 1 punto onore: torna nella scatola.
       *[other] Il mazzo è finito: con gli scarti se ne fa uno nuovo di { n-cards }. Ognuno paga 1 punto onore: torna nella scatola.
    }
story-deck-doubted = Secondo il conto il mazzo è finito. { $seat }, è così?
story-deck-doubted-you = Secondo il conto il mazzo è finito. È così?
story-deck-asked =
    { $count ->
        [0] Il mazzo è finito? Premere di nuovo il pulsante vuol dire sì.
       *[other] Il mazzo è finito? L’hub conta { n-cards }. Premere di nuovo il pulsante vuol dire sì.
    }
story-deck-not-out = Il mazzo non è ancora finito.
story-ended-stopped = Il tavolo si ferma qui; si contano i punti.
story-ended-honor = Qualcuno è rimasto senza onore: la partita è finita.
story-ended-swordmaster = In piedi resta una persona sola: la partita è finita.
story-ended-time = L’ultimo turno è finito, e con lui la partita.
story-time-called = Tempo scaduto: questo è l’ultimo turno.
story-time-recalled = Il tempo non è ancora scaduto: la partita continua.
story-daimyo-counted =
    { $count ->
        [0] Nessuno ha tenuto un Daimyo.
        [one] 1 Daimyo tenuto fino alla fine.
       *[other] { $count } Daimyo tenuti fino alla fine.
    }

## Il racconto: correzioni, e chi se ne va

story-honor-corrected = Corretto: { $seat } ha { n-honor }.
story-resilience-corrected = Corretto: { $seat } ha { n-resilience }.
story-hand-corrected = Corretto: { $seat } ha { n-cards } in mano.
story-cards-corrected = Corretto: { n-cards } in tutto il gioco.
story-deck-corrected = Corretto: { n-cards } nel mazzo.
story-character-corrected = Corretto: { $seat } è { $character }.
story-places-swapped = { $seat } e { $target } si scambiano di posto: è così che sono seduti.
story-turn-corrected = Corretto: è il turno di { $seat }.
story-turn-started-corrected = Corretto: è il turno di { $seat }, e quello che viene prima di giocare è ancora da fare.
story-judged-anew = { $seat } è d’accordo: l’attacco vale con le carte come sono, { n-wounds }.
story-attack-voided = { $seat } è d’accordo: l’arma non arriva, e torna in mano.
story-laid-corrected = Corretto: { $seat } ha davanti una carta { $card } in più.
story-unlaid-corrected = Corretto: { $seat } ha davanti una carta { $card } in meno.
story-bushido-corrected = Corretto: il Bushido ce l’ha davanti { $seat }.
story-bushido-gone-corrected = Corretto: il Bushido non è più in gioco.
story-leave-waited = { $seat } se ne va appena questa carta è risolta.
story-seat-left =
    { $count ->
        [0] { $seat } lascia la partita: l’ultimo onore resta, e tutte le carte vanno negli scarti.
       *[other] { $seat } lascia la partita: { n-honor } nella scatola e tutte le carte negli scarti.
    }
story-seat-returned = { $seat } è di nuovo in gioco, con { n-honor }.
story-level-lowered = D’ora in poi l’hub tiene solo i segnalini: alle carte pensate voi.

## Perché no

refusal-not-in-hand = Non hai { $the-card } in mano.
refusal-no-cards = Non hai carte in mano.
refusal-no-weapon = Non hai armi in mano.
refusal-last-card = Non con la tua ultima carta.
refusal-out-of-reach = Non ci arrivi: difficoltà { $difficulty }, { $the-weapon } arriva a { $reach }.
    .many = non ci arrivano
refusal-too-far = { $seat } è fuori portata: difficoltà { $difficulty }, la tua arma più lunga arriva a { $reach }.
    .many = sono fuori portata
refusal-weapon-limit =
    { $limit ->
        [one] Arma già usata: serve una Concentrazione.
       *[other] Armi usate: { $used } su { $limit }. Serve una Concentrazione.
    }
refusal-no-resilience = Non hai più resistenza: ti torna nel tuo turno.
refusal-harmless = Non puoi attaccare { $seat }: senza resistenza o senza carte in mano si è indifesi.
    .many = sono indifesi e non si possono attaccare
refusal-has-left = { $seat } ha lasciato la partita.
refusal-no-target = Adesso non c’è nessuno contro cui usarla.
refusal-nothing-to-lose = { $seat } non ha niente da perdere: né carte in mano né proprietà.
refusal-empty-handed = { $seat } non ha carte in mano da prendere.
refusal-bushido-in-play = C’è un solo Bushido alla volta: ce l’ha davanti { $seat }.
refusal-last-resilience = È il tuo ultimo punto resistenza: con quello Nobunaga non può pagare.
refusal-no-card-to-draw = Non c’è nessuna carta da pescare.
refusal-shogun-never-pays = In tre lo Shogun non paga onore per il Bushido: lo scarta e basta.
refusal-taken = { $character } ce l’ha già qualcun altro.
refusal-in-the-middle = Prima va finito quello che è in corso.
refusal-must-discard =
    { $count ->
        [one] Prima { $seat } deve scegliere 1 carta da scartare: se ne tengono al massimo sette.
       *[other] Prima { $seat } deve scegliere { $count } carte da scartare: se ne tengono al massimo sette.
    }
refusal-deck-just-ended = È già finito in questo turno: avete già pagato.
refusal-deck-counted = L’hub conta { n-cards } nel mazzo. Tieni premuto il pulsante per chiedere se è finito.
refusal-nothing-to-shuffle = Non ci sono carte per fare un nuovo mazzo.
refusal-last-player = Non è rimasto nessun altro. Il tavolo lo può chiudere chi ospita.

## Che cosa si può fare: prima del primo turno

offer-role = Ecco il mio ruolo
offer-role-hint = Quale ruolo hai pescato? La risposta la vedi solo tu.
offer-character = Ecco il mio personaggio
offer-character-hint = Di’ con quale personaggio giochi.
offer-seen = Ho visto il mio ruolo
offer-seen-hint = Si parte quando hanno guardato tutti.

## Che cosa si può fare: nel proprio turno

offer-recover = Recupera
offer-recover-hint = Riprendi tutta la tua resistenza.
offer-flip = Gira una carta per il Bushido
offer-flip-hint = Gira la prima carta del mazzo. Un’arma: ne scarti una o paghi. Qualsiasi altra: il Bushido passa a sinistra.
offer-draw = Pesca
offer-draw-hint = In questo turno peschi { n-cards }.
offer-draw-now =
    { $why ->
        [hideyoshi] Pesca { n-cards } ({ character-hideyoshi }: una in più)
        [shogun] Pesca { n-cards } ({ role-shogun } in tre: una in più)
        [both] Pesca { n-cards } ({ character-hideyoshi } e { role-shogun } in tre: due in più)
       *[other] Pesca { n-cards }
    }
offer-attack = Attacca
offer-attack-hint = Scegli chi, poi un’arma che ci arrivi.
offer-lay = Gioca una proprietà
offer-lay-hint = Resta davanti a te e continua a fare effetto.
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
offer-daimyo-hint = Peschi subito 2 carte, ma alla fine non ti darà onore.
offer-bushido = { card-bushido }
offer-bushido-hint = Mettilo davanti a chi vuoi, anche a te.
offer-nobunaga = 1 punto resistenza per una carta
offer-nobunaga-hint = Quante volte vuoi, ma mai con l’ultimo punto.
offer-end-turn = Fine turno
offer-end-turn-hint = Tieni al massimo sette carte, poi tocca a chi siede alla tua sinistra.
offer-end-turn-now =
    { $count ->
        [0] Fine turno
       *[other] Scarta { n-cards } e finisci il turno
    }

## Che cosa si può fare: risposte

offer-parry = Para
offer-parry-hint = Gioca una Parata e non ti succede niente.
offer-parry-weapon = Para con un’arma
offer-parry-weapon-hint = Hanzō: un’arma della tua mano vale come Parata.
offer-give-weapon = Scarta un’arma
offer-give-weapon-hint = Scarti un’arma e non ti succede niente.
offer-take = Incassa
offer-take-hint =
    { $ends ->
        [0] Non giochi niente e subisci le ferite.
       *[other] Non giochi niente e subisci le ferite. La partita finirebbe così.
    }
offer-pay-honor = Paga 1 punto onore
offer-pay-honor-hint =
    { $ends ->
        [0] 1 punto onore torna nella scatola e il Bushido sparisce. (In tre lo Shogun non paga.)
       *[other] È il tuo ultimo punto onore: la partita finirebbe così.
    }
offer-daimyo-held = Daimyo che ho in mano
offer-daimyo-held-hint = Ognuno vale 1 punto onore; per il Ronin, niente.
offer-take-back = Ritira la risposta
offer-take-back-hint = Finché qualcun altro ci sta pensando.

## Che cosa si può fare: solo segnalini

offer-wound = Mi hanno colpito
offer-wound-one = −{ $count }
offer-wound-hint =
    { $ends ->
        [0] Quante ferite? Te le ha fatte chi è di turno.
       *[other] Quante ferite? Te le ha fatte chi è di turno. Con l’ultimo punto resistenza la partita finirebbe.
    }
offer-everyone = Una carta colpisce tutti
offer-everyone-hint = { card-battle-cry } o { card-jujutsu }: ognuno degli altri dice se è stato ferito. Le ferite cadono insieme, in senso orario.
offer-was-hit = Ferito
offer-was-hit-hint = Ti ha tolto 1.
offer-not-hit = Non ferito
offer-not-hit-hint = Avevi una risposta, o non ti ha toccato.
offer-late-wound = Un colpo detto in ritardo
offer-late-wound-hint = Chi è stato, e quante ferite? Per un colpo che nessuno ha detto al suo turno.
offer-heal = { card-breathing }
offer-heal-hint = Riprendi tutta la tua resistenza.
offer-lose-honor = Bushido: paga 1 punto onore
offer-lose-honor-hint =
    { $ends ->
        [0] 1 punto onore torna nella scatola.
       *[other] È il tuo ultimo punto onore: la partita finirebbe così.
    }

## Che cosa si può fare: in ogni momento

offer-deck-end = Il mazzo è finito
offer-deck-end-hint =
    { $out ->
        [0] { $count ->
                [0] Mescolate gli scarti; ognuno paga 1 punto onore.
               *[other] Mescolate gli scarti; ognuno paga 1 punto onore. L’hub conta ancora { n-cards }.
            }
       *[other] { $count ->
                [0] Mescolate gli scarti; ognuno paga 1 punto onore. { $seats }: onore finito, e la partita finirebbe.
               *[other] Mescolate gli scarti; ognuno paga 1 punto onore. { $seats }: onore finito, e la partita finirebbe. L’hub conta ancora { n-cards }.
            }
    }
offer-deck-empty = Mazzo finito?
offer-deck-empty-now =
    { $out ->
        [0] { $count ->
                [0] Mazzo finito? Ognuno pagherebbe 1 punto onore.
               *[other] L’hub conta { n-cards }. Il mazzo è finito? Ognuno pagherebbe 1 punto onore.
            }
       *[other] { $count ->
                [0] Mazzo finito? Ognuno pagherebbe 1 punto onore. { $seats }: onore finito, e la partita finirebbe.
               *[other] L’hub conta { n-cards }. Il mazzo è finito? Ognuno pagherebbe 1 punto onore. { $seats }: onore finito, e la partita finirebbe.
            }
    }
offer-deck-empty-hint = Non ancora: il conto allora non si sa, e lo si richiede alla prossima carta pescata.
offer-ask-deck = Il mazzo è finito?
offer-ask-deck-hint = L’hub conta { n-cards }. Lo chiedono tutti gli schermi; premere ancora entro dieci secondi vuol dire sì.
offer-lapse = Nessuno ha risposto
offer-lapse-hint = La domanda sul mazzo sparisce.
offer-leave = Lascia la partita
offer-leave-hint =
    { $ends ->
        [0] { $count ->
                [0] Perdi le carte e tieni l’ultimo onore; gli altri vanno avanti.
               *[other] Perdi le carte e { n-honor }; gli altri vanno avanti.
            }
        [1] Ciò che ti si chiede vale come senza risposta, e la partita finirebbe così.
       *[other] È l’ultimo turno: la partita finirebbe così.
    }
offer-come-back = Di nuovo in gioco
offer-come-back-hint = Di’ quanto onore c’è adesso. La mano parte vuota: correggila se ci sono carte.
offer-step-down = D’ora in poi solo segnalini
offer-step-down-hint = L’hub smette di seguire le carte e tiene solo i segnalini. Non si torna indietro.
offer-time-up = Tempo scaduto
offer-time-up-hint = Si finisce il turno in corso, poi si contano i punti.
offer-time-on = Il tempo non è scaduto
offer-time-on-hint = Dopo il turno in corso la partita continua.
offer-stop-early = Ferma e conta i punti
offer-stop-early-hint = La partita finisce ora: i punti contano così come sono, e i ruoli si scoprono.
offer-swap-places = Due si scambiano di posto
offer-swap-places-hint = Sono seduti al contrario di come crede l’hub. Ognuno tiene carte, segnalini e ruolo; distanze e turni seguono.
offer-deal-again = Ridistribuisci tutto
offer-deal-again-hint = Qualcuno ha visto un ruolo? Si riparte da capo.
offer-correct-honor = Correggi l’onore
offer-correct-honor-hint = Di’ quanto ce n’è davvero. Se ne può aggiungere solo quello che è nella scatola.
offer-correct-resilience = Correggi la resistenza
offer-correct-resilience-hint = Di’ quanta ce n’è davvero, da zero a quella scritta sul personaggio.
offer-correct-character = Correggi un personaggio
offer-correct-character-hint = Di’ chi è davvero. Ciò che è perso resta perso.
offer-correct-hand = Correggi una mano
offer-correct-hand-hint = Di’ quante carte ci sono davvero in mano. L’hub riconta il mazzo di conseguenza.
offer-correct-cards = Carte nel gioco
offer-correct-cards-hint = Quante carte ha la tua scatola in tutto, con le promo e senza quelle perse? La differenza la mette il mazzo.
offer-correct-deck = Correggi il mazzo
offer-correct-deck-hint = Di’ quante carte ci sono davvero. La differenza la mettono gli scarti.
offer-correct-turn = Correggi il turno
offer-correct-turn-hint = Di’ a chi tocca davvero, e da quale fase.
offer-judge-anew = È giusto: vale per il mio attacco
offer-judge-anew-hint = Le carte in gioco sono state corrette dopo il tuo attacco. Tocca qui e vale con le carte come sono ora; se non arriva, riprendi la carta in mano.
offer-correct-laid = Correggi le proprietà
offer-correct-laid-hint = Una in più davanti a qualcuno, o una in meno, e dov’era o dove va.
offer-correct-bushido = Correggi il Bushido
offer-correct-bushido-hint = Di’ davanti a chi si trova davvero.

## Che cosa chiede un modulo

field-role = Ruolo
field-character = Personaggio
field-target = Chi
field-weapon = Arma
field-what = Che cosa
field-by = Da chi
field-card = Carta
field-cards = Carte
field-count = Quante carte
field-flipped = La carta girata
field-first = Prima carta
field-seat = Chi
field-other = Con chi
field-place = Dove si trova
field-value = Quello che c’è adesso
field-game = La partita
field-deck = Il mazzo è finito?
field-change = Modifica
field-source = La mano di chi, o quale mazzo
field-step = Da quale fase
field-used = Quello già usato nel turno
field-check = Il Bushido si controlla adesso?
field-wounds = Ferite

value-check-now = Sì, gira una carta
value-check-later = No, non in questo turno
value-goes-on = continua
value-ends = finisce con questo
value-yes = Sì
value-not-yet = Non ancora
value-own-hand = La mano di chi ce l’ha davanti
value-the-discards = Gli scarti
value-the-deck = Il mazzo
value-out-of-play = Fuori gioco
value-in-play = Già in gioco
value-draw = Pescare
value-recover = Recupero
value-play = Giocare le carte
value-kept = Conta ancora
value-anew = Riparte da zero
value-weapon = Un’arma
value-other = Non è un’arma
value-deck = Dal mazzo
value-discard = Dagli scarti
value-discards = Fra gli scarti
value-hand = Una carta a caso dalla mano
value-plus-focus = Una { card-focus } in più
value-plus-armor = Un’{ card-armor } in più
value-plus-fast-draw = Un’{ card-fast-draw } in più
value-minus-focus = Una { card-focus } in meno
value-minus-armor = Un’{ card-armor } in meno
value-minus-fast-draw = Un’{ card-fast-draw } in meno

## Domande

question-weapon = { $by } ti attacca con { $the-card }: { n-wounds-asked }. Vuoi parare?
question-battle-cry = { $by } gioca il Grido di battaglia: vuoi parare o subire { n-wounds-asked }?
question-jujutsu = { $by } gioca il Ju jitsu: vuoi scartare un’arma o subire { n-wounds-asked }?
question-bushido = È uscita un’arma: ne scarti una delle tue o paghi 1 punto onore?
question-everyone = { $by } colpisce tutti. Ti ha ferito?
question-roles = Che ruolo hai pescato? Non lo vedrà nessun altro.
question-figures = Quale personaggio hai davanti?
question-characters = Quale dei tuoi due personaggi tieni?
question-seventh = Sono tornati sei personaggi: quale prendi?
question-confirm = Ora guarda il tuo ruolo.
question-daimyo = Quanti Daimyo hai in mano?

awaited-weapon = Parata?
awaited-battle-cry = Parata?
awaited-jujutsu = Un’arma o una ferita?
awaited-bushido = Un’arma o l’onore?
awaited-everyone = Ferito?
awaited-confirm = Uno sguardo al ruolo
awaited-roles = Il ruolo
awaited-figures = Il personaggio
awaited-characters = Il personaggio
awaited-seventh = Il settimo personaggio
awaited-daimyo = Daimyo in mano?
warning-defeated = Questo ti sconfigge.

## A che punto è la partita

step-roles = Ruoli
step-characters = Personaggi
step-tokens = Segnalini
step-confirm = Guardate il vostro ruolo
due-recover = Recuperi { n-resilience }
due-draw = { offer-draw-now }
step-recover = Recupera
step-bushido = Bushido
step-draw = Pesca
step-play = Gioca le carte
step-burn = Posto vuoto
step-leave = Qualcuno se ne va
step-over = Partita finita
step-over-text = Tenete la mano: i Daimyo che avete contano ancora.

counter-honor = Onore
counter-resilience = Resistenza
counter-hand = Mano
counter-weapon = Arma
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
mark-harmless = Indifeso
mark-harmless-text = Senza resistenza, o senza carte in mano: armi, Grido di battaglia e Ju jitsu non ti fanno niente, e il tuo posto non conta per la difficoltà.
mark-left = Fuori
mark-left-text = Ha lasciato la partita: indifeso per sempre, ma il posto conta ancora per la difficoltà e i segnalini valgono ancora punti.

pile-deck = Mazzo
pile-discards = Scarti
pile-box = Onore nella scatola
pile-heap = Resistenza nel mucchietto

## Armi

card-bo = Bō
    .the = il Bō
card-bo-text = Un lungo bastone liscio. Portata 2, 1 ferita.
card-bokken = Bokken
    .the = il Bokken
card-bokken-text = Una spada di legno da allenamento. Portata 1, 1 ferita.
card-daikyu = Daikyū
    .the = il Daikyū
card-daikyu-text = Il grande arco da guerra. Portata 5, 2 ferite.
card-kanabo = Kanabō
    .the = il Kanabō
card-kanabo-text = Una mazza chiodata di ferro. Portata 3, 2 ferite.
card-katana = Katana
    .the = la Katana
card-katana-text = La spada lunga. Portata 2, 3 ferite.
card-kiseru = Kiseru
    .the = il Kiseru
card-kiseru-text = Una pipa di ferro, e non per fumare. Portata 1, 2 ferite.
card-kusarigama = Kusarigama
    .the = il Kusarigama
card-kusarigama-text = Un falcetto con la catena. Portata 2, 2 ferite.
card-nagayari = Nagayari
    .the = il Nagayari
card-nagayari-text = Una lancia lunghissima. Portata 4, 2 ferite.
card-naginata = Naginata
    .the = la Naginata
card-naginata-text = Una lama in cima a un’asta. Portata 4, 1 ferita.
card-nodachi = Nodachi
    .the = il Nodachi
card-nodachi-text = Lo spadone da campo aperto. Portata 3, 3 ferite.
card-shuriken = Shuriken
    .the = lo Shuriken
card-shuriken-text = Una stella da lancio. Portata 3, 1 ferita.
card-tanegashima = Tanegashima
    .the = il Tanegashima
card-tanegashima-text = Un archibugio. Portata 5, 1 ferita.
card-wakizashi = Wakizashi
    .the = il Wakizashi
card-wakizashi-text = La spada corta, da distanza ravvicinata. Portata 1, 3 ferite.

## Azioni

card-parry = Parata
    .the = la Parata
card-parry-text = Ferma un’arma diretta a te, o un Grido di battaglia. È l’unica carta che si gioca fuori turno.
card-geisha = Geisha
    .the = la Geisha
card-geisha-text = Qualcun altro scarta una proprietà che scegli tu, o una carta a caso dalla mano.
card-diversion = Distrazione
    .the = la Distrazione
card-diversion-text = Prendi una carta a caso dalla mano di qualcun altro.
card-battle-cry = Grido di battaglia
    .the = il Grido di battaglia
card-battle-cry-text = Tutti gli altri parano o subiscono 1 ferita.
card-tea-ceremony = Cerimonia del tè
    .the = la Cerimonia del tè
card-tea-ceremony-text = Tu peschi 3 carte, gli altri 1 a testa.
card-breathing = Respirazione
    .the = la Respirazione
card-breathing-text = Torni al massimo della resistenza, e qualcun altro pesca 1 carta.
card-daimyo = Daimyo
    .the = il Daimyo
card-daimyo-text = Peschi 2 carte. Oppure lo tieni: alla fine vale 1 punto onore, mai moltiplicato (niente per il Ronin).
card-jujutsu = Ju jitsu
    .the = il Ju jitsu
card-jujutsu-text = Tutti gli altri scartano un’arma o subiscono 1 ferita.

## Proprietà

card-focus = Concentrazione
    .the = la Concentrazione
card-focus-text = Un’arma in più per turno, per ciascuna che hai davanti.
card-armor = Armatura
    .the = l’Armatura
card-armor-text = Colpirti è più difficile: difficoltà +1, per ciascuna che hai davanti.
card-fast-draw = Estrazione veloce
    .the = l’Estrazione veloce
card-fast-draw-text = Le tue armi fanno 1 ferita in più, per ciascuna che hai davanti.
card-bushido = Bushido
    .the = il Bushido
card-bushido-text = Chi ce l’ha davanti gira una carta prima di pescare. Non è un’arma: va a sinistra. È un’arma: ne scarta una dalla mano e va a sinistra, o paga 1 punto onore e il Bushido sparisce.

## Personaggi

character-benkei = Benkei
character-benkei-text = Colpirti è più difficile: difficoltà +1.
character-chiyo = Chiyome
character-chiyo-text = Ti feriscono solo le armi: Grido di battaglia e Ju jitsu non ti fanno niente.
character-ginchiyo = Ginchiyo
character-ginchiyo-text = Ogni arma ti fa 1 ferita in meno, ma sempre almeno 1.
character-goemon = Goemon
character-goemon-text = Hai un’arma in più a ogni turno.
character-hanzo = Hanzō
character-hanzo-text = Puoi parare con un’arma della tua mano, anche contro il Grido di battaglia; ma non con l’ultima carta.
character-hideyoshi = Hideyoshi
character-hideyoshi-text = All’inizio del turno peschi una carta in più.
character-ieyasu = Ieyasu
character-ieyasu-text = La prima carta del turno puoi prenderla in cima agli scarti.
character-kojiro = Kojirō
character-kojiro-text = Le tue armi arrivano a chiunque, qualunque sia la difficoltà.
character-musashi = Musashi
character-musashi-text = Le tue armi fanno 1 ferita in più.
character-nobunaga = Nobunaga
character-nobunaga-text = Nel tuo turno puoi pagare 1 punto resistenza per 1 carta, quante volte vuoi, ma mai con l’ultimo.
character-tomoe = Tomoe
character-tomoe-text = Ogni volta che una tua arma ferisce qualcuno, peschi 1 carta, anche se le ferite sono di più.
character-ushiwaka = Ushiwaka
character-ushiwaka-text = Per ogni ferita che un’arma ti fa, peschi 1 carta.

## Ruoli e squadre

role-shogun = Shogun
role-shogun-text = Tutti sanno chi sei. L’onore di chi è Samurai si conta con il tuo: raccoglietene più degli altri.
role-samurai = Samurai
role-samurai-text = Vinci con lo Shogun: il tuo onore e il suo si contano insieme.
role-ninja-1 = Ninja ★
role-ninja-1-text = Vinci con gli altri Ninja: il vostro onore si conta insieme, contro quello di tutti gli altri.
role-ninja-2 = Ninja ★★
role-ninja-2-text = { role-ninja-1-text }
role-ninja-3 = Ninja ★★★
role-ninja-3-text = { role-ninja-1-text }
role-ronin = Ronin
role-ronin-text = Vinci per conto tuo: il tuo onore, moltiplicato, contro quello di tutti gli altri.

team-shogun = Shogun e Samurai
team-ninja = Ninja
team-ronin = Ronin

## La fine

score-honor = Onore
score-daimyo = Daimyo
score-deadly-strike = Colpo mortale

outcome-reason-honor = Vittoria d’onore: vince il punteggio più alto.
outcome-reason-swordmaster = Vittoria del Maestro di Spada: chi resta in piedi vince per tutta la squadra.
outcome-reason-time = Tempo scaduto: vince il punteggio più alto.
outcome-reason-stopped = Fermata prima della fine: vince il punteggio più alto.
outcome-reason-points = Niente Maestro di Spada: l’ultimo l’ha sconfitto un compagno. Vince il punteggio più alto.

outcome-cause-deck = Con la fine del mazzo qualcuno ha perso l’ultimo punto onore.
outcome-cause-defeat = È finita quando qualcuno è stato sconfitto.
outcome-cause-bushido = Con il Bushido qualcuno ha perso l’ultimo punto onore.
outcome-cause-leaving = Qualcuno se n’è andato con il suo ultimo punto onore.
outcome-cause-time = Il tempo di gioco è scaduto.
outcome-cause-wound = Dopo una ferita in piedi restava una persona sola.
outcome-cause-paid = Nobunaga ha pagato, e in piedi restava una persona sola.
outcome-cause-stopped = Il tavolo si è fermato prima della fine della partita.
outcome-cause-corrected = Correggendo la resistenza si è visto che in piedi restava una persona sola.
outcome-cause-raised = La partita è finita con una correzione della resistenza.
outcome-cause-honor-corrected = Correggendo l’onore si è visto che qualcuno non ne aveva più.

## I premi alla fine

award-escape = Per un soffio: para { n-wounds } con { $left } di resistenza
award-defeats = Più avversari a terra: { $count }
award-betrayal = Colpi alla propria squadra: { n-wounds }
award-parries = Più parate: { $count }
award-blow = Colpo più audace: { n-wounds } contro { $target }
award-untouched = Neanche una ferita
award-wounds = Più ferite inflitte: { $count }
award-reach = Colpo più lontano: { $card } su { $target }, difficoltà { $count }
award-comeback = Più volte di nuovo in piedi: { $count }
award-suffered = Ne ha prese più di tutti: { n-wounds }
award-actions = Più carte azione: { $count }
award-properties = Più proprietà: { $count }
award-dealt =
    { $count ->
        [one] 1 ferita inflitta
       *[other] { $count } ferite inflitte
    }
award-turns =
    { $count ->
        [0] Nessun turno giocato
        [one] 1 turno giocato
       *[other] { $count } turni giocati
    }

## Come si gioca

level-tokens = Segnalini
level-tokens-text = Carte vere, e tocchi lo schermo solo per i segnalini. L’hub conta onore e resistenza e fa i punteggi.
level-companion = Assistente
level-companion-text = Carte vere, e dici che cosa giochi. L’hub controlla ogni mossa e sa chi arriva a chi.
level-cards = Carte sui telefoni
level-cards-text = La scatola non serve. L’hub mescola e distribuisce, e la mano ce l’hai sul telefono.

option-players = Giocatori
option-level = Livello
option-roles = Ruoli
option-roles-dealt = li distribuisce l’hub
option-roles-typed = inseriti dalle carte vere
option-characters = Personaggi
option-characters-dealt = li distribuisce l’hub
option-characters-pairs = uno di due, a scelta
option-characters-typed = inseriti dalle carte vere
option-pace = Ritmo
option-pace-taps = un tocco per ogni fase
option-pace-flow = le fasi senza scelta vanno da sole
option-confirm = Ognuno conferma di aver visto il ruolo
option-confirm-yes = sì
option-confirm-no = no
option-judged = Chi annulla le mosse, con le carte sui telefoni
option-judged-yes = solo chi ospita, come a un torneo
option-judged-no = chi ha fatto la mossa
option-shogun = Il posto dello Shogun
option-shogun-any = a caso
option-house = Regole della casa
option-deck-end = Il mazzo finisce
option-deck-end-at-once = subito, con l’ultima carta
option-deck-end-when-needed = quando serve la prossima carta
option-both = Uno solo in piedi e qualcuno senza onore
option-both-swordmaster = vince il Maestro di Spada
option-both-honor = si conta l’onore
option-ties = Pareggi
option-ties-base = Ninja, poi Shogun e Samurai, poi Ronin
option-ties-tournament = Shogun e Samurai, poi Ninja, poi Ronin

## Gli schermi del gioco

game-samurai = Samurai Sword
shelf-cards = Gioca una carta
tally-weapons = Armi { $used }/{ $limit }
about-struck = ha dato l’ultimo colpo
about-wounds = { n-wounds-asked }
about-all-open =
    { $all-open ->
        [one] L’unica della scatola è già in gioco: è quella sbagliata?
       *[other] Tutte e { $all-open } quelle della scatola sono già in gioco: ce n’è una sbagliata?
    }

## Per chi gioca la prima volta

how-1-title = Decide l’onore
how-1-text =
    Ognuno nasconde un ruolo. Solo lo Shogun è noto a tutti: i Samurai stanno con lui, i Ninja stanno tra loro, il Ronin sta da solo. Chi è chi? Guarda chi attacca chi.
    Si lotta per l’onore. Appena qualcuno resta senza, si scoprono i ruoli e ogni squadra conta il proprio. Vince chi ne ha di più.
    Il tuo ruolo è nascosto sul tuo telefono: tieni premuto per vederlo, lascia e sparisce.
how-2-title = Il tuo turno
how-2-text =
    Pesca due carte, poi gioca quelle che vuoi, ma una sola arma. Una Concentrazione davanti a te ne permette un’altra.
    Il numero al posto degli altri dice quanto è difficile colpirli: più siedono lontano, più è alto. La tua arma deve arrivare almeno fin lì.
    Alla fine tieni al massimo sette carte e scarti le altre.
how-3-title = Quando ti colpiscono
how-3-text =
    Se un’arma è diretta a te, gioca una Parata o subisci le ferite. Ogni ferita costa 1 punto resistenza.
    Se perdi l’ultimo, la sconfitta costa 1 punto onore: va a chi ti ha colpito. Ma nessuno viene eliminato: al tuo prossimo turno la resistenza torna tutta.
    Fino ad allora sei indifeso, come chi è senza carte in mano. E gli indifesi non si possono attaccare.

## Preparare il tavolo con la scatola vera

setup-companion =
    { $roles ->
        [typed] { setup-roles } Ognuno guarda la propria in segreto e la inserisce sul telefono; quella dello Shogun resta scoperta.
       *[dealt] Lasciate le carte ruolo nella scatola: i ruoli li distribuisce l’hub, ognuno sul suo telefono.
    }
    { $characters ->
        [typed] Date a ognuno una carta personaggio scoperta. Ognuno inserisce la sua.
        [pairs] Ognuno prende la carta del personaggio che tiene e la mette davanti a sé.
       *[dealt] Ognuno prende la carta del personaggio che dice il suo telefono e la mette davanti a sé.
    }
    Mescolate tutte le 90 carte. Distribuitele in senso orario, a partire dallo Shogun: { $players ->
        [3] 4, 5 e 5
        [4] 4, 5, 5 e 6
        [5] 4, 5, 5, 6 e 6
        [6] 4, 5, 5, 6, 6 e 7
       *[other] 4, 5, 5, 6, 6, 7 e 7
    } carte.
    Onore e resistenza li conta l’hub. I segnalini possono restare nella scatola.
setup-tokens = { setup-companion }
setup-roles =
    { $players ->
        [3] Mescolate lo Shogun con due dei tre Ninja, presi a caso, e datene una a testa.
        [4] Mescolate lo Shogun, un Samurai e due dei tre Ninja, presi a caso, e datene una a testa.
        [5] Mescolate lo Shogun, un Samurai, il Ronin e due dei tre Ninja, presi a caso, e datene una a testa.
        [6] Mescolate lo Shogun, un Samurai, il Ronin e tutti e tre i Ninja, e datene una a testa.
       *[other] Mescolate lo Shogun, i due Samurai, il Ronin e tutti e tre i Ninja, e datene una a testa.
    }

## Chiarimenti

rulings-title = Chiarimenti per Samurai Sword
rulings-intro = Come giochiamo dove le regole stampate lasciano un dubbio. A parte l’ordine dei pareggi (14) non abbiamo trovato risposte ufficiali, e altre versioni fanno diversamente. Alcune sono regole della casa: ogni tavolo può cambiarle, e il suo registro dice come ha giocato.
rulings-deck = Il mazzo e gli scarti
rulings-cards = Giocare le carte
rulings-answers = Risposte
rulings-fighting = Ferite e portata
rulings-end = La fine e i punti
rulings-start = Prima del primo turno
rulings-leaving = Andarsene a metà partita

ruling-1 = Il mazzo finisce nel momento in cui si prende l’ultima carta, anche a metà di una pescata o mentre se ne gira una; il resto si pesca dal mazzo nuovo. Quell’ultima carta va comunque dove stava andando: se pescata è già in mano (quindi un Daimyo conta, e chi l’ha presa ha una carta); se girata o bruciata resta da parte e va negli scarti dopo che si è mescolato. Se non c’è niente da mescolare, la fine del mazzo aspetta, onore compreso, finché serve una carta e ci sono scarti. Nel frattempo chi non trova carte non pesca. Con le carte vere l’hub ha solo contato: quando il suo conto arriva a zero lo chiede a chi ha preso l’ultima carta, e nessuno paga finché non lo dice il tavolo.
    .title = Quando finisce il mazzo
    .group = { rulings-deck }
    .why = È l’unico momento che tutti al tavolo vedono.
    .switch = { option-deck-end }: { option-deck-end-at-once } (di base), oppure { option-deck-end-when-needed }.
ruling-2 = La carta che stai giocando va negli scarti solo dopo il suo effetto. Se è quell’effetto a finire il mazzo, la carta non viene mescolata con le altre.
    .title = La carta che finisce il mazzo
    .group = { rulings-deck }
    .why = Finché fa effetto, non è ancora uno scarto.
ruling-3 = Chi è colpito da Grido di battaglia e Ju jitsu si decide quando la carta viene giocata. Si può rispondere tutti insieme; gli effetti arrivano in senso orario, partendo da chi siede a sinistra di chi l’ha giocata, e ci si ferma al primo che chiude la partita.
    .title = Grido di battaglia e Ju jitsu: in che ordine
    .group = { rulings-answers }
    .why = Nessuno aspetta nessuno, e l’ordine resta quello del tavolo.
ruling-4 = Dopo un colpo a segno vengono, nell’ordine: le ferite; la sconfitta con il suo onore; il controllo se la partita è finita; le carte di Ushiwaka, una per ogni punto perso davvero, anche se sconfitto; la carta di Tomoe.
    .title = Che cosa fa prima un colpo
    .group = { rulings-fighting }
    .why = Prima i segnalini, poi le carte: se la partita è finita, non pesca più nessuno.
ruling-5 = Se nello stesso istante uno solo è in piedi e qualcuno è senza onore, viene prima il Maestro di Spada.
    .title = Due finali insieme
    .group = { rulings-end }
    .why = Succede più di rado.
    .switch = { option-both }: { option-both-swordmaster } (di base), oppure { option-both-honor }.
ruling-6 = Un’arma scartata per il Ju jitsu o il Bushido, o usata per parare, non conta tra le armi del turno. Il limite si guarda quando giochi l’arma: una Concentrazione giocata un attimo prima vale già.
    .title = Che cosa conta come arma giocata
    .group = { rulings-fighting }
    .why = Il limite riguarda gli attacchi nel proprio turno.
ruling-7 = Geisha e Distrazione sono sempre per qualcun altro. Per la Distrazione serve che l’altro abbia carte in mano; per la Geisha bastano una carta in mano o una proprietà davanti, Bushido compreso.
    .title = A chi si giocano Geisha e Distrazione
    .group = { rulings-cards }
    .why = Per la Geisha seguiamo le regole italiane, che parlano di un altro giocatore.
ruling-8 = Puoi parare con la tua ultima carta, e poi sei indifeso. Hanzō non può parare con un’arma che è la sua ultima carta.
    .title = Parare con l’ultima carta
    .group = { rulings-answers }
    .why = L’eccezione sta solo nell’abilità di Hanzō.
ruling-9 = Chi scegli con la Respirazione può anche essere indifeso. Se tutti gli altri se ne sono andati, non pesca nessuno.
    .title = Chi pesca con la Respirazione
    .group = { rulings-cards }
    .why = Far pescare non è un attacco.
ruling-10 = Quando pescano tutti (Cerimonia del tè) si va in senso orario, cominciando da chi ha giocato la carta.
    .title = In che ordine si pesca tutti
    .group = { rulings-cards }
    .why = Conta quando il mazzo finisce a metà strada.
ruling-11 = Con un Colpo mortale il totale di una squadra può scendere sotto zero. Se la partita la chiudono il mazzo o il Bushido, non c’è Colpo mortale.
    .title = Quanto costa un Colpo mortale
    .group = { rulings-end }
    .why = La penalità è per una sconfitta tra compagni, e lì non c’è stata.
ruling-12 = Per il Maestro di Spada conta solo la resistenza: chi ne ha ancora è in piedi, anche a mani vuote. Si controlla dopo ogni perdita di resistenza.
    .title = Chi è ancora in piedi
    .group = { rulings-end }
    .why = Indifeso e sconfitto sono due cose diverse.
ruling-13 = Le armi di Kojirō ignorano anche Armatura e Benkei. Ieyasu può prendere uno scarto solo se ce n’è uno.
    .title = Kojirō e Ieyasu
    .group = { rulings-fighting }
    .why = Armatura e Benkei fanno parte della difficoltà.
ruling-14 = A pari punti decide l’ordine delle squadre: nel gioco base i Ninja davanti a tutti, e la squadra dello Shogun davanti al Ronin; in torneo la squadra dello Shogun davanti a tutti, e i Ninja davanti al Ronin.
    .title = Pareggi
    .group = { rulings-end }
    .why = Sono ufficiali tutti e due gli ordini, ciascuno nelle sue regole.
    .switch = { option-ties }: { option-ties-base } (di base), oppure { option-ties-tournament }.
ruling-15 = Chi viene attaccato riceve sempre la domanda, e lo schermo è sempre uguale, che possa avere una Parata in mano o no.
    .title = La domanda arriva sempre
    .group = { rulings-answers }
    .why = Una risposta che arriva da sola direbbe qualcosa al tavolo.
ruling-16 = Per chi non ha il telefono, o l’ha scollegato, può rispondere solo chi ospita, e il racconto lo dice; mai un timer. Con le carte sui telefoni può fare soltanto ciò che non chiede di guardare la mano (incassare la ferita), a meno che giri il dispositivo stesso, coperto finché non lo si tiene premuto.
    .title = Rispondere per qualcun altro
    .group = { rulings-answers }
    .why = Nessuno salta una risposta senza saperlo, e nessuna mano si scopre.
ruling-17 = Se per il Bushido non c’è nessuna carta da girare, vale come se non fosse un’arma: passa a sinistra. Nobunaga non può pagare se non c’è niente da pescare.
    .title = Quando non ci sono carte
    .group = { rulings-deck }
    .why = Nessuno deve pagare per una carta che non c’è.
ruling-18 = L’ordine negli scarti: prima le risposte, in senso orario, poi in cima la carta giocata. Per il Bushido: la carta girata, poi l’arma scartata o il Bushido stesso. Ieyasu può prendere la carta in cima.
    .title = Che cosa sta in cima
    .group = { rulings-deck }
    .why = A Ieyasu interessa, quindi dev’essere uguale per tutti.
ruling-19 = Un Daimyo che stai giocando non è più in mano, e non vale niente se è la sua pescata a chiudere la partita. La carta che chiude la partita va comunque negli scarti; le risposte di chi sarebbe venuto dopo restano in mano.
    .title = La carta che chiude la partita
    .group = { rulings-end }
    .why = Le mani si contano così come sono in quell’istante.
ruling-20 = Grido di battaglia, Ju jitsu e Cerimonia del tè si possono giocare anche se non fanno niente a nessuno. Geisha, Distrazione e Bushido si possono giocare su chi è indifeso.
    .title = Carte senza effetto, e su chi è indifeso
    .group = { rulings-cards }
    .why = Chi è indifeso è al riparo da armi, Grido di battaglia e Ju jitsu, e da nient’altro.
ruling-21 = La fine del mazzo, con il pulsante o con una correzione, può arrivare in ogni momento, anche mentre si aspetta una risposta. Se chiude la partita, le domande aperte si chiudono senza che nessuno veda le risposte, e le carte restano in mano.
    .title = Il mazzo finisce nel mezzo di una domanda
    .group = { rulings-deck }
    .why = Ha ragione quello che c’è sul tavolo, qualunque cosa stesse facendo l’hub.
ruling-22 = I ruoli inseriti dalle carte vere restano segreti, e tutti vedono la stessa lista. Si controllano insieme quando ci sono tutti; se non tornano si richiede a tutti, senza fare nomi. I personaggi inseriti sono pubblici.
    .title = Inserire i ruoli
    .group = { rulings-start }
    .why = Un avviso a uno solo lo tradirebbe.
ruling-23 = Con due personaggi tra cui scegliere, le coppie sono private, le scelte segrete, e si scopre tutto insieme. In sette, solo chi siede al settimo posto vede i sei personaggi tornati indietro, e ne prende uno.
    .title = Uno di due personaggi
    .group = { rulings-start }
    .why = Con dodici personaggi si fanno sei coppie.
ruling-three-1 = In tre non c’è Maestro di Spada: se resta in piedi uno solo, si continua.
    .title = In tre
    .group = { rulings-end }
    .why = Seguiamo le regole inglesi, che tolgono del tutto quel finale.
ruling-leaving-1 = Chi se ne va scarta la mano e tutto ciò che ha davanti, e metà del suo onore, arrotondata per eccesso, torna nella scatola; ma l’ultimo onore resta, così nessuno fa finire la partita andandosene.
    .title = Che cosa perde chi se ne va
    .group = { rulings-leaving }
    .why = Lo dicono le regole da torneo, tranne che per l’ultimo onore: un arrotondamento non deve far finire la partita a tutti. Giochiamo così a ogni tavolo.
ruling-leaving-2 = Una carta che aspetta la risposta di chi se ne va si risolve prima, come se non avesse risposto. Andarsene nel proprio turno lo chiude.
    .title = Andarsene mentre succede qualcosa
    .group = { rulings-leaving }
    .why = Nessuno se ne va per schivare un colpo.
ruling-leaving-3 = Da lì in poi il posto vuoto è indifeso per sempre, ma conta ancora per la difficoltà. Non si può scegliere con la Respirazione e non pesca con la Cerimonia del tè.
    .title = Il posto vuoto
    .group = { rulings-leaving }
    .why = Il cerchio non si stringe perché qualcuno aveva un treno da prendere.
ruling-leaving-4 = Nel turno di chi se n’è andato due carte passano dal mazzo agli scarti, e non succede altro. Il mazzo può finire come nel chiarimento 1.
    .title = Il turno di un posto vuoto
    .group = { rulings-leaving }
    .why = Così la partita dura quanto deve.
ruling-leaving-5 = Un Bushido davanti a chi se n’è andato, o messo lì più tardi, va subito a sinistra, al primo che è ancora in gioco.
    .title = Il Bushido e il posto vuoto
    .group = { rulings-leaving }
    .why = Il Bushido ha bisogno di qualcuno che giri la carta.
ruling-leaving-6 = I segnalini di chi se n’è andato restano e contano, e pagano ancora 1 punto onore quando finisce il mazzo. Per il Maestro di Spada non è più in piedi; si controlla alla prossima perdita di resistenza, non quando si alza.
    .title = I segnalini rimasti
    .group = { rulings-leaving }
    .why = Una squadra non deve perdere il suo onore, e nessuno deve vincere perché un altro se n’è andato.
