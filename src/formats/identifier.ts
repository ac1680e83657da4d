/** Words that are no names of constants in TypeScript or Python, or that a file of ours needs for something else. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'break case catch class const continue debugger default delete do else enum export extends false finally for',
    'function if import in instanceof new null return super switch this throw true try typeof var void while with',
    'implements interface let package private protected public static yield await async arguments eval',
    'undefined NaN Infinity Date',
    'False None True and as assert def del elif except from global is lambda nonlocal not or pass raise',
    'datetime Decimal',
  ]
    .join(' ')
    .split(' '),
);

/** https://www.unicode.org/reports/tr31/ is what both languages follow. */
function valid(name: string): string {
  const characters = name.normalize('NFKC').replace(/\P{XID_Continue}/gu, '_');
  return /^[\p{XID_Start}_]/u.test(characters) ? characters : `_${characters}`;
}

/** A name as a constant's. */
export function identifier(name: string): string {
  const known = valid(name);
  return RESERVED.has(known) ? `${known}_` : known;
}

/** The name of the type of a table's rows: `order_lines` has `OrderLinesRow`. */
export function rowTypeName(name: string): string {
  const words = valid(name).split('_').filter(Boolean);
  return valid(`${words.map((word) => word.replace(/^./u, (letter) => letter.toUpperCase())).join('')}Row`);
}
