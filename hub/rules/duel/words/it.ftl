### Il duello finale in italiano.
### Ogni frase è nostra; solo i nomi sono quelli stampati. `$the-card` è la carta con l’articolo,
### `$card-kind` il suo codice ("none": nessuno l’ha vista).

## Quante cose

n-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
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

story-opened = Il duello comincia.
story-opened-house = Un duello con le regole della casa: { $house }.
story-dealt-again = I personaggi si ridistribuiscono da capo.
story-fours-set = Quattro personaggi a testa: scegliete uno Shogun e schierate gli altri tre.
story-fours-refused = Avete tutti e due lo stesso personaggio. Riguardate i vostri quattro.
story-lined-up = Le due parti scoprono i personaggi.
story-first-drawn = Comincia { $seat }.
story-tokens-placed = I sei nel cerchio hanno tutta la loro resistenza. Gli Shogun aspettano nelle retrovie.
story-cards-dealt = Le carte sono state distribuite.
story-answered = { $seat } ha risposto.
story-answer-taken-back = { $seat } ritira la risposta.
story-nobody-named = { $seat } per ora non attiva nessuno.

## Il racconto: un turno

story-turn-began = È il turno di { $seat }.
story-turn-ended = { $seat } finisce il turno.
story-named = { $seat } combatte con { $character }.
story-card-flipped = { $seat } gira una carta per il Bushido: { $card }.
story-flip-weapon = { $seat } gira una carta per il Bushido: un’arma.
story-flip-other = { $seat } gira una carta per il Bushido: non è un’arma.
story-bushido-passed = Il Bushido passa da { $seat } a { $to }.
story-bushido-held = { $seat } mette il Bushido su { $character }.
story-bushido-discarded = Il Bushido di { $seat } va negli scarti.
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

## Il racconto: lame e sangue

story-weapon-played = { $seat } attacca { $character } con { $the-card } (difficoltà { $difficulty }).
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
story-wounded = { $character } subisce { n-wounds }.
story-side-wounded = { $characters } subiscono { n-wounds } a testa.
story-bitten = Bushido: è uscita un’arma. { $character } perde { n-resilience }.
story-deck-wounded = { $characters }: 1 punto resistenza in meno.
story-fell = { $character } è fuori combattimento.
story-stepped-in = Lo Shogun di { $seat }, { $character }, entra nel cerchio con { n-resilience }.
story-place-taken-left = { $character } si mette a sinistra dell’ultimo Samurai di { $seat }.
story-place-taken-right = { $character } si mette a destra dell’ultimo Samurai di { $seat }.

## Il racconto: le carte

story-card-played = { $seat } gioca { $the-card }.
story-card-played-on = { $seat } gioca { $the-card } su { $character }.
story-property-laid = { $seat } mette { $the-card } davanti a { $character }.
story-bushido-laid = { $seat } gioca il Bushido su { $to }.
story-card-taken-you = Prendi una carta a { $target }: { $card }.
story-card-taken-from-you = { $seat } ti prende dalla mano: { $card }.
story-card-taken = { $seat } prende una carta dalla mano di { $target }: { $card }.
story-unseen-card-taken-you = Prendi una carta a caso dalla mano di { $target }.
story-unseen-card-taken-from-you = { $seat } ti prende una carta a caso dalla mano.
story-unseen-card-taken = { $seat } prende una carta a caso dalla mano di { $target }.
story-card-lost-you = Perdi una carta dalla mano: { $card }.
story-card-lost = { $seat } perde una carta dalla mano: { $card }.
story-unseen-card-lost-you = Perdi una carta a caso dalla mano.
story-unseen-card-lost = { $seat } perde una carta a caso dalla mano.
story-property-lost = { $character } perde { $the-card }.
story-healed = { $character } torna a { n-resilience }.
story-resilience-paid = { $character } paga 1 punto resistenza e { $seat } pesca una carta.

## Il racconto: la fine

story-deck-ended =
    { $count ->
        [0] Il mazzo è finito: mescolate gli scarti. Chi non è indifeso perde 1 punto resistenza.
       *[other] Il mazzo è finito: con gli scarti se ne fa uno nuovo di { n-cards }. Chi non è indifeso perde 1 punto resistenza.
    }
story-deck-doubted = Secondo il conto il mazzo è finito. { $seat }, è così?
story-deck-doubted-you = Secondo il conto il mazzo è finito. È così?
story-deck-asked =
    { $count ->
        [0] Il mazzo è finito? Premere di nuovo il pulsante vuol dire sì.
       *[other] Il mazzo è finito? L’hub conta { n-cards }. Premere di nuovo il pulsante vuol dire sì.
    }
story-deck-not-out = Il mazzo non è ancora finito.
story-ended-shogun = Uno Shogun è caduto: { $seat } vince il duello.
story-ended-left = L’avversario si arrende: { $seat } vince il duello.

