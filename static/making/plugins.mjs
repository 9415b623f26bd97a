/** Modules that exist only in a build: the faces, the covers, a page's style with its fonts. */
import { readFileSync } from "node:fs";
import { extname } from "node:path";

/** `hub:faces`, by game; a face is there when its style is there too. */
export function facesPlugin(faces, styles, folder) {
  const lines = faces.map(({ name, script }) => {
    const load = `import(${JSON.stringify(script)})`;
    const style = styles[name];
    const both = `Promise.all([${load}, styled(${JSON.stringify(style)})]).then(([face]) => face)`;
    return `  ${JSON.stringify(name)}: () => ${style ? both : load},`;
  });
  return virtual("hub:faces", "js", folder, `${STYLED}export default {\n${lines.join("\n")}\n};\n`);
}

/** `hub:covers`, by game: they are small, and come with the page that shows them. */
export function coversPlugin(covers, folder) {
  const imports = covers.map(({ script }, at) => `import c${at} from ${JSON.stringify(script)};`);
  const named = covers.map(({ name }, at) => `  ${JSON.stringify(name)}: c${at},`);
  const lines = [...imports, "export default {", ...named, "};"];
  return virtual("hub:covers", "js", folder, `${lines.join("\n")}\n`);
}

// A style that fails to load is no reason to draw nothing; it is asked for again.
const STYLED = `
function styled(href, wait = 500) {
  const here = 'link[rel="stylesheet"][href="' + href + '"]';
  if (document.querySelector(here)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      resolve();
      link.remove();
      setTimeout(styled, wait, href, Math.min(8000, 2 * wait));
    };
    document.head.append(link);
  });
}
`;

/**
 * What a page brings anyway lies in one file: esbuild would part it by which faces use what, into
 * many small files, each a request of every phone. So whatever is fetched later is said to use all
 * of it, which costs nothing: it is there already.
 */
export function oneChunk(shared, entries, folder) {
  const all = shared.map((path) => `import ${JSON.stringify(path)};`).join("\n");
  const users = new Set(entries);
  return {
    name: "one-chunk",
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/, namespace: "file" }, ({ path }) => {
        if (!users.has(path)) return undefined;
        const contents = `${readFileSync(path, "utf8")}\nimport "hub:shared";\n`;
        return { contents, loader: extname(path).slice(1) };
      });
      virtual("hub:shared", "js", folder, all).setup(build);
    },
  };
}

/** `hub:style/<page>`: the page's own style after the fonts'. */
export function stylesPlugin(pages, fonts, folder) {
  return pages
    .filter((page) => page.style)
    .map((page) => {
      const both = [fonts, page.style].map((path) => `@import ${JSON.stringify(path)};\n`).join("");
      return virtual(`hub:style/${page.name}`, "css", folder, both);
    });
}

function virtual(name, loader, resolveDir, contents) {
  const filter = new RegExp(`^${name}$`);
  return {
    name,
    setup(build) {
      build.onResolve({ filter }, () => ({ path: name, namespace: name }));
      build.onLoad({ filter: /.*/, namespace: name }, () => ({ contents, loader, resolveDir }));
    },
  };
}
