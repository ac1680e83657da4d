import { describe, expect, it } from 'vitest';
import { createCohorts, SEXES } from '../../../src/generators/entities/cohorts.ts';
import { readNames } from '../../../src/generators/entities/names.ts';
import { mailSpelling } from '../../../src/generators/mail-spelling.ts';
import { names } from '../../../src/locales/countries/us/names.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { BIRTHS } from '../../fixtures/births.ts';

const cohorts = createCohorts(enUs.country.population);
const sampler = readNames(names, mailSpelling(enUs.language));
/** Evenly spaced random numbers, so that shares are exact to a hundred-thousandth. */
const FRACTIONS = 200_000;

function sharesIn(sex: (typeof SEXES)[number], year: number): ReadonlyMap<string, number> {
  const middle = Date.UTC(year, 6, 1) / 86_400_000;
  const cohort = cohorts.cohortOf(SEXES.indexOf(sex), middle);
  const counts = new Map<string, number>();
  for (let i = 0; i < FRACTIONS; i++) {
    const name = sampler.firstNames.textAt(sampler.firstAt(cohort, (i + 0.5) / FRACTIONS));
    counts.set(name, (counts.get(name) ?? 0) + 1 / FRACTIONS);
  }
  return counts;
}

describe.each(SEXES)('The first names of %s people', (sex) => {
  it('have, in each year of birth from 1940 to 2008, the shares of that year’s births', () => {
    expect(BIRTHS[sex].map(({ year }) => year)).toEqual(Array.from({ length: 69 }, (_, i) => 1940 + i));
    const wrong = BIRTHS[sex].flatMap(({ year, total, names }) => {
      const shares = sharesIn(sex, year);
      return [...names]
        .map(([name, births]) => ({ year, name, ratio: ((shares.get(name) ?? 0) * total) / births }))
        .filter(({ ratio }) => ratio < 0.9 || ratio > 1.1);
    });
    expect(wrong).toEqual([]);
  });

  it('have at least the same share each, however rare they are, and leave no rest to the last of the table', () => {
    for (const year of [1925, 1950, 1975, 2000, 2024]) {
      const shares = [...sharesIn(sex, year)];
      const least = Math.min(...shares.map(([, share]) => share));
      const [, last = 0] = shares.at(-1) ?? [];
      expect(least).toBeGreaterThan(0.0003);
      expect(last / least).toBeLessThan(1.5);
    }
  });

  it('are of the other sex in no year of birth', () => {
    const own = new Set(names.first[sex].names.split('|'));
    for (const year of [1925, 1950, 2000, 2024]) {
      expect([...sharesIn(sex, year).keys()].filter((name) => !own.has(name))).toEqual([]);
    }
  });
});

it('People who were born outside the years of the table have names of its closest year', () => {
  const dayIn = (year: number) => Date.UTC(year, 6, 1) / 86_400_000;
  expect(cohorts.cohortOf(0, dayIn(1900))).toBe(cohorts.cohortOf(0, dayIn(1925)));
  expect(cohorts.cohortOf(1, dayIn(2040))).toBe(cohorts.cohortOf(1, dayIn(2024)));
  expect(cohorts.cohortOf(0, dayIn(1925))).not.toBe(cohorts.cohortOf(0, dayIn(1926)));
});
