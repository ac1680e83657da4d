/** How many options Page Up and Page Down move by. */
const PAGE = 8;

/**
 * The place that a key moves to in a list of options, from 0; undefined for keys that do not move. After the last option
 * comes the first.
 */
export function movedTo(key: string, active: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: Math.min(active + PAGE, count - 1),
    PageUp: Math.max(active - PAGE, 0),
  };
  const to = moves[key];
  return to === undefined ? undefined : (to + count) % Math.max(count, 1);
}
