#!/bin/sh
# Installs Honor Hub as a service on Raspberry Pi OS or Debian, 64 bit; again to update or mend it.
#
#   sudo sh install.sh [--dry-run] [--kiosk] [--no-panel] [--name NAME]
#   sudo sh install.sh --uninstall [--purge]
#
#   --dry-run    say what would be done, and do nothing
#   --kiosk      show the table screen on this machine's own screen
#   --no-panel   leave lamps and buttons out, on a Pi too
#   --name NAME  be NAME.local on the network (honor-hub, on a Pi that nobody named)
#   --uninstall  take everything away but the games; --purge takes those too
#
# From a bundle (wheels/ beside this file) no network is needed, unless a Debian package is missing.
# It makes: /opt/honor-hub (a Python environment for each update), /etc/honor-hub (settings, yours),
# /var/lib/honor-hub and -backups (games and their copies), units in /etc/systemd/system, three
# users, /usr/local/bin/honor-hub, and a name on the network.
set -eu

opt=/opt/honor-hub etc=/etc/honor-hub state=/var/lib/honor-hub copies=/var/lib/honor-hub-backups
units=/etc/systemd/system
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
dry='' kiosk='' panel=yes name='' uninstall='' purge='' previous='' new='' trial=''
packages='python3 python3-venv systemd avahi-daemon curl'

say() { printf '%s\n' "$*"; }
fail() { printf 'install: %s\n' "$*" >&2; exit 1; }
# Every change goes through one of these two, so that --dry-run cannot forget one.
run() { if [ "$dry" ]; then say "  would run: $*"; else "$@"; fi; }
put() { if [ "$dry" ]; then say "  would write: $2"; else install -D -m "$1" /dev/stdin "$2"; fi; }
is_booted() { [ -d /run/systemd/system ]; }
as_hub() { run runuser -u honor-hub -- "$@"; }

while [ $# -gt 0 ]; do
    case $1 in
        --dry-run) dry=yes ;;
        --kiosk) kiosk=yes ;;
        --no-panel) panel='' ;;
        --name) [ $# -gt 1 ] || fail "--name needs a name"; name=$2; shift ;;
        --uninstall) uninstall=yes ;;
        --purge) purge=yes ;;
        -h | --help) sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//p}' "$0"; exit 0 ;;
        *) fail "what is $1? See --help" ;;
    esac
    shift
done
[ -z "$purge" ] || [ "$uninstall" ] || fail "--purge goes with --uninstall"
case $name in *[!a-z0-9-]* | -*) fail "a name has letters, digits and - only" ;; esac
[ "$dry" ] || [ "$(id -u)" = 0 ] || fail "this needs rights: say it with sudo (or add --dry-run)"

# --- what is here ------------------------------------------------------------------------------

look() {
    command -v dpkg >/dev/null || fail "this is not Raspberry Pi OS or Debian"
    case $(dpkg --print-architecture) in
        arm64 | amd64) ;;
        *) fail "this system is 32 bit ($(dpkg --print-architecture)): several packages that the hub" \
            "needs exist for 64 bit only. Write the 64-bit Raspberry Pi OS to the card and come back." ;;
    esac
    if [ "$panel" ] && [ ! -e /etc/rpi-issue ] && ! ls /etc/apt/sources.list.d/raspi.* >/dev/null 2>&1; then
        panel=''
        say "This is Debian and not Raspberry Pi OS: nobody but root may use pins here," \
            "so lamps and buttons are left out. Everything else is installed."
    fi
    [ -z "$kiosk" ] || packages="$packages chromium labwc"
    if [ -L $opt/current ]; then previous=$(readlink $opt/current); fi
    # shellcheck disable=SC2012  # our own names hold nothing strange
    wheel=$(ls "$here"/wheels/honor_hub-*.whl "$here"/../dist/honor_hub-*.whl 2>/dev/null | tail -n 1)
    [ "$wheel" ] || [ "$previous" ] || [ -z "$dry" ] || wheel='honor_hub-….whl of a bundle'
    [ "$wheel" ] || [ "$previous" ] ||
        fail "there is no honor_hub-….whl beside this script: use a bundle, or run make build first"
}

# --- the steps ---------------------------------------------------------------------------------

