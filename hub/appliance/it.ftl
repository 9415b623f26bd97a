# Quello che dicono i comandi della macchina. `.do` è il rimedio, in una frase.

## honor-hub doctor

doctor-group-address = Indirizzo
doctor-group-wifi = Wi-Fi
doctor-group-power = Corrente
doctor-group-disk = Disco
doctor-group-clock = Orologio
doctor-group-pins = Pin
doctor-group-games = Giochi installati
doctor-group-units = Servizi
doctor-well = Tutto bene.
doctor-warned = { $count ->
    [one] Un avviso; funziona tutto.
   *[other] { $count } avvisi; funziona tutto.
}
doctor-broken = { $count ->
    [one] Una cosa non va: { $groups }.
   *[other] { $count } cose non vanno: { $groups }.
}

address = I telefoni trovano l’hub a { $url }
no-network = Questa macchina non ha rete: i telefoni non la trovano
    .do = Collega un cavo, entra in un Wi-Fi, o esegui: sudo honor-hub hotspot on
hub-answers = L’hub risponde lì: versione { $version }, { $phones ->
    [one] una connessione
   *[other] { $phones } connessioni
}
hub-old = L’hub in funzione è { $runs }, ma è installato { $here }
    .do = Riavvialo tra una partita e l’altra: sudo systemctl restart honor-hub
hub-unwell = L’hub dice che non sta bene ({ $status })
    .do = Guarda il disco, qui sotto, e: journalctl -u honor-hub
port-taken = A { $url } c’è qualcos’altro, o un hub bloccato
    .do = Guarda chi è con: sudo ss -ltnp; o dai all’hub un’altra porta in /etc/honor-hub/settings.toml
hub-off = Nessun hub è in funzione a { $url }
    .do = Avvialo: sudo systemctl start honor-hub, oppure honor-hub serve

no-wifi = Questa macchina non ha un Wi-Fi suo
wifi-there = { $device } c’è
wifi-blocked = { $device } è spento
    .do = Imposta il paese e accendilo: sudo raspi-config nonint do_wifi_country IT && sudo rfkill unblock wifi
wifi-saves-power = { $device } risparmia corrente, e fa aspettare i telefoni
    .do = Spegni il risparmio: sudo iw dev { $device } set power_save off
hotspot-on = L’hotspot è acceso: { $phones } telefoni su circa { $most }
hotspot-uncounted = L’hotspot è acceso; il Wi-Fi di un Pi regge circa 7–10 telefoni
    .do = Per più di { $most } telefoni usa un vero access point, con il Pi collegato via cavo
hotspot-full = Ci sono { $phones } telefoni sull’hotspot, e il Wi-Fi di un Pi ne regge solo circa 7–10
    .do = Per più di { $most } telefoni usa un vero access point, con il Pi collegato via cavo

no-power-facts = Qui l’alimentatore non si può controllare (solo su un Pi)
power-well = L’alimentatore ha retto da quando il Pi è acceso
voltage-low-now = La tensione è troppo bassa adesso: la scheda SD può rovinarsi
    .do = Usa l’alimentatore del Pi e un cavo corto e spesso
voltage-was-low = La tensione è stata troppo bassa da quando il Pi è acceso
    .do = Usa l’alimentatore del Pi e un cavo corto e spesso
slowed-now = Il Pi adesso va piano, per il calore o per l’alimentatore
    .do = Dagli aria o una ventola
was-slowed = Il Pi è andato piano per un po’ da quando è acceso
    .do = Dagli aria, se i telefoni hanno dovuto aspettare

disk-room = { $mb } MB liberi per { $folder }
disk-scarce = Solo { $mb } MB liberi per { $folder }
    .do = Libera spazio: sudo apt clean; sudo journalctl --vacuum-size=50M
disk-full = Solo { $mb } MB liberi per { $folder }: le mosse saranno rifiutate
    .do = Libera spazio: sudo apt clean; sudo journalctl --vacuum-size=50M
state-blocked = { $folder } non si può creare: { $file } non è una cartella
    .do = Sposta quel file, o dai all’hub un’altra cartella: state in /etc/honor-hub/settings.toml
log-torn = Il registro in { $folder } non è più un file SQLite
    .do = Rimetti l’ultima copia: honor-hub restore FILE (le copie sono in /var/lib/honor-hub-backups)
