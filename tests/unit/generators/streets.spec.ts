import { describe, expect, it } from 'vitest';
import { holdsLeftOutWord } from '../../../src/locales/corrections.ts';
import { ADDRESSES, DIGITS, FIRST_DIGITS, SUFFIXES } from '../../fixtures/addresses.ts';
import { cellsOfColumn } from '../../fixtures/any-schema.ts';
import { chiSquare } from '../random/goodness-of-fit.ts';

/** All suffixes: https://pe.usps.com/text/pub28/28apc_002.htm */
const RARE_SUFFIXES = 'Crossing|Highway|Loop|Parkway|Pike|Terrace|Trail|Turnpike';
const NAMED = new RegExp(
  `^([NESW] )?(\\d+(st|nd|rd|th)|[A-Z][\\w ]*) (${Object.keys(SUFFIXES).join('|')}|${RARE_SUFFIXES})$`,
);
const WHOLE = /^(Broadway|Avenue [A-C]|(County|State) Road \d+|State Route \d+|(US )?Highway \d+)$/;

const streets = cellsOfColumn({ field: 'location.street' }, 100_000).map(String);
const distinct = [...new Set(streets)];
const numbers = cellsOfColumn({ field: 'location.buildingNumber' }, 50_000).map(String);

function suffixOf(street: string): string {
  return NAMED.exec(street)?.[4] ?? '';
}

describe('100,000 streets', () => {
  it.each(Object.entries(SUFFIXES))('are as often a %s as addresses', (suffix, count) => {
    const share = streets.filter((street) => suffixOf(street) === suffix).length / streets.length;
    const ratio = share / (count / ADDRESSES);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });

  it('are names with a suffix, or routes and the like', () => {
    expect(distinct.filter((street) => !NAMED.test(street) && !WHOLE.test(street))).toEqual([]);
  });

  it('are of many names, the most frequent ones among them', () => {
    expect(distinct.length).toBeGreaterThan(10_000);
    for (const street of ['Main Street', 'W 4th Street', 'Park Avenue', 'Martin Luther King Jr Boulevard'])
      expect(distinct).toContain(street);
    const share = (name: string) => streets.filter((street) => street.includes(`${name} `)).length;
    expect(share('Main')).toBeGreaterThan(share('Elm'));
  });

  it('repeat no word and hold none that would embarrass', () => {
    const repeats = distinct.filter((street) => new Set(street.split(' ')).size < street.split(' ').length);
    expect(repeats).toEqual([]);
    expect(distinct.filter(holdsLeftOutWord)).toEqual([]);
  });

  it('have a direction in 10 to 20 %, and each of the four as often', () => {
    const directions = streets.flatMap((street) => /^[NESW](?= )/.exec(street) ?? []);
    // `E Street` has none.
    const letters = streets.filter((street) => street === 'E Street').length;
    expect(directions.length / streets.length).toBeGreaterThan(0.1);
    expect(directions.length / streets.length).toBeLessThan(0.2);
    const counts = [...'NESW'].map((one) => directions.filter((other) => other === one).length);
    counts[1] = (counts[1] ?? 0) - letters;
    expect(chiSquare(counts, [0.25, 0.25, 0.25, 0.25])).toBeLessThan(1);
  });
});

describe('a house number', () => {
  it('has as many digits as those of addresses', () => {
    const digits = Object.values(DIGITS);
    const counts = digits.map((_, i) => numbers.filter(({ length }) => length === i + 1).length);
    const total = digits.reduce((sum, count) => sum + count, 0);
    expect(
      chiSquare(
        counts,
        digits.map((count) => count / total),
      ),
    ).toBeLessThan(1);
  });

  it('begins with the digits with which those of addresses begin', () => {
    const firsts = numbers.filter(({ length }) => length === 4).map((text) => Number(text.charAt(0)));
    const counts = FIRST_DIGITS.map((_, i) => firsts.filter((digit) => digit === i + 1).length);
    const total = FIRST_DIGITS.reduce((sum, count) => sum + count, 0);
    expect(
      chiSquare(
        counts,
        FIRST_DIGITS.map((count) => count / total),
      ),
    ).toBeLessThan(1);
  });
});

describe('an apartment or office', () => {
  it('can be one of at least 1,800 in a unique column', () => {
    const cells = cellsOfColumn({ field: 'location.secondaryAddress', unique: true }, 1800);
    expect(new Set(cells).size).toBe(1800);
  });

  it('is of each form', () => {
    const cells = cellsOfColumn({ field: 'location.secondaryAddress' }, 2000).map(String);
    const forms = new Set(cells.map((text) => text.replace(/\d/g, '#').replace(/[A-D]$/, 'A')));
    expect([...forms].sort()).toEqual([
      'Apt #',
      'Apt ##',
      'Apt ###',
      'Apt #A',
      'Suite ###',
      'Unit #',
      'Unit ##',
    ]);
  });
});