bring_packages() {
    missing=''
    for package in $packages; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
            missing="$missing $package"
    done
    [ "$missing" ] || return 0
    say "Packages:$missing"
    # shellcheck disable=SC2086  # a list of words
    run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing ||
        { run apt-get update -qq &&
            run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing; } ||
        fail "these packages could not be installed:$missing. Connect to the internet once, and come back."
}

make_users() {
    run systemd-sysusers "$share/honor-hub.sysusers"
    run install -d -m 0755 $etc
    [ -e $etc/settings.toml ] || run install -m 0640 -g honor-hub "$share/settings.toml" $etc/settings.toml
    run install -d -m 0700 -o honor-hub -g honor-hub $state $copies
}

make_environment() {
    if [ -z "$wheel" ]; then new=$previous; return; fi
    number=1
    while [ -e "$opt/env-$number" ]; do number=$((number + 1)); done
    new=$opt/env-$number
    say "Environment: $new, from $(basename "$wheel")"
    # Whoever chooses lgpio for the panel takes the system's, which has to be seen from inside.
    run python3 -m venv ${panel:+--system-site-packages} "$new"
    if [ -d "$here/wheels" ]; then
        (cd "$here" && sha256sum --check --quiet SHA256SUMS) || fail "the bundle is damaged; copy it again"
        pip_install --no-index --find-links "$here/wheels" "$wheel"
    else
        # The lock names every package; resolving could only find newer ones and then refuse them.
        pip_install --no-deps --require-hashes -r "$here/../requirements/run.txt"
        pip_install --no-deps "$wheel"
    fi
    [ -z "$panel" ] || add_panel
}
# The panel's pins (by libgpiod) and its WebSocket.
add_panel() {
    if [ -d "$here/wheels" ]; then
        pip_install --no-index --find-links "$here/wheels" gpiod gpiozero websocket-client || panel=''
    else
        pip_install 'gpiod>=2.4' 'gpiozero>=2.0.1' 'websocket-client>=1.9' || panel=''
    fi
    [ "$panel" ] || say "What the panel needs could not be installed: lamps and buttons are left out."
}
pip_install() {
    run "$new/bin/python" -m pip --disable-pip-version-check --quiet install --ignore-installed "$@"
}

# Games of other people were put into the environment from before, and their files may be gone.
name_other_games() {
    [ "$previous" ] && [ "$new" != "$previous" ] && [ -x "$previous/bin/python" ] || return 0
    other=$("$previous/bin/python" - 2>/dev/null <<'END'
from importlib.metadata import distributions
print(*sorted({each.name for each in distributions()
               if any(point.group == "honor_hub.games" for point in each.entry_points)}))
END
    ) || return 0
    [ "$other" ] || return 0
    say "These games of others are not in the new hub: $other. Bring each back with:" \
        "sudo $opt/current/bin/python -m pip install --no-deps ITS-FOLDER-OR-WHEEL &&" \
        "sudo systemctl restart honor-hub"
}

# The games are copied first, whatever happens then; the hub may be running.
back_up() {
    [ "$previous" ] && [ -e $state/honor-hub.sqlite ] || return 0
    say "Backup: $copies/before-update.sqlite"
    # A damaged table is named there, and no reason to stop. The first hubs made no copy then: the
    # new one does it for them.
    as_hub "$previous/bin/honor-hub" backup --state $state $copies/before-update.sqlite ||
        as_hub "$new/bin/honor-hub" backup --state $state $copies/before-update.sqlite
}