## Il racconto: correzioni

story-resilience-corrected = Corretto: { $character } ha { n-resilience }.
story-unfallen = Corretto: { $character } è ancora in gioco, con { n-resilience }.
story-unfallen-behind = Corretto: { $character } è ancora in gioco, con { n-resilience }. Lo Shogun torna nelle retrovie.
story-hand-corrected = Corretto: { $seat } ha { n-cards } in mano.
story-cards-corrected = Corretto: { n-cards } in tutto il gioco.
story-deck-corrected = Corretto: { n-cards } nel mazzo.
story-character-corrected = Corretto: { $seat } ha { $character }.
story-turn-corrected = Corretto: è il turno di { $seat }.
story-turn-started-corrected = Corretto: è il turno di { $seat }, e quello che viene prima di giocare è ancora da fare.
story-judged-anew = { $seat } è d’accordo: l’attacco vale con le carte come sono, { n-wounds }.
story-attack-voided = { $seat } è d’accordo: l’arma non arriva, e torna in mano.
story-no-active-corrected = Corretto: { $seat } non ha un personaggio attivo.
story-active-corrected = Corretto: { $seat } combatte con { $character }.
story-laid-corrected = Corretto: { $character } ha davanti una carta { $card } in più.
story-unlaid-corrected = Corretto: { $character } ha davanti una carta { $card } in meno.
story-bushido-corrected = Corretto: il Bushido è su { $character }.
story-bushido-gone-corrected = Corretto: il Bushido non è più in gioco.
story-level-lowered = D’ora in poi l’hub tiene solo i segnalini: alle carte pensate voi.

## Perché no

refusal-not-in-hand = Non hai { $the-card } in mano.
refusal-no-cards = Non hai carte in mano.
refusal-no-weapon = Non hai armi in mano.
refusal-last-card = Non con la tua ultima carta.
refusal-out-of-reach = Non ci arrivi: difficoltà { $difficulty }, { $the-weapon } arriva a { $reach }.
    .many = non ci arrivano
refusal-taken = { $character } ce l’ha già qualcun altro.
refusal-too-far = { $character } è fuori portata: difficoltà { $difficulty }, la tua arma più lunga arriva a { $reach }.
refusal-weapon-limit =
    { $limit ->
        [one] Arma già usata: serve una Concentrazione.
       *[other] Armi usate: { $used } su { $limit }. Serve una Concentrazione.
    }
refusal-no-active = Non hai un personaggio attivo: lo scegli all’inizio del prossimo turno.
refusal-harmless = Non puoi attaccare { $character }: chi lo guida è senza carte in mano.
refusal-behind = { $character } aspetta ancora nelle retrovie: prima deve cadere un Samurai.
refusal-no-target = Adesso non c’è nessuno contro cui usarla.
refusal-nothing-to-lose = { $character } non ha niente da perdere: né proprietà né carte in mano.
refusal-empty-handed = { $seat } non ha carte in mano da prendere.
refusal-bushido-in-play = C’è un solo Bushido alla volta: ce l’ha { $seat }.
refusal-nobody-to-pay = Paga il personaggio attivo, e nel cerchio non ne hai nessuno.
refusal-nobody-to-heal = La Respirazione cura il personaggio attivo, e nel cerchio non ne hai nessuno.
refusal-last-resilience = È il suo ultimo punto: non può pagare.
refusal-no-card-to-draw = Non c’è nessuna carta da pescare.
refusal-in-the-middle = Prima va finito quello che è in corso.
refusal-must-discard =
    { $count ->
        [one] Prima { $seat } deve scegliere 1 carta da scartare: se ne tengono al massimo sette.
       *[other] Prima { $seat } deve scegliere { $count } carte da scartare: se ne tengono al massimo sette.
    }
refusal-deck-just-ended = È già finito in questo turno: avete già pagato.
refusal-deck-counted = L’hub conta { n-cards } nel mazzo. Tieni premuto il pulsante per chiedere se è finito.
refusal-nothing-to-shuffle = Non ci sono carte per fare un nuovo mazzo.

## Che cosa si può fare: prima del primo turno

offer-four = Ecco i miei quattro
offer-four-hint = Quali quattro personaggi hai pescato? La risposta la vedi solo tu.
offer-lineup = Schiera
offer-lineup-hint = Scegli lo Shogun, poi i Samurai da sinistra a destra. Le due parti si scoprono insieme.
offer-guard = Scegli chi è attivo
offer-guard-hint = Giochi per secondo: uno dei tuoi può essere già pronto a difendersi.
offer-no-guard = Per ora nessuno
offer-no-guard-hint = Lo scegli all’inizio del tuo turno.

## Che cosa si può fare: nel proprio turno

