/** Who is host, by when each key was made; all but one's own can be revoked. */
import { useState } from "preact/hooks";
import type { HostSeen } from "../../wire/protocol.d.ts";
import { usePreferences } from "../core/table.ts";
import { Section, Sure } from "./bar.tsx";
import { useAsked, useDesk } from "./desk.ts";

export function HostKeys() {
  const { translator, ask } = useDesk();
  const [count, again] = useState(0);
  const [hosts] = useAsked("GET /api/hub/hosts", { again: count });
  const revokeOthers = async () => {
    if (await ask("DELETE /api/hub/hosts")) again(count + 1);
  };
  if (!hosts) return null;
  return (
    <Section title={translator.text("host-keys")}>
      <p class="hint">{translator.text("host-keys-text")}</p>
      <ul class="host-keys">
        {hosts.map((each) => (
          <li key={each.id}>
            <Row host={each} onGone={() => again(count + 1)} />
          </li>
        ))}
      </ul>
      {hosts.length > 1 && (
        <p class="row">
          <Sure
            label={translator.text("host-keys-others")}
            question={translator.text("host-keys-sure")}
            yes={translator.text("host-keys-others")}
            onYes={revokeOthers}
          />
        </p>
      )}
    </Section>
  );
}

function Row({ host, onGone }: { host: HostSeen; onGone: () => void }) {
  const { translator, ask } = useDesk();
  const { language } = usePreferences();
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const revoke = async () => {
    if (await ask("DELETE /api/hub/hosts/{name}", { parts: { name: host.id } })) onGone();
  };
  return (
    <>
      <span>
        {host.made
          ? translator.text("host-keys-made", { when: when.format(host.made) })
          : translator.text("host-keys-early")}
      </span>
      {host.yours ? (
        <strong>{translator.text("host-keys-yours")}</strong>
      ) : (
        <Sure
          label={translator.text("host-keys-revoke")}
          question={translator.text("host-keys-sure")}
          yes={translator.text("host-keys-revoke")}
          onYes={revoke}
        />
      )}
    </>
  );
}
