/** A file that goes to the hub in pieces, each again if the Wi-Fi drops. No drawing. */
import { ask, Refused, reasonOf } from "../core/ask.ts";

const PIECE = 512 * 1024;
const TRIES = 6;
const TRIES_AGAIN_AFTER = 1500;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** @param onProgress hears how many hundredths are there */
export async function upload(file: File, key: string, onProgress: (percent: number) => void) {
  await ask("POST /api/hub/upload", { key, body: { size: file.size } });
  for (let offset = 0; offset < file.size; offset += PIECE) {
    onProgress(Math.floor((100 * offset) / file.size));
    await sent(file.slice(offset, offset + PIECE), offset, key);
  }
  onProgress(100);
}

async function sent(piece: Blob, offset: number, key: string) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await put(piece, offset, key);
    } catch (error) {
      if (error instanceof Refused || tries === TRIES) throw error;
      await pause(TRIES_AGAIN_AFTER);
    }
  }
}

/** What the hub refuses is not sent again; whatever did not arrive is. */
async function put(piece: Blob, offset: number, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`/api/hub/upload/${offset}`, {
    method: "POST",
    headers,
    body: piece,
  });
  if (response.ok) return;
  const said = await response.json().catch(() => null);
  throw new Refused(said?.refusal ?? reasonOf(null));
}