offer-name = Scegli il personaggio attivo
offer-name-hint = Solo lui usa armi in questo turno. La sua abilità vale fino al tuo prossimo turno, come quella dello Shogun.
offer-flip = Gira una carta per il Bushido
offer-flip-hint = Gira la prima carta del mazzo. Un’arma: ne scarti una o perdi 3 punti resistenza. Qualsiasi altra: il Bushido passa all’avversario.
offer-draw = Pesca
offer-draw-hint = In questo turno peschi { n-cards }.
offer-draw-now =
    { $why ->
        [hideyoshi] Pesca { n-cards } ({ character-hideyoshi }: una in più)
       *[other] Pesca { n-cards }
    }
offer-attack = Attacca
offer-attack-hint = Scegli chi, poi un’arma che ci arrivi dal tuo personaggio attivo.
offer-lay = Gioca una proprietà
offer-lay-hint = Resta davanti al personaggio che scegli, e vale solo per lui.
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
offer-daimyo-hint = Peschi 2 carte. Alla fine non vale niente.
offer-bushido = { card-bushido }
offer-bushido-hint = Per l’avversario, o per te. Chi lo riceve sceglie su quale personaggio metterlo.
offer-nobunaga = 1 punto resistenza per una carta
offer-nobunaga-hint = Paga il tuo personaggio attivo: quante volte vuoi, ma mai con l’ultimo punto.
offer-end-turn = Fine turno
offer-end-turn-hint = Tieni al massimo sette carte, poi tocca all’avversario.
offer-end-turn-now =
    { $count ->
        [0] Fine turno
       *[other] Scarta { n-cards } e finisci il turno
    }

## Che cosa si può fare: risposte

offer-parry = Para
offer-parry-hint = Gioca una Parata e non succede niente. Contro un Grido di battaglia salva tutta la tua parte.
offer-parry-weapon = Para con un’arma
offer-parry-weapon-hint = Hanzō: un’arma della tua mano vale come Parata.
offer-give-weapon = Scarta un’arma
offer-give-weapon-hint = Scarti un’arma: tutta la tua parte è salva, o il Bushido passa all’avversario.
offer-take = Incassa
offer-take-hint =
    { $ends ->
        [0] Non giochi niente e la tua parte subisce le ferite.
       *[other] Non giochi niente e la tua parte subisce le ferite; il duello finirebbe.
    }
offer-take-back = Ritira la risposta
offer-take-back-hint = Finché qualcun altro ci sta pensando.
offer-hold = Scegli il personaggio
offer-hold-hint = Su uno dei tuoi personaggi nel cerchio. Se esce un’arma, perde 3 punti.
offer-beside = Piazza lo Shogun
offer-beside-hint = A sinistra o a destra del tuo ultimo Samurai.

## Che cosa si può fare: solo segnalini

offer-wound = Hanno colpito i miei
offer-wound-one = −{ $count }
offer-wound-hint = Tutti quelli colpiti dalla stessa carta, e quante ferite a testa.
offer-everyone = Una carta colpisce tutti
offer-everyone-hint = { card-battle-cry } o { card-jujutsu }: ogni parte dice se è stata ferita. Prima cadono le ferite dell’avversario, chiunque tocchi per primo.
offer-was-hit = Feriti
offer-was-hit-hint = Ognuno dei tuoi che colpisce perde 1.
offer-not-hit = Non feriti
offer-not-hit-hint = Avevi una carta per rispondere.
offer-bitten = Bushido: è uscita un’arma
offer-bitten-hint = Il personaggio con il Bushido perde 3 punti resistenza.
offer-heal = { card-breathing }
offer-heal-hint = Il tuo personaggio attivo riprende tutta la resistenza.

## Che cosa si può fare: in ogni momento

offer-deck-end = Il mazzo è finito
offer-deck-end-hint =
    { $ends ->
        [0] { $characters-kind ->
                [none] { $count ->
                        [0] Mescolate gli scarti; chi non è indifeso perde 1 punto resistenza.
                       *[other] Mescolate gli scarti; chi non è indifeso perde 1 punto resistenza. L’hub conta ancora { n-cards }.
                    }
               *[some] { $count ->
                        [0] Mescolate gli scarti; chi non è indifeso perde 1 punto resistenza. Fuori gioco: { $characters }.
                       *[other] Mescolate gli scarti; chi non è indifeso perde 1 punto resistenza. L’hub conta ancora { n-cards }. Fuori gioco: { $characters }.
                    }
            }
       *[other] { $count ->
                [0] Mescolate gli scarti; chi non è indifeso perde 1 punto resistenza. Fuori gioco: { $characters }; il duello finirebbe.
               *[other] Mescolate gli scarti; chi non è indifeso perde 1 punto resistenza. L’hub conta ancora { n-cards }. Fuori gioco: { $characters }; il duello finirebbe.
            }
    }
