/** Safari's name for it before 14.1. */
declare var webkitAudioContext: typeof AudioContext | undefined;

/** Modules that the build writes. */
declare module "hub:faces" {
  import type { Face } from "./core/face.ts";

  const faces: Record<string, () => Promise<{ default: Partial<Face> }>>;
  export default faces;
}

/** Lids, by game: what its folder has as `cover`. */
declare module "hub:covers" {
  import type { Cover } from "./core/cover.ts";

  const covers: Record<string, Cover>;
  export default covers;
}
