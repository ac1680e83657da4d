/** A whole number, not negative, as English groups its digits: 5,000. By hand: a page's first `toLocaleString` takes 40 ms. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A count with what is counted: 5,000 rows, 1 row. */
export function countOf(count: number, singular: string): string {
  return `${formatCount(count)} ${singular}${count === 1 ? '' : 's'}`;
}
