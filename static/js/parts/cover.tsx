/**
 * The covered role: held to be seen, fetched while held, wiped on release, blur, lock or turn
 * of the page. The same frame, size and wait for every role; nothing of it is ever kept.
 */
import type { TargetedPointerEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Answer, Secret } from "../../wire/protocol.d.ts";
import { useTable } from "../core/table.ts";
import { Icon } from "./icon.tsx";

/** A toggle by key or double tap covers itself again after this long. */
const COVERS_AFTER = 5000;
/** Two taps within this are one double tap. */
const DOUBLE = 350;
/** Whoever has had the face before them for so long has looked. */
const LOOKED_AFTER = 800;

export function Cover({ link: given = undefined }: { link?: { secret: () => Promise<Answer> } }) {
  const { translator, sight, link: own, make, refuse } = useTable();
  const link = given ?? own;
  const confirming = given ? undefined : sight.offers.find((offer) => offer.looked);
  const wanted = confirming?.question ?? 0;
  const isCalling = wanted !== 0;
  const [isHeld, hold] = useState(false);
  const [isGlance, glimpse] = useState(false);
  const [secret, learn] = useState<Secret | null>(null);
  // The question that a look was too short for, and the one that a look has answered.
  const [short, shorten] = useState(0);
  const answered = useRef(0);
  const held = useRef(false);
  const tapped = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const looking = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const release = () => {
    // Whoever let go before it counted is told, or the table would wait for them unawares.
    if (held.current && answered.current !== wanted) shorten(wanted);
    held.current = false;
    clearTimeout(timer.current);
    timer.current = undefined;
    hold(false);
    glimpse(false);
    learn(null);
  };
  const uncover = async () => {
    if (held.current) return;
    held.current = true;
    hold(true);
    const answer = await link.secret();
    // It came too late: whoever held it has let go.
    if (held.current && answer.ok && answer.secret) {
      learn(answer.secret);
    } else if (!answer.ok) {
      release();
      // Whoever has just taken the seat over is told why, and for how long.
      if (answer.refusal) refuse(answer.refusal);
    }
  };
  /** Keys and double taps cannot hold, so they look for a moment. */
  const glance = () => {
    if (held.current) return release();
    timer.current = setTimeout(release, COVERS_AFTER);
    glimpse(true);
    return void uncover();
  };
  useWiped(release);
  // The first look is the confirmation; once it is drawn, and not cut short.
  useEffect(() => {
    if (secret === null || !confirming) return undefined;
    const frame = requestAnimationFrame(() => {
      looking.current = setTimeout(() => {
        answered.current = wanted;
        void make(confirming, {});
      }, LOOKED_AFTER);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(looking.current);
    };
  }, [secret, wanted]);

  const down = (event: TargetedPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    // Whatever comes in meanwhile may move the button from under a mouse: it is held all the same.
    event.currentTarget.setPointerCapture(event.pointerId);
    const isDouble = event.timeStamp - tapped.current < DOUBLE;
    tapped.current = event.timeStamp;
    if (isDouble) glance();
    else void uncover();
  };
  const up = () => timer.current === undefined && release();
  return (
    <div class="cover-place">
      <button
        type="button"
        class={`cover${isHeld ? " held" : ""}${isCalling ? " calling" : ""}`}
        onPointerDown={down}
        onPointerUp={up}
        onPointerCancel={release}
        onPointerLeave={up}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if ((event.key === "Enter" || event.key === " ") && !event.repeat) {
            event.preventDefault();
            glance();
          }
        }}
      >
        <span class="cover-words">
          <Icon name={isHeld ? "eye" : "cover"} />{" "}
          <span>
            {translator.text(isCalling && short === wanted ? "cover-longer" : "cover-hold")}
          </span>
        </span>
        <span class="spoken">{translator.text("cover-other-ways")}</span>
      </button>
      {isHeld && <Uncovered secret={secret} onTap={isGlance ? release : undefined} />}
    </div>
  );
}

function useWiped(release: () => void) {
  useEffect(() => {
    const gone = () => document.visibilityState !== "visible" && release();
    addEventListener("blur", release);
    addEventListener("pagehide", release);
    document.addEventListener("visibilitychange", gone);
    return () => {
      removeEventListener("blur", release);
      removeEventListener("pagehide", release);
      document.removeEventListener("visibilitychange", gone);
    };
  }, []);
}

/** Nobody holds it in a glance: then a tap covers it, and meets nothing below. */
function Uncovered({ secret, onTap }: { secret: Secret | null; onTap?: () => void }) {
  const { translator, face } = useTable();
  // The tap that brought it up ends above it: only one that begins here is meant for it.
  const isDown = useRef(false);
  const down = () => {
    isDown.current = true;
  };
  return (
    <div
      class={onTap ? "uncovered glance" : "uncovered"}
      role="status"
      aria-live="assertive"
      onPointerDown={down}
      onClick={() => isDown.current && onTap?.()}
    >
      <div class="uncovered-frame">
        {secret && (
          <>
            <span class="crest" aria-hidden="true">
              {face.crest(secret.role)}
            </span>
            <h2>{translator.name("role", secret.role)}</h2>
            <p class="uncovered-team">{translator.name("team", secret.team)}</p>
            <p class="uncovered-text">{translator.about("role", secret.role)}</p>
            <p class="uncovered-bonus">
              {secret.bonus
                ? translator.text("cover-bonus", { bonus: secret.bonus })
                : translator.text("cover-bonus-unknown")}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