# The new hub has to serve a copy of the games before it may have the games.
try_environment() {
    [ -z "$dry" ] || { say "  would try: $new with a copy of the games"; return 0; }
    trial=$(mktemp -d)
    chown honor-hub: "$trial"
    if [ -e $copies/before-update.sqlite ] && [ "$previous" ]; then
        install -m 0600 -o honor-hub $copies/before-update.sqlite "$trial/honor-hub.sqlite"
    fi
    # shellcheck disable=SC2024  # the output is root's to keep
    (cd / && exec runuser -u honor-hub -- "$new/bin/honor-hub" serve --as-service \
        --address 127.0.0.1 --port 0 --state "$trial") >"$trial/output" 2>&1 &
    trial_pid=$!
    # A Zero 2 with a slow card takes its time.
    for _ in $(seq 180); do
        sleep 0.5
        port=$(sed -n 's/^port \([0-9]*\);.*/\1/p' "$trial/output")
        [ -z "$port" ] || ! curl -sf -m 3 -o /dev/null "http://127.0.0.1:$port/healthz" || break
        kill -0 $trial_pid 2>/dev/null || { port=''; break; }
        port=''
    done
    [ "$port" ] || { cat "$trial/output" >&2; fail "the new hub does not start with a copy of the games"; }
    end_trial
}
end_trial() {
    [ "$trial" ] || return 0
    kill "$trial_pid" 2>/dev/null || true
    wait "$trial_pid" 2>/dev/null || true
    rm -rf "$trial"
    trial=''
}

# One rename: at any moment there is one whole hub.
point_at() {
    run ln -sfn "$1" $opt/current.new
    run mv -T $opt/current.new $opt/current
}

put_units() {
    wanted='honor-hub-port80.socket honor-hub.service honor-hub-backup.service honor-hub-backup.timer'
    # A hub from before there were verbs, to which a failed update goes back, has none.
    verbs=''
    if [ "$dry" ] || [ -e "$share/honor-hub-verbs.path" ]; then verbs=yes; fi
    [ -z "$verbs" ] || wanted="$wanted honor-hub-verbs.service honor-hub-verbs.path"
    [ -z "$panel" ] || wanted="$wanted honor-hub-panel.service"
    if [ "$kiosk" ] && command -v lightdm >/dev/null; then
        run install -m 0644 -D "$share/honor-hub-kiosk.desktop" /etc/xdg/autostart/honor-hub-kiosk.desktop
    elif [ "$kiosk" ]; then
        wanted="$wanted honor-hub-kiosk.service"
    fi
    if [ -z "$panel" ] && [ -e $units/honor-hub-panel.service ]; then
        run systemctl --quiet disable honor-hub-panel.service
        run rm -f $units/honor-hub-panel.service
    fi
    for unit in $wanted; do
        # On the way back to a hub from before there may be fewer.
        [ -z "$dry" ] && [ ! -e "$share/$unit" ] || run install -m 0644 "$share/$unit" "$units/$unit"
    done
    run install -m 0644 -D "$share/honor-hub.sysusers" /usr/local/lib/sysusers.d/honor-hub.conf
    [ -z "$verbs" ] ||
        run install -m 0644 -D "$share/honor-hub.tmpfiles" /usr/local/lib/tmpfiles.d/honor-hub.conf
    run install -m 0644 -D "$share/honor-hub.avahi" /etc/avahi/services/honor-hub.service
    run install -m 0755 "$share/honor-hub.sh" /usr/local/bin/honor-hub
    ! is_booted || run systemctl daemon-reload
    for unit in $wanted; do
        # Started by a timer, by a folder or by the hub; the others start with the machine.
        case $unit in
            honor-hub-backup.service | honor-hub-port80.socket | honor-hub-verbs.service) ;;
            *) run systemctl --quiet enable "$unit" ;;
        esac
    done
}

start() {
    is_booted || { say "systemd does not run here: the hub starts with the machine."; return 0; }
    say "Starting; the hub says itself when it has read its log ..."
    if [ "$verbs" ]; then
        run systemd-tmpfiles --create /usr/local/lib/tmpfiles.d/honor-hub.conf
        run systemctl restart honor-hub-verbs.path
    fi
    # Not restart: systemd opens no socket for a hub that runs.
    run systemctl stop honor-hub.service
    run systemctl start honor-hub.service
    run systemctl start honor-hub-backup.timer
    # Without /etc/honor-hub/wiring.toml it does not start, and that is no fault.
    [ -z "$panel" ] || run systemctl restart honor-hub-panel.service || say "The panel did not start."
}

