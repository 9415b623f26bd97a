/** Parts that no seat needs at first; their code comes when the first of them is drawn. */
import { lazy } from "../core/lazy.tsx";

const parts = () => import("./later-parts.ts");

export const FullTable = lazy(parts, (all) => all.FullTable);
export const Home = lazy(parts, (all) => all.Home);
export const Menu = lazy(parts, (all) => all.Menu);
export const MoveHere = lazy(parts, (all) => all.MoveHere);
export const OwnSeatSheet = lazy(parts, (all) => all.OwnSeatSheet);
export const SeatStrip = lazy(parts, (all) => all.SeatStrip);
export const Tutorial = lazy(parts, (all) => all.Tutorial);

/** A phone calls its owner from the beginning of a game: sitting down takes no longer for it. */
const calling = () => import("./calling.tsx");

export const Calling = lazy(calling, (all) => all.Calling);
export const CallingPick = lazy(calling, (all) => all.CallingPick);
