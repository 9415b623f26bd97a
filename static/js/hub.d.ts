/** Modules that the build writes. */
declare module "hub:faces" {
  import type { Face } from "./core/face.js";

  const faces: Record<string, () => Promise<{ default: Partial<Face> }>>;
  export default faces;
}
