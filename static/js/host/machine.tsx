/** A new start of the hub, and where root's worker is there of the machine; shutting it down. */
import { useEffect, useState } from "preact/hooks";
import type { AskMachine } from "../../wire/protocol.d.ts";
import { Section, Sure } from "./bar.tsx";
import { useAsked, useDesk } from "./desk.ts";

/** Starting the hub anew needs no worker: the hub does it itself. */
const VERBS = ["reboot", "power-off"] as const;
const STAYS = 8000;

export function Machine() {
  const { translator, ask } = useDesk();
  const [machine] = useAsked("GET /api/hub/machine");
  const [copies] = useAsked("GET /api/hub/copies");
  const [said, say] = useState("");
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => say(""), STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  const restart = async () => {
    if (await ask("POST /api/hub/restart")) say("host-copy-waits");
  };
  const make = async (verb: AskMachine["verb"]) => {
    if (await ask("POST /api/hub/machine", { body: { verb, sure: true } })) {
      say("host-machine-going");
    }
  };
  const warned = (text: string) =>
    copies?.playing
      ? `${translator.text(text)} ${translator.text("host-machine-playing")}`
      : translator.text(text);
  return (
    <Section title={translator.text("host-machine")}>
      <div class="row">
        <Sure
          label={translator.text("host-restart")}
          question={warned("host-restart-sure")}
          yes={translator.text("host-restart")}
          isMild
          onYes={restart}
        />
        {VERBS.filter((verb) => machine?.verbs.includes(verb)).map((verb) => (
          <Sure
            key={verb}
            label={translator.text(`host-${verb}`)}
            question={warned(`host-${verb}-sure`)}
            yes={translator.text(`host-${verb}`)}
            onYes={() => make(verb)}
          />
        ))}
      </div>
      <p role="status">{said && translator.text(said)}</p>
    </Section>
  );
}
