/** All of a tournament's screens, which come together and only where there is one. */
export { default as around } from "./around.js";
export { default as board } from "./board.js";
export { default as entrance } from "./entrance.js";
export { default as scene } from "./hall.js";
