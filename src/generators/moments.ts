import type { ColumnContext, Prepare } from './generator.ts';

/** Multiples of a unit since 1970 UTC, all equally frequent. */
export interface Moments {
  /** As units. */
  readonly first: number;
  readonly last: number;
  readonly unitMs: number;
}

export type MomentsContext<Options> = Pick<ColumnContext<Options>, 'now' | 'options'>;

/** In milliseconds. */
export function sampled<Options>(
  momentsOf: (context: MomentsContext<Options>) => Moments,
): Prepare<ColumnContext<Options>> {
  return (context) => {
    const { faker } = context;
    const { first, last, unitMs } = momentsOf(context);
    const range = { min: first, max: last };
    // Of so great numbers, faker rounds the sum of the first and a fraction of the count: up to one beyond the last.
    return () => Math.min(faker.number.int(range), last) * unitMs;
  };
}
