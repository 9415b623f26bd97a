/** esbuild's part: styles first, because the faces' registry names them, then scripts. */
import { basename, join } from "node:path";
import { build } from "esbuild";
import { URL_PREFIX } from "./output.mjs";
import { coversPlugin, facesPlugin, oneChunk, stylesPlugin } from "./plugins.mjs";

/** Letters that few names have: a browser asks for them where one is drawn. */
const RARE = /-rare-\w{8}\.woff2$/;

const url = (path) => URL_PREFIX + basename(path);

const settings = (folder, outdir) => ({
  absWorkingDir: folder,
  assetNames: "[name]-[hash]",
  bundle: true,
  chunkNames: "[name]-[hash]",
  entryNames: "[name]-[hash]",
  legalComments: "none",
  loader: { ".woff2": "file" },
  logLevel: "warning",
  metafile: true,
  minify: true,
  outdir,
  publicPath: URL_PREFIX,
  // Early Safari 14 has a fault with it in one rare place; esbuild would refuse it everywhere.
  supported: { destructuring: true },
  target: ["es2020", "safari14"],
});

/** Addresses of the styles by page and by face, and of the fonts that every first load brings. */
export async function styles(folder, out, { pages, faces, fonts }) {
  const own = pages.filter((page) => page.style);
  const dressed = faces.filter((face) => face.style);
  const entryPoints = [
    ...own.map(({ name }) => ({ in: `hub:style/${name}`, out: name })),
    ...dressed.map(({ name, style }) => ({ in: style, out: `face-${name}` })),
  ];
  const plugins = stylesPlugin(pages, fonts, folder);
  const { metafile } = await build({ ...settings(folder, out), entryPoints, plugins });
  const files = Object.keys(metafile.outputs);
  const named = (name) => files.find((path) => new RegExp(`/${name}-\\w{8}\\.css$`).test(path));
  return {
    pages: Object.fromEntries(own.map(({ name }) => [name, url(named(name))])),
    faces: Object.fromEntries(dressed.map(({ name }) => [name, url(named(`face-${name}`))])),
    fonts: files.filter((path) => path.endsWith(".woff2") && !RARE.test(path)).map(url),
  };
}

/**
 * For each page its script, all that this imports, and the same of each face it can show; and what
 * was bundled. A page is built by itself: what pages share would be parted into many small files,
 * each a request of every phone.
 */
export async function scripts(folder, out, { pages, faces, covers, faceStyles }) {
  const plugins = [facesPlugin(faces, faceStyles, folder), coversPlugin(covers, folder)];
  const how = { ...settings(folder, out), format: "esm", plugins, splitting: true };
  const built = await Promise.all(
    pages.map(async ({ name, script }) => {
      const page = { ...how, entryPoints: [{ in: script, out: name }] };
      const parted = (await build({ ...page, write: false })).metafile.outputs;
      const again = [...plugins, oneChunk(...sharing(parted, folder, script), folder)];
      const { outputs, inputs } = (await build({ ...page, plugins: again })).metafile;
      const shown = faces.map((face) => [face.name, needed(outputs, folder, face.script)]);
      // A face that this page never asks for is not built.
      const own = Object.fromEntries(shown.filter(([, each]) => each));
      return { name, page: { ...needed(outputs, folder, script), faces: own }, inputs };
    }),
  );
  return {
    pages: Object.fromEntries(built.map(({ name, page }) => [name, page])),
    inputs: [...new Set(built.flatMap(({ inputs }) => Object.keys(inputs)))],
  };
}

/** The modules that a page needs beside its own; and all that are entered by, now or later. */
function sharing(outputs, folder, script) {
  const made = Object.keys(outputs).find((path) => isOf(outputs[path], folder, script));
  const shared = staticImports(outputs, made).flatMap((path) => Object.keys(outputs[path].inputs));
  const entries = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  return [shared, entries].map((paths) =>
    paths.filter((path) => !path.startsWith("hub:")).map((path) => join(folder, path)),
  );
}

const isOf = ({ entryPoint }, folder, script) => entryPoint && join(folder, entryPoint) === script;

function needed(outputs, folder, script) {
  const made = Object.keys(outputs).find((path) => isOf(outputs[path], folder, script));
  return made && { script: url(made), modules: staticImports(outputs, made).map(url) };
}

/** Everything a module needs before it runs, itself left out. */
function staticImports(outputs, path, found = new Set()) {
  for (const each of outputs[path].imports) {
    if (each.kind !== "import-statement" || each.external || found.has(each.path)) continue;
    found.add(each.path);
    staticImports(outputs, each.path, found);
  }
  return [...found];
}
