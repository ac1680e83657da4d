import { mapped } from '../../mapped.ts';

/** Joins texts of the same rows. */
export function joined(texts: readonly string[], others: readonly string[]): readonly string[] {
  return mapped(texts, (text, i) => text + (others[i] ?? ''));
}
