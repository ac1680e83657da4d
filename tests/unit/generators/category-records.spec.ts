import { faker } from '@faker-js/faker/locale/en';
import { describe, expect, it } from 'vitest';
import { cellsOfColumn } from '../../fixtures/any-schema.ts';
import { recordsOf } from '../../fixtures/dialog-records.ts';
import { cell, expectInEvery, type Row } from '../../fixtures/records.ts';
import { categoryRun } from '../../fixtures/runs.ts';

const ROWS = 5000;

const records = (category: string) => recordsOf(categoryRun(category), ROWS);

/** The values of a column, grouped by those of another column. */
function byColumn(rows: readonly Row[], key: string, value: string): ReadonlyMap<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const row of rows) {
    const known = values.get(cell(row, key)) ?? new Set();
    values.set(cell(row, key), known.add(cell(row, value)));
  }
  return values;
}

function expectOneEach(rows: readonly Row[], key: string, ...others: readonly string[]) {
  for (const other of others) {
    const several = [...byColumn(rows, key, other)].filter(([, values]) => values.size > 1);
    expect([other, several]).toEqual([other, []]);
  }
}

describe('a book', () => {
  const rows = records('book');

  it('has one author, genre, publisher and series by its title', () => {
    expect(new Set(rows.map((row) => row.Title)).size).toBeGreaterThan(300);
    expectOneEach(rows, 'Title', 'Author', 'Genre', 'Publisher', 'Series');
  });

  it.each([
    ['Pride and Prejudice', 'Jane Austen', 'Romance'],
    ['Dune', 'Frank Herbert', 'Science Fiction'],
    ['Murder on the Orient Express', 'Agatha Christie', 'Detective'],
    ['The Odyssey', 'Homer', 'Mythology'],
    ['Hamlet', 'William Shakespeare', 'Drama'],
    ['Things Fall Apart', 'Chinua Achebe', 'Classic'],
    ['The Lightning Thief', 'Rick Riordan', 'Young Adult'],
    ['Beloved', 'Toni Morrison', 'Historical Fiction'],
  ])('“%s” is by %s', (title, author, genre) => {
    const book = rows.find((row) => row.Title === title);
    expect([cell(book, 'Author'), cell(book, 'Genre')]).toEqual([author, genre]);
  });

  it('has a genre from faker’s list', () =>
    expectInEvery(rows, (row) => faker.definitions.book.genre.includes(cell(row, 'Genre'))));
});

describe('a dish', () => {
  const rows = records('food');

  it('is of one cuisine', () => {
    expect(new Set(rows.map((row) => row.Dish)).size).toBeGreaterThan(120);
    expectOneEach(rows, 'Dish', 'Ethnic Category');
  });

  it('is described by its adjective and by three ingredients that it has', () => {
    const described = rows.map((row) => {
      const [, adjective = '', list = ''] =
        /^(\w+) .* with ([^.]*?)(?:, (?:made|from|a|for|the) .*)?\.$/.exec(cell(row, 'Description')) ?? [];
      return { row, adjective: adjective.toLowerCase(), named: list.split(/, | and /) };
    });
    const ingredients = new Map<string, Set<string>>();
    for (const { row, named } of described) {
      const dish = cell(row, 'Dish');
      ingredients.set(dish, new Set([...(ingredients.get(dish) ?? []), ...named]));
    }
    const wrong = described.filter(
      ({ row, adjective, named }) =>
        adjective !== row.Adjective ||
        new Set(named).size !== 3 ||
        !ingredients.get(cell(row, 'Dish'))?.has(cell(row, 'Ingredient')),
    );
    expect(wrong).toEqual([]);
    expect(Math.max(...[...ingredients.values()].map(({ size }) => size))).toBeLessThanOrEqual(6);
  });
});

describe('a flight', () => {
  const rows = records('airline');

  it('has a number with a code that no other airline has', () => {
    expectInEvery(rows, (row) => /^[A-Z\d]{2}[1-9]\d{0,3}$/.test(cell(row, 'Flight Number')));
    const airlineCodes = rows.map((row) => ({ ...row, Code: cell(row, 'Flight Number').slice(0, 2) }));
    expectOneEach(airlineCodes, 'Airline', 'Code');
    expectOneEach(airlineCodes, 'Code', 'Airline');
  });

  it('rarely has a number with one digit', () => {
    const short = rows.filter((row) => cell(row, 'Flight Number').length === 3).length;
    expect(short).toBeLessThan(ROWS / 100);
  });

  it('is in an aircraft of each type', () => {
    for (const type of ['regional', 'narrowbody', 'widebody']) {
      expect(rows.filter((row) => row['Aircraft Type'] === type).length).toBeGreaterThan(ROWS / 20);
    }
  });

  it('uses no closed airport and no closed airline', () => {
    const closed = /Tegel|Alitalia|Capetown|Atatürk|"/;
    expectInEvery(rows, (row) => !closed.test(`${row.Airport} ${row.Airline}`));
  });
});

describe('a product', () => {
  const rows = records('commerce');
  const pricesOf = (department: string) =>
    rows
      .filter((row) => row.Department === department)
      .map((row) => Number(row.Price))
      .sort((a, b) => a - b);
  const median = (sorted: readonly number[]) => sorted[sorted.length >> 1] ?? 0;

  it('comes from each of faker’s departments', () => {
    const departments = new Set(rows.map((row) => row.Department));
    expect([...departments].sort()).toEqual([...faker.definitions.commerce.department].sort());
  });

  it('has a price that fits its department', () => {
    expect(median(pricesOf('Grocery'))).toBeLessThan(10);
    expect(median(pricesOf('Books'))).toBeLessThan(30);
    expect(median(pricesOf('Jewelry'))).toBeGreaterThan(60);
    expect(median(pricesOf('Computers'))).toBeGreaterThan(80);
    const prices = rows.map((row) => Number(row.Price));
    expect(prices.filter((price) => price > 500).length).toBeLessThan(ROWS / 50);
  });

  it('costs half its usual price about as frequently as twice that price', () => {
    const chairs = rows.filter((row) => row.Product === 'Table').map((row) => Number(row.Price));
    const below = chairs.filter((price) => price < 240 / 1.5).length;
    const above = chairs.filter((price) => price > 240 * 1.5).length;
    expect(chairs.length).toBeGreaterThan(20);
    expect(Math.abs(below - above)).toBeLessThan(chairs.length / 2);
  });
});

describe('a column of a database', () => {
  const rows = records('database');

  it('has every type of faker’s list', () => {
    expect([...new Set(rows.map((row) => row.Type))].sort()).toEqual(
      [...faker.definitions.database.type].sort(),
    );
  });
});

it('A phrase of hackers begins with a capital letter, even where it begins with a verb', () => {
  const phrases = cellsOfColumn({ field: 'hacker.phrase' }, 5_000).map(String);
  expect(phrases.filter((phrase) => !/^[A-Z].*!$/.test(phrase))).toEqual([]);
  expect(phrases.filter((phrase) => /^[A-Z]\S*ing the /.test(phrase)).length).toBeGreaterThan(100);
});
