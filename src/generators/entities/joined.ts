/** Joins texts of the same rows. */
export function joined(texts: readonly string[], others: readonly string[]): readonly string[] {
  return texts.map((text, i) => text + (others[i] ?? ''));
}
