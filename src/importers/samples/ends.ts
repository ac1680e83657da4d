/** The least and the greatest of numbers. `Math.min(...values)` overflows the stack with about 120,000 of them. */
export function endsOf(values: readonly number[]): readonly [least: number, greatest: number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return [least, greatest];
}
