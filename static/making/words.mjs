/** Fluent catalogues as the pages load them. What a message means is not known here. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const LANGUAGES = ["en", "it"];

/** Pages whose words no other page says: they are loaded there alone. */
const APART = ["claim", "host"];

/** A catalogue as [id, text] in its order, without comments. */
export function entries(source) {
  const found = [];
  for (const line of source.split(/\r?\n/)) {
    if (line.startsWith("#")) continue;
    const id = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (id) found.push([id, line]);
    else if (found.length > 0) found.at(-1)[1] += `\n${line}`;
  }
  return found.map(([id, text]) => [id, text.trimEnd()]);
}

/** Rulings are read rarely and are long, so they are apart, with whatever they refer to. */
export function parted(source) {
  const all = new Map(entries(source));
  const apart = new Set([...all.keys()].filter((id) => /^rulings?-/.test(id)));
  const needed = new Set(apart);
  for (const id of needed) {
    for (const [, other] of all.get(id).matchAll(/\{\s*(-?[a-z][\w-]*)/g)) {
      if (all.has(other)) needed.add(other);
    }
  }
  const text = (ids) => ids.map((id) => `${all.get(id)}\n`).join("");
  return {
    words: text([...all.keys()].filter((id) => !apart.has(id))),
    rulings: text([...all.keys()].filter((id) => needed.has(id))),
  };
}

/** All catalogues of a language, read from the repository at `root`. */
export function catalogues(root, language) {
  const read = (...path) => readFileSync(join(root, ...path), "utf8");
  const ending = `.${language}.ftl`;
  const folder = join(root, "static", "words");
  const own = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  const games = readdirSync(join(root, "hub", "rules")).filter((game) =>
    existsSync(join(root, "hub", "rules", game, "words", `${language}.ftl`)),
  );
  // What the pages of one game say goes with that game's words, so nobody else loads it.
  const isOf = (game) => own.includes(game + ending);
  const areas = own.map((name) => name.slice(0, -ending.length)).sort();
  const page = (area) => read("static", "words", area + ending);
  const pages = areas.filter((area) => !games.includes(area) && !APART.includes(area));
  const shell = [read("hub", "words", `${language}.ftl`), ...pages.map(page)];
  const text = (source) => entries(source).map(([, entry]) => `${entry}\n`);
  const said = (game) =>
    read("hub", "rules", game, "words", `${language}.ftl`) +
    (isOf(game) ? read("static", "words", game + ending) : "");
  return {
    shell: shell.flatMap(text).join(""),
    pages: Object.fromEntries(
      areas.filter((area) => APART.includes(area)).map((area) => [area, text(page(area)).join("")]),
    ),
    games: Object.fromEntries(games.sort().map((game) => [game, parted(said(game))])),
  };
}
