/** All of a tournament's screens, which come together and only where there is one. */
export { default as around } from "./around.tsx";
export { default as board } from "./board.tsx";
export { default as entrance } from "./entrance.tsx";
export { default as scene } from "./hall.tsx";
