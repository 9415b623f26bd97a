/** The drawings of all cards. They are many, so they are fetched when the first card is drawn. */
import { DEEDS } from "./deeds.js";
import { WEAPONS } from "./weapons.js";

/** @type {Readonly<Record<string, string>>} */
export default { ...WEAPONS, ...DEEDS };