offer-deck-empty = Mazzo finito?
offer-deck-empty-now =
    { $ends ->
        [0] { $characters-kind ->
                [none] { $count ->
                        [0] Mazzo finito? Chi non è indifeso perderebbe 1 punto resistenza.
                       *[other] L’hub conta { n-cards }. Il mazzo è finito? Chi non è indifeso perderebbe 1 punto resistenza.
                    }
               *[some] { $count ->
                        [0] Mazzo finito? Chi non è indifeso perderebbe 1 punto resistenza. Fuori gioco: { $characters }.
                       *[other] L’hub conta { n-cards }. Il mazzo è finito? Chi non è indifeso perderebbe 1 punto resistenza. Fuori gioco: { $characters }.
                    }
            }
       *[other] { $count ->
                [0] Mazzo finito? Chi non è indifeso perderebbe 1 punto resistenza. Fuori gioco: { $characters }; il duello finirebbe.
               *[other] L’hub conta { n-cards }. Il mazzo è finito? Chi non è indifeso perderebbe 1 punto resistenza. Fuori gioco: { $characters }; il duello finirebbe.
            }
    }
offer-deck-empty-hint = Non ancora: il conto allora non si sa, e lo si richiede alla prossima carta pescata.
offer-ask-deck = Il mazzo è finito?
offer-ask-deck-hint = L’hub conta { n-cards }. Lo chiedono tutti gli schermi; premere ancora entro dieci secondi vuol dire sì.
offer-lapse = Nessuno ha risposto
offer-lapse-hint = La domanda sul mazzo sparisce.
offer-leave = Arrenditi
offer-leave-hint = Il duello lo vince l’avversario.
offer-step-down = D’ora in poi solo segnalini
offer-step-down-hint = L’hub smette di seguire le carte e tiene solo i segnalini. Non si torna indietro.
offer-deal-again = Ridistribuisci tutto
offer-deal-again-hint = Qualcuno ha visto qualcosa? Si riparte da capo.
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
offer-correct-active = Correggi il personaggio attivo
offer-correct-active-hint = Di’ quale personaggio è stato scelto davvero.
offer-correct-laid = Correggi le proprietà
offer-correct-laid-hint = Una in più davanti a un personaggio, o una in meno, e dov’era o dove va.
offer-active-gone = Nessun personaggio attivo
offer-active-gone-hint = Di’ chi non ne ha: è caduto, o non è ancora scelto.
offer-correct-bushido = Correggi il Bushido
offer-correct-bushido-hint = Di’ su chi si trova davvero.
offer-bushido-gone = Il Bushido non è in gioco
offer-bushido-gone-hint = Di’ dov’è: in una mano o in un mazzo.

## Che cosa chiede un modulo

field-four = Quattro personaggi
field-shogun = Shogun
field-left = Samurai a sinistra
field-middle = Samurai al centro
field-right = Samurai a destra
field-character = Personaggio
field-target = Chi
field-weapon = Arma
field-what = Che cosa
field-card = Carta
field-cards = Carte
field-count = Quante carte
field-flipped = La carta girata
field-first = Prima carta
field-seat = Chi
field-value = Quello che c’è adesso
field-game = Il duello
field-deck = Il mazzo è finito?
field-change = Modifica
field-source = La mano di chi, o quale mazzo
field-step = Da quale fase
field-used = Quello già usato nel turno
field-check = Il Bushido si controlla adesso?
field-wounds = Ferite
field-hit = Chi è stato colpito
field-really = In realtà
field-side = Da che parte
field-empty = Chi non ha carte in mano?
value-check-now = Sì, gira una carta
value-check-later = No, non in questo turno
value-goes-on = continua
value-ends = finisce con questo
value-yes = Sì
value-not-yet = Non ancora
value-own-hand = La mano di chi ce l’ha davanti
value-the-discards = Gli scarti
value-the-deck = Il mazzo
value-draw = Pescare
value-active = Scegliere il personaggio attivo
value-play = Giocare le carte
value-kept = Conta ancora
value-anew = Riparte da zero
value-weapon = Un’arma
value-other = Non è un’arma
value-deck = Dal mazzo
value-discard = Dagli scarti
value-hand = Una carta a caso dalla mano
value-left = A sinistra
value-right = A destra
value-plus-focus = Una { card-focus } in più
value-plus-armor = Un’{ card-armor } in più
value-plus-fast-draw = Un’{ card-fast-draw } in più
value-minus-focus = Una { card-focus } in meno
value-minus-armor = Un’{ card-armor } in meno
value-minus-fast-draw = Un’{ card-fast-draw } in meno

## Domande

