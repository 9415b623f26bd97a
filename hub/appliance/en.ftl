# What the machine's commands say. `.do` is what to do about it, in one sentence.

## honor-hub doctor

doctor-group-address = Address
doctor-group-wifi = Wi-Fi
doctor-group-power = Power
doctor-group-disk = Disk
doctor-group-clock = Clock
doctor-group-pins = Pins
doctor-group-units = Services
doctor-group-games = Installed games
doctor-well = All is well.
doctor-warned = { $count ->
    [one] One warning; everything works.
   *[other] { $count } warnings; everything works.
}
doctor-broken = { $count ->
    [one] One thing is broken: { $groups }.
   *[other] { $count } things are broken: { $groups }.
}

address = Phones find the hub at { $url }
no-network = This machine has no network: phones cannot find it
    .do = Plug in a cable, join a Wi-Fi, or run: sudo honor-hub hotspot on
hub-answers = The hub answers there: version { $version }, { $phones ->
    [one] one connection
   *[other] { $phones } connections
}
hub-old = The hub that runs is { $runs }, but { $here } is installed
    .do = Restart it between two games: sudo systemctl restart honor-hub
hub-unwell = The hub says that it is not well ({ $status })
    .do = Look at the disk below, and at: journalctl -u honor-hub
port-taken = Something else, or a hub that hangs, is at { $url }
    .do = See who it is with: sudo ss -ltnp; or give the hub another port in /etc/honor-hub/settings.toml
hub-off = No hub is running at { $url }
    .do = Start it: sudo systemctl start honor-hub, or honor-hub serve

no-wifi = This machine has no Wi-Fi of its own
wifi-there = { $device } is there
wifi-blocked = { $device } is switched off
    .do = Set the country and switch it on: sudo raspi-config nonint do_wifi_country IT && sudo rfkill unblock wifi
wifi-saves-power = { $device } saves power, which makes phones wait
    .do = Switch that off: sudo iw dev { $device } set power_save off
hotspot-on = The hotspot is on with { $phones } of about { $most } phones
hotspot-uncounted = The hotspot is on; a Pi's own Wi-Fi carries about 7 to 10 phones
    .do = For more than { $most } phones use a real access point, with the Pi on its cable
hotspot-full = { $phones } phones are on the hotspot, and a Pi's own Wi-Fi carries only about 7 to 10
    .do = For more than { $most } phones use a real access point, with the Pi on its cable

no-power-facts = The power supply cannot be checked here (only on a Pi)
power-well = The power supply has been strong enough since the start
voltage-low-now = The voltage is too low right now: the SD card may be damaged
    .do = Use the Pi's own power supply and a short, thick cable
voltage-was-low = The voltage has been too low since the start
    .do = Use the Pi's own power supply and a short, thick cable
slowed-now = The Pi is slowed down right now, by heat or by its power supply
    .do = Give it air or a fan
was-slowed = The Pi was slowed down for a while since the start
    .do = Give it air, if phones had to wait

disk-room = { $mb } MB are free for { $folder }
disk-scarce = Only { $mb } MB are free for { $folder }
    .do = Free some space: sudo apt clean; sudo journalctl --vacuum-size=50M
disk-full = Only { $mb } MB are free for { $folder }: moves will be refused
    .do = Free some space: sudo apt clean; sudo journalctl --vacuum-size=50M
state-blocked = { $folder } cannot be made: { $file } is not a folder
    .do = Move that file away, or give the hub another folder: state in /etc/honor-hub/settings.toml
log-torn = The log in { $folder } is no longer an SQLite file
    .do = Put the last copy back: honor-hub restore FILE (copies are in /var/lib/honor-hub-backups)
no-state = { $folder } is not there yet; the first start makes it
state-closed = You may not open { $folder }, as it should be
    .do = Ask again as its owner: sudo honor-hub doctor
no-log = There is no log yet in { $folder }
log-there = The log has { $kb } kB
log-pages-torn = The log’s file is damaged
    .do = Save what can be read: honor-hub backup FILE. Stop the hub, honor-hub restore FILE, start it. Get a new SD card
tables-damaged = { $count ->
    [one] One table cannot be read: { $names }
   *[other] { $count } tables cannot be read: { $names }
}
    .do = See why: honor-hub damaged. The host’s page saves a table as it is, and removes it; an older copy may still have it whole
tables-newer = { $count ->
    [one] One table was written by a newer hub: { $names }
   *[other] { $count } tables were written by a newer hub: { $names }
}
    .do = Update this hub; they are kept as they are
hosts-damaged = The file of the hosts’ keys is damaged: nobody is host
    .do = Make a new one: sudo honor-hub host
no-copy = There is no nightly copy of the log yet
    .do = Make one now: sudo systemctl start honor-hub-backup
copy-there = The newest copy of the log is { $days ->
    [0] from today
    [one] one day old
   *[other] { $days } days old
}
copy-old = The newest copy of the log is { $days } days old
    .do = See why: systemctl status honor-hub-backup.timer honor-hub-backup
sqlite = SQLite { $version }
sqlite-one-writer = SQLite { $version }, fine as long as only the hub writes; keep other programs away from its log
sqlite-old = SQLite { $version } is too old for the log
    .do = Update the system: Raspberry Pi OS Bookworm or newer

