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

/** Joins fixed texts and samples. */
export function sequence(pieces: readonly (string | ValueSampler)[]): ValueSampler {
  const parts: { before: string; sample: ValueSampler }[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
    } else {
      parts.push({ before: text, sample: piece });
      text = '';
    }
  }
  const after = text;
  const [first, ...others] = parts;
  if (!first) return () => after;
  const { before, sample } = first;
  return () => {
    let joined = before + sample();
    for (const other of others) joined += other.before + other.sample();
    return joined + after;
  };
}
