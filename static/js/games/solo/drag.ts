/** Dragging with finger, pen or mouse. Whatever it does, a tap can do as well. */

/** Less than this is a tap. */
const STILL = 8;

function below(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-use]") ?? null;
}

/** A click that ends a drag is none. */
function swallowClick(thing: HTMLElement) {
  const swallow = (event: Event) => event.stopPropagation();
  thing.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => thing.removeEventListener("click", swallow, { capture: true }), 50);
}

/**
 * Begins to follow a pointer that went down on a thing.
 * @param onDrop what it was dropped on
 */
export function follow(down: PointerEvent, onDrop: (use: string) => void) {
  const thing = down.currentTarget as HTMLElement;
  let isDragged = false;
  let over: Element | null = null;
  const look = (next: Element | null) => {
    if (over === next) return;
    over?.classList.remove("over");
    next?.classList.add("over");
    over = next;
  };
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isDragged && Math.hypot(x, y) < STILL) return;
    if (!isDragged) thing.setPointerCapture(down.pointerId);
    isDragged = true;
    thing.classList.add("dragged");
    thing.style.transform = `translate(${x}px, ${y}px)`;
    look(below(event));
  };
  const end = (event: PointerEvent): void => {
    for (const [name, handler] of handlers) thing.removeEventListener(name, handler);
    const use = event.type === "pointerup" ? (over?.getAttribute("data-use") ?? "") : "";
    look(null);
    thing.classList.remove("dragged");
    thing.style.transform = "";
    if (!isDragged) return;
    swallowClick(thing);
    if (use) onDrop(use);
  };
  const handlers = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  if (down.button !== 0) return;
  for (const [name, handler] of handlers) thing.addEventListener(name, handler);
}
