/** The drawings of all cards. They are many, so they are fetched when the first card is drawn. */
import { DEEDS } from "./deeds.ts";
import { WEAPONS } from "./weapons.ts";

export default { ...WEAPONS, ...DEEDS } satisfies Readonly<Record<string, string>>;
