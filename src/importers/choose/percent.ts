/** With two decimals: a share of 1 in 10,000 rows is seen. */
export function percentOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 10_000) / 100;
}
