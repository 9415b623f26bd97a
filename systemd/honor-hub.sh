#!/bin/sh
# honor-hub as the installed service means it: with its settings, its games and, where files are
# made that the service has to read, its user. Everything else runs as whoever asks.
set -eu
hub=/opt/honor-hub/current/bin/honor-hub
state=/var/lib/honor-hub

case ${1:-} in
    host | backup | restore | doctor)
        [ ! -r /etc/honor-hub/settings.toml ] || export HONOR_HUB_SETTINGS=/etc/honor-hub/settings.toml
        export HONOR_HUB_STATE=$state
        ;;
esac
case ${1:-} in
    host | restore)
        [ "$(id -u)" = 0 ] || exec sudo "$0" "$@"
        ;;
esac
case ${1:-} in
    # The file of the hosts' keys is the service's own.
    host) exec runuser -u honor-hub -- "$hub" "$@" ;;
    # The copy may lie where only root can read it; what comes of it is the service's.
    restore)
        "$hub" "$@"
        chown honor-hub:honor-hub "$state"/*
        ;;
    *) exec "$hub" "$@" ;;
esac
