/** What is there to build, found by looking: a new page or a new face touches only its folder. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

/** A module of this name, with markup or without; undefined if there is none. */
const module = (folder, name) =>
  [".tsx", ".ts"].map((ending) => join(folder, name + ending)).find(existsSync);

/** Pages: a folder with a module `main`, and a style of the same name. */
export function pages(folder) {
  return folders(join(folder, "js"))
    .map((name) => ({ name, script: module(join(folder, "js", name), "main") }))
    .filter(({ script }) => script)
    .map(({ name, script }) => {
      const style = join(folder, "css", `${name}.css`);
      return { name, script, style: existsSync(style) ? style : null };
    });
}

/** Covers: a game's folder with a module `cover`. */
export function covers(folder) {
  return folders(join(folder, "js", "games"))
    .map((name) => ({ name, script: module(join(folder, "js", "games", name), "cover") }))
    .filter(({ script }) => script);
}

/** Faces: a game's folder with a module `face`, and a face.css if it has one. */
export function faces(folder) {
  return folders(join(folder, "js", "games"))
    .map((name) => ({ name, inside: join(folder, "js", "games", name) }))
    .map(({ name, inside }) => ({ name, inside, script: module(inside, "face") }))
    .filter(({ script }) => script)
    .map(({ name, inside, script }) => {
      const style = join(inside, "face.css");
      return { name, script, style: existsSync(style) ? style : null };
    });
}
