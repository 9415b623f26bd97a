/** The hub's own sign: the sun in a ring that was drawn in one breath. */
export function Emblem() {
  return (
    <div class="emblem" aria-hidden="true">
      <i class="sun" />
      <div class="enso" />
    </div>
  );
}
