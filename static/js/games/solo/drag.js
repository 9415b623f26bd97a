/** Dragging with finger, pen or mouse. Whatever it does, a tap can do as well. */

/** Less than this is a tap. */
const STILL = 8;

/** @param {PointerEvent} event @returns {Element | null} */
function below(event) {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-use]") ?? null;
}

/** A click that ends a drag is none. @param {HTMLElement} thing */
function swallowClick(thing) {
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  thing.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => thing.removeEventListener("click", swallow, { capture: true }), 50);
}

/**
 * Begins to follow a pointer that went down on a thing.
 *
 * @param {PointerEvent} down
 * @param {(use: string) => void} onDrop what it was dropped on
 */
export function follow(down, onDrop) {
  const thing = /** @type {HTMLElement} */ (down.currentTarget);
  let isDragged = false;
  /** @type {Element | null} */
  let over = null;
  const look = (/** @type {Element | null} */ next) => {
    if (over === next) return;
    over?.classList.remove("over");
    next?.classList.add("over");
    over = next;
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isDragged && Math.hypot(x, y) < STILL) return;
    if (!isDragged) thing.setPointerCapture(down.pointerId);
    isDragged = true;
    thing.classList.add("dragged");
    thing.style.transform = `translate(${x}px, ${y}px)`;
    look(below(event));
  };
  const end = (/** @type {PointerEvent} */ event) => {
    for (const [name, handler] of handlers) thing.removeEventListener(name, handler);
    const use = event.type === "pointerup" ? (over?.getAttribute("data-use") ?? "") : "";
    look(null);
    thing.classList.remove("dragged");
    thing.style.transform = "";
    if (!isDragged) return;
    swallowClick(thing);
    if (use) onDrop(use);
  };
  /** @type {[string, any][]} */
  const handlers = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ];
  if (down.button !== 0) return;
  for (const [name, handler] of handlers) thing.addEventListener(name, handler);
}
