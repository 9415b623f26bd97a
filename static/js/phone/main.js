/** A player's phone: which of its pages to show goes by the address. */
import { html, render, useState } from "../core/html.js";
import { wear } from "../core/liking.js";
import { lastOfPath } from "../core/page.js";
import { Home } from "./home.js";
import { Join } from "./join.js";
import { MoveHere } from "./move-here.js";
import { Play } from "./play.js";

/** @typedef {(path: string) => void} Go */

function Phone() {
  const [path, set] = useState(location.pathname);
  /** @type {Go} */
  const go = (next) => {
    history.replaceState(null, "", next + location.search);
    set(next);
  };
  const last = lastOfPath();
  if (path.startsWith("/join/")) return html`<${Join} key=${path} code=${last} go=${go} />`;
  if (path.startsWith("/move/")) return html`<${MoveHere} key=${path} code=${last} go=${go} />`;
  if (path.startsWith("/play/")) return html`<${Play} key=${path} table=${last} go=${go} />`;
  return html`<${Home} go=${go} />`;
}

wear();
const app = document.getElementById("app");
if (app) render(html`<${Phone} />`, app);
