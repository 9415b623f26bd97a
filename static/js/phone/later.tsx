/** Parts that no seat needs at first; their code comes when the first of them is drawn. */
import { lazy } from "../core/lazy.tsx";

const parts = () => import("./later-parts.ts");

export const FullTable = lazy(async () => ({ default: (await parts()).FullTable }));
export const Home = lazy(async () => ({ default: (await parts()).Home }));
export const Menu = lazy(async () => ({ default: (await parts()).Menu }));
export const MoveHere = lazy(async () => ({ default: (await parts()).MoveHere }));
export const OwnSeatSheet = lazy(async () => ({ default: (await parts()).OwnSeatSheet }));
export const SeatStrip = lazy(async () => ({ default: (await parts()).SeatStrip }));
export const Tutorial = lazy(async () => ({ default: (await parts()).Tutorial }));
