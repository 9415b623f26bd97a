### BANG! con la variante Samurai Sword, in italiano.
### Ogni frase è nostra; solo i nomi sono quelli stampati. `$the-card` è la carta con l’articolo,
### `$card-kind` il suo codice ("none": nessuno l’ha vista).

## Quante cose

n-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
n-reputation =
    { $count ->
        [one] 1 punto reputazione
       *[other] { $count } punti reputazione
    }
n-life =
    { $count ->
        [one] 1 punto vita
       *[other] { $count } punti vita
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
story-sheriff-shown = Lo Sceriffo è { $seat }.
story-pairs-dealt = Due personaggi a testa: guarda i tuoi e tienine uno.
story-characters-set = Tutti i personaggi sono scoperti.
story-tokens-placed = Ognuno ha la sua vita e la sua reputazione.
story-hands-dealt = Le carte sono state distribuite.
story-answered = { $seat } ha risposto.
story-answer-taken-back = { $seat } ritira la risposta.
story-roles-refused = I ruoli inseriti non tornano. Riguardate tutti la vostra carta.

## Il racconto: un turno

story-turn-began = È il turno di { $seat }.
story-turn-ended = { $seat } finisce il turno.
story-recovered = { $seat } recupera { n-life }.
story-ability-copied = { $seat } gioca come { $character } fino al prossimo turno.
story-ability-used = { $seat } usa l’abilità di { $character }.
story-barrel-held = { $seat } estrae per il Barile: cuori, tiene.
story-barrel-failed = { $seat } estrae per il Barile: niente cuori.
story-jail-opened = { $seat } estrae per la Prigione: cuori, è fuori.
story-jail-shut = { $seat } estrae per la Prigione: niente cuori, salta il turno.
story-dynamite-exploded = { $seat } estrae per la Dinamite: esplode!
story-dynamite-fizzled = { $seat } estrae per la Dinamite: per ora niente.
story-dynamite-passed = La Dinamite passa da { $seat } a { $to }.
story-cards-drawn = { $seat } pesca { n-cards }.
story-cards-drawn-you = Peschi { n-cards }.
story-discard-taken-you = Prendi la carta in cima agli scarti.
story-discard-taken = { $seat } prende la carta in cima agli scarti.
story-cards-discarded-you = Scarti { n-cards }.
story-cards-discarded = { $seat } scarta { n-cards }.
story-cards-burned = { $seat } ha lasciato la partita: { n-cards } dal mazzo agli scarti.

## Il racconto: piombo e polvere

story-bang-played = BANG! { $seat } spara a { $target } (distanza { $distance }, { n-wounds }).
story-two-cards-fired = { $seat } scarta due carte per un BANG! contro { $target } (distanza { $distance }, { n-wounds }).
story-dodged = Mancato! { $seat } se la cava.
story-dodged-in-play = Mancato! { $seat } non è colpito, grazie a una carta in gioco.
story-dodged-half-in-play = Mancato!, con una carta in gioco. Ma contro questo a { $seat } ne serve un altro.
story-dodged-half = Mancato! Ma contro questo colpo a { $seat } ne serve un altro.
story-untouched = Quadri: a { $seat } non succede niente.
story-shot-back = { $seat } risponde con un BANG!
story-wounded = { $seat } subisce { n-wounds } da { $by }.
story-burned = La Dinamite costa { n-life } a { $seat }.
story-duel-lost = { $seat } perde il Duello contro { $by }, e { n-life }.
story-duel-lost-without-life = { $seat } perde il Duello contro { $by }, ma non ha più vita da perdere.
story-beer-saved = { $seat } beve una Birra appena in tempo e resta in piedi con { n-life }.
story-fallen = { $by } mette a terra { $seat } e guadagna 1 punto reputazione.
story-fallen-alone = { $seat } è a terra e perde 1 punto reputazione.

## Il racconto: le carte

# Dopo un nome che ha già il suo punto esclamativo non va il punto.
card-end =
    { $card-kind ->
        [bang] {""}
        [indians] {""}
        [missed] {""}
        [panic] {""}
       *[other] .
    }
story-card-played = { $seat } gioca { $the-card }{ card-end }
story-card-played-on = { $seat } gioca { $the-card } su { $target }.
story-card-used = { $seat } usa { $the-card } che ha in gioco.
story-card-used-on = { $seat } usa { $the-card } che ha in gioco su { $target }.
story-card-laid = { $seat } mette in gioco { $the-card }.
story-card-laid-on = { $seat } gioca { $the-card } su { $to }.
story-card-taken-you = Prendi una carta a caso dalla mano di { $target }.
story-card-taken-from-you = { $seat } ti prende una carta a caso dalla mano.
story-card-taken = { $seat } prende una carta a caso dalla mano di { $target }.
story-laid-taken-from-you = { $seat } ti prende { $the-card }.
story-laid-taken = { $seat } prende { $the-card } a { $target }.
story-laid-taken-back = { $seat } riprende in mano { $the-card }.
story-everything-taken-from-you = { $seat } prende tutte le tue carte.
story-everything-taken = { $seat } prende tutte le carte di { $target }.
story-card-lost-you = Perdi una carta a caso dalla mano.
story-card-lost = { $seat } perde una carta a caso dalla mano.
story-laid-lost = { $seat }: { $the-card } va negli scarti.
story-healed = { $seat } riprende { n-life }.
story-life-paid = { $seat } paga 1 punto vita per una carta.

## Il racconto: la fine

story-deck-ended =
    { $count ->
        [0] Il mazzo è finito: mescolate gli scarti. Ognuno scarta 1 punto reputazione.
       *[other] Il mazzo è finito: con gli scarti se ne fa uno nuovo di { n-cards }. Ognuno scarta 1 punto reputazione.
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
story-ended-reputation = Qualcuno è rimasto senza reputazione: la partita è finita.
story-ended-last-standing = In piedi resta una persona sola: la partita è finita.

## Il racconto: correzioni, e chi se ne va

story-reputation-corrected = Corretto: { $seat } ha { n-reputation }.
story-life-corrected = Corretto: { $seat } ha { n-life }.
story-hand-corrected = Corretto: { $seat } ha { n-cards } in mano.
story-cards-corrected = Corretto: { n-cards } in tutto il gioco.
story-deck-corrected = Corretto: { n-cards } nel mazzo.
story-character-corrected = Corretto: { $seat } è { $character }.
story-places-swapped = { $seat } e { $target } si scambiano di posto: è così che sono seduti.
story-turn-corrected = Corretto: è il turno di { $seat }.
story-turn-started-corrected = Corretto: è il turno di { $seat }, e quello che viene prima di giocare è ancora da fare.
story-judged-anew = { $seat } è d’accordo: l’attacco vale con le carte come sono, { n-wounds }.
story-attack-voided = { $seat } è d’accordo: il BANG! non arriva, e torna in mano.
story-laid-corrected = Corretto: { $seat } ha davanti { $the-card }.
story-unlaid-corrected = Corretto: { $seat } non ha davanti { $the-card }.
story-leave-waited = { $seat } se ne va appena questa carta è risolta.
story-seat-left =
    { $count ->
        [0] { $seat } lascia la partita: l’ultimo punto reputazione resta, e scarta tutte le carte.
       *[other] { $seat } lascia la partita: scarta { n-reputation } e tutte le carte.
    }
story-seat-returned = { $seat } è di nuovo in gioco, con { n-reputation }.
story-level-lowered = D’ora in poi l’hub tiene solo vita e reputazione: alle carte pensate voi.

## Perché no

refusal-no-cards = Non hai carte in mano.
refusal-two-cards = Per questo servono due carte.
refusal-too-far = { $seat } è fuori portata: distanza { $distance }, la tua portata è { $reach }.
    .many = sono fuori portata
refusal-bang-limit =
    { $limit ->
        [one] Un BANG! per turno, e l’hai già giocato. Con una Volcanic ne avresti altri.
       *[other] In questo turno hai { $limit } BANG! e ne hai già giocati { $used }. Con una Volcanic ne avresti altri.
    }
refusal-used-up = { $character } in questo turno non può farlo di nuovo.
refusal-harmless = Non puoi attaccare { $seat }: senza vita o senza carte in mano si è indifesi.
    .many = sono indifesi e non si possono attaccare
refusal-has-left = { $seat } ha lasciato la partita.
refusal-no-target = Adesso non c’è nessuno contro cui usarla.
refusal-nothing-to-lose = { $seat } non ha niente da perdere: né carte in mano né carte in gioco.
refusal-nothing-in-play = { $seat } non ha carte in gioco.
refusal-nothing-before-you = Non hai in gioco una carta così.
refusal-empty-handed = { $seat } non ha carte in mano da prendere.
refusal-no-discards = Gli scarti sono vuoti.
refusal-same-name = Lì c’è già in gioco { $the-card }, e nessuno può avere due carte con lo stesso nome.
refusal-no-jail-for-the-sheriff = { $seat } è lo Sceriffo, e lo Sceriffo non va in Prigione.
refusal-in-jail = { $seat } è già in Prigione.
refusal-no-life = Sei indifeso: la vita ti torna nel tuo turno.
refusal-full-life = Hai già tutti i punti vita iniziali.
refusal-last-life = È il tuo ultimo punto vita: con quello Chuck Wengam non può pagare.
refusal-no-card-to-draw = Non c’è nessuna carta da pescare.
refusal-taken = { $character } ce l’ha già qualcun altro.
refusal-in-the-middle = Prima va finito quello che è in corso.
refusal-must-discard =
    { $count ->
        [one] Prima { $seat } deve scegliere 1 carta da scartare.
       *[other] Prima { $seat } deve scegliere { $count } carte da scartare.
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
offer-recover-hint = Riprendi tutta la tua vita.
offer-copy = Copia un’abilità
offer-copy-hint = Vera Custer gioca come un altro personaggio del tavolo, fino al suo prossimo turno.
offer-check-dynamite = Estrai! per la Dinamite
offer-check-dynamite-hint = Gira la prima carta: da 2 a 9 di picche esplode.
offer-check-jail = Estrai! per la Prigione
offer-check-jail-hint = Gira la prima carta: se è di cuori giochi il tuo turno.
offer-draw = Pesca
offer-draw-hint = In questo turno peschi { n-cards }.
offer-draw-now =
    { $why ->
        [pixie-pete] Pesca { n-cards } ({ character-pixie-pete }: una in più)
        [bill-noface] Pesca { n-cards } ({ character-bill-noface }: una, più una per ogni ferita)
        [black-jack] Pesca { n-cards } ({ character-black-jack }: tre se la seconda è rossa)
       *[other] Pesca { n-cards }
    }
offer-draw-hand = Prima carta da una mano
offer-draw-hand-hint = Jesse Jones prende la prima carta dalla mano di qualcuno, la seconda dal mazzo.
offer-draw-discard = Prima carta dagli scarti
offer-draw-discard-hint = Pedro Ramirez prende la prima carta degli scarti, poi una dal mazzo.
offer-draw-table = Una carta in gioco, invece
offer-draw-table-hint = Pat Brennan prende una carta in gioco e non pesca altro.
offer-bang = BANG!
offer-bang-hint = Scegli chi è a portata della tua arma: accanto al nome vedi le ferite.
offer-lay = Metti in gioco una carta
offer-lay-hint = Un’arma o una carta che ti aiuta: resta davanti a te.
offer-panic = { card-panic }
offer-panic-hint = { card-panic-text }
offer-cat-balou = { card-cat-balou }
offer-cat-balou-hint = { card-cat-balou-text }
offer-duel = { card-duel }
offer-duel-hint = { card-duel-text }
offer-gatling = { card-gatling }
offer-gatling-hint = { card-gatling-text }
offer-indians = { card-indians }
offer-indians-hint = { card-indians-text }
offer-beer = { card-beer }
offer-beer-hint =
    { $count ->
        [0] Adesso non farebbe niente. Meglio tenerla per il colpo fatale?
       *[other] { card-beer-text }
    }
offer-beer-now =
    { $count ->
        [0] { card-beer } (senza effetto)
       *[other] { card-beer }
    }
offer-saloon = { card-saloon }
offer-saloon-hint =
    { $count ->
        [0] Adesso non farebbe niente.
       *[other] { card-saloon-text }
    }
offer-saloon-now =
    { $count ->
        [0] { card-saloon } (senza effetto)
       *[other] { card-saloon }
    }
offer-stagecoach = { card-stagecoach }
offer-stagecoach-hint = { card-stagecoach-text }
offer-wells-fargo = { card-wells-fargo }
offer-wells-fargo-hint = { card-wells-fargo-text }
offer-general-store = { card-general-store }
offer-general-store-hint = { card-general-store-text }
offer-jail = { card-jail }
offer-jail-hint = { card-jail-text }
offer-dynamite = { card-dynamite }
offer-dynamite-hint = { card-dynamite-text }
offer-other = Un’altra carta
offer-other-hint = Una carta di Dodge City: l’hub la conta e basta.
offer-other-attack = Attacca con un’altra carta
offer-other-attack-hint = Una carta di Dodge City contro qualcuno: 1 ferita, se non la schiva.
offer-other-attack-all = Attacca tutti con una carta in gioco
offer-other-attack-all-hint = Una carta verde di Dodge City davanti a te, come l’Howitzer: un Mancato!, o 1 ferita a testa.
offer-two-for-bang = Due carte per un BANG!
offer-two-for-bang-hint = Doc Holyday: una volta per turno, e non conta per il limite.
offer-two-for-life = Due carte per 1 punto vita
offer-two-for-life-hint = Sid Ketchum: quando vuoi.
offer-life-for-card = 1 punto vita per una carta
offer-life-for-card-hint = Chuck Wengam: quante volte vuoi, ma mai con l’ultimo punto.
offer-blue-for-two = Una carta blu per due
offer-blue-for-two-hint = José Delgado: due volte per turno scarti una carta blu e ne peschi due.
offer-end-turn = Fine turno
offer-end-turn-hint = Scarta le carte in più, poi tocca a chi siede alla tua sinistra.
offer-end-turn-now =
    { $count ->
        [0] Fine turno
       *[other] Scarta { n-cards } e finisci il turno
    }

## Che cosa si può fare: risposte

offer-missed = Mancato!
offer-missed-hint = Gioca un Mancato! e non ti succede niente.
offer-missed-in-play = Carta verde in gioco
offer-missed-in-play-hint = Una carta di Dodge City davanti a te che vale come Mancato!
offer-barrel = Barile
offer-barrel-hint = Gira una carta: se è di cuori vale come un Mancato!
offer-give-bang = Rispondi con un BANG!
offer-give-bang-hint = Non conta per il limite del turno.
offer-drink = Bevi una Birra
offer-drink-hint = Sul colpo fatale: resti in piedi con 1 punto vita e non perdi reputazione.
offer-diamond = Era di quadri
offer-diamond-hint = Le carte di quadri degli altri non fanno niente ad Apache Kid.
offer-take = Incassa
offer-take-hint =
    { $ends ->
        [0] Non giochi niente e subisci le ferite.
       *[other] Non giochi niente e subisci le ferite. La partita finirebbe così.
    }
offer-take-back = Ritira la risposta
offer-take-back-hint = Finché qualcun altro ci sta pensando.

## Che cosa si può fare: solo segnalini

offer-wound = Mi hanno colpito
offer-wound-one = −{ $count }
offer-wound-hint =
    { $ends ->
        [0] Quante ferite? Te le ha fatte chi è di turno. Se ti ha salvato una Birra, di’ solo i punti persi davvero.
       *[other] Quante ferite? Te le ha fatte chi è di turno. Se ti ha salvato una Birra, di’ solo i punti persi davvero. Con l’ultimo punto vita la partita finirebbe.
    }
offer-duel-lost = Ho perso il mio Duello
offer-duel-lost-hint =
    { $ends ->
        [0] L’hai cominciato tu e hai perso tutta la vita: contro chi?
       *[other] L’hai cominciato tu e hai perso tutta la vita: contro chi? La partita finirebbe così.
    }
offer-burned = È esplosa la Dinamite
offer-burned-hint =
    { $ends ->
        [0] Quanta vita ti è costata? Nessuno ci guadagna.
       *[other] Quanta vita ti è costata? Nessuno ci guadagna. Con l’ultimo punto vita la partita finirebbe.
    }
offer-everyone = Una carta colpisce tutti
offer-everyone-hint = { card-gatling } o { card-indians }: ognuno degli altri dice se è stato ferito. Le ferite cadono insieme, in senso orario.
offer-was-hit = Ferito
offer-was-hit-hint = Ti ha tolto 1.
offer-not-hit = Non ferito
offer-not-hit-hint = Avevi una risposta, o non ti ha toccato.
offer-late-wound = Un colpo detto in ritardo
offer-late-wound-hint = Chi è stato, e quante ferite? Per un colpo che nessuno ha detto al suo turno.
offer-heal = Riprendi vita
offer-heal-one = +{ $count }
offer-heal-hint = Una Birra, un Saloon o quello che sa fare il tuo personaggio.

## Che cosa si può fare: in ogni momento

offer-deck-end = Il mazzo è finito
offer-deck-end-hint =
    { $out ->
        [0] { $count ->
                [0] Mescolate gli scarti; ognuno scarta 1 punto reputazione.
               *[other] Mescolate gli scarti; ognuno scarta 1 punto reputazione. L’hub conta ancora { n-cards }.
            }
       *[other] { $count ->
                [0] Mescolate gli scarti; ognuno scarta 1 punto reputazione. { $seats }: reputazione finita, e la partita finirebbe.
               *[other] Mescolate gli scarti; ognuno scarta 1 punto reputazione. { $seats }: reputazione finita, e la partita finirebbe. L’hub conta ancora { n-cards }.
            }
    }
offer-deck-empty = Mazzo finito?
offer-deck-empty-now =
    { $out ->
        [0] { $count ->
                [0] Mazzo finito? Ognuno scarterebbe 1 punto reputazione.
               *[other] L’hub conta { n-cards }. Il mazzo è finito? Ognuno scarterebbe 1 punto reputazione.
            }
       *[other] { $count ->
                [0] Mazzo finito? Ognuno scarterebbe 1 punto reputazione. { $seats }: reputazione finita, e la partita finirebbe.
               *[other] L’hub conta { n-cards }. Il mazzo è finito? Ognuno scarterebbe 1 punto reputazione. { $seats }: reputazione finita, e la partita finirebbe.
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
                [0] Perdi le carte e tieni l’ultimo punto reputazione; gli altri vanno avanti.
               *[other] Perdi le carte e { n-reputation }; gli altri vanno avanti.
            }
       *[other] Ciò che ti si chiede vale come senza risposta, e la partita finirebbe così.
    }
offer-come-back = Di nuovo in gioco
offer-come-back-hint = Di’ quanta reputazione c’è adesso. La mano parte vuota: correggila se ci sono carte.
offer-step-down = D’ora in poi solo segnalini
offer-step-down-hint = L’hub smette di seguire le carte e tiene solo vita e reputazione. Non si torna indietro.
offer-stop-early = Ferma e conta i punti
offer-stop-early-hint = La partita finisce ora: i punti contano così come sono, e i ruoli si scoprono.
offer-swap-places = Due si scambiano di posto
offer-swap-places-hint = Sono seduti al contrario di come crede l’hub. Ognuno tiene carte, segnalini e ruolo; distanze e turni seguono.
offer-deal-again = Ridistribuisci tutto
offer-deal-again-hint = Qualcuno ha visto un ruolo? Si riparte da capo.
offer-correct-reputation = Correggi la reputazione
offer-correct-reputation-hint = Di’ quanta ce n’è davvero. Se ne può aggiungere solo di quella scartata.
offer-correct-life = Correggi la vita
offer-correct-life-hint = Di’ quanta ce n’è davvero, da zero a quella iniziale.
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
offer-correct-laid = Correggi le carte in gioco
offer-correct-laid-hint = Una in più davanti a qualcuno, o una in meno, e dov’era o dove va.

## Che cosa chiede un modulo

field-role = Ruolo
field-character = Personaggio
field-target = Chi
field-what = Che cosa
field-by = Da chi
field-card = Carta
field-count = Quante
field-flipped = La carta girata
field-second = La seconda carta
field-seat = Chi
field-other = Con chi
field-place = Dove va
field-source = Da dove, o dove va
field-value = Quello che c’è adesso
field-game = La partita
field-deck = Il mazzo è finito?
field-change = Modifica
field-step = Da quale fase
field-used = Quello già usato nel turno
field-wounds = Ferite
value-goes-on = continua
value-ends = finisce con questo
value-yes = Sì
value-not-yet = Non ancora
value-own-hand = La mano di chi ce l’ha davanti
value-the-discards = Gli scarti
value-the-deck = Il mazzo
value-draw = Pescare
value-copy = Copiare un’abilità
value-recover = Recupero
value-play = Giocare le carte
value-kept = Conta ancora
value-anew = Riparte da zero
value-hearts = Cuori
value-no-hearts = Niente cuori
value-passes = Un’altra: passa a sinistra
value-explodes = Da 2 a 9 di picche: esplode
value-black = Nera
value-red = Rossa: una terza carta
value-hand = Una carta a caso dalla mano
value-my-hand = Una carta dalla mia mano
value-diamond = Niente: la carta è di quadri
value-discards = Negli scarti
value-in-play = In gioco, davanti a me
value-from-hand = Dalla mia mano
value-before-me = Da davanti a me
value-from-play = Da davanti a me agli scarti
value-plus-barrel = Una in più: { card-barrel }
value-plus-scope = Una in più: { card-scope }
value-plus-mustang = Una in più: { card-mustang }
value-plus-jail = Una in più: { card-jail }
value-plus-dynamite = Una in più: { card-dynamite }
value-plus-volcanic = Una in più: { card-volcanic }
value-plus-schofield = Una in più: { card-schofield }
value-plus-remington = Una in più: { card-remington }
value-plus-carabine = Una in più: { card-carabine }
value-plus-winchester = Una in più: { card-winchester }
value-plus-hideout = Una in più: { card-hideout }
value-plus-binocular = Una in più: { card-binocular }
value-plus-other = Una in più: { card-other }
value-minus-barrel = Una in meno: { card-barrel }
value-minus-scope = Una in meno: { card-scope }
value-minus-mustang = Una in meno: { card-mustang }
value-minus-jail = Una in meno: { card-jail }
value-minus-dynamite = Una in meno: { card-dynamite }
value-minus-volcanic = Una in meno: { card-volcanic }
value-minus-schofield = Una in meno: { card-schofield }
value-minus-remington = Una in meno: { card-remington }
value-minus-carabine = Una in meno: { card-carabine }
value-minus-winchester = Una in meno: { card-winchester }
value-minus-hideout = Una in meno: { card-hideout }
value-minus-binocular = Una in meno: { card-binocular }
value-minus-other = Una in meno: { card-other }

## Domande

question-shot = { $by } ti spara: { n-wounds-asked }. Giochi un Mancato!?
question-flip = Il tuo Barile contro la Gatling di { $by }: che cosa è uscito?
question-gatling = { $by } gioca { $the-card }: un Mancato!, o { n-wounds-asked }?
question-indians = { $by } gioca Indiani!: un BANG!, o { n-wounds-asked }?
question-duel = Duello con { $by }: un BANG!, o perdi tutta la vita?
question-dynamite = La Dinamite ti toglie l’ultimo punto vita. Una Birra?
question-everyone = { $by } colpisce tutti. Ti ha ferito?
question-roles = Che ruolo hai pescato? Non lo vedrà nessun altro.
question-figures = Quale personaggio hai davanti?
question-characters = Quale dei tuoi due personaggi tieni?
question-confirm = Ora guarda il tuo ruolo.
awaited-shot = Mancato!?
awaited-flip = Cuori per il Barile?
awaited-gatling = Mancato!?
awaited-indians = Un BANG! in risposta?
awaited-duel = Un BANG! nel Duello?
awaited-dynamite = Una Birra?
awaited-everyone = Ferito?
awaited-confirm = Uno sguardo al ruolo
awaited-roles = Il ruolo
awaited-figures = Il personaggio
awaited-characters = Il personaggio
warning-down = Questo ti mette a terra.
warning-down-or-beer = Questo ti mette a terra, se non ti salva una Birra.

## A che punto è la partita

step-roles = Ruoli
step-characters = Personaggi
step-tokens = Vita e reputazione
step-confirm = Guardate il vostro ruolo
due-recover = Recuperi { n-life }
due-draw = { offer-draw-now }
step-recover = Recupera
step-copy = Quale abilità?
step-dynamite = Dinamite
step-jail = Prigione
step-draw = Pesca
step-play = Gioca le carte
step-burn = Posto vuoto
step-leave = Qualcuno se ne va
step-over = Partita finita
counter-reputation = Reputazione
counter-life = Vita
counter-hand = Mano
counter-needed = Mancato! che servono
mark-barrel = { card-barrel }
mark-barrel-text = { card-barrel-text }
mark-scope = { card-scope }
mark-scope-text = { card-scope-text }
mark-mustang = { card-mustang }
mark-mustang-text = { card-mustang-text }
mark-jail = { card-jail }
mark-jail-text = { card-jail-text }
mark-dynamite = { card-dynamite }
mark-dynamite-text = { card-dynamite-text }
mark-volcanic = { card-volcanic }
mark-volcanic-text = { card-volcanic-text }
mark-schofield = { card-schofield }
mark-schofield-text = { card-schofield-text }
mark-remington = { card-remington }
mark-remington-text = { card-remington-text }
mark-carabine = { card-carabine }
mark-carabine-text = { card-carabine-text }
mark-winchester = { card-winchester }
mark-winchester-text = { card-winchester-text }
mark-hideout = { card-hideout }
mark-hideout-text = { card-hideout-text }
mark-binocular = { card-binocular }
mark-binocular-text = { card-binocular-text }
mark-other = { card-other }
mark-other-text = { card-other-text }
mark-harmless = Indifeso
mark-harmless-text = Senza vita o senza carte in mano: BANG!, Gatling, Indiani! e Duello non ti fanno niente. Il tuo posto conta ancora per la distanza, salvo regole della casa.
mark-left = Fuori
mark-left-text = Ha lasciato la partita: indifeso per sempre, ma il posto conta ancora per la distanza e la reputazione vale ancora punti.
pile-deck = Mazzo
pile-discards = Scarti
pile-box = Reputazione scartata

## Carte

card-bang = BANG!
    .the = un BANG!
card-bang-text = Spara a chi è a portata della tua arma. Uno per turno.
card-missed = Mancato!
    .the = un Mancato!
card-missed-text = Ferma del tutto un attacco.
card-beer = Birra
    .the = una Birra
card-beer-text = 1 punto vita in più, fino a quelli iniziali. Oppure sul colpo fatale: resti in piedi con 1.
card-saloon = Saloon
    .the = il Saloon
card-saloon-text = 1 punto vita in più a tutti quelli che ne hanno.
card-cat-balou = Cat Balou
    .the = Cat Balou
card-cat-balou-text = Qualcuno scarta una carta: una a caso dalla mano, o una in gioco. A qualsiasi distanza.
card-panic = Panico!
    .the = Panico!
card-panic-text = Prendi una carta a chi è a distanza 1: una a caso dalla mano, o una in gioco.
card-duel = Duello
    .the = un Duello
card-duel-text = A qualsiasi distanza: BANG! a turno, e il primo che non può perde tutta la vita.
card-indians = Indiani!
    .the = Indiani!
card-indians-text = Tutti gli altri: un BANG!, o 1 ferita.
card-gatling = Gatling
    .the = la Gatling
card-gatling-text = Tutti gli altri: un Mancato!, o 1 ferita.
card-general-store = Emporio
    .the = l’Emporio
card-general-store-text = Una carta a testa, a cominciare da te.
card-stagecoach = Diligenza
    .the = la Diligenza
card-stagecoach-text = Pesca 2 carte.
card-wells-fargo = Wells Fargo
    .the = la Wells Fargo
card-wells-fargo-text = Pesca 3 carte.
card-barrel = Barile
    .the = il Barile
card-barrel-text = Quando ti sparano, gira una carta: se è di cuori vale come un Mancato!
card-scope = Mirino (Appaloosa)
    .the = il Mirino
card-scope-text = Tutti gli altri ti sono più vicini di 1. Cambia chi raggiungi, non le ferite.
card-mustang = Mustang
    .the = un Mustang
card-mustang-text = Per gli altri sei più lontano di 1. Cambia chi ti raggiunge, non le ferite.
card-jail = Prigione
    .the = la Prigione
card-jail-text = Giocala su chiunque tranne lo Sceriffo. All’inizio del suo turno estrae: con cuori esce, altrimenti salta il turno.
card-dynamite = Dinamite
    .the = la Dinamite
card-dynamite-text = All’inizio del tuo turno: da 2 a 9 di picche subisci 3 ferite, altrimenti passa a sinistra.
card-volcanic = Volcanic
    .the = la Volcanic
card-volcanic-text = Forza 1; quanti BANG! vuoi per turno.
card-schofield = Schofield
    .the = la Schofield
card-schofield-text = Forza 2: arriva a distanza 2 e fa 2 ferite a chi ti siede accanto, una in meno a ogni passo.
card-remington = Remington
    .the = la Remington
card-remington-text = Forza 3: arriva a distanza 3 e fa 3 ferite a chi ti siede accanto, una in meno a ogni passo.
card-carabine = Rev. Carabine
    .the = la Rev. Carabine
card-carabine-text = Forza 4: arriva a distanza 4 e fa 4 ferite a chi ti siede accanto, una in meno a ogni passo.
card-winchester = Winchester
    .the = la Winchester
card-winchester-text = Forza 5: arriva a distanza 5 e fa 5 ferite a chi ti siede accanto, una in meno a ogni passo.
card-hideout = Riparo
    .the = il Riparo
card-hideout-text = Per gli altri sei più lontano di 1, come con un Mustang.
card-binocular = Binocolo
    .the = il Binocolo
card-binocular-text = Tutti gli altri ti sono più vicini di 1, come con un Mirino.
card-other = Un’altra carta
    .the = un’altra carta
card-other-text = Una carta di Dodge City: l’hub la conta, e voi fate quello che c’è scritto.
card-colt = Colt .45
    .the = la Colt .45
card-colt-text = L’arma di chi non ne ha in gioco. Forza 1.

## Personaggi

character-bart-cassidy = Bart Cassidy
character-bart-cassidy-text = Pesca una carta per ogni punto vita che perde. Comincia con 4.
character-black-jack = Black Jack
character-black-jack-text = Mostra la seconda carta che pesca: se è rossa ne pesca una terza.
character-calamity-janet = Calamity Janet
character-calamity-janet-text = Gioca i BANG! come Mancato! e i Mancato! come BANG!, a piacere.
character-el-gringo = El Gringo
character-el-gringo-text = Quando la carta di un altro lo ferisce, gli prende una carta a caso dalla mano: una sola, per quante ferite siano.
character-jesse-jones = Jesse Jones
character-jesse-jones-text = Può prendere la prima carta dalla mano di qualcuno.
character-jourdonnais = Jourdonnais
character-jourdonnais-text = Ha sempre un Barile tutto suo.
character-kit-carlson = Kit Carlson
character-kit-carlson-text = Guarda tre carte, ne tiene due e ne rimette una.
character-lucky-duke = Lucky Duke
character-lucky-duke-text = A ogni estrazione gira due carte e ne sceglie una.
character-paul-regret = Paul Regret
character-paul-regret-text = Per gli altri è più lontano di 1.
character-pedro-ramirez = Pedro Ramirez
character-pedro-ramirez-text = Può prendere la prima carta dagli scarti.
character-rose-doolan = Rose Doolan
character-rose-doolan-text = Tutti gli altri le sono più vicini di 1.
character-sid-ketchum = Sid Ketchum
character-sid-ketchum-text = Può scartare due carte per 1 punto vita, quando vuole.
character-slab-the-killer = Slab the Killer
character-slab-the-killer-text = Per fermare un suo BANG! servono due Mancato!
character-suzy-lafayette = Suzy Lafayette
character-suzy-lafayette-text = Appena resta senza carte in mano deve pescarne una.
character-vulture-sam = Vulture Sam
character-vulture-sam-text = Prende tutte le carte, in mano e in gioco, di chi mette a terra.
character-willy-the-kid = Willy the Kid
character-willy-the-kid-text = Due BANG! per turno invece di uno.
character-apache-kid = Apache Kid
character-apache-kid-text = Le carte di quadri degli altri non gli fanno niente.
character-belle-star = Belle Star
character-belle-star-text = Nel suo turno le carte in gioco davanti agli altri non hanno effetto.
character-bill-noface = Bill Noface
character-bill-noface-text = Pesca una carta, più una per ogni punto vita che gli manca. Comincia con 4.
character-chuck-wengam = Chuck Wengam
character-chuck-wengam-text = Nel suo turno può pagare 1 punto vita per una carta, quante volte vuole, ma mai con l’ultimo.
character-doc-holyday = Doc Holyday
character-doc-holyday-text = Una volta per turno, due carte per un BANG! che non conta per il limite.
character-elena-fuente = Elena Fuente
character-elena-fuente-text = Può giocare qualunque carta come Mancato!
character-gregg-digger = Gregg Digger
character-gregg-digger-text = Riprende 1 punto vita ogni volta che un altro perde l’ultimo.
character-herb-hunter = Herb Hunter
character-herb-hunter-text = Pesca una carta ogni volta che un altro perde l’ultimo punto vita.
character-jose-delgado = José Delgado
character-jose-delgado-text = Due volte per turno scarta una carta blu e ne pesca due.
character-molly-stark = Molly Stark
character-molly-stark-text = Pesca una carta per ognuna che usa fuori dal suo turno; nel Duello, alla fine.
character-pat-brennan = Pat Brennan
character-pat-brennan-text = Invece di pescare può prendere una carta in gioco, di chiunque.
character-pixie-pete = Pixie Pete
character-pixie-pete-text = Pesca tre carte invece di due.
character-sean-mallory = Sean Mallory
character-sean-mallory-text = Alla fine del turno tiene fino a dieci carte.
character-tequila-joe = Tequila Joe
character-tequila-joe-text = Una Birra gli dà 2 punti vita.
character-vera-custer = Vera Custer
character-vera-custer-text = All’inizio del turno prende l’abilità di un altro personaggio, fino al prossimo.

## Ruoli

role-sheriff = Sceriffo
role-sheriff-text = Tutti sanno chi sei, e cominci tu. Vinci con i tuoi Vice.
role-deputy = Vice
role-deputy-text = Stai con lo Sceriffo, in segreto: la vostra reputazione si conta insieme.
role-outlaw = Fuorilegge
role-outlaw-text = Vinci con gli altri Fuorilegge: la vostra reputazione si conta insieme.
role-renegade = Rinnegato
role-renegade-text = Vinci per conto tuo: conta solo la tua reputazione, doppia o più.
team-law = Sceriffo e Vice
team-outlaws = Fuorilegge
team-renegade = Rinnegato

## La fine

score-reputation = Reputazione
outcome-reason-reputation = Decide la reputazione: vince il punteggio più alto.
outcome-reason-last-standing = Chi resta in piedi vince per tutta la squadra.
outcome-reason-stopped = Fermata prima della fine: vince il punteggio più alto.
outcome-reason-points = Resta in piedi una persona sola, ma l’ultimo l’ha messo a terra un compagno. Vince il punteggio più alto.
outcome-cause-deck = Con la fine del mazzo qualcuno ha perso l’ultimo punto reputazione.
outcome-cause-fall = È finita quando qualcuno è andato a terra.
outcome-cause-leaving = Qualcuno se n’è andato con il suo ultimo punto reputazione.
outcome-cause-stopped = Il tavolo si è fermato prima della fine della partita.
outcome-cause-corrected = Correggendo la vita si è visto che in piedi restava una persona sola.
outcome-cause-raised = La partita è finita con una correzione della vita.
outcome-cause-reputation-corrected = Correggendo la reputazione si è visto che qualcuno non ne aveva più.

## I premi alla fine

award-escape = Per un soffio: schiva { n-wounds } con { $left } di vita
award-beer = Salvezze con una birra: { $count }
award-defeats = Più avversari a terra: { $count }
award-betrayal = Spari ai propri: { n-wounds }
award-parries = Più colpi schivati: { $count }
award-barrel = Colpi fermati dal barile: { $count }
award-blow = Sparo più audace: { n-wounds } a { $target }
award-untouched = Neanche un graffio
award-wounds = Più ferite inflitte: { $count }
award-reach = Sparo più lungo: { $target } a distanza { $count }
award-jail = Più turni in prigione: { $count }
award-comeback = Più volte di nuovo in piedi: { $count }
award-suffered = Ne ha prese più di tutti: { n-wounds }
award-actions = Più carte giocate: { $count }
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
level-tokens-text = Carte vere, e tocchi lo schermo solo per vita e reputazione. L’hub le conta e fa i punteggi.
level-companion = Assistente
level-companion-text = Carte vere, e dici che cosa giochi. L’hub controlla ogni mossa e sa chi arriva a chi.
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
option-box = Che cosa c’è nella scatola
option-box-base = solo BANG! (80 carte)
option-box-characters = con i personaggi di Dodge City (80 carte)
option-box-dodge-city = con tutto Dodge City (120 carte)
option-sheriff = Il posto dello Sceriffo
option-sheriff-any = a caso
option-house = Regole della casa
option-deck-end = Il mazzo finisce
option-deck-end-at-once = subito, con l’ultima carta
option-deck-end-when-needed = quando serve la prossima carta
option-both = Uno solo in piedi e qualcuno senza reputazione
option-both-last-standing = vince chi è rimasto in piedi
option-both-reputation = si conta la reputazione
option-ties = Pareggi
option-ties-outlaws = Fuorilegge, poi Sceriffo e Vice, poi un Rinnegato
option-ties-law = Sceriffo e Vice, poi Fuorilegge, poi un Rinnegato
option-harmless = Gli indifesi, per la distanza
option-harmless-counted = contano come tutti
option-harmless-skipped = si saltano

## Gli schermi del gioco

game-bang = BANG! con la reputazione
shelf-cards = Gioca una carta
tally-bang = BANG! { $used }/{ $limit }
tally-bang-any = BANG! { $used }, senza limite
aim-hits = Distanza { $distance }, { about-damage }
aim-too-far = Distanza { $distance }, troppo lontano
about-struck = ha dato l’ultimo colpo
about-damage =
    { $damage ->
        [one] 1 ferita
       *[other] { $damage } ferite
    }
about-all-open =
    { $all-open ->
        [one] L’unica della scatola è già in gioco: è quella sbagliata?
       *[other] Tutte e { $all-open } quelle della scatola sono già in gioco: ce n’è una sbagliata?
    }
about-against-rules = Contro le regole: è davvero così?

## Per chi gioca la prima volta

how-1-title = Nessuno lascia il tavolo
how-1-text =
    Ognuno nasconde un ruolo. Solo lo Sceriffo è noto a tutti: i Vice stanno con lui, i Fuorilegge stanno tra loro, il Rinnegato sta da solo.
    Decide la reputazione. Appena qualcuno resta senza, si scoprono i ruoli e ogni squadra conta la propria. E cala da sola: ogni volta che il mazzo finisce, tutti ne scartano 1.
    Se un solo giocatore ha ancora vita, la partita finisce subito e vince la sua squadra.
    Il tuo ruolo è nascosto sul tuo telefono: tieni premuto per vederlo, lascia e sparisce.
how-2-title = Il tuo turno
how-2-text =
    Pesca due carte, poi gioca quelle che vuoi, ma un solo BANG!
    La forza della tua arma dice fin dove spari. Più sono vicini, più fa male: con forza 3 sono 3 ferite a chi ti siede accanto, 2 al posto dopo, 1 a quello dopo ancora. Mirino e Mustang cambiano chi puoi colpire, mai le ferite.
    Alla fine tieni al massimo sette carte e scarti le altre.
how-3-title = Quando ti sparano
how-3-text =
    Un Mancato! ferma del tutto un attacco, e anche un Barile che tiene. Sul colpo fatale una Birra ti tiene in piedi con 1 punto vita.
    Se perdi l’ultimo sei a terra, e 1 punto reputazione va a chi ti ha colpito. Ma non sei fuori: al tuo prossimo turno la vita torna tutta.
    Fino ad allora sei indifeso, come chi è senza carte in mano. E gli indifesi non si possono attaccare. Attenzione però al Duello: chi lo perde, perde tutta la vita in una volta.

## Preparare il tavolo con la scatola vera

setup-companion =
    { $roles ->
        [typed] { setup-roles } Ognuno guarda la propria in segreto e la inserisce sul telefono; quella dello Sceriffo resta scoperta.
       *[dealt] Lasciate le carte ruolo nella scatola: i ruoli li distribuisce l’hub, ognuno sul suo telefono.
    }
    { $characters ->
        [typed] Date a ognuno una carta personaggio scoperta. Ognuno inserisce la sua.
        [pairs] Ognuno prende la carta del personaggio che tiene e la mette davanti a sé.
       *[dealt] Ognuno prende la carta del personaggio che dice il suo telefono e la mette davanti a sé.
    }
    Mescolate tutte le { $box ->
        [dodge-city] 120
       *[base] 80
    } carte. Distribuitele in senso orario, a partire dallo Sceriffo: { $players ->
        [3] 4, 5 e 5
        [4] 4, 5, 5 e 6
        [5] 4, 5, 5, 6 e 6
        [6] 4, 5, 5, 6, 6 e 7
        [7] 4, 5, 5, 6, 6, 7 e 7
       *[other] 4, 5, 5, 6, 6, 7, 7 e 7
    } carte.
    Vita e reputazione le conta l’hub. Ognuno ha un punto vita in più di quelli sulla carta, anche lo Sceriffo; Bart Cassidy e Bill Noface ne hanno 4.
setup-tokens = { setup-companion }
setup-roles =
    { $players ->
        [3] Mescolate lo Sceriffo e due Fuorilegge, e datene una a testa.
        [4] Mescolate lo Sceriffo, un Vice e due Fuorilegge, e datene una a testa.
        [5] Mescolate lo Sceriffo, un Vice, due Fuorilegge e un Rinnegato, e datene una a testa.
        [6] Mescolate lo Sceriffo, un Vice, tre Fuorilegge e un Rinnegato, e datene una a testa.
        [7] Mescolate lo Sceriffo, due Vice, tre Fuorilegge e un Rinnegato, e datene una a testa.
       *[other] Mescolate lo Sceriffo, due Vice, tre Fuorilegge e due Rinnegati, e datene una a testa.
    }

## Chiarimenti

rulings-title = Chiarimenti per BANG! con la variante Samurai Sword
rulings-intro = La variante è di Mico Selva (Tufturek), con i commenti di Radziol, nella traduzione italiana di Migio. Qui diciamo come giochiamo dove lascia un dubbio, o dove carte vere e hub si incontrano. Alcune sono regole della casa: ogni tavolo può cambiarle, e il suo registro dice come ha giocato.
rulings-deck = Il mazzo e le estrazioni
rulings-reach = Distanza e danni
rulings-answers = Risposte
rulings-fall = Andare a terra e recuperare
rulings-characters = Personaggi
rulings-end = La fine e i punti
rulings-start = Prima del primo turno
rulings-leaving = Andarsene a metà partita
ruling-1 = Il mazzo finisce nel momento in cui si prende l’ultima carta, anche a metà di una pescata; il resto si pesca dal mazzo nuovo, e ognuno scarta 1 punto reputazione. Se non c’è niente da mescolare, si aspetta finché serve una carta e ci sono scarti. Con le carte vere l’hub ha solo contato: quando il suo conto arriva a zero lo chiede a chi ha preso l’ultima carta, e nessuno paga finché non lo dice il tavolo.
    .title = Quando finisce il mazzo
    .group = { rulings-deck }
    .why = È l’unico momento che tutti al tavolo vedono.
    .switch = { option-deck-end }: { option-deck-end-at-once } (di base), oppure { option-deck-end-when-needed }.
ruling-2 = La carta che si sta giocando e quella girata restano da parte finché non hanno finito; se intanto finisce il mazzo, non vengono mescolate.
    .title = La carta che finisce il mazzo
    .group = { rulings-deck }
    .why = Finché fa effetto, non è ancora uno scarto.
ruling-3 = All’inizio del turno: tutta la vita a chi non ne ha, poi si estrae per la Dinamite, poi per la Prigione. La Dinamite salta chi ne ha già una o se n’è andato; se non ha dove andare, resta.
    .title = Prima la Dinamite, poi la Prigione
    .group = { rulings-deck }
    .why = La variante non dice un ordine: questo è quello del gioco base.
ruling-4 = Le carte sono sul tavolo: chi ne gira una dice che cos’era, e l’hub ci crede. Lucky Duke ne gira due e dice quella scelta.
    .title = Le estrazioni si dicono a voce
    .group = { rulings-deck }
    .why = L’hub non tiene carte.
ruling-5 = I giocatori indifesi e i posti vuoti contano per la distanza come tutti.
    .title = Per la distanza contano tutti
    .group = { rulings-reach }
    .why = La variante non dice il contrario.
    .switch = { option-harmless }: { option-harmless-counted } (di base), oppure { option-harmless-skipped }, come in Samurai Sword; chi prendi di mira conta sempre, e anche un posto vuoto.
ruling-6 = Un colpo a segno fa almeno 1 ferita, anche dove un Mirino arriva più in là della forza dell’arma.
    .title = Almeno una ferita
    .group = { rulings-reach }
    .why = Altrimenti un colpo potrebbe arrivare e non fare niente.
ruling-7 = Solo un BANG! sparato con la propria arma ne fa i danni, comprese le due carte di Doc Holyday; ogni altro attacco ne fa 1.
    .title = Che cosa fa l’arma e che cosa no
    .group = { rulings-reach }
    .why = La tabella della variante riguarda solo le armi.
ruling-8 = Chi viene attaccato riceve sempre la domanda, sempre uguale, qualunque cosa abbia in mano. Se manca un telefono, solo chi ospita risponde per qualcuno, e il racconto lo dice.
    .title = La domanda arriva sempre
    .group = { rulings-answers }
    .why = Una risposta che arriva da sola direbbe qualcosa al tavolo.
ruling-9 = Ogni Barile si prova una volta per attacco, prima dei Mancato! o fra l’uno e l’altro. Contro Slab the Killer ne servono due, dell’uno o dell’altro tipo; un Mancato! solo che non è bastato va perso.
    .title = Mancato! e Barili
    .group = { rulings-answers }
    .why = Come nel gioco base.
ruling-10 = Chi è colpito si decide quando la carta viene giocata. Si risponde tutti insieme, in segreto; le risposte si scoprono in senso orario. Un Barile contro la Gatling fa parte della risposta e si gira quando tocca; se non tiene, può ancora seguire un Mancato!
    .title = Gatling e Indiani!: in che ordine
    .group = { rulings-answers }
    .why = Nessuno aspetta nessuno, e l’ordine resta quello del tavolo.
ruling-11 = La reputazione di chi perde va all’altro del Duello, chiunque l’abbia cominciato. Il Duello continua anche con la mano vuota, e chi non può rispondere perde. Se è chi l’ha cominciato, il suo turno continua.
    .title = Il Duello
    .group = { rulings-answers }
    .why = Chi resta in piedi ha messo a terra l’altro.
ruling-12 = Una Birra risponde a un colpo di qualsiasi forza, anche a un Duello perso e alla Dinamite, e lascia 1 punto vita (Tequila Joe: 2). Nessuna abilità la sostituisce. Una Birra dichiarata contro un colpo che non è più fatale resta in mano. La regola del gioco base sulla Birra fra gli ultimi due non vale mai.
    .title = La Birra sul colpo fatale
    .group = { rulings-answers }
    .why = La variante dice: sul colpo fatale, e restituisce un punto.
ruling-13 = Panico!, Cat Balou e Prigione non sono attacchi: si giocano anche sugli indifesi e su sé stessi, e nessuno risponde. Con Panico! riprendi in mano una tua carta in gioco; con Cat Balou scegli tu quale tua carta va scartata.
    .title = Che cosa non è un attacco
    .group = { rulings-answers }
    .why = Essere indifesi protegge dalle ferite.
ruling-14 = Chi è senza punti vita li riprende all’inizio del proprio turno e in nessun altro modo: non con una Birra giocata dopo, un Saloon, Sid Ketchum o Gregg Digger.
    .title = Senza punti vita
    .group = { rulings-fall }
    .why = Altrimenti andare a terra non costerebbe niente.
ruling-15 = Chi va a terra nel proprio turno, per la Dinamite o in un Duello, continua a giocare, ma è indifeso. Andare a terra per la Dinamite costa 1 punto reputazione, e nessuno lo guadagna.
    .title = Andare a terra nel proprio turno
    .group = { rulings-fall }
    .why = Per la variante un turno finisce solo alla fine.
ruling-16 = Nell’ordine: la vita; chi va a terra e la sua reputazione; il controllo se la partita è finita; Gregg Digger e Herb Hunter, in senso orario; Vulture Sam; poi chi è stato colpito, Bart Cassidy o El Gringo.
    .title = Che cosa fa prima un colpo
    .group = { rulings-fall }
    .why = Prima i segnalini, poi le carte: se la partita è finita, non pesca più nessuno.
ruling-17 = Bart Cassidy pesca per ogni punto vita perso davvero, anche se va a terra e anche per la Dinamite. El Gringo prende una carta per un colpo con la carta di un altro; non per un Duello cominciato da lui.
    .title = Chi ci guadagna a farsi ferire
    .group = { rulings-characters }
    .why = Il loro testo parla di punti vita persi e di carte degli altri.
ruling-18 = Gregg Digger e Herb Hunter ci guadagnano quando vanno a terra gli altri, chiunque sia stato, non quando ci vanno loro.
    .title = Chi ci guadagna se un altro va a terra
    .group = { rulings-characters }
    .why = Tutti e due guardano gli altri.
ruling-19 = Suzy pesca appena ha la mano vuota, dopo l’effetto della carta, e nel Duello subito. Molly pesca per ogni carta usata fuori dal suo turno, Birra compresa; nel Duello, quando è finito.
    .title = Suzy Lafayette e Molly Stark
    .group = { rulings-characters }
    .why = Con la mano vuota sarebbe indifesa.
ruling-20 = È Apache Kid a dire che una carta era di quadri. In un Duello già cominciato i BANG! contano, di qualunque seme siano.
    .title = Apache Kid e i quadri
    .group = { rulings-characters }
    .why = I semi sono sul tavolo, non nell’hub.
ruling-21 = Due carte per 1 punto vita in ogni momento: fra una carta e l’altra, e mentre tocca a lui rispondere, prima di farlo. Non dopo il colpo fatale.
    .title = Sid Ketchum
    .group = { rulings-characters }
    .why = In ogni momento, ma non nel mezzo della risposta di un altro.
ruling-22 = Sceglie all’inizio del turno, prima di Dinamite e Prigione, e tiene la sua vita. L’abilità copiata vale fino al suo prossimo turno.
    .title = Vera Custer
    .group = { rulings-characters }
    .why = Così Lucky Duke le può servire subito.
ruling-23 = Dove un’abilità muove solo carte che nessuno vede, l’hub conta e ci crede: le tre carte di Kit Carlson, la carta rossa di Black Jack, le carte di Calamity Janet ed Elena Fuente, il colore di quella di José Delgado.
    .title = Abilità sulle carte che non si vedono
    .group = { rulings-characters }
    .why = Quello che è in mano resta in mano.
ruling-24 = L’hub conosce il Riparo e il Binocolo; ogni altra carta di Dodge City è «un’altra carta» e si conta soltanto. Un attacco con una di queste fa 1 ferita, e fin dove arriva lo decide il tavolo. Una carta verde che hai davanti risponde come un Mancato! o attacca da lì; per lei Molly Stark non pesca niente. La carta che una di queste fa pescare o costa in più si corregge a mano.
    .title = Le carte di Dodge City
    .group = { rulings-characters }
    .why = La variante è scritta per il gioco base.
ruling-25 = Se nello stesso istante uno solo ha punti vita e qualcuno è senza reputazione, vince chi è rimasto in piedi.
    .title = Due finali insieme
    .group = { rulings-end }
    .why = Succede più di rado.
    .switch = { option-both }: { option-both-last-standing } (di base), oppure { option-both-reputation }.
ruling-26 = È in piedi chi ha punti vita, con o senza carte; chi se n’è andato no. L’hub controlla ogni volta che qualcuno va a terra, anche in tre; non quando qualcuno se ne va, o perde un punto vita e resta in piedi. Se l’ultimo l’ha messo a terra un compagno, la partita finisce lo stesso e si contano i punti. Non c’è Colpo mortale.
    .title = Chi è ancora in piedi
    .group = { rulings-end }
    .why = La variante parla di punti vita e non fa eccezioni per tre.
ruling-27 = A parità di punti: Fuorilegge, poi Sceriffo e Vice, poi un Rinnegato. Due Rinnegati con gli stessi punti dividono il posto, e la vittoria se è il primo. I punti possono essere mezzi.
    .title = Pareggi
    .group = { rulings-end }
    .why = Come in Samurai Sword.
    .switch = { option-ties }: { option-ties-outlaws } (di base), oppure { option-ties-law }.
ruling-28 = In tre si gioca con uno Sceriffo e due Fuorilegge, quindi i ruoli sono tutti noti.
    .title = Tre giocatori
    .group = { rulings-start }
    .why = Il punteggio della variante per tre non ha il Rinnegato.
ruling-29 = I ruoli inseriti restano segreti, dalla stessa lista per tutti, e si controllano insieme; se non tornano, la domanda si ripete per tutti e nessuno è nominato. Le coppie di personaggi sono private, e le scelte si scoprono insieme.
    .title = Inserire i ruoli, uno di due personaggi
    .group = { rulings-start }
    .why = Un avviso a uno solo lo tradirebbe.
ruling-30 = Una Birra a vita piena, o un Saloon, una Gatling o Indiani! che non fanno niente a nessuno, si possono giocare lo stesso.
    .title = Carte senza effetto
    .group = { rulings-answers }
    .why = Una carta si può anche sprecare.
ruling-leaving-1 = Chi se ne va scarta la mano, tutto ciò che ha davanti e metà della reputazione, arrotondata per eccesso; ma l’ultimo punto resta, così nessuno fa finire la partita andandosene.
    .title = Che cosa perde chi se ne va
    .group = { rulings-leaving }
    .why = Giochiamo come in Samurai Sword.
ruling-leaving-2 = Una domanda a chi se ne va si risolve prima, come se non avesse risposto. Andarsene nel proprio turno lo chiude.
    .title = Andarsene mentre succede qualcosa
    .group = { rulings-leaving }
    .why = Nessuno se ne va per schivare un colpo.
ruling-leaving-3 = Il posto vuoto è indifeso per sempre e senza abilità, ma conta per la distanza. Non riceve carte dall’Emporio né Prigioni. Il suo turno: due carte dal mazzo agli scarti.
    .title = Il posto vuoto
    .group = { rulings-leaving }
    .why = Il cerchio non si stringe perché qualcuno aveva un treno da prendere.
ruling-leaving-4 = La Dinamite davanti a chi se ne va passa subito al prossimo a sinistra che può averla.
    .title = La Dinamite e il posto vuoto
    .group = { rulings-leaving }
    .why = La Dinamite ha bisogno di qualcuno che estragga.
ruling-leaving-5 = La reputazione di chi se n’è andato resta e conta, e paga ancora quando finisce il mazzo. Nessuno diventa l’ultimo in piedi perché un altro se n’è andato.
    .title = La reputazione lasciata
    .group = { rulings-leaving }
    .why = Una squadra non deve perdere i suoi punti, e nessuno deve vincere perché un altro se n’è andato.
