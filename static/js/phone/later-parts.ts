/** What `later.tsx` fetches: in one file, with the first of them that is wanted. */
export { SeatStrip } from "../parts/seat-strip.tsx";
export { Tutorial } from "../parts/tutorial.tsx";
export { Home } from "./home.tsx";
export { default as FullTable } from "./join-full.tsx";
export { Menu } from "./menu.tsx";
export { MoveHere } from "./move-here.tsx";
export { OwnSeatSheet } from "./own-seat-sheet.tsx";