question-fours = Quali quattro personaggi hai pescato? Non li vedrà nessun altro.
question-lineup = Chi è il tuo Shogun, e in che ordine stanno i tuoi Samurai?
question-guard = Prima del primo turno: uno dei tuoi è pronto a difendersi?
question-weapon = { $by } attacca { $character } con { $the-card }: { n-wounds-asked }. Vuoi parare?
question-battle-cry = Grido di battaglia di { $by }: una Parata per tutta la tua parte, o { n-wounds-asked } a testa?
question-jujutsu = Ju jitsu di { $by }: un’arma per tutta la tua parte, o { n-wounds-asked } a testa?
question-bushido = È uscita un’arma: ne scarti una delle tue, o { $character } subisce { n-wounds-asked }?
question-everyone = { $by } colpisce tutti. Ha ferito i tuoi?
question-hold = A quale dei tuoi personaggi va il Bushido?
question-beside = Da che parte del tuo ultimo Samurai si mette lo Shogun?
awaited-fours = I quattro personaggi
awaited-lineup = Shogun e schieramento
awaited-guard = Qualcuno in difesa?
awaited-weapon = Parata?
awaited-battle-cry = Parata?
awaited-jujutsu = Un’arma o una ferita?
awaited-bushido = Un’arma o la resistenza?
awaited-everyone = Feriti?
awaited-hold = A chi va il Bushido?
awaited-beside = Sinistra o destra?
warning-characters-lost = Così perdi { $characters }.
warning-shogun-lost = Così cade il tuo Shogun, { $character }.

## A che punto è il duello

step-fours = Quattro personaggi a testa
step-lineup = Schieramento
step-tokens = Segnalini
step-guard = In difesa
step-active = Personaggio attivo
step-bushido = Bushido
due-draw = { offer-draw-now }
step-draw = Pesca
step-play = Gioca le carte
step-over = Duello finito
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
mark-active = Attivo
mark-active-text = Scelto da chi lo guida: è l’unico che usa armi, e la sua abilità vale fino al prossimo turno di chi lo guida.
mark-harmless = Indifeso
mark-harmless-text = È attivo e chi lo guida non ha carte in mano: armi, Grido di battaglia, Ju jitsu e fine del mazzo non gli fanno niente, e per la difficoltà non conta.
mark-behind = Nelle retrovie
mark-behind-text = Aspetta che cada il primo Samurai della sua parte. Fino ad allora è indifeso, senza resistenza e fuori dal cerchio; l’abilità vale lo stesso.
mark-fallen = Fuori
mark-fallen-text = Fuori per sempre. Il suo posto non conta più per la difficoltà.
pile-deck = Mazzo
pile-discards = Scarti
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
card-parry-text = Ferma un’arma, o un Grido di battaglia per tutta la tua parte. È l’unica carta che si gioca fuori turno.
card-geisha = Geisha
    .the = la Geisha
card-geisha-text = L’avversario scarta una proprietà di un personaggio che scegli tu, o una carta a caso dalla mano.
card-diversion = Distrazione
    .the = la Distrazione
card-diversion-text = Prendi una carta a caso dalla mano dell’avversario.
card-battle-cry = Grido di battaglia
    .the = il Grido di battaglia
card-battle-cry-text = Tutti nel cerchio, tranne il tuo personaggio attivo, subiscono 1 ferita. Una Parata salva un’intera parte, anche la tua.
card-tea-ceremony = Cerimonia del tè
    .the = la Cerimonia del tè
card-tea-ceremony-text = Tu peschi 3 carte, l’avversario 1.
card-breathing = Respirazione
    .the = la Respirazione
card-breathing-text = Il tuo personaggio attivo torna al massimo della resistenza, e l’avversario pesca 1 carta.
card-daimyo = Daimyo
    .the = il Daimyo
card-daimyo-text = Peschi 2 carte. Nel duello alla fine non vale niente.
card-jujutsu = Ju jitsu
    .the = il Ju jitsu
card-jujutsu-text = Tutti nel cerchio, tranne il tuo personaggio attivo, subiscono 1 ferita. Un’arma scartata salva un’intera parte, anche la tua.

## Proprietà

card-focus = Concentrazione
    .the = la Concentrazione
card-focus-text = Se il personaggio che ce l’ha davanti è attivo: un’arma in più per turno, per ciascuna.
card-armor = Armatura
    .the = l’Armatura
card-armor-text = Il personaggio che ce l’ha davanti è più difficile da colpire: difficoltà +1, per ciascuna.
card-fast-draw = Estrazione veloce
    .the = l’Estrazione veloce
card-fast-draw-text = Se il personaggio che ce l’ha davanti è attivo: le armi fanno 1 ferita in più, per ciascuna.
card-bushido = Bushido
    .the = il Bushido
card-bushido-text = Chi ce l’ha gira una carta prima di pescare. Non è un’arma: passa all’avversario. È un’arma: ne scarta una dalla mano e passa all’avversario, o il personaggio che ce l’ha perde 3 punti e il Bushido sparisce.

## Personaggi

