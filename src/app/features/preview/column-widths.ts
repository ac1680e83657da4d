/** The width of a monospaced character, and of a cell's padding. */
const CHARACTER_REM = 0.5;
const PADDING_REM = 1.5;
/** In characters; longer cells are truncated. */
const MIN_CHARACTERS = 5;
const MAX_CHARACTERS = 32;

/** Each column's width in rem, by its name and some rows; `max` is in characters. */
export function columnWidths(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  max = MAX_CHARACTERS,
): readonly number[] {
  return names.map((name, column) => {
    let longest = Math.max(MIN_CHARACTERS, name.length);
    for (const row of rows) longest = Math.max(longest, row[column]?.length ?? 0);
    return Math.min(longest, max) * CHARACTER_REM + PADDING_REM;
  });
}
