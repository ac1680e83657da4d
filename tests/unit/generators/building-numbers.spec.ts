import { expect, it } from 'vitest';
import {
  createBuildingNumbers,
  createNumberWriter,
} from '../../../src/generators/entities/building-numbers.ts';
import { createStream, streamKey } from '../../../src/random/stream.ts';
import { chiSquareMisfit } from '../../fixtures/goodness-of-fit.ts';

function counts<T>(values: readonly T[], possible: readonly T[]): readonly number[] {
  return possible.map((value) => values.filter((other) => other === value).length);
}

it('Building numbers have each length and each digit equally often, and no leading zero', () => {
  const stream = createStream();
  stream.seek(streamKey('building numbers'), 0);
  const sample = createBuildingNumbers(stream, ['#####', '####', '###']);
  const texts = Array.from({ length: 60_000 }, () => String(sample()));
  const lengths = [3, 4, 5];
  const byLength = lengths.map((length) => texts.filter((text) => text.length === length));
  const fits = (found: readonly number[]) => {
    const total = found.reduce((sum, count) => sum + count, 0);
    return chiSquareMisfit(
      found,
      found.map(() => total / found.length),
    );
  };
  expect(byLength.flat().length).toBe(texts.length);
  expect(fits(byLength.map(({ length }) => length))).toBeLessThan(1);
  for (const ofLength of byLength) {
    for (let place = 0; place < (ofLength[0]?.length ?? 0); place++) {
      const digits = ofLength.map((text) => text.charAt(place));
      expect(fits(counts(digits, [...(place === 0 ? '123456789' : '0123456789')]))).toBeLessThan(1);
    }
  }
});

it.each(['', ' '])('Numbers from 100 to 99,999 are written in full, followed by “%s”', (ending) => {
  const write = createNumberWriter(ending);
  const wrong = Array.from({ length: 99_900 }, (_, i) => 100 + i).filter((n) => write(n) !== `${n}${ending}`);
  expect(wrong).toEqual([]);
});
