/** A box for one number: a phone brings its digits, an empty one is nothing. */
import { numberIn } from "./writing.ts";

interface NumberBoxProps {
  label: string;
  value: number | undefined;
  isWrong?: boolean;
  isBare?: boolean;
  isOff?: boolean;
  onType: (value: number | undefined) => void;
}

export function NumberBox({
  label,
  value,
  isWrong = false,
  isBare = false,
  isOff = false,
  onType,
}: NumberBoxProps) {
  const box = (
    <input
      class="text number-box"
      inputmode="numeric"
      autocomplete="off"
      maxlength={2}
      value={value ?? ""}
      disabled={isOff}
      aria-label={isBare ? label : undefined}
      aria-invalid={isWrong ? "true" : undefined}
      onInput={(event) => onType(numberIn(event.currentTarget.value))}
    />
  );
  if (isBare) return box;
  return (
    <label class="edit-number">
      <span>{label}</span>
      {box}
    </label>
  );
}
