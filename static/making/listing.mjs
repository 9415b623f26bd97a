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

/** Pages: a folder with a main.js, and a style of the same name. */
export function pages(folder) {
  return folders(join(folder, "js"))
    .filter((name) => existsSync(join(folder, "js", name, "main.js")))
    .map((name) => {
      const style = join(folder, "css", `${name}.css`);
      return {
        name,
        script: join(folder, "js", name, "main.js"),
        style: existsSync(style) ? style : null,
      };
    });
}

/** Faces: a game's folder with a face.js, and a face.css if it has one. */
export function faces(folder) {
  return folders(join(folder, "js", "games"))
    .map((name) => ({ name, inside: join(folder, "js", "games", name) }))
    .filter(({ inside }) => existsSync(join(inside, "face.js")))
    .map(({ name, inside }) => {
      const style = join(inside, "face.css");
      return { name, script: join(inside, "face.js"), style: existsSync(style) ? style : null };
    });
}
