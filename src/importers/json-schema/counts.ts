import { type Layer, valuesOf } from './layers.ts';

/** The greatest of all values of a keyword for a least count, or the least of all for a greatest. */
export function countOf(layers: readonly Layer[], keyword: string): number | undefined {
  const counts = valuesOf(layers, keyword).filter(
    (value) => typeof value === 'number' && value >= 0 && Number.isInteger(value),
  );
  if (counts.length === 0) return undefined;
  return keyword.startsWith('min') ? Math.max(...counts.map(Number)) : Math.min(...counts.map(Number));
}