no-state = { $folder } non c’è ancora; la crea il primo avvio
state-closed = Non puoi aprire { $folder }, come dev’essere
    .do = Riprova da amministratore: sudo honor-hub doctor
no-log = Non c’è ancora un registro in { $folder }
log-there = Il registro ha { $kb } kB
log-pages-torn = Il file del registro è danneggiato
    .do = Salva ciò che si legge: honor-hub backup FILE. Ferma l’hub, honor-hub restore FILE, riavvialo. Procurati una scheda SD nuova
tables-damaged = { $count ->
    [one] Un tavolo non si legge più: { $names }
   *[other] { $count } tavoli non si leggono più: { $names }
}
    .do = Guarda perché: honor-hub damaged. La pagina di chi ospita li salva così come sono e li elimina; forse una copia più vecchia li ha ancora interi
tables-newer = { $count ->
    [one] Un tavolo l’ha scritto un hub più recente: { $names }
   *[other] { $count } tavoli li ha scritti un hub più recente: { $names }
}
    .do = Aggiorna questo hub; restano come sono
hosts-damaged = Il file delle chiavi di chi ospita è danneggiato: nessuno può ospitare
    .do = Fanne uno nuovo: sudo honor-hub host
no-copy = Non c’è ancora una copia notturna del registro
    .do = Fanne una ora: sudo systemctl start honor-hub-backup
copy-there = L’ultima copia del registro è { $days ->
    [0] di oggi
    [one] di ieri
   *[other] di { $days } giorni fa
}
copy-old = L’ultima copia del registro è di { $days } giorni fa
    .do = Guarda perché: systemctl status honor-hub-backup.timer honor-hub-backup
sqlite = SQLite { $version }
sqlite-one-writer = SQLite { $version }, va bene finché scrive solo l’hub; tieni altri programmi lontani dal suo registro
sqlite-old = SQLite { $version } è troppo vecchio per il registro
    .do = Aggiorna il sistema: Raspberry Pi OS Bookworm o più recente

clock-well = L’orologio sembra giusto
clock-alone = Nessun server regola l’orologio; ne dipendono solo le date dello storico
clock-wrong = L’orologio dice { $year }; le partite sono comunque in ordine, le date dello storico no
    .do = Collegati a internet per un minuto, o regolalo: sudo date -s "2026-12-31 20:00"

no-pi = Questo non è un Raspberry Pi: niente pin, quindi niente luci e pulsanti; la pagina del pannello nel browser funziona
board = { $board }
no-chips = Non c’è /dev/gpiochip: nessun pin da usare
    .do = Usa Raspberry Pi OS, o togli il pannello: sudo systemctl disable --now honor-hub-panel
chips-closed = Non puoi usare { $chips } (l’utente del pannello è nel gruppo gpio)
    .do = Per provare le luci a mano: sudo usermod -aG gpio $USER, e rientra
gpiod = gpiod { $version }
no-gpiod = Manca gpiod: i pin non si possono usare
    .do = Installa di nuovo da un pacchetto intero: sudo sh install.sh
empty-lgpio = lgpio { $version } è un pacchetto vuoto che pip prende dove non c’è una wheel
    .do = Toglilo (/opt/honor-hub/current/bin/pip uninstall lgpio) e: sudo apt install python3-lgpio
lgpio = lgpio { $version }
no-gpiozero = Manca gpiozero: luci e pulsanti non si possono usare
    .do = Installa di nuovo da un pacchetto intero: sudo sh install.sh
gpiozero = gpiozero { $version }
gpiozero-old = gpiozero { $version } è troppo vecchio per luci e pulsanti
    .do = Installa di nuovo da un pacchetto intero: sudo sh install.sh

no-systemd = Qui systemd non è in funzione: avvia l’hub a mano
no-units = L’hub non è installato come servizio
    .do = sudo honor-hub install, se deve partire con la macchina
unit-runs = { $unit } è in funzione
unit-restarted = { $unit } è in funzione, ma è ripartito { $times ->
    [one] una volta
   *[other] { $times } volte
}
    .do = Guarda perché: journalctl -u { $unit }
