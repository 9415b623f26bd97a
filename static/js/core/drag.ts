/** Dragging with finger, pen or mouse. Whatever it does, a tap can do as well. */

/** Less than this is a tap. */
const STILL = 8;

function below(event: PointerEvent, target: string): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${target}]`) ?? null;
}

/** A click that ends a drag is none. */
function swallowClick(thing: HTMLElement) {
  const swallow = (event: Event) => event.stopPropagation();
  thing.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => thing.removeEventListener("click", swallow, { capture: true }), 50);
}

/**
 * Begins to follow a pointer that went down on a thing.
 * @param target the attribute of what it can be dropped on
 * @param onDrop what that says where it was dropped
 */
export function follow(down: PointerEvent, target: string, onDrop: (said: string) => void) {
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
    isDragged = true;
    thing.classList.add("dragged");
    thing.style.transform = `translate(${x}px, ${y}px)`;
    look(below(event, target));
  };
  const end = (event: PointerEvent): void => {
    for (const [name, handler] of handlers) thing.removeEventListener(name, handler);
    const said = event.type === "pointerup" ? (over?.getAttribute(target) ?? "") : "";
    look(null);
    thing.classList.remove("dragged");
    thing.style.transform = "";
    if (!isDragged) return;
    swallowClick(thing);
    if (said) onDrop(said);
  };
  const handlers = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  if (down.button !== 0) return;
  // From the start: a mouse that is quick has left a small thing with its first move.
  thing.setPointerCapture(down.pointerId);
  for (const [name, handler] of handlers) thing.addEventListener(name, handler);
}
