/** A non-negative whole number with its digits grouped: 5,000. The first `toLocaleString` of a page takes 40 ms. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A count with its noun: 5,000 rows, 1 row. */
export function countOf(count: number, singular: string): string {
  return `${formatCount(count)} ${singular}${count === 1 ? '' : 's'}`;
}
