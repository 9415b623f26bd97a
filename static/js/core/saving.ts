/** Saving as a file what the hub gives only to a key. */
import { reasonOf } from "./ask.ts";

/** The browser keeps the file's address for this long, so that it can take it. */
const FORGET_AFTER = 10_000;

export async function save(path: string, key: string, name: string) {
  let response: Response;
  try {
    response = await fetch(path, { headers: { authorization: `Bearer ${key}` } });
  } catch (error) {
    throw reasonOf(error);
  }
  if (!response.ok) {
    const said = await response.json().catch(() => null);
    throw said?.refusal ?? reasonOf(null);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FORGET_AFTER);
}
