import type { Faker } from '@faker-js/faker';
import type { PreparedColumn } from '../generator.ts';

/** Multiples of a unit since 1970 UTC, from `first` to `last` of them, all equally frequent; in milliseconds. */
export function inUnits(faker: Faker, first: number, last: number, unitMs: number): PreparedColumn {
  const range = { min: first, max: last };
  return {
    // Of so great numbers, faker rounds the sum of the first and a fraction of the count: up to one beyond the last.
    sample: () => Math.min(faker.number.int(range), last) * unitMs,
    values: { kind: 'counted', count: last - first + 1, at: (index) => (first + Number(index)) * unitMs },
  };
}
