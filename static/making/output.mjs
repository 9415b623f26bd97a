/** Files as they are served: names that change with their content, and packed ones beside them. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export const URL_PREFIX = "/assets/";
const PACKED = new Set([".css", ".ftl", ".js", ".svg", ".txt"]);

/** Write `text` under a name that carries its digest; its address. */
export function written(folder, name, text) {
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 10);
  const [stem, ending] = [basename(name, extname(name)), extname(name)];
  const file = `${stem}-${digest}${ending}`;
  writeFileSync(join(folder, file), text);
  return URL_PREFIX + file;
}

/** A .br and a .gz beside every file that gets smaller by it. */
export function packed(folder) {
  for (const name of readdirSync(folder)) {
    if (!PACKED.has(extname(name))) continue;
    const content = readFileSync(join(folder, name));
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const params = { ...size, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
