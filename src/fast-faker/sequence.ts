import type { Sampler } from './random-source.ts';

/** A sampler that is compiled at its first use. */
export function lazy<T>(compile: () => Sampler<T>): Sampler<T> {
  let sample: Sampler<T> | undefined;
  return () => {
    sample ??= compile();
    return sample();
  };
}

/** Three words; undefined where one of them has no sampler. */
export function phrase(first?: Sampler, second?: Sampler, third?: Sampler): Sampler | undefined {
  return first && second && third && (() => `${first()} ${second()} ${third()}`);
}

/** Texts and samples, one after another. */
export function sequence(pieces: readonly (string | Sampler)[]): Sampler {
  const parts: { before: string; sample: Sampler }[] = [];
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
