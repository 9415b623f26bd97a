/** What every page of the way in is framed by: the game's scenery, its name, and the language. */
import type { ComponentChildren } from "preact";
import type { Face } from "../core/face.ts";
import { sizedByLetters } from "../core/longest-word.ts";
import { useWords } from "../core/table.ts";
import { Translator } from "../core/translator.ts";
import { Backdrop } from "../parts/backdrop.tsx";
import { LanguageButton } from "../parts/language.tsx";

/** As many letters as a title has room for in one line. */
const LONG = 14;

interface EntranceProps {
  /** None as long as it is not known whose way in this is. */
  face: Face | null;
  hasSun?: boolean;
  children?: ComponentChildren;
}

export function Entrance({ face, hasSun = false, children }: EntranceProps) {
  return (
    <div class={`entrance dress ${face?.key ?? ""}`}>
      {face && <Backdrop face={face} hasSun={hasSun} />}
      {children}
    </div>
  );
}

/** Whose table this is; its words may still be on their way, and nothing moves when they come. */
export function EntranceHead({ game, text = "" }: { game: string; text?: string }) {
  const words = useWords(game);
  const name = words ? new Translator(words).name("game", game) : "";
  return (
    <header class="entrance-head">
      <LanguageButton />
      <h1 class={name.length > LONG ? "long" : ""} style={sizedByLetters(name)}>
        {name}
      </h1>
      {text && <p>{text}</p>}
    </header>
  );
}
