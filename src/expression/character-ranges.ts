import { STABLE, VARYING } from './stable-characters.ts';

/** The characters from `from` to `to`, as code points or UTF-16 units. */
export interface CharacterRange {
  readonly from: number;
  readonly to: number;
}

const LAST_CODE_POINT = 0x10ffff;

/**
 * The characters that mean the same in every engine that we support, whatever its version of Unicode: they have the same
 * general category in all of them, and the same upper and lower case. Unicode changes neither the decomposition of
 * an assigned character nor how two characters compose: https://www.unicode.org/policies/stability_policy.html
 */
export const stableCharacters: readonly CharacterRange[] = unpacked(STABLE);

/** Stable characters that may differ in other properties, such as `\p{Script_Extensions=Latin}`. */
export const varyingCharacters: readonly CharacterRange[] = unpacked(VARYING);

/** @param packed the lengths of runs of characters outside and inside in turn, to base 36 */
function unpacked(packed: string): readonly CharacterRange[] {
  const ranges: CharacterRange[] = [];
  let code = 0;
  for (const [index, length] of packed.split(' ').entries()) {
    const from = code;
    code += Number.parseInt(length, 36);
    if (index % 2 === 1) ranges.push({ from, to: code - 1 });
  }
  return ranges;
}

/** The characters that two lists of ranges have in common. In each, the ranges are sorted and do not overlap. */
export function intersection(
  a: readonly CharacterRange[],
  b: readonly CharacterRange[],
): readonly CharacterRange[] {
  const common: CharacterRange[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [left, right] = [a[i], b[j]];
    if (!left || !right) return common;
    const [from, to] = [Math.max(left.from, right.from), Math.min(left.to, right.to)];
    if (from <= to) common.push({ from, to });
    if (left.to < right.to) i++;
    else j++;
  }
}

/** All other characters. The ranges are sorted and do not overlap. */
export function complement(ranges: readonly CharacterRange[]): readonly CharacterRange[] {
  const others: CharacterRange[] = [];
  let from = 0;
  for (const range of [...ranges, { from: LAST_CODE_POINT + 1, to: 0 }]) {
    if (from < range.from) others.push({ from, to: range.from - 1 });
    from = range.to + 1;
  }
  return others;
}

/** The same characters in sorted ranges that do not touch. */
export function merged(ranges: readonly CharacterRange[]): readonly CharacterRange[] {
  const joined: CharacterRange[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to + 1) joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, to) });
    else joined.push({ from, to });
  }
  return joined;
}

export const sizeOf = (ranges: readonly CharacterRange[]) =>
  ranges.reduce((size, { from, to }) => size + to - from + 1, 0);

/** The character with this index among those of the ranges, or an empty text if it is too large. */
export function characterAt(ranges: readonly CharacterRange[], index: number): string {
  let left = index;
  for (const { from, to } of ranges) {
    if (left <= to - from) return String.fromCodePoint(from + left);
    left -= to - from + 1;
  }
  return '';
}
