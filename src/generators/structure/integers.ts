/** `start + step * row` of integers, exactly: beyond 2^53 as a bigint. */
export function integerAt(start: number, step: number, row: number): number | bigint {
  const added = step * row;
  const value = start + added;
  // Of two doubles beyond 2^53 the sum can be a smaller integer, and the wrong one.
  if (Number.isSafeInteger(start) && Number.isSafeInteger(added) && Number.isSafeInteger(value)) return value;
  const exact = BigInt(start) + BigInt(step) * BigInt(row);
  const number = Number(exact);
  return Number.isSafeInteger(number) ? number : exact;
}

/** An integer of so many digits at least, its sign not counted. */
export function padded(value: number | bigint, digits: number): string {
  return value < 0 ? `-${String(-value).padStart(digits, '0')}` : String(value).padStart(digits, '0');
}
