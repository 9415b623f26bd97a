/** A hub without a host: the letters on its screens, and the phone of whoever types them first. */
import { render } from "preact";
import { applyTheme, preferUnlessChosen } from "../core/preferences.ts";
import { Claim } from "./claim.tsx";
import { Unclaimed } from "./unclaimed.tsx";

// It stands in an evening's room, as a table screen does.
preferUnlessChosen({ theme: "dark" });
applyTheme();
const app = document.getElementById("app");
if (app) render(location.pathname === "/claim" ? <Claim /> : <Unclaimed />, app);
