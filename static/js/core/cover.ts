/**
 * A game's cover: the lid of its box, as it lies on the host's first page. It is only looked at;
 * a game without one gets a plain one.
 */
import covers from "hub:covers";
import type { ComponentType } from "preact";

export interface Cover {
  /** What its name is printed on, and in which colour: the same by day and by lamplight. */
  ground: string;
  ink: string;
  /** Fills the lid from behind; its lower edge runs out into the ground. */
  Picture: ComponentType;
}

export function coverOf(game: string): Cover | undefined {
  return covers[game];
}
