import { base, en, en_US, Faker } from '@faker-js/faker';
import { createFastFaker } from '../../../src/fast-faker/fast-faker.ts';
import { createStream, type RandomStream, streamKey } from '../../../src/random/stream.ts';

/** The product's locale: English data, and the zip codes of each state. */
export const locale = [
  { location: { postcode_by_state: en_US.location?.postcode_by_state ?? null } },
  en,
  base,
];

export const NOW = Date.UTC(2026, 10, 21, 10, 15);

const TWO_POW_32 = 4_294_967_296;

/**
 * A stream whose numbers all have 32 bits, so that faker's own and compiled methods can be compared number by number. The
 * first numbers of `count` rows are evenly spaced.
 */
export function createEvenStream(count: number): RandomStream {
  const stream = createStream();
  let first: number | undefined;
  function u32(): number {
    const number = first ?? stream.u32();
    first = undefined;
    return number;
  }
  return {
    ...stream,
    u32,
    next: () => u32() / TWO_POW_32,
    seek(key, row) {
      stream.seek(key, row);
      first = Math.floor(((row + 0.5) * TWO_POW_32) / count);
    },
  };
}

export interface CaseSampler {
  /** The values of `count` calls as texts: one after the other, or each from a separate row. */
  sample(call: (fake: Faker) => unknown, count: number, eachFromItsRow?: boolean): string[];
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function createSampler(fake: Faker, stream: RandomStream, keyName: string): CaseSampler {
  const key = streamKey(20_261_121, keyName);
  fake.setDefaultRefDate(NOW);
  return {
    sample(call, count, eachFromItsRow = false) {
      stream.seek(key, 0);
      return Array.from({ length: count }, (_, row) => {
        if (eachFromItsRow) stream.seek(key, row);
        return textOf(call(fake));
      });
    },
  };
}

/** Compiled methods over a stream. */
export function fastSampler(stream: RandomStream, keyName: string): CaseSampler {
  return createSampler(createFastFaker({ source: stream, locale }), stream, keyName);
}

/** Faker's own methods over a stream. */
export function fakerSampler(stream: RandomStream, keyName: string): CaseSampler {
  return createSampler(new Faker({ locale, randomizer: stream }), stream, keyName);
}
