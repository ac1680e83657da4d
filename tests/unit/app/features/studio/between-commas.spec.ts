import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betweenCommas } from '../../../../../src/app/features/studio/options/between-commas.ts';

/** Says the same, but takes quadratic time where a quoted text does not end. */
const PARTS = /(?:\s*"(?:[^"\\]|\\.)*"\s*(?=,|$)|[^,])+/g;

it('parts of a line lie between commas, except those in quoted texts', () => {
  expect(betweenCommas('a, "b, c" , d')).toEqual(['a', ' "b, c" ', ' d']);
  expect(betweenCommas('5" pipe, 6" pipe')).toEqual(['5" pipe', ' 6" pipe']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('"', '\\', ',', ' ', 'a'), { maxLength: 14 }), (characters) => {
      const line = characters.join('');
      expect(betweenCommas(line).filter((part) => part !== '')).toEqual(line.match(PARTS) ?? []);
    }),
    { seed: 31, numRuns: 2000 },
  );
});

it.each(['"', '\\"', '"\\', '" ', ' ', ',"', '\\'])(
  'lines of 65,536 times %j are read in linear time',
  (text) => {
    const line = `"${text.repeat(65_536)}`;
    expect(betweenCommas(line).join(',')).toBe(line);
  },
);