character-benkei = Benkei
character-benkei-text = Colpirti è più difficile: difficoltà +1.
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
character-nobunaga-text = Nel tuo turno il personaggio attivo può pagare 1 punto resistenza per 1 carta, quante volte vuoi, ma mai con l’ultimo.
character-tomoe = Tomoe
character-tomoe-text = Ogni volta che una tua arma ferisce qualcuno, peschi 1 carta, anche se le ferite sono di più.
character-ushiwaka = Ushiwaka
character-ushiwaka-text = Per ogni ferita che un’arma ti fa, peschi 1 carta.

## Le parti

role-shogun = Shogun
role-shogun-text = Aspetta nelle retrovie finché non cade il primo Samurai. L’abilità vale sempre, per tutta la parte. Se cade, il duello è perso.
role-samurai = Samurai
role-samurai-text = Uno dei tre nel cerchio. L’abilità vale solo mentre è attivo, e solo per sé.
team-first = Chi ha cominciato
team-second = Chi ha giocato per secondo

## La fine

score-duel = Il duello
score-standing = Personaggi rimasti
outcome-reason-shogun = Uno Shogun è caduto: duello finito.
outcome-reason-left = Una delle due parti si è arresa.
outcome-cause-weapon = L’ha deciso un’arma.
outcome-cause-battle-cry = L’ha deciso un Grido di battaglia.
outcome-cause-jujutsu = L’ha deciso il Ju jitsu.
outcome-cause-bushido = L’ha deciso il Bushido.
outcome-cause-deck = L’ha deciso la fine del mazzo.
outcome-cause-told = L’ha deciso un’ultima ferita.
outcome-cause-corrected = Correggendo la resistenza si è visto che era finita.
outcome-cause-left = Nessuno Shogun è stato abbattuto.

## I premi alla fine

award-parries = Più parate: { $count }
award-blow = Colpo più audace: { n-wounds } a { $character }
award-reach = Colpo più lontano: { $card }, difficoltà { $count }
award-felled = Più personaggi abbattuti: { $count }
award-wounds = Più ferite inflitte: { $count }
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
level-tokens-text = Carte vere, e tocchi lo schermo solo per i segnalini. L’hub conta la resistenza e sa chi è nel cerchio.
level-companion = Assistente
level-companion-text = Carte vere, e dici che cosa giochi. L’hub controlla ogni mossa e sa chi arriva a chi.
level-cards = Carte sui telefoni
level-cards-text = La scatola non serve. L’hub mescola e distribuisce, e la mano ce l’hai sul telefono.
option-players = Giocatori
option-level = Livello
option-characters = Personaggi
option-characters-dealt = li distribuisce l’hub
option-characters-typed = inseriti dalle carte vere
option-pace = Ritmo
option-pace-taps = un tocco per ogni fase
option-pace-flow = le fasi senza scelta vanno da sole
option-judged = Chi annulla le mosse, con le carte sui telefoni
option-judged-yes = solo chi ospita, come a un torneo
option-judged-no = chi ha fatto la mossa
option-first = Chi comincia
option-first-any = a caso
option-house = Regole della casa
option-deck-end = Il mazzo finisce
option-deck-end-at-once = subito, con l’ultima carta
option-deck-end-when-needed = quando serve la prossima carta

## Le schermate del gioco

game-duel = Il duello finale
shelf-cards = Gioca una carta
tally-weapons = Armi { $used }/{ $limit }
about-wounds = { n-wounds-asked }
about-all-open =
    { $all-open ->
        [one] L’unica della scatola è già in gioco: è quella sbagliata?
       *[other] Tutte e { $all-open } quelle della scatola sono già in gioco: ce n’è una sbagliata?
    }
about-resilience =
    { $resilience ->
        [0] {""}
       *[other] Resistenza { $resilience }
    }
about-shogun =
    { $shogun ->
        [behind] Vale già per tutti i tuoi: uno Shogun attivo non aggiunge abilità. Dalle retrovie la difficoltà è 1 in più che dal Samurai al centro.
       *[circle] Vale già per tutti i tuoi: uno Shogun attivo non aggiunge abilità.
    }
about-character =
    { $character-kind ->
        [benkei] { character-benkei-text }
        [ginchiyo] { character-ginchiyo-text }
        [goemon] { character-goemon-text }
        [hanzo] { character-hanzo-text }
        [hideyoshi] { character-hideyoshi-text }
        [ieyasu] { character-ieyasu-text }
        [kojiro] { character-kojiro-text }
        [musashi] { character-musashi-text }
        [nobunaga] { character-nobunaga-text }
        [tomoe] { character-tomoe-text }
       *[ushiwaka] { character-ushiwaka-text }
    }
about-difficulty = Difficoltà { $difficulty }
about-places =
    { $places ->
        [one] a 1 posto
       *[other] a { $places } posti
    }
about-armor =
    { $armor ->
        [0] {""}
       *[other] +{ $armor } { card-armor }
    }
about-benkei =
    { $benkei ->
        [0] {""}
       *[other] +1 { character-benkei }
    }
