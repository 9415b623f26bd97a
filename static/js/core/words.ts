/** One language's words, found by message id. Which code needs which words is not known here. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { pageName, wordFiles } from "./page.ts";
import { reopenIfGone } from "./reopen.ts";

export type Params = Record<string, string | number>;

export class Words {
  language: string;
  game: string;
  bundle;

  /** @param sources in Fluent's format */
  constructor(language: string, sources: readonly string[], game = "") {
    this.language = language;
    this.game = game;
    // Both languages run left to right; isolation marks would only trip up searches.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string) {
    return this.bundle.getMessage(id)?.value != null;
  }

  text(id: string, params: Params = {}) {
    return this.translated(id, id, params);
  }

  translated(id: string, fallback: string, params: Params = {}) {
    const message = this.bundle.getMessage(id);
    // With somewhere to put errors, a missing parameter shows as itself instead of throwing.
    return message?.value ? this.bundle.formatPattern(message.value, params, []) : fallback;
  }

  attribute(id: string, name: string): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : null;
  }

  ids(prefix: string): string[] {
    return [...this.bundle._messages.keys()].filter((id) => id.startsWith(prefix));
  }
}

const sources: Map<string, Promise<string>> = new Map();

function source(url: string): Promise<string> {
  let text = sources.get(url);
  if (!text) {
    text = fetch(url).then((response) => {
      reopenIfGone(response.status);
      if (!response.ok) throw new Error(`no words: ${response.status}`);
      return response.text();
    });
    text.catch(() => sources.delete(url));
    sources.set(url, text);
  }
  return text;
}

/** The shell's words, this page's own, and a game's, and its rulings if they are asked for. */
export async function loadWords(language: string, game = "", rulings = false): Promise<Words> {
  const files = wordFiles()[language];
  const ofGame = game ? [files.games[game], rulings && files.rulings[game]] : [];
  const wanted = [files.shell, files.pages?.[pageName()], ...ofGame];
  const urls = wanted.filter((url): url is string => typeof url === "string" && url !== "");
  const texts = await Promise.all(urls.map((url) => source(url)));
  return new Words(language, texts, game);
}
