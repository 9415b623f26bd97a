/**
 * Reads what a table screen is sent, a sight a line, and writes what it would say aloud, in both
 * languages, with the roles that lay open by then. For tests/static/test_spoken.py.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Translator } from "../../../static/js/core/translator.ts";
import { Words } from "../../../static/js/core/words.ts";
import { spokenLine, spokenText } from "../../../static/js/screen/spoken-lines.ts";

const file = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const words = (game, language) => {
  const own = ["parts", "screen"].map((page) => file(`static/words/${page}.${language}.ftl`));
  const hub = [file(`hub/words/${language}.ftl`), file(`hub/rules/${game}/words/${language}.ftl`)];
  return new Words(language, [...own, ...hub], game);
};

const known = new Map();
function translators(game, names) {
  if (!known.has(game)) known.set(game, ["en", "it"].map((language) => words(game, language)));
  return known.get(game).map((each) => new Translator(each, names));
}

const shownRoles = ({ view }) => view.places.map((place) => place.role).filter(Boolean);

let before = null;
for await (const row of createInterface({ input: process.stdin })) {
  const sight = JSON.parse(row);
  if (before?.table !== sight.table) before = null;
  const line = spokenLine("more", before, sight);
  // At the end the screen uncovers roles one by one, after what is said.
  const open = before && sight.view.outcome ? shownRoles(before) : shownRoles(sight);
  before = sight;
  if (!line) continue;
  const names = sight.people.map((person) => person.name);
  for (const translator of translators(sight.game, names)) {
    const { language, game } = translator.words;
    const text = spokenText(line, translator);
    const said = { table: sight.table, game, language, kind: line.kind, text, open };
    process.stdout.write(`${JSON.stringify(said)}\n`);
  }
}
