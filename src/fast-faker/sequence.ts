import type { Draw } from './source.ts';

/** Made when first drawn from: what is never asked for costs nothing. */
export function lazy<T>(make: () => Draw<T>): Draw<T> {
  let draw: Draw<T> | undefined;
  return () => {
    draw ??= make();
    return draw();
  };
}

/** Three words; undefined where one of them cannot be drawn. */
export function phrase(first?: Draw, second?: Draw, third?: Draw): Draw | undefined {
  return first && second && third && (() => `${first()} ${second()} ${third()}`);
}

/** Texts and draws, one after another. */
export function sequence(pieces: readonly (string | Draw)[]): Draw {
  const parts: { before: string; draw: Draw }[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
    } else {
      parts.push({ before: text, draw: piece });
      text = '';
    }
  }
  const after = text;
  const [first, second, ...others] = parts;
  if (!first) return () => after;
  if (!second) return () => first.before + first.draw() + after;
  return () => {
    let drawn = first.before + first.draw() + second.before + second.draw();
    for (const { before, draw } of others) drawn += before + draw();
    return drawn + after;
  };
}
