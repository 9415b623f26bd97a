/** The licences of what is bundled, as their authors ask. Nothing here chooses what is bundled. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The packages whose files esbuild took in, by name. */
export function packages(inputs) {
  const names = inputs.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

export function licences(folder, names) {
  return names.map((name) => licence(join(folder, "node_modules", name), name)).join("\n");
}

function licence(folder, name) {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = existsSync(folder) && readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
  return `${name} ${about.version}, ${about.license}\n\n${text}\n\n${"=".repeat(72)}\n`;
}
