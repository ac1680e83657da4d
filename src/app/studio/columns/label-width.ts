/** In pixels: what a field's box has beside its label. */
const EDGES = 20;
/** In characters, of an empty box’s placeholder. */
const LENGTH_MIN = 5;

/** In pixels, at most: characters of Host Grotesk at 14 pixels, by their shape. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlftrI ()]/, 5],
  [/[mwMWOQ]/, 13],
  [/[a-z]/, 8],
];
const WIDTH = 10;

/** How wide the box of a field is that shows its whole label, in pixels. */
export function labelWidth(label: string): number {
  const characters = [...label.padEnd(LENGTH_MIN, '0')];
  const widths = characters.map((character) => WIDTHS.find(([of]) => of.test(character))?.[1] ?? WIDTH);
  return widths.reduce((sum, width) => sum + width, EDGES);
}
