import { mapped } from '../../mapped.ts';
import { once } from '../once.ts';
import type { Places } from '../places.ts';
import { unpackWeighted } from '../weighted.ts';
import { readForm } from './addresses.ts';
import { createNumberWriter } from './building-numbers.ts';
import type { StreetTexts } from './streets.ts';

/** The texts that can follow a house number, and their weights. Nothing follows where the country has none. */
export function houseNumberEnds({ streets: { houseNumberEnds = ' 1' } }: Pick<Places, 'streets'>) {
  return unpackWeighted(houseNumberEnds);
}

/** House numbers by row: the integer, and the index of the text after it. */
interface HouseNumbers {
  readonly numbers: readonly number[];
  readonly ends: readonly number[];
}

/** Writes house numbers, and streets with them in the order of the country. */
export interface StreetLines {
  readonly numbers: (houses: HouseNumbers) => readonly string[];
  readonly lines: (houses: HouseNumbers, streets: readonly number[]) => readonly string[];
}

export function createStreetLines(places: Places, { directions, nameOf }: StreetTexts): StreetLines {
  const [, first = '', between = ''] = readForm(places.addresses.streetLine);
  const ends = houseNumberEnds(places).texts;
  const alone = once(() => ends.map(createNumberWriter));
  /** Writes house numbers before each direction, for each text after a number. */
  const beforeStreets = once(() =>
    ends.flatMap((end) => directions.map((direction) => createNumberWriter(end + between + direction))),
  );
  return {
    numbers: ({ numbers, ends: endOf }) =>
      mapped(numbers, (number, i) => alone()[endOf[i] ?? 0]?.(number) ?? ''),
    lines({ numbers, ends: endOf }, streets) {
      const count = directions.length;
      if (first === 'number') {
        const writers = beforeStreets();
        return mapped(numbers, (number, i) => {
          const one = streets[i] ?? 0;
          return (writers[(endOf[i] ?? 0) * count + (one % count)]?.(number) ?? '') + nameOf(one);
        });
      }
      const writers = alone();
      return mapped(numbers, (number, i) => {
        const one = streets[i] ?? 0;
        const street = (directions[one % count] ?? '') + nameOf(one);
        return street + between + (writers[endOf[i] ?? 0]?.(number) ?? '');
      });
    },
  };
}
