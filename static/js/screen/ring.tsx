/** Things in a ring, as large as they fit, or one below the other. What they show is given. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Size, Spot } from "./geometry.ts";
import { LEAST, PLACE, spotsIn, unitFor } from "./geometry.ts";
import { letterHeight, useSize } from "./measure.ts";

export interface Layout {
  spots: Spot[];
  place: Size;
  area: Size;
  unit: number;
}

function laidOut(area: Size, count: number): Layout {
  const least = LEAST * letterHeight();
  const unit = unitFor(area, count, { least, most: Math.max(least, area.height / 26) }) || least;
  const place = { width: PLACE.width * unit, height: PLACE.height * unit };
  return { spots: spotsIn(area, place, count), place, area, unit };
}

interface RingOfProps {
  label: string;
  places: readonly ComponentChildren[];
  isStacked: boolean;
  middle: ComponentChildren;
  over?: (layout: Layout) => ComponentChildren;
}

export function RingOf({ label, places, isStacked, middle, over = undefined }: RingOfProps) {
  const ref = useRef<HTMLElement | null>(null);
  const area = useSize(ref);
  const layout = !isStacked && area.width > 0 ? laidOut(area, places.length) : null;
  const style = layout ? { fontSize: `${layout.unit}px` } : undefined;
  return (
    <section
      ref={ref}
      class={isStacked ? "circle stacked" : "circle"}
      aria-label={label}
      style={style}
    >
      {layout && <div class="circle-line" aria-hidden="true" style={lineStyle(layout)} />}
      {layout && over?.(layout)}
      <div class="hearth">{middle}</div>
      <ol class="circle-places">
        {places.map((place, at) => (
          <li key={at} class="circle-place" style={placeStyle(layout, at)}>
            {place}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The ring itself runs through the places' middles. */
function lineStyle({ area, place }: Layout) {
  return {
    left: `${place.width / 2}px`,
    top: `${place.height / 2}px`,
    width: `${area.width - place.width}px`,
    height: `${area.height - place.height}px`,
  };
}

function placeStyle(layout: Layout | null, at: number) {
  if (!layout) return undefined;
  const { x, y } = layout.spots[at];
  return { left: `${x}px`, top: `${y}px`, width: `${layout.place.width}px` };
}
