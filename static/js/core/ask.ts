/** Requests to the hub over HTTP: every answer is what was said, or a reason in codes. */
import type { Reason, Routes } from "../../wire/protocol.d.ts";

const UNREACHABLE: Reason = { code: "unreachable", params: {} };

/** A refusal of the hub, as an error one can catch. */
export class Refused extends Error {
  reason: Reason;

  constructor(reason: Reason) {
    super(reason.code);
    this.reason = reason;
  }
}

export function reasonOf(error: unknown): Reason {
  return error instanceof Refused ? error.reason : UNREACHABLE;
}

/**
 * Ask a route of the protocol; `{name}` parts are filled from `parts`, `query` goes behind a `?`.
 */
export async function ask<R extends keyof Routes>(
  route: R,
  {
    key = "",
    body = null,
    parts = {},
    query = {},
  }: {
    key?: string;
    body?: Routes[R]["asks"];
    parts?: Record<string, string | number>;
    query?: Record<string, string | number>;
  } = {},
): Promise<Routes[R]["says"]> {
  const response = await fetched(route, key, body, parts, query);
  if (response.status === 204) return null as Routes[R]["says"];
  const said = await response.json().catch(() => ({ refusal: UNREACHABLE }));
  if (!response.ok) throw new Refused(said.refusal ?? UNREACHABLE);
  return said;
}

async function fetched(
  route: string,
  key: string,
  body: unknown,
  parts: Record<string, string | number>,
  query: Record<string, string | number>,
) {
  const [method, path] = route.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parts[name])));
  const wanted = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const url = wanted.length > 0 ? `${filled}?${wanted.join("&")}` : filled;
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  try {
    return await fetch(url, { method, headers, body: body === null ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(UNREACHABLE);
  }
}
