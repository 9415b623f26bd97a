/** One language's words, found by message id. Which code needs which words is not known here. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { pageName, wordFiles } from "./page.js";

/** @typedef {Record<string, string | number>} Params */

export class Words {
  /** @param {string} language @param {readonly string[]} sources in Fluent's format @param {string} [game] */
  constructor(language, sources, game = "") {
    this.language = language;
    this.game = game;
    // Both languages run left to right; isolation marks would only trip up searches.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** @param {string} id @param {Params} [params] */
  text(id, params = {}) {
    return this.said(id, id, params);
  }

  /** @param {string} id @param {string} fallback @param {Params} [params] */
  said(id, fallback, params = {}) {
    const message = this.bundle.getMessage(id);
    // With somewhere to put errors, a missing parameter shows as itself instead of throwing.
    return message?.value ? this.bundle.formatPattern(message.value, params, []) : fallback;
  }

  /** @param {string} id @param {string} name @returns {string | null} */
  attribute(id, name) {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : null;
  }

  /** @param {string} prefix @returns {string[]} */
  ids(prefix) {
    return [...this.bundle._messages.keys()].filter((id) => id.startsWith(prefix));
  }
}

/** @type {Map<string, Promise<string>>} */
const sources = new Map();

/** @param {string} url @returns {Promise<string>} */
function source(url) {
  let text = sources.get(url);
  if (!text) {
    text = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`no words: ${response.status}`);
      return response.text();
    });
    text.catch(() => sources.delete(url));
    sources.set(url, text);
  }
  return text;
}

/**
 * The shell's words, this page's own, and a game's, and its rulings if they are asked for.
 *
 * @param {string} language
 * @param {string} [game]
 * @param {boolean} [rulings]
 * @returns {Promise<Words>}
 */
export async function loadWords(language, game = "", rulings = false) {
  const files = wordFiles()[language];
  const ofGame = game ? [files.games[game], rulings && files.rulings[game]] : [];
  const wanted = [files.shell, files.pages?.[pageName()], ...ofGame];
  const urls = wanted.filter((url) => typeof url === "string" && url !== "");
  const texts = await Promise.all(urls.map((url) => source(/** @type {string} */ (url))));
  return new Words(language, texts, game);
}
