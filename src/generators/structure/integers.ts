/** Computes `start + step * row` exactly. A result beyond 2^53 is a bigint. */
export function integerAt(start: number, step: number, row: number): number | bigint {
  const added = step * row;
  const value = start + added;
  // The sum of two doubles beyond 2^53 can be a smaller, wrong integer. So all three must be safe integers.
  if (Number.isSafeInteger(start) && Number.isSafeInteger(added) && Number.isSafeInteger(value)) return value;
  const exact = BigInt(start) + BigInt(step) * BigInt(row);
  const number = Number(exact);
  return Number.isSafeInteger(number) ? number : exact;
}

/** Writes an integer with at least `digits` digits. The sign does not count. */
export function padded(value: number | bigint, digits: number): string {
  return value < 0 ? `-${String(-value).padStart(digits, '0')}` : String(value).padStart(digits, '0');
}
