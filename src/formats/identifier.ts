/**
 * Words that cannot name a constant in TypeScript or Python, and the names that our TypeScript and Python files use
 * themselves.
 */
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

/** Both languages follow https://www.unicode.org/reports/tr31/. */
function valid(name: string): string {
  const characters = name.normalize('NFKC').replace(/\P{XID_Continue}/gu, '_');
  return /^[\p{XID_Start}_]/u.test(characters) ? characters : `_${characters}`;
}

/** Turns a table's name into a valid name for a constant. */
export function identifier(name: string): string {
  const known = valid(name);
  return RESERVED.has(known) ? `${known}_` : known;
}

/** Names the type of a table's rows: `order_lines` becomes `OrderLinesRow`. */
export function rowTypeName(name: string): string {
  const words = valid(name).split('_').filter(Boolean);
  return valid(`${words.map((word) => word.replace(/^./u, (letter) => letter.toUpperCase())).join('')}Row`);
}