about-behind =
    { $behind ->
        [0] {""}
       *[other] +1 dalle retrovie
    }

## Per chi gioca la prima volta

how-1-title = Abbatti lo Shogun
how-1-text =
    Hai quattro personaggi: tre Samurai stanno nel cerchio con i tre dell’avversario, e lo Shogun aspetta alle loro spalle.
    Quando cade il primo dei tuoi Samurai, lo Shogun entra nel cerchio. Vince chi abbatte lo Shogun dell’avversario.
    Nessuno torna: chi cade è fuori.
how-2-title = Il tuo turno
how-2-text =
    Prima scegli il personaggio attivo: è l’unico che può usare un’arma in questo turno, da dove si trova, e la sua abilità vale fino al tuo prossimo turno.
    L’abilità dello Shogun vale per tutti i tuoi personaggi, sempre, anche dalle retrovie.
    Poi peschi due carte e ne giochi quante vuoi, ma una sola arma. Una proprietà aiuta il personaggio che ce l’ha davanti.
how-3-title = Quando ti colpiscono
how-3-text =
    Quando un’arma è diretta a uno dei tuoi, gioca una Parata, se no subisce le ferite.
    Grido di battaglia e Ju jitsu colpiscono tutti nel cerchio, tranne il personaggio attivo di chi li gioca. Una carta sola salva un’intera parte.
    Quando finisce il mazzo, chi è nel cerchio perde 1 punto resistenza. Se non hai carte in mano, il tuo personaggio attivo è indifeso.

## Preparare il tavolo con la scatola vera

setup-companion =
    { $characters ->
        [typed] Togliete Chiyome, mescolate gli altri undici personaggi e datene quattro a testa. Ognuno inserisce i suoi.
       *[dealt] Appena si comincia, ognuno prende, coperte, le carte dei quattro personaggi che vede sul suo telefono. Chiyome resta nella scatola.
    }
    Ognuno sceglie sul telefono il suo Shogun e l’ordine dei tre Samurai. Quando entrambi hanno scelto, i Samurai vanno in fila davanti, e lo Shogun dietro.
    Mescolate tutte le 90 carte. 4 a chi comincia, 5 all’altro.
    La resistenza la conta l’hub. Non ci sono onore né ruoli.
setup-tokens = { setup-companion }

## Chiarimenti

rulings-title = Chiarimenti per il duello finale
rulings-intro = Come giochiamo dove le regole da torneo lasciano un dubbio sul duello. Per il resto si gioca come in Samurai Sword, chiarimenti compresi.
rulings-start = Prima del primo turno
rulings-fighting = Abilità, posti, colpi
rulings-cards = Carte
rulings-end = Chi cade, e la fine
ruling-1 = Chi comincia si sorteggia. Ciascuno sceglie anche in che ordine stanno i suoi tre Samurai; visto da chi li guida, quello a sinistra è accanto all’ultimo dell’altra fila.
    .title = Il sorteggio e la fila
    .group = { rulings-start }
    .why = Le regole lasciano aperte tutte e due le cose, e i posti contano.
ruling-2 = Nelle retrovie uno Shogun non ha punti resistenza. Entrando nel cerchio li prende tutti dal mucchietto.
    .title = Nelle retrovie non si perde niente
    .group = { rulings-start }
    .why = Sei personaggi non usano mai più di 30 dei 36 segnalini.
ruling-3 = L’abilità di un Samurai vale solo mentre è attivo, anche nel turno dell’avversario, e solo per sé; quella dello Shogun sempre, per ognuno dei personaggi di chi lo guida. Pescate, turno e attacchi (Hideyoshi, Goemon, Ieyasu, Nobunaga, Kojirō, Musashi, Tomoe) valgono se li ha lo Shogun o il personaggio attivo. Le difese (Benkei, Ginchiyo, Hanzō, Ushiwaka) valgono per chi è attaccato: se è attivo e ne ha una, o se ce l’ha lo Shogun.
    .title = Per chi vale un’abilità
    .group = { rulings-fighting }
    .why = Un Benkei non attivo non difende nessuno.
ruling-4 = Una proprietà vale per il personaggio che ce l’ha davanti: Concentrazione ed Estrazione veloce mentre è attivo, Armatura sempre. Quello che aveva davanti chi cade si scarta.
    .title = A chi serve una proprietà
    .group = { rulings-cards }
    .why = Una carta davanti a un personaggio non è davanti a un altro.
ruling-5 = Per la difficoltà contano anche i propri Samurai; i caduti e gli indifesi no. All’inizio quello a sinistra attacca il nemico più vicino a 1, poi a 2, poi a 3; quello al centro a 2, 3 e 2. Uno Shogun attivo nelle retrovie attacca a uno in più del Samurai al centro. Le armi si usano solo contro i nemici.
    .title = Contare i posti
    .group = { rulings-fighting }
    .why = Lo Shogun conta il Samurai davanti a sé, poi quello a un lato, poi i nemici.
