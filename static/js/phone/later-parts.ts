/** What `later.tsx` fetches: in one file, with the first of them that is wanted. */
export { Tutorial } from "../parts/tutorial.tsx";
export { TheEnd } from "./end.tsx";
export { FullTable } from "./join-full.tsx";
export { Menu } from "./menu.tsx";
export { MoveHere } from "./move-here.tsx";
export { OwnSeatSheet } from "./own-seat.tsx";
