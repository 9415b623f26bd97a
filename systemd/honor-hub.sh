#!/bin/sh
# honor-hub as the installed service means it: with its settings, its games and, where files are
# made that the service has to read, its user. Everything else runs as whoever asks.
set -eu
hub=/opt/honor-hub/current/bin/honor-hub
state=/var/lib/honor-hub

case ${1:-} in
    host | backup | restore | damaged | doctor | nights)
        [ ! -r /etc/honor-hub/settings.toml ] || export HONOR_HUB_SETTINGS=/etc/honor-hub/settings.toml
        export HONOR_HUB_STATE=$state
        ;;
esac
case ${1:-} in
    host | restore | damaged | nights)
        [ "$(id -u)" = 0 ] || exec sudo "$0" "$@"
        ;;
esac
case ${1:-} in
    # The file of the hosts' keys is the service's own.
    host) exec runuser -u honor-hub -- "$hub" "$@" ;;
    # What is left of the log, and its index, stay the service's own; a night that is saved may
    # go where only root can write.
    nights)
        [ "${2:-}" != prune ] || exec runuser -u honor-hub -- "$hub" "$@"
        exec "$hub" "$@"
        ;;
    # The copy may lie where only root can read it; what comes of it is the service's.
    # By name, no link is followed, and nothing that has a second name elsewhere: that folder is the
    # service's, root does this, and a service that was taken over must gain nothing by it.
    restore)
        "$hub" "$@"
        find "$state" -xdev \( -path "$state/honor-hub.sqlite*" -o -path "$state/sheets*" \) \
            \( -type d -o -type f -links 1 \) -execdir chown -h honor-hub:honor-hub {} +
        ;;
    # What is removed is written by the log's own user; what is exported goes wherever root may.
    damaged)
        [ "${2:-}" = remove ] || exec "$hub" "$@"
        exec runuser -u honor-hub -- "$hub" "$@"
        ;;
    *) exec "$hub" "$@" ;;
esac
