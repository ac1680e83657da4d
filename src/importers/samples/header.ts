type Cells = readonly string[];

const SENTENCE = /\p{L}[.!?,:;]["”’)]?$/u;
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
const isBlank = (cells: Cells) => cells.every((cell) => cell.trim() === '');

/** Whether the lines are sentences and no table: words with spaces, divided by a comma here and there. */
export function looksLikeProse(lines: readonly Cells[]): boolean {
  const [header, ...rows] = lines.filter((cells) => !isBlank(cells));
  if (header === undefined) return false;
  const text = header.join(',').trim();
  if (rows.length === 0) return wordsIn(text) >= 2 && (header.length === 1 || isSentence(text));
  const words = lines.reduce((sum, cells) => sum + wordsIn(cells.join(' ')), 0);
  const isWordy = words >= 4 * (rows.length + 1);
  if (header.length === 1) return isWordy && (wordsIn(text) >= 4 || SENTENCE.test(text));
  const ragged = rows.filter(({ length }) => length !== header.length).length;
  return isWordy && (ragged > rows.length / 2 || isSentence(text));
}

const isSentence = (text: string) => wordsIn(text) >= 3 && SENTENCE.test(text) && /, /.test(text);

/** The characters of a text by their kinds, with one for each run: `Aa Aa` for `Anna Ott`. */
function shapeOf(text: string): string {
  return text
    .trim()
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}]+/gu, 'a')
    .replace(/\p{N}+/gu, '0');
}

/** Whether nothing tells the first line from the rows: its cells occur again below, or are written like most of them. */
export function looksLikeData(lines: readonly Cells[]): boolean {
  const [header = [], ...rows] = lines.filter((cells) => !isBlank(cells));
  if (rows.length === 0) return false;
  const isAlike = header.map((cell, i) => {
    const below = rows.map((row) => row[i] ?? '').filter((text) => text.trim() !== '');
    const alike = below.filter((text) => shapeOf(text) === shapeOf(cell));
    return below.length === 0
      ? undefined
      : { isAlike: 2 * alike.length > below.length, isSame: below.includes(cell) };
  });
  const known = isAlike.filter((one) => one !== undefined);
  return known.length > 0 && (known.some(({ isSame }) => isSame) || known.every((one) => one.isAlike));
}
