import { expect, it } from 'vitest';
import {
  createBuildingNumbers,
  createNumberWriter,
} from '../../../src/generators/entities/building-numbers.ts';
import { streamKey } from '../../../src/random/stream.ts';
import { chiSquare } from '../random/goodness-of-fit.ts';

/** The share of each text among the texts, in the order of `possible`. */
function countsOf(texts: readonly string[], possible: string): readonly number[] {
  return [...possible].map((one) => texts.filter((text) => text === one).length);
}

it('Building numbers have each number of digits and each first digit as often as given, and other digits equally often', () => {
  const counts = [[1, 0, 0, 0, 0, 0, 0, 0, 3], [], [5, 4, 3, 2, 1, 1, 1, 1, 2], [0, 0, 0, 0, 6]];
  const rows = Array.from({ length: 60_000 }, (_, row) => row);
  const texts = createBuildingNumbers(counts)(streamKey('building numbers'), rows).map(String);
  const lengths = texts.map(({ length }) => String(length));
  expect(chiSquare(countsOf(lengths, '1234'), [4 / 30, 0, 20 / 30, 6 / 30])).toBeLessThan(1);
  for (const [i, ofLength] of counts.entries()) {
    const own = texts.filter(({ length }) => length === i + 1);
    const total = ofLength.reduce((sum, count) => sum + count, 0);
    const firsts = own.map((text) => text.charAt(0));
    const shares = [...'123456789'].map((_, digit) => (ofLength[digit] ?? 0) / total);
    if (total > 0) expect(chiSquare(countsOf(firsts, '123456789'), shares)).toBeLessThan(1);
    for (let place = 1; place <= i && total > 0; place++) {
      const digits = own.map((text) => text.charAt(place));
      expect(chiSquare(countsOf(digits, '0123456789'), new Array(10).fill(0.1))).toBeLessThan(1);
    }
  }
});

it.each(['', ' '])('Numbers from 0 to 99,999 are written in full, followed by “%s”', (ending) => {
  const write = createNumberWriter(ending);
  const wrong = Array.from({ length: 100_000 }, (_, i) => i).filter((n) => write(n) !== `${n}${ending}`);
  expect(wrong).toEqual([]);
});