ruling-6 = Se due Samurai di una parte cadono per uno stesso effetto, lo Shogun entra accanto a quello rimasto, dal lato che vuole chi lo guida; se cadono tutti e tre, da solo. Chi entra non è toccato dall’effetto che l’ha fatto entrare.
    .title = Ne cadono più d’uno
    .group = { rulings-end }
    .why = Chi non c’era quando è arrivato il colpo non lo prende.
ruling-7 = Se cade il personaggio attivo, chi lo guida non ne ha nessuno fino al prossimo turno: niente armi, nessuno al riparo dal proprio Grido di battaglia o Ju jitsu, e nessuno indifeso perché mancano le carte.
    .title = Cade il personaggio attivo
    .group = { rulings-end }
    .why = Il personaggio si sceglie all’inizio del turno, non a metà.
ruling-8 = Grido di battaglia e Ju jitsu colpiscono le due parti; si risponde insieme, si risolve prima la parte avversaria, e una carta salva un’intera parte. Una parte risponde con qualunque carta che uno dei suoi personaggi colpiti potrebbe usare: con un’arma come parata se Hanzō è colpito ed è attivo, o se è lo Shogun. Il personaggio attivo di chi ha giocato la carta non è colpito e non può rispondere.
    .title = Una risposta per tutti
    .group = { rulings-cards }
    .why = È una carta contro tutti, e una carta la ferma.
ruling-9 = Il Bushido va a un giocatore, che sceglie uno dei suoi personaggi nel cerchio. Quando esce un’arma, quel personaggio perde 3 punti e il Bushido si scarta. Se quel personaggio cade, il Bushido passa a un altro della stessa parte, a scelta di chi la guida.
    .title = Chi ha il Bushido
    .group = { rulings-cards }
    .why = Nelle retrovie uno Shogun non ha niente da perdere.
ruling-10 = La Respirazione cura il personaggio attivo, e l’avversario pesca. Con uno Shogun nelle retrovie, o con nessuno attivo, non cura nessuno; l’avversario pesca lo stesso. La carta di Nobunaga la paga il personaggio attivo, mai con l’ultimo punto, e mai uno Shogun nelle retrovie.
    .title = Respirazione e Nobunaga
    .group = { rulings-cards }
    .why = Ha resistenza da recuperare o da pagare solo chi è nel cerchio.
ruling-11 = Uno Shogun che cade per il Bushido o per la fine del mazzo perde il duello come ogni altro. Se uno stesso effetto abbatte i due Shogun, vince chi è di turno. Non si recupera, non c’è Maestro di Spada, e una sconfitta non dà premi.
    .title = Come finisce
    .group = { rulings-end }
    .why = Deve vincere uno solo, e chi è di turno ha corso il rischio.
ruling-12 = I personaggi di una parte hanno una mano sola. La Distrazione prende una carta da lì chiunque si scelga, quindi l’hub non chiede su chi.
    .title = Una mano sola
    .group = { rulings-cards }
    .why = Una domanda la cui risposta non cambia niente è solo un tocco in più.
ruling-13 = Da che lato entra uno Shogun accanto all’ultimo Samurai, e a chi va il Bushido, si sceglie quando la carta che l’ha causato è risolta, pescate comprese.
    .title = Quando si sceglie un posto
    .group = { rulings-end }
    .why = Nel frattempo non ne dipende niente, e nessuno si interrompe mentre pesca.
ruling-14 = Quando finisce il mazzo, chi è nel cerchio e non è indifeso perde 1 punto, tutti insieme. La carta che l’ha finito è già nella mano di chi l’ha pescata. Con i soli segnalini l’hub non può sapere chi non ha carte, quindi lo chiede; il pulsante sul tavolo vuol dire che ne avete tutti e due. Con le carte vere l’hub ha solo contato: quando il suo conto arriva a zero lo chiede a chi ha preso l’ultima carta, e nessuno perde niente finché non lo dice il tavolo.
    .title = La fine del mazzo
    .group = { rulings-cards }
    .why = È un effetto solo, sulle due parti insieme.
    .switch = { option-deck-end }: { option-deck-end-at-once } (di base), oppure { option-deck-end-when-needed }.
ruling-15 = Chi lascia un duello si arrende.
    .title = Andarsene
    .group = { rulings-end }
    .why = Se uno dei due se ne va, non resta nessuno da battere.
ruling-16 = Con i soli segnalini l’hub sa chi è in piedi e chi è caduto, non dove: non chiede da che lato entra uno Shogun, e non mostra la difficoltà.
    .title = Solo segnalini
    .group = { rulings-fighting }
    .why = Senza le carte davanti ai personaggi ogni difficoltà sarebbe un’ipotesi.
