/**
 * A page that is older than its hub: after an update the files it was built with are gone, and only
 * opened anew does it ask for those of today.
 */

const KEPT = "honor-hub.reopened";
/** A file that is missing from today's build too must not reload a page for ever. */
const ONCE_IN = 60_000;
const NOT_FOUND = 404;

/** @param status what the hub answered to one of the page's own files */
export function reopenIfGone(status: number) {
  if (status !== NOT_FOUND) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEPT) ?? 0) < ONCE_IN) return;
    sessionStorage.setItem(KEPT, String(Date.now()));
  } catch {
    return; // Where nothing is kept nobody could tell the second time from the first.
  }
  location.reload();
}
