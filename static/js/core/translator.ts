/**
 * Says what the protocol speaks of: lines, reasons, offers, questions, choices.
 * Which sentence belongs to what follows from its kind and code alone; no rule is known here.
 */
import type { Line } from "../../wire/protocol.d.ts";
import type { Params, Words } from "./words.ts";

type Codes = Line["params"];

export type Param = Codes[string];

const SEATS = new Set(["seat", "by", "to", "target"]);
const THINGS: Record<string, string> = {
  card: "card",
  weapon: "card",
  character: "character",
  role: "role",
};
const ROWS: Record<string, string> = { cards: "card", characters: "character" };
const NAMED = new Set(["card", "role", "character"]);
const SIGNS: Record<string, string> = { "+": "plus-", "-": "minus-" };

/** Before the names of the parameters of a line that is told within another. */
const WITHIN = "what-";

export class Translator {
  words: Words;
  names: readonly string[];
  you: number;

  /**
   * @param names the people at their seats
   * @param you whose seat this is told to
   */
  constructor(words: Words, names: readonly string[] = [], you = -1) {
    this.words = words;
    this.names = names;
    this.you = you;
  }

  text(id: string, params?: Params) {
    return this.words.text(id, params);
  }

  seat(seat: number) {
    return this.names[seat] || this.text("seat-unnamed", { number: seat + 1 });
  }

  seats(seats: readonly number[]) {
    return this.joined(seats.map((seat) => this.seat(seat)));
  }

  /**
   * What is about oneself is told so, where there are words for it; one line may tell another,
   * whose code is its `what`.
   */
  line({ code, params }: { code: string; params: Codes }): string {
    const story = this.told(code, params);
    const { what } = params;
    if (typeof what !== "string" || !this.words.has(`story-${what}`))
      return this.say("story", story, params);
    const beside = Object.entries(params).filter(([name]) => name.startsWith(WITHIN));
    const inner = beside.map(([name, value]) => [name.slice(WITHIN.length), value]);
    const told = this.line({ code: what, params: Object.fromEntries(inner) });
    return this.say("story", story, { ...params, what: told });
  }

  /** Whether this line tells a seat what becomes of its own cards: to them it is told so. */
  isOwn({ code, params }: { code: string; params: Codes }, seat: number): boolean {
    return this.told(code, params, seat) !== code;
  }

  /** The line as it is told to whom it is about, or to whom it takes something from. */
  private told(code: string, params: Codes, you = this.you) {
    const own = params.seat === you ? "you" : params.target === you ? "from-you" : "";
    return own && this.words.has(`story-${code}-${own}`) ? `${code}-${own}` : code;
  }

  reason(reason: { code: string; params?: Codes }) {
    const params = reason.params ?? {};
    const kind = this.words.has(`refusal-${reason.code}`) ? "refusal" : "fault";
    return this.say(kind, reason.code, params);
  }

  /** What stands on its button, with its numbers where it has any. */
  offer(offer: { key: string; about: Codes }) {
    const hasNumbers =
      Object.keys(offer.about).length > 0 && this.words.has(`offer-${offer.key}-now`);
    return this.say("offer", hasNumbers ? `${offer.key}-now` : offer.key, offer.about);
  }

  hint(offer: { key: string; about: Codes }) {
    const id = `offer-${offer.key}-hint`;
    return this.words.has(id) ? this.words.text(id, this.filled(offer.about)) : "";
  }

  question(asked: { key: string; about: Codes }) {
    return this.say("question", asked.key, asked.about);
  }

  field(name: string) {
    return this.say("field", name, {});
  }

  choice(of: string, value: string | number) {
    if (typeof value === "number") return of === "seat" ? this.seat(value) : String(value);
    if (NAMED.has(of)) return this.say(of, value, {});
    const code = (SIGNS[value[0]] ?? value[0] ?? "") + value.slice(1);
    const isThing = !this.words.has(`value-${code}`) && this.words.has(`card-${value}`);
    return this.say(isThing ? "card" : "value", code, {});
  }

  /** What something is called, by its kind (card, mark, counter, pile …) and code. */
  name(kind: string, code: string) {
    return this.words.translated(`${kind}-${code}`, code);
  }

  /** Who a team is: by the game's word for it, or by those who are in it. */
  team({ key, seats }: { key: string; seats: readonly number[] }) {
    return this.words.has(`team-${key}`) ? this.name("team", key) : this.seats(seats);
  }

  /** What something does, in a sentence; empty where nothing needs saying. */
  about(kind: string, code: string) {
    return this.words.translated(`${kind}-${code}-text`, "");
  }

  say(kind: string, code: string, params: Codes) {
    return this.words.translated(`${kind}-${code}`, code, this.filled(params));
  }

  filled(params: Codes): Params {
    const words: Params = {};
    for (const [name, value] of Object.entries(params))
      Object.assign(words, this.word(name, value));
    if ("low" in params && "high" in params) {
      words.span = params.low === params.high ? `${params.low}` : `${params.low}–${params.high}`;
    }
    return words;
  }

  word(name: string, value: Param): Params {
    if (Array.isArray(value)) return this.row(name, value);
    if (typeof value === "number") return { [name]: SEATS.has(name) ? this.seat(value) : value };
    const text = String(value);
    if (name in THINGS) return this.thing(name, text);
    if (name === "field" || name === "offer") return { [name]: this.name(name, text) };
    return { [name]: text };
  }

  row(name: string, values: readonly (string | number)[]): Params {
    if (name === "seats") return { seats: this.seats(values.map(Number)) };
    const texts = values.map(String);
    if (name === "house") return { house: texts.map((rule) => this.rule(rule)).join("; ") };
    const named = name in ROWS ? texts.map((code) => this.name(ROWS[name], code)) : texts;
    return { [name]: this.joined(named), [`${name}-kind`]: values.length ? "some" : "none" };
  }

  /** A house rule, as rule/choice, in words. */
  rule(rule: string) {
    const [name, choice = ""] = rule.split("/");
    const translated = this.words.translated(`option-${name}-${choice}`, choice);
    return `${this.words.translated(`option-${name}`, name)}: ${translated}`;
  }

  thing(name: string, code: string): Params {
    if (!code) return { [name]: "", [`the-${name}`]: "", [`${name}-kind`]: "none" };
    const id = `${THINGS[name]}-${code}`;
    const plain = this.words.translated(id, code);
    const the = this.words.attribute(id, "the") ?? plain;
    return { [name]: plain, [`the-${name}`]: the, [`${name}-kind`]: code };
  }

  /** “Bō, Geisha and Parry ×2”. */
  joined(names: readonly string[]) {
    const counts: Map<string, number> = new Map();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const counted = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
    const last = counted.pop();
    if (last === undefined || counted.length === 0) return last ?? "";
    const sound = last.normalize("NFD").slice(0, 1).toLowerCase();
    return this.text("list-last", { rest: counted.join(", "), last, sound });
  }
}
