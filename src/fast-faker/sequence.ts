import type { ValueSampler } from './random-source.ts';

/** Returns a sampler that is compiled at its first call. */
export function lazy<T>(compile: () => ValueSampler<T>): ValueSampler<T> {
  let sample: ValueSampler<T> | undefined;
  return () => {
    sample ??= compile();
    return sample();
  };
}

/** Joins three words by spaces; undefined if a word has no sampler. */
export function phrase(
  first?: ValueSampler,
  second?: ValueSampler,
  third?: ValueSampler,
): ValueSampler | undefined {
  return first && second && third && (() => `${first()} ${second()} ${third()}`);
}

/** Joins samples, and a text after them. */
export function joined(samplers: readonly ValueSampler[], after: string): ValueSampler {
  const [first, second, ...others] = samplers;
  if (!first) return () => after;
  if (!second && after === '') return first;
  return () => {
    let text = second ? first() + second() : first();
    for (const other of others) text += other();
    return after === '' ? text : text + after;
  };
}