clock-well = The clock looks right
clock-alone = No time server sets the clock; only dates in the history depend on it
clock-wrong = The clock says { $year }; games are in order all the same, dates in the history are not
    .do = Connect to the internet for a minute, or set it: sudo date -s "2026-12-31 20:00"

no-pi = This is not a Raspberry Pi: no pins, so no lamps and buttons; the panel page in a browser works
board = { $board }
no-chips = There is no /dev/gpiochip: no pins to use
    .do = Use Raspberry Pi OS, or take the panel out: sudo systemctl disable --now honor-hub-panel
chips-closed = You may not use { $chips } (the panel's own user is in the group gpio)
    .do = To try lamps by hand: sudo usermod -aG gpio $USER, and log in again
gpiod = gpiod { $version }
no-gpiod = gpiod is missing: the pins cannot be used
    .do = Install again from a whole bundle: sudo sh install.sh
empty-lgpio = lgpio { $version } is an empty package that pip takes where there is no wheel
    .do = Remove it (/opt/honor-hub/current/bin/pip uninstall lgpio) and: sudo apt install python3-lgpio
lgpio = lgpio { $version }
no-gpiozero = gpiozero is missing: lamps and buttons cannot be used
    .do = Install again from a whole bundle: sudo sh install.sh
gpiozero = gpiozero { $version }
gpiozero-old = gpiozero { $version } is too old for lamps and buttons
    .do = Install again from a whole bundle: sudo sh install.sh

no-systemd = systemd is not running here: start the hub by hand
no-units = The hub is not installed as a service
    .do = sudo honor-hub install, if it should start with the machine
unit-runs = { $unit } runs
unit-restarted = { $unit } runs, but had to be started again { $times ->
    [one] once
   *[other] { $times } times
}
    .do = See why: journalctl -u { $unit }
unit-failed = { $unit } has failed
    .do = See why: journalctl -u { $unit } -n 50; then: sudo systemctl restart { $unit }
unit-off = { $unit } should run, but does not
    .do = sudo systemctl start { $unit }
unit-bad = systemd cannot read { $unit }
    .do = Install again: sudo honor-hub install

## honor-hub hotspot

hotspot-is-on = The hotspot “{ $name }” is on ({ $device }).
hotspot-is-off = The hotspot “{ $name }” is off.
hotspot-never = There is no hotspot; honor-hub hotspot on makes one.
hotspot-password = Its password: { $password }
hotspot-masked = Its password is kept by NetworkManager; --password shows it.
hotspot-phones = { $phones ->
    [one] One phone is
   *[other] { $phones } phones are
} connected.
hotspot-limit = A Pi's own Wi-Fi carries about 7 to 10 phones: one table. For more, use a real access point.
hotspot-android = Phones that ask for the internet here are told that all is well, so they stay. If Android still speaks of a limited connection, choose “stay connected”.
hotspot-alone = A Pi with one radio leaves the Wi-Fi it was in: reach it by cable or over this hotspot now.
hotspot-hub-told = The table screen now shows its code.
hotspot-hub-untold = The hub was not restarted; its table screen shows the code after its next start.
hotspot-off = The hotspot is off, and stays off.
hotspot-bad-name = A Wi-Fi's name has 1 to 32 printable bytes.
hotspot-bad-password = A Wi-Fi's password has 8 to 63 plain letters, digits and signs, and no space at either end.
hotspot-which-password = Password
hotspot-no-wifi = NetworkManager finds no Wi-Fi device here.
hotspot-no-nmcli = There is no nmcli here: the hotspot needs NetworkManager (sudo apt install network-manager dnsmasq-base).
hotspot-refused = NetworkManager refused: { $said }
hotspot-closed = { $file } cannot be written; run this with sudo.

## Installed games

game-installed = { $game } is installed.
game-refused = The game { $game } is left out. { $why }
    .do = Tell whoever wrote it, or remove the package; “honor-hub rules check” says more of a game that loads.

## Database

doctor-group-database = Database
database-no-driver = A hall in a database needs more than a hub alone
    .do = pip install 'honor-hub[hall]'
database-silent = The database cannot be used ({ $why })
    .do = Is it running, and is the address right (--log, HONOR_HUB_LOG)? Its own journal says more: docs/hall.md
database-answers = PostgreSQL { $version } answers in { $ms } ms
database-far = PostgreSQL { $version } takes { $ms } ms to answer: every move waits for that
    .do = Put it on the network of the hubs, by cable
database-old = PostgreSQL { $version } is too old
    .do = Use PostgreSQL 14 or newer
database-standby = The database takes no changes: it is a standby, or this user may not write
    .do = Give the address of the one that does; several hosts may be named: docs/hall.md
database-forgets = The database may lose what it has confirmed when the power goes (fsync or full_page_writes is off)
    .do = Set both to on in postgresql.conf and restart it
hall-kept = The hall { $hall } is kept by a hub on { $place } (epoch { $epoch })
hall-free = No hub keeps the hall { $hall } now
standby-synchronous = { $count ->
    [one] A synchronous standby has
   *[other] { $count } synchronous standbys have
} every move that was confirmed
standby-behind = The standby is not synchronous ({ $kb } kB behind): with the database's machine the last moves would be lost
    .do = Set synchronous_standby_names: docs/hall.md
standby-none = The database has no standby: its machine must come back before play goes on
