/** @module-tag deep */

import lookUpZone from '@photostructure/tz-lookup';
import areaCodes from 'areacodes/lib/data.json' with { type: 'json' };
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { CENSUS_2020, STATES } from '../../fixtures/american-states.ts';
import { type ColumnDocument, cellsByName } from '../../fixtures/any-schema.ts';
import { distanceKm, isZipOfCity, lookUpZip } from '../../fixtures/zip-codes.ts';
import { chiSquare } from '../random/goodness-of-fit.ts';

const ROWS = 100_000;

/** The number of rows for which a condition holds. */
function share(holds: (i: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < ROWS; i++) if (holds(i)) count++;
  return count / ROWS;
}

/** The offsets from UTC in winter and summer. Zones with the same offsets have the same clock. */
const clocks = new Map<string, string>();
function clockOf(timeZone: string): string {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' });
  const clock = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)].map((at) => format.format(at)).join();
  clocks.set(timeZone, clock);
  return clock;
}

let columns: readonly (readonly Cell[])[] = [];
const text = (column: number, i: number) => String(columns[column]?.[i]);
const [CITY, STATE, ZIP, LATITUDE, LONGITUDE, ZONE, HUMAN, NATIONAL, INTERNATIONAL, MOBILE, RESERVED] =
  Array.from({ length: 11 }, (_, i) => i) as [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const point = (i: number) => [Number(text(LATITUDE, i)), Number(text(LONGITUDE, i))] as const;

beforeAll(() => {
  const phone = (style: string, reserved = false): ColumnDocument => ({
    name: `${style} ${reserved}`,
    field: 'phone.number',
    options: { style, reserved },
  });
  columns = [
    ...cellsByName(
      [
        {
          name: 't',
          rows: ROWS,
          columns: [
            { name: 'city', field: 'location.city' },
            { name: 'state', field: 'location.stateAbbreviation' },
            { name: 'zip', field: 'location.zipCode' },
            { name: 'latitude', field: 'location.latitude' },
            { name: 'longitude', field: 'location.longitude' },
            { name: 'zone', field: 'location.timeZone' },
            phone('human'),
            phone('national'),
            phone('international'),
            phone('mobile'),
            phone('human', true),
          ],
        },
      ],
      't',
    ).values(),
  ];
});

describe('100,000 places, compared with independent tables', () => {
  it('have zip codes that exist, of their state', () =>
    expect(share((i) => lookUpZip(text(ZIP, i))?.state === text(STATE, i))).toBeGreaterThanOrEqual(0.99));

  it('have zip codes of their city', () =>
    expect(share((i) => isZipOfCity(text(ZIP, i), text(CITY, i)))).toBeGreaterThanOrEqual(0.97));

  it('have coordinates within 50 km of their zip code', () =>
    expect(
      share((i) => {
        const known = lookUpZip(text(ZIP, i));
        return known !== undefined && distanceKm([known.latitude, known.longitude], point(i)) < 50;
      }),
    ).toBeGreaterThanOrEqual(0.99));

  it('have the clock of their coordinates', () =>
    expect(
      share((i) => clockOf(lookUpZone(...(point(i) as [number, number]))) === clockOf(text(ZONE, i))),
    ).toBeGreaterThanOrEqual(0.995));

  it('have area codes of their state', () => {
    const stateOf = new Map(Object.entries(areaCodes).map(([code, { stateCode }]) => [code, stateCode]));
    const known = (i: number) => stateOf.get(text(MOBILE, i).slice(0, 3));
    // The list lacks the newest ones.
    expect(share((i) => known(i) !== undefined)).toBeGreaterThan(0.9);
    expect(share((i) => (known(i) ?? text(STATE, i)) === text(STATE, i))).toBe(1);
  });

  it('are as frequent in each state as its population', () => {
    const counts = new Map([...STATES.keys()].map((state) => [state, 0]));
    for (let i = 0; i < ROWS; i++) counts.set(text(STATE, i), (counts.get(text(STATE, i)) ?? 0) + 1);
    const people = [...counts.keys()].map((state) => CENSUS_2020[state] ?? 0);
    const total = people.reduce((sum, count) => sum + count, 0);
    expect(
      chiSquare(
        [...counts.values()],
        people.map((count) => count / total),
      ),
    ).toBeLessThan(1);
  });

  it.each([
    ['New York', 'NY', 0.0048],
    ['Los Angeles', 'CA', 0.0079],
    ['Chicago', 'IL', 0.0082],
    ['Houston', 'TX', 0.0093],
  ])('lie in %s, %s in proportion to its population', (city, state, expected) =>
    expect(share((i) => text(CITY, i) === city && text(STATE, i) === state)).toBeCloseTo(expected, 2),
  );
});

describe('100,000 phone numbers', () => {
  const parsed = (column: number, i: number) => parsePhoneNumberFromString(text(column, i), 'US');

  it.each([
    ['human', HUMAN],
    ['national', NATIONAL],
    ['international', INTERNATIONAL],
    ['mobile', MOBILE],
    ['reserved', RESERVED],
  ] as const)('are all possible and nearly all valid: %s', (_, column) => {
    expect(share((i) => parsed(column, i)?.isPossible() ?? false)).toBe(1);
    expect(share((i) => parsed(column, i)?.isValid() ?? false)).toBeGreaterThanOrEqual(0.99);
  });

  it('have an extension in at most one of twenty rows, in the way that people write it', () => {
    expect(share((i) => text(HUMAN, i).includes('x'))).toBeGreaterThan(0.04);
    expect(share((i) => text(HUMAN, i).includes('x'))).toBeLessThan(0.053);
    expect(share((i) => text(NATIONAL, i).includes('x'))).toBe(0);
  });

  it('are from 555-0100 to 555-0199 only if the options ask for reserved numbers', () => {
    expect(share((i) => /555\D?01\d\d$/.test(text(RESERVED, i)))).toBe(1);
    expect(share((i) => text(MOBILE, i).slice(3, 6) === '555')).toBe(0);
    expect(share((i) => text(MOBILE, i).slice(4, 6) === '11')).toBe(0);
  });
});
