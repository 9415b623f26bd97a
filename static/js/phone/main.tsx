/** A player's phone: which of its pages to show goes by the address. */
import { render } from "preact";
import { useState } from "preact/hooks";
import { lastOfPath } from "../core/page.ts";
import { applyTheme } from "../core/preferences.ts";
import { Join } from "./join.tsx";
import { Home, MoveHere } from "./later.tsx";
import { Play } from "./play.tsx";

export type Go = (path: string) => void;

function Phone() {
  const [path, set] = useState(location.pathname);
  const go: Go = (next) => {
    history.replaceState(null, "", next + location.search);
    set(next);
  };
  const last = lastOfPath();
  if (path.startsWith("/join/")) return <Join key={path} code={last} go={go} />;
  if (path.startsWith("/move/")) return <MoveHere key={path} code={last} go={go} />;
  if (path.startsWith("/play/")) return <Play key={path} table={last} go={go} />;
  return <Home go={go} />;
}

applyTheme();
const app = document.getElementById("app");
if (app) render(<Phone />, app);