unit-failed = { $unit } si è fermato con un errore
    .do = Guarda perché: journalctl -u { $unit } -n 50; poi: sudo systemctl restart { $unit }
unit-off = { $unit } dovrebbe essere in funzione, ma non lo è
    .do = sudo systemctl start { $unit }
unit-bad = systemd non riesce a leggere { $unit }
    .do = Installa di nuovo: sudo honor-hub install

## honor-hub hotspot

hotspot-is-on = L’hotspot «{ $name }» è acceso ({ $device }).
hotspot-is-off = L’hotspot «{ $name }» è spento.
hotspot-never = Non c’è un hotspot; honor-hub hotspot on lo crea.
hotspot-password = La sua password: { $password }
hotspot-masked = La sua password è in NetworkManager; --password la mostra.
hotspot-phones = { $phones ->
    [one] Un telefono è connesso.
   *[other] { $phones } telefoni sono connessi.
}
hotspot-limit = Il Wi-Fi di un Pi regge circa 7–10 telefoni: un tavolo. Per averne di più, usa un vero access point.
hotspot-android = Ai telefoni che qui cercano internet si risponde che tutto va bene, così restano. Se Android parla lo stesso di connessione limitata, scegli «resta connesso».
hotspot-alone = Un Pi con una sola radio lascia il Wi-Fi in cui era: ora lo raggiungi via cavo o da questo hotspot.
hotspot-hub-told = Lo schermo del tavolo ora mostra il suo codice.
hotspot-hub-untold = L’hub non è stato riavviato; lo schermo del tavolo mostrerà il codice dal prossimo avvio.
hotspot-off = L’hotspot è spento, e resta spento.
hotspot-bad-name = Il nome di un Wi-Fi ha da 1 a 32 byte stampabili.
hotspot-bad-password = La password di un Wi-Fi ha da 8 a 63 lettere, cifre e segni semplici, senza spazi all’inizio o alla fine.
hotspot-which-password = Password
hotspot-no-wifi = NetworkManager qui non trova nessun dispositivo Wi-Fi.
hotspot-no-nmcli = Qui non c’è nmcli: l’hotspot ha bisogno di NetworkManager (sudo apt install network-manager dnsmasq-base).
hotspot-refused = NetworkManager ha rifiutato: { $said }
hotspot-closed = { $file } non si può scrivere; usa sudo.

## Giochi installati

game-installed = { $game } è installato.
game-refused = Il gioco { $game } resta fuori. { $why }
    .do = Dillo a chi l’ha scritto, o rimuovi il pacchetto; «honor-hub rules check» dice di più di un gioco che si carica.

## Banca dati

doctor-group-database = Banca dati
database-no-driver = Per una sala in una banca dati serve più del solo hub
    .do = pip install 'honor-hub[hall]'
database-silent = La banca dati non si può usare ({ $why })
    .do = È accesa, e l’indirizzo è giusto (--log, HONOR_HUB_LOG)? Il suo giornale dice di più: docs/hall.md
database-answers = PostgreSQL { $version } risponde in { $ms } ms
database-far = PostgreSQL { $version } ci mette { $ms } ms a rispondere: ogni mossa li aspetta
    .do = Mettila sulla rete degli hub, via cavo
database-old = PostgreSQL { $version } è troppo vecchio
    .do = Usa PostgreSQL 14 o più recente
database-standby = La banca dati non accetta modifiche: è una riserva, o questo utente non può scrivere
    .do = Dai l’indirizzo di quella che scrive; si possono nominare più macchine: docs/hall.md
database-forgets = Se manca la corrente la banca dati può perdere ciò che ha confermato (fsync o full_page_writes è spento)
    .do = Mettili entrambi su on in postgresql.conf e riavviala
hall-kept = La sala { $hall } la tiene un hub su { $place } (epoca { $epoch })
hall-free = Ora nessun hub tiene la sala { $hall }
standby-synchronous = { $count ->
    [one] Una riserva sincrona ha
   *[other] { $count } riserve sincrone hanno
} ogni mossa confermata
standby-behind = La riserva non è sincrona ({ $kb } kB indietro): con la macchina della banca dati si perderebbero le ultime mosse
    .do = Imposta synchronous_standby_names: docs/hall.md
standby-none = La banca dati non ha riserve: la sua macchina deve tornare prima che si vada avanti
