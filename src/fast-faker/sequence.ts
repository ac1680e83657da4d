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
  const [first, second, third, ...others] = parts;
  if (!first) return () => after;
  const { before, draw } = first;
  if (!second) return before + after === '' ? draw : () => before + draw() + after;
  const { before: between, draw: drawSecond } = second;
  if (!third) return () => before + draw() + between + drawSecond() + after;
  return () => {
    let drawn = before + draw() + between + drawSecond() + third.before + third.draw();
    for (const other of others) drawn += other.before + other.draw();
    return after === '' ? drawn : drawn + after;
  };
}
