/** So many numbers are alternatives of their own, all as frequent. */
const ALONE_MAX = 30;

/**
 * A pattern for all integers between two of as many digits, or of one and two digits, such as `([1-9]|1[0-2])`.
 * @param length the least count of digits: shorter numbers have zeros before them
 */
export function numberSpan(least: number, most: number, length: number): string {
  const written = (value: number) => String(value).padStart(length, '0');
  const count = most - least + 1;
  if (count === 1) return written(least);
  if (length > 2 && count <= ALONE_MAX)
    return `(${Array.from({ length: count }, (_, i) => written(least + i)).join('|')})`;
  const tens = Array.from({ length: Math.floor(most / 10) - Math.floor(least / 10) + 1 }, (_, i) => {
    const ten = Math.floor(least / 10) + i;
    const units = { from: Math.max(0, least - 10 * ten), to: Math.min(9, most - 10 * ten) };
    return { head: written(10 * ten).length < 2 ? '' : written(10 * ten).slice(0, -1), ...units };
  });
  const parts = joinedTens(tens).map(({ heads, from, to }) => classOf(heads) + unitsOf(from, to));
  return parts.length === 1 ? parts.join('') : `(${parts.join('|')})`;
}

interface Tens {
  readonly heads: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Joins numbers with the same units that differ only in the digit before the units. */
function joinedTens(
  tens: readonly { readonly head: string; readonly from: number; readonly to: number }[],
): readonly Tens[] {
  const joined: Tens[] = [];
  for (const { head, from, to } of tens) {
    const last = joined.at(-1);
    const isAlike =
      last?.from === from &&
      last.to === to &&
      last.heads[0]?.slice(0, -1) === head.slice(0, -1) &&
      head !== '';
    if (isAlike && last.heads[0] !== '')
      joined[joined.length - 1] = { ...last, heads: [...last.heads, head] };
    else joined.push({ heads: [head], from, to });
  }
  return joined;
}

/** Heads that differ in their last digit, which follow each other. */
function classOf(heads: readonly string[]): string {
  const [first = '', last = ''] = [heads[0], heads.at(-1)];
  return heads.length === 1
    ? first
    : `${first.slice(0, -1)}${unitsOf(Number(first.slice(-1)), Number(last.slice(-1)))}`;
}

function unitsOf(from: number, to: number): string {
  if (from === to) return String(from);
  if (from === 0 && to === 9) return '\\d';
  return to - from === 1 ? `[${from}${to}]` : `[${from}-${to}]`;
}
