/**
 * Bundles the pages into a folder, with a manifest of what each of them needs.
 * Run by `python -m static.making`, which brings the packages, the fonts and the sources' digest.
 *
 *   node build.mjs <output folder> <style of the fonts> <digest of the sources>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { scripts, styles } from "./making/bundles.mjs";
import { licences, packages } from "./making/licences.mjs";
import { covers, faces, pages } from "./making/listing.mjs";
import { packed, written } from "./making/output.mjs";
import { catalogues, LANGUAGES } from "./making/words.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const FONT_PACKAGES = ["@fontsource/shippori-mincho", "@fontsource/zen-kaku-gothic-new"];
const [out, fonts, sources] = process.argv.slice(2);

function mapped(record, change) {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}

/** The addresses of one language's words. */
function words(language) {
  const { shell, pages, games } = catalogues(dirname(HERE), language);
  const file = (name, text) => written(out, `${name}.${language}.ftl`, text);
  return {
    shell: file("hub", shell),
    pages: mapped(pages, (page, name) => file(name, page)),
    games: mapped(games, (game, name) => file(name, game.words)),
    rulings: mapped(games, (game, name) => file(`${name}-rulings`, game.rulings)),
  };
}

async function main() {
  const listed = { pages: pages(HERE), faces: faces(HERE), covers: covers(HERE) };
  const dress = await styles(HERE, out, { ...listed, fonts });
  const code = await scripts(HERE, out, { ...listed, faceStyles: dress.faces });
  const bundled = [...packages(code.inputs), ...FONT_PACKAGES];

  const manifest = {
    sources,
    pages: mapped(code.pages, (page, name) => ({
      ...page,
      styles: dress.pages[name] ? [dress.pages[name]] : [],
      fonts: dress.pages[name] ? dress.fonts : [],
      faces: mapped(page.faces, (face, game) => ({
        ...face,
        styles: dress.faces[game] ? [dress.faces[game]] : [],
      })),
    })),
    words: Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])),
    icon: written(out, "icon.svg", readFileSync(join(HERE, "icon.svg"), "utf8")),
    licences: written(out, "licences.txt", licences(HERE, bundled)),
  };
  packed(out);
  writeFileSync(join(out, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

main().catch((error) => {
  // esbuild has said already what is wrong, and where.
  if (!error.errors) console.error(error);
  process.exitCode = 1;
});
