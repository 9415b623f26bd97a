/** Requests to the hub over HTTP: every answer is what was said, or a reason in codes. */

/** @typedef {import("../../wire/protocol.js").Reason} Reason */
/** @typedef {import("../../wire/protocol.js").Routes} Routes */

/** @type {Reason} */
const UNREACHABLE = { code: "unreachable", params: {} };

/** A refusal of the hub, as an error one can catch. */
export class Refused extends Error {
  /** @param {Reason} reason */
  constructor(reason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** @param {unknown} error @returns {Reason} */
export function reasonOf(error) {
  return error instanceof Refused ? error.reason : UNREACHABLE;
}

/**
 * Ask a route of the protocol; `{name}` parts are filled from `parts`, `query` goes behind a `?`.
 *
 * @template {keyof Routes} R
 * @param {R} route
 * @param {{key?: string, body?: Routes[R]["asks"], parts?: Record<string, string | number>, query?: Record<string, string | number>}} [how]
 * @returns {Promise<Routes[R]["says"]>}
 */
export async function ask(route, { key = "", body = null, parts = {}, query = {} } = {}) {
  const response = await fetched(route, key, body, parts, query);
  if (response.status === 204) return /** @type {Routes[R]["says"]} */ (null);
  const said = await response.json().catch(() => ({ refusal: UNREACHABLE }));
  if (!response.ok) throw new Refused(said.refusal ?? UNREACHABLE);
  return said;
}

/** @param {string} route @param {string} key @param {unknown} body @param {Record<string, string | number>} parts @param {Record<string, string | number>} query */
async function fetched(route, key, body, parts, query) {
  const [method, path] = route.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parts[name])));
  const wanted = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const url = wanted.length > 0 ? `${filled}?${wanted.join("&")}` : filled;
  /** @type {Record<string, string>} */
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  try {
    return await fetch(url, { method, headers, body: body === null ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(UNREACHABLE);
  }
}
