import { base, de, en, Faker, ja, type LocaleDefinition } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { compiledMethods, createFastFaker } from '../../../src/fast-faker/fast-faker.ts';
import { createStream, streamKey } from '../../../src/random/stream.ts';
import { sameValueCases, sampledCases } from './cases.ts';
import { createEvenStream, locale, NOW } from './fakers.ts';

const KEY = streamKey(7, 'fast-faker');

function fastFaker(locales: LocaleDefinition[] = locale): Faker {
  const source = createStream();
  source.seek(KEY, 0);
  return createFastFaker({ source, locale: locales });
}

describe('A fast faker', () => {
  it('takes its random numbers from its source alone: the same start gives the same values', () => {
    const [one, other] = [fastFaker(), fastFaker()];
    const person = (fake: Faker) => [fake.person.fullName(), fake.internet.email(), fake.phone.number()];
    expect(person(one)).toEqual(person(other));
  });

  it('leaves other instances of faker as they were, made before it or after', () => {
    const values = (faker: Faker) => {
      faker.seed(1);
      faker.setDefaultRefDate(NOW);
      return [...sameValueCases, ...sampledCases].map(({ title, call }) => [title, call(faker)]);
    };
    const before = new Faker({ locale });
    const expected = values(before);
    fastFaker().person.fullName();
    expect(values(before)).toEqual(expected);
    expect(values(new Faker({ locale }))).toEqual(expected);
  });

  it('lets methods that are not compiled call compiled ones', () => {
    const fake = fastFaker();
    fake.lorem.sentences = () => 'weave the rows';
    expect(fake.lorem.lines()).toBe('weave the rows');
  });

  it.each([-1, 0, 1, 2.5, 3, 63, 64, 65, 128, 129, 1000])('samples each of %d characters', (length) => {
    const [fake, original] = [fastFaker(), new Faker({ locale })];
    const made = fake.string.alphanumeric(length);
    expect(made).toMatch(/^[a-zA-Z0-9]*$/);
    expect(made).toHaveLength(original.string.alphanumeric(length).length);
    expect(fake.string.nanoid(length)).toHaveLength(made.length);
    for (const stretch of made.match(/.{32}/g) ?? []) {
      expect(made.split(stretch)).toHaveLength(2);
      expect(new Set(stretch).size).toBeGreaterThan(12);
    }
  });

  it.each<[string, (fake: Faker) => unknown]>([
    ['an empty list', (fake) => fake.helpers.arrayElement([])],
    ['an empty range', (fake) => fake.number.int({ min: 2, max: 1 })],
    ['an empty range of fractions', (fake) => fake.number.float({ min: 2, max: 1 })],
  ])('refuses %s in faker’s own words', (_, call) => {
    const refusal = (fake: Faker) => {
      try {
        return call(fake);
      } catch (error) {
        return String(error);
      }
    };
    expect(refusal(fastFaker())).toMatch(/Error/);
    expect(refusal(fastFaker())).toBe(refusal(new Faker({ locale })));
  });
});

describe.each([
  ['German', [de, en, base]],
  ['Japanese', [ja, en, base]],
])('In %s', (_, locales) => {
  it('gives what faker gives for the same random numbers', () => {
    const rows = 101;
    const compiled = new Set(compiledMethods({ source: createStream(), locale: locales }));
    const cases = sameValueCases.filter(({ method, title }) => compiled.has(method) && title.endsWith('()'));
    expect(cases.length).toBeGreaterThan(14);
    const [ours, theirs] = [createEvenStream(rows), createEvenStream(rows)];
    const fast = createFastFaker({ source: ours, locale: locales });
    const original = new Faker({ locale: locales, randomizer: theirs });
    for (const fake of [fast, original]) fake.setDefaultRefDate(NOW);
    for (const { call, title } of cases) {
      const pairs = Array.from({ length: rows }, (_, row) => {
        ours.seek(KEY, row);
        theirs.seek(KEY, row);
        return [call(fast), call(original)];
      });
      expect([title, ...pairs.map(([one]) => one)]).toEqual([title, ...pairs.map(([, other]) => other)]);
    }
  });
});

describe('Without data', () => {
  it('leaves a method to faker, which says what is missing', () => {
    const fake = fastFaker([base]);
    expect(compiledMethods({ source: createStream(), locale: [base] })).not.toContain('hacker.noun');
    expect(() => fake.hacker.noun()).toThrow(/missing/);
    expect(fake.string.alpha(5)).toMatch(/^[a-zA-Z]{5}$/);
  });
});
