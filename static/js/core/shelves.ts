/** Which offers share a button and in what order they come to the thumb. No drawing. */
import type { Offer } from "../../wire/protocol.d.ts";
import type { Face } from "./face.ts";

type Shelving = Pick<Face, "groups" | "order">;

export interface Shelf {
  key: string;
  offers: Offer[];
}

export function sameOffer(one: Offer, other: Offer) {
  return one.key === other.key && one.question === other.question;
}

/**
 * In the face's order, those of a group behind one button in the group's own. What is closed keeps
 * its place, so that a thumb finds each button where it was.
 */
export function shelved(offers: readonly Offer[], face: Shelving): Shelf[] {
  const groupOf = (offer: Offer) => face.groups.find((each) => each.offers.includes(offer.key));
  const group = (offer: Offer) => groupOf(offer)?.key ?? offer.key;
  const rank = (offer: Offer) => groupOf(offer)?.offers.indexOf(offer.key) ?? 0;
  const shelves: Map<string, Offer[]> = new Map();
  for (const offer of offers)
    shelves.set(group(offer), [...(shelves.get(group(offer)) ?? []), offer]);
  const place = (shelf: Shelf) => {
    const at = face.order.indexOf(shelf.key);
    return at < 0 ? face.order.length : at;
  };
  return [...shelves]
    .map(([key, shelf]) => ({ key, offers: shelf.sort((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => place(a) - place(b));
}

/**
 * The one button to be filled: the first open offer that the rules call likely, or the only one
 * that is open at all. Where neither is there, no answer is likelier than another.
 * @param offers as the hub sent them
 */
export function likelyShelf(
  offers: readonly Offer[],
  shelves: readonly Shelf[],
): Shelf | undefined {
  const likely = offers.find((offer) => offer.likely && !offer.standing && offer.closed === null);
  if (likely) return shelves.find((shelf) => shelf.offers.includes(likely));
  const open = shelves.filter((shelf) => shelf.offers.some((offer) => offer.closed === null));
  return open.length === 1 ? open[0] : undefined;
}

/**
 * Whether a button says all there is to say: no fields, or numbers with one possible value that
 * the offer names itself ("Discard 1 card …").
 */
export function isSaid(offer: Offer) {
  return offer.fields.every(
    (field) =>
      field.type === "number" && field.low === field.high && offer.about[field.name] === field.low,
  );
}
