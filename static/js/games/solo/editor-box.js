/** A box for one number: a phone brings its digits, an empty one is nothing. */
import { html } from "../../core/html.js";
import { numberIn } from "./writing.js";

/** @param {{label: string, value: unknown, isWrong?: boolean, isBare?: boolean, isOff?: boolean, onType: (value: number | undefined) => void}} props */
export function NumberBox({
  label,
  value,
  isWrong = false,
  isBare = false,
  isOff = false,
  onType,
}) {
  const box = html`<input class="text number-box" inputmode="numeric" autocomplete="off" maxlength="2" value=${value ?? ""} disabled=${isOff}
    aria-label=${isBare ? label : undefined} aria-invalid=${isWrong ? "true" : undefined}
    onInput=${(/** @type {any} */ event) => onType(numberIn(event.currentTarget.value))} />`;
  if (isBare) return box;
  return html`<label class="edit-number"><span>${label}</span>${box}</label>`;
}
