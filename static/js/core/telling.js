/**
 * Says what the protocol speaks of: lines, reasons, offers, questions, choices.
 * Which sentence belongs to what follows from its kind and code alone; no rule is known here.
 */

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./words.js").Params} Params */
/** @typedef {string | number | ReadonlyArray<string | number>} Param */
/** @typedef {Readonly<Record<string, Param>>} Codes */

const SEATS = new Set(["seat", "by", "to", "target"]);
/** @type {Record<string, string>} */
const THINGS = { card: "card", weapon: "card", character: "character", role: "role" };
/** @type {Record<string, string>} */
const ROWS = { cards: "card", characters: "character" };
const NAMED = new Set(["card", "role", "character"]);
/** @type {Record<string, string>} */
const SIGNS = { "+": "plus-", "-": "minus-" };

/** Before the names of the parameters of a line that is told within another. */
const WITHIN = "what-";

export class Telling {
  /** @param {Words} words @param {readonly string[]} [names] the people at their seats @param {number} [you] whose seat this is told to */
  constructor(words, names = [], you = -1) {
    this.words = words;
    this.names = names;
    this.you = you;
  }

  /** @param {string} id @param {Params} [params] */
  text(id, params) {
    return this.words.text(id, params);
  }

  /** @param {number} seat */
  seat(seat) {
    return this.names[seat] || this.text("seat-unnamed", { number: seat + 1 });
  }

  /** @param {readonly number[]} seats */
  seats(seats) {
    return this.joined(seats.map((seat) => this.seat(seat)));
  }

  /** What is about oneself is told so, where there are words for it; one line may tell another, whose code is its `what`. @param {{code: string, params: Codes}} line @returns {string} */
  line({ code, params }) {
    const isOwn = params.seat === this.you && this.words.has(`story-${code}-you`);
    const story = isOwn ? `${code}-you` : code;
    const { what } = params;
    if (typeof what !== "string" || !this.words.has(`story-${what}`))
      return this.say("story", story, params);
    const beside = Object.entries(params).filter(([name]) => name.startsWith(WITHIN));
    const inner = beside.map(([name, value]) => [name.slice(WITHIN.length), value]);
    const told = this.line({ code: what, params: Object.fromEntries(inner) });
    return this.say("story", story, { ...params, what: told });
  }

  /** @param {{code: string, params?: Codes}} reason */
  reason(reason) {
    const params = reason.params ?? {};
    const kind = this.words.has(`refusal-${reason.code}`) ? "refusal" : "fault";
    return this.say(kind, reason.code, params);
  }

  /** What stands on its button, with its numbers where it has any. @param {{key: string, about: Codes}} offer */
  offer(offer) {
    const hasNumbers =
      Object.keys(offer.about).length > 0 && this.words.has(`offer-${offer.key}-now`);
    return this.say("offer", hasNumbers ? `${offer.key}-now` : offer.key, offer.about);
  }

  /** @param {{key: string, about: Codes}} offer */
  hint(offer) {
    const id = `offer-${offer.key}-hint`;
    return this.words.has(id) ? this.words.text(id, this.filled(offer.about)) : "";
  }

  /** @param {{key: string, about: Codes}} asked */
  question(asked) {
    return this.say("question", asked.key, asked.about);
  }

  /** @param {string} name */
  field(name) {
    return this.say("field", name, {});
  }

  /** @param {string} of @param {string | number} value */
  choice(of, value) {
    if (typeof value === "number") return of === "seat" ? this.seat(value) : String(value);
    if (NAMED.has(of)) return this.say(of, value, {});
    const code = (SIGNS[value[0]] ?? value[0] ?? "") + value.slice(1);
    const isThing = !this.words.has(`value-${code}`) && this.words.has(`card-${value}`);
    return this.say(isThing ? "card" : "value", code, {});
  }

  /** What something is called, by its kind (card, mark, counter, pile …) and code.
   * @param {string} kind @param {string} code */
  name(kind, code) {
    return this.words.said(`${kind}-${code}`, code);
  }

  /** Who a team is: by the game's word for it, or by those who are in it. @param {{key: string, seats: readonly number[]}} team */
  team({ key, seats }) {
    return this.words.has(`team-${key}`) ? this.name("team", key) : this.seats(seats);
  }

  /** What something does, in a sentence; empty where nothing needs saying.
   * @param {string} kind @param {string} code */
  about(kind, code) {
    return this.words.said(`${kind}-${code}-text`, "");
  }

  /** @param {string} kind @param {string} code @param {Codes} params */
  say(kind, code, params) {
    return this.words.said(`${kind}-${code}`, code, this.filled(params));
  }

  /** @param {Codes} params @returns {Params} */
  filled(params) {
    /** @type {Params} */
    const words = {};
    for (const [name, value] of Object.entries(params))
      Object.assign(words, this.word(name, value));
    if ("low" in params && "high" in params) {
      words.span = params.low === params.high ? `${params.low}` : `${params.low}–${params.high}`;
    }
    return words;
  }

  /** @param {string} name @param {Param} value @returns {Params} */
  word(name, value) {
    if (Array.isArray(value)) return this.row(name, value);
    if (typeof value === "number") return { [name]: SEATS.has(name) ? this.seat(value) : value };
    const text = String(value);
    if (name in THINGS) return this.thing(name, text);
    if (name === "field" || name === "offer") return { [name]: this.name(name, text) };
    return { [name]: text };
  }

  /** @param {string} name @param {readonly (string | number)[]} values @returns {Params} */
  row(name, values) {
    if (name === "seats") return { seats: this.seats(values.map(Number)) };
    const texts = values.map(String);
    if (name === "house") return { house: texts.map((rule) => this.rule(rule)).join("; ") };
    const named = name in ROWS ? texts.map((code) => this.name(ROWS[name], code)) : texts;
    return { [name]: this.joined(named), [`${name}-kind`]: values.length ? "some" : "none" };
  }

  /** A house rule, as rule/choice, in words. @param {string} rule */
  rule(rule) {
    const [name, choice = ""] = rule.split("/");
    const said = this.words.said(`option-${name}-${choice}`, choice);
    return `${this.words.said(`option-${name}`, name)}: ${said}`;
  }

  /** @param {string} name @param {string} code @returns {Params} */
  thing(name, code) {
    if (!code) return { [name]: "", [`the-${name}`]: "", [`${name}-kind`]: "none" };
    const id = `${THINGS[name]}-${code}`;
    const plain = this.words.said(id, code);
    const the = this.words.attribute(id, "the") ?? plain;
    return { [name]: plain, [`the-${name}`]: the, [`${name}-kind`]: code };
  }

  /** “Bō, Geisha and Parry ×2”. @param {readonly string[]} names */
  joined(names) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const counted = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
    if (counted.length < 2) return counted.join("");
    const last = /** @type {string} */ (counted.pop());
    const sound = last.normalize("NFD").slice(0, 1).toLowerCase();
    return this.text("list-last", { rest: counted.join(", "), last, sound });
  }
}
