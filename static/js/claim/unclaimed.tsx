/** What every screen of a hub without a host shows: letters and a code, until one claims it. */

import { useEffect, useState } from "preact/hooks";
import type { HubSeen } from "../../wire/protocol.d.ts";
import { ask } from "../core/ask.ts";
import { plainFace } from "../core/face.ts";
import { keepTrying } from "../core/fetch-again.ts";
import { LANGUAGES } from "../core/page.ts";
import { usePreferences, useWords } from "../core/table.ts";
import type { Words } from "../core/words.ts";
import { loadWords } from "../core/words.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { Emblem } from "../parts/emblem.tsx";
import { LanguageButton } from "../parts/language.tsx";
import { pictured } from "../parts/welcome.ts";

const LOOKS_EVERY = 1500;
/** So long a room sees that it has worked. */
const STAYS = 2500;
/** How a kiosk opens its page: nobody can tap there. */
const KIOSK = "sound=on";

/** How it stands with the hub, again and again; the last of it once it is claimed. */
function useHub() {
  const [hub, see] = useState<HubSeen | null>(null);
  const isOver = hub?.claimed ?? false;
  useEffect(() => {
    if (isOver) {
      const timer = setTimeout(() => location.reload(), STAYS);
      return () => clearTimeout(timer);
    }
    // A hub that restarts is back in a moment, and the letters that are shown may still be right.
    const look = () => void ask("GET /api/hub").then(see, () => undefined);
    look();
    const timer = setInterval(look, LOOKS_EVERY);
    return () => clearInterval(timer);
  }, [isOver]);
  return hub;
}

/** Nobody has chosen a language yet, so a large screen speaks both. */
function useOtherWords() {
  const { language } = usePreferences();
  const other = LANGUAGES.find((each) => each !== language) ?? language;
  const [words, set] = useState<Words | null>(null);
  useEffect(() => {
    let current = true;
    void keepTrying(() => loadWords(other)).then((loaded) => current && set(loaded));
    return () => {
      current = false;
    };
  }, [other]);
  return words;
}

export function Unclaimed() {
  const hub = useHub();
  const words = useWords();
  const other = useOtherWords();
  if (!words || !hub) return null;
  const said = hub.claimed ? "claim-done" : "claim-who";
  return (
    <div class="entrance unclaimed scaled">
      <Backdrop face={plainFace} hasSun={hub.claimed} />
      <header class="unclaimed-head">
        <span class="unclaimed-brand">
          <Emblem /> {hub.name || "Honor Hub"}
        </span>
        <LanguageButton />
      </header>
      <main>
        <div class="unclaimed-title">
          <h1>{words.text(said)}</h1>
          {other && (
            <p class="other-language" lang={other.language}>
              {other.text(said)}
            </p>
          )}
        </div>
        {hub.claimed ? (
          <p class="unclaimed-text">{words.text("claim-done-text")}</p>
        ) : (
          <Ways hub={hub} words={words} other={other} />
        )}
      </main>
    </div>
  );
}

interface WaysProps {
  hub: HubSeen;
  words: Words;
  other: Words | null;
}

function Ways({ hub, words, other }: WaysProps) {
  const { letters = "", link = "", scan = "" } = hub;
  const address = link.replace("http://", "");
  const isKiosk = location.search.slice(1).split("&").includes(KIOSK);
  return (
    <div class="ways">
      {!isKiosk && (
        <a class="button main tall claim-here" href={`/claim#${letters}`}>
          {words.text("claim-here")}
        </a>
      )}
      <div class="way-scan">
        <span class="invite-frame">
          <img class="claim-code" alt={words.text("claim-picture")} src={pictured(scan)} />
        </span>
      </div>
      <div class="way-words">
        <p class="by-scan">{words.text("claim-scan")}</p>
        {other && (
          <p class="other-language by-scan" lang={other.language}>
            {other.text("claim-scan")}
          </p>
        )}
        <p class="by-letters wide">{words.text("claim-type", { address })}</p>
        <p class="by-letters narrow">{words.text("claim-others", { address })}</p>
        <p class="claim-letters" translate={false}>
          <span class="spoken">
            {words.text("claim-spoken", { letters: [...letters].join(" ") })}
          </span>
          {[...letters].map((letter, at) => (
            <span key={at} aria-hidden="true" class="claim-letter">
              {letter}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
