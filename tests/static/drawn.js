/** Reads what was drawn, without a browser. */

/** Every node of a drawing, itself included. */
export function nodes(drawn) {
  if (Array.isArray(drawn)) return drawn.flatMap(nodes);
  if (drawn === null || drawn === undefined || typeof drawn === "boolean") return [];
  return [drawn, ...nodes(drawn.props?.children)];
}

export function text(drawn) {
  return nodes(drawn)
    .filter((node) => typeof node !== "object")
    .join(" ");
}

export function ofClass(drawn, name) {
  return nodes(drawn).filter((node) => String(node.props?.class ?? "").split(" ").includes(name));
}
