/** What is fetched until it comes: a hub restarts, a Wi-Fi drops. No drawing. */
import { reopenIfGone } from "./reopen.ts";

const SOON = 500;
const LATE = 8000;

const coming: Map<() => Promise<unknown>, Promise<unknown>> = new Map();

/** Tries anew after a while, at first soon, then every few seconds. */
export async function keepTrying<T>(attempt: (tries: number) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(tries);
    } catch {
      await new Promise((done) => setTimeout(done, Math.min(LATE, SOON * 2 ** tries)));
    }
  }
}

/**
 * Code that comes later, once for all who ask for it.
 * @param load an arrow that does nothing but import the module
 */
export function fetchModule<M>(load: () => Promise<M>): Promise<M> {
  const module = coming.get(load) ?? keepTrying((tries) => (tries ? again(load, tries) : load()));
  coming.set(load, module);
  return module as Promise<M>;
}

/**
 * A browser keeps a module that failed as failed, until the page is opened anew; so it is asked for
 * by another address, which the hub answers with the same file.
 */
async function again<M>(load: () => Promise<M>, tries: number): Promise<M> {
  const address = /\bimport\("([^"]+)"\)/.exec(String(load))?.[1];
  if (!address) return load();
  const url = new URL(address, import.meta.url);
  reopenIfGone((await fetch(url, { method: "HEAD" })).status);
  return import(`${url}?${tries}`);
}
