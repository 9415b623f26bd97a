/**
 * Lets Node run the pages' TypeScript as it is written, for their tests:
 *
 *   python -m static.making tool node --test ../tests/static/<folder>/<name>.test.js
 *
 * Types are taken away, JSX becomes calls; nothing is checked and nothing is bundled.
 */
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { transform } from "esbuild";

const LOADERS = { ".ts": "ts", ".tsx": "tsx" };
const SETTINGS = readFileSync(new URL("../tsconfig.json", import.meta.url), "utf8");

// Node runs hooks in a thread of their own, which loads this module once more.
if (isMainThread) register(import.meta.url);

/** Node's hook: asked for the source of every module. */
export async function load(url, context, nextLoad) {
  const loader = url.startsWith("file:") && LOADERS[extname(new URL(url).pathname)];
  if (!loader) return nextLoad(url, context);
  const sourcefile = fileURLToPath(url);
  const { code } = await transform(readFileSync(sourcefile, "utf8"), {
    format: "esm",
    loader,
    sourcefile,
    sourcemap: "inline",
    tsconfigRaw: SETTINGS,
  });
  return { format: "module", shortCircuit: true, source: code };
}