name_machine() {
    [ "$name" ] || [ "$(hostname)" != raspberrypi ] || name=honor-hub
    [ "$name" ] && [ "$(cat /etc/hostname)" != "$name" ] || return 0
    say "Name: $name.local"
    old=$(cat /etc/hostname)
    printf '%s\n' "$name" | put 0644 /etc/hostname
    # Not sed -i, which would replace a file that may be mounted.
    sed "s/^\(127\.0\.1\.1[[:space:]].*\)\b$old\b/\1$name/" /etc/hosts | put 0644 /etc/hosts.new
    run cp /etc/hosts.new /etc/hosts
    run rm -f /etc/hosts.new
    if is_booted; then
        run hostname "$name"
        run systemctl try-restart avahi-daemon.service
    fi
}

tidy() {
    for old in "$opt"/env-*; do
        [ ! -e "$old" ] || [ "$old" = "$new" ] || [ "$old" = "$previous" ] || run rm -rf "$old"
    done
}

# --- going back, and going away ----------------------------------------------------------------

finish() {
    code=$?
    trap - EXIT
    end_trial
    [ $code != 0 ] && [ -z "$dry" ] && [ "$new" ] && [ "$new" != "$previous" ] || exit $code
    set +e
    if [ "$previous" ]; then
        if [ "$(readlink $opt/current)" != "$previous" ]; then
            point_at "$previous"
            share=$previous/share/honor-hub/systemd
            put_units
            # If the new hub changed the log so that the old one cannot read it, the copy goes back.
            # And falls of the new one must not count against the old one.
            ! is_booted || { systemctl stop honor-hub.service; systemctl reset-failed honor-hub.service; }
            as_hub "$previous/bin/honor-hub" backup --state $state "$copies/.check" >/dev/null 2>&1 ||
                as_hub "$previous/bin/honor-hub" restore --state $state $copies/before-update.sqlite
            rm -f "$copies/.check"
            start
        fi
        say "install: the update failed; the hub is the one from before, with all its games." >&2
    else
        take_away >/dev/null
        say "install: it failed, and nothing was installed." >&2
    fi
    rm -rf "$new"
    exit $code
}

take_away() {
    say "Taking Honor Hub away"
    if [ -x $opt/current/bin/honor-hub ] && [ -e $etc/wifi.env ]; then
        run $opt/current/bin/honor-hub hotspot off || true
    fi
    for unit in honor-hub-verbs.path honor-hub-verbs.service \
        honor-hub-kiosk.service honor-hub-panel.service honor-hub-backup.timer \
        honor-hub-backup.service honor-hub.service honor-hub-port80.socket; do
        [ -e "$units/$unit" ] || continue
        ! is_booted || run systemctl stop "$unit" || true
        run systemctl --quiet disable "$unit" || true
        run rm -f "$units/$unit"
    done
    run rm -rf $opt /usr/local/bin/honor-hub /etc/xdg/autostart/honor-hub-kiosk.desktop \
        /etc/avahi/services/honor-hub.service /usr/local/lib/sysusers.d/honor-hub.conf \
        /usr/local/lib/tmpfiles.d/honor-hub.conf /run/honor-hub-verbs
    ! is_booted || run systemctl daemon-reload
    if [ -z "$purge" ]; then
        say "The games are still in $state, their copies in $copies, the settings in $etc;" \
            "--uninstall --purge takes them away too."
        return
    fi
    run rm -rf $state $copies $etc /var/lib/honor-hub-panel /var/lib/honor-hub-kiosk
    for user in honor-hub honor-hub-panel honor-hub-kiosk; do
        ! id "$user" >/dev/null 2>&1 || run userdel "$user" || true
    done
    say "Nothing is left but the Debian packages:" "$packages"
}

if [ "$uninstall" ]; then take_away; exit 0; fi
look
[ ! -e $units/honor-hub-kiosk.service ] && [ ! -e /etc/xdg/autostart/honor-hub-kiosk.desktop ] || kiosk=yes
trap finish EXIT
trap 'exit 130' INT TERM HUP
bring_packages
make_environment
share=$new/share/honor-hub/systemd
make_users
back_up
[ "$new" = "$previous" ] || try_environment
point_at "$new"
put_units
name_machine
start
tidy
trap - EXIT
[ -z "$dry" ] || { say "That is what would be done. Nothing was."; exit 0; }
name_other_games
say "Honor Hub is installed${new:+ in $new}. You become host with: sudo honor-hub host"
! is_booted || /usr/local/bin/honor-hub host
