#!/bin/sh
# The table screen: wait until the hub answers, show it full screen, and again if the browser ends.
# http://localhost is a secure context, so the screen may keep itself awake; no other address is.
set -eu

url=${HONOR_HUB_URL:-http://localhost:8080}
# ?sound=on: this screen sounds by itself, unless somebody chose otherwise on it.
page=${HONOR_HUB_PAGE:-/tv?sound=on}
profile=${XDG_STATE_HOME:-$HOME/.local/state}/honor-hub-kiosk
once=${HONOR_HUB_KIOSK_ONCE:-}

# Debian's name, then the one of older Raspberry Pi OS.
browser=$(command -v chromium || command -v chromium-browser) || {
    echo "kiosk: there is no Chromium; sudo apt install chromium" >&2
    exit 1
}
command -v curl >/dev/null || {
    echo "kiosk: there is no curl; sudo apt install curl" >&2
    exit 1
}
mkdir -p "$profile"

while :; do
    # A page that cannot be reached would stay on the screen as an error for ever.
    until curl --silent --fail --max-time 3 --output /dev/null "$url/healthz"; do
        sleep 1
    done
    # Never --no-sandbox. After a pulled plug nobody is asked to restore pages; no questions about
    # keyrings, translations or updates; sounds without a first tap, since nobody taps a TV.
    "$browser" --kiosk "$url$page" \
        --user-data-dir="$profile" \
        --ozone-platform-hint=auto \
        --noerrdialogs \
        --no-first-run \
        --no-default-browser-check \
        --disable-infobars \
        --disable-session-crashed-bubble \
        --disable-features=Translate \
        --disable-pinch \
        --overscroll-history-navigation=0 \
        --password-store=basic \
        --check-for-update-interval=31536000 \
        --autoplay-policy=no-user-gesture-required || true
    [ -z "$once" ] || exit 0
    sleep 2
done
