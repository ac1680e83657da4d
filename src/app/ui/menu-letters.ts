/** In milliseconds: a letter that comes later starts a new word. */
export const PAUSE_MS = 500;

interface Typed {
  readonly text: string;
  /** In milliseconds, since its last letter. */
  readonly ageMs: number;
}

/**
 * Finds the item of a menu whose label starts with what is typed. The same letter again goes to the next item that starts
 * with it.
 *
 * @param active the index of the focused item, -1 for none
 * @returns what is typed now, and the index of the item; undefined if no label starts with it
 */
export function findByLetters(
  labels: readonly string[],
  active: number,
  letter: string,
  before: Typed,
): { readonly text: string; readonly index: number | undefined } {
  const continued = before.ageMs <= PAUSE_MS ? before.text : '';
  const text = (continued + letter).toLowerCase();
  const isRepeated = [...text].every((other) => other === text[0]);
  const wanted = isRepeated ? text.slice(0, 1) : text;
  // A longer word may still be the focused item.
  const start = Math.max(active, 0) + (isRepeated && active >= 0 ? 1 : 0);
  const order = labels.map((_, i) => (start + i) % labels.length);
  return { text, index: order.find((i) => labels[i]?.toLowerCase().startsWith(wanted)) };
}
