/** In rem: the widest of the monospaced font's digits and the padding of a cell. */
const CHARACTER = 0.5;
const PADDING = 1.5;
/** In characters: a cell that holds more is cut short. */
const FEWEST = 5;
const MOST = 32;

/** How wide each column of a table is, in rem: as its name and its first rows want, within bounds. */
export function columnWidths(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): readonly number[] {
  return names.map((name, column) => {
    let longest = Math.max(FEWEST, name.length);
    for (const row of rows) longest = Math.max(longest, row[column]?.length ?? 0);
    return Math.min(longest, MOST) * CHARACTER + PADDING;
  });
}
