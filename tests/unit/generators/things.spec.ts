import { faker } from '@faker-js/faker/locale/en';
import { describe, expect, it } from 'vitest';
import { categoryRun, columnNames, texts } from '../../fixtures/runs.ts';

type Record = Readonly<{ [name: string]: string }>;

const ROWS = 5000;

function records(category: string): readonly Record[] {
  const run = categoryRun(category, { rows: ROWS });
  const names = columnNames(run);
  return texts(run).map((row) => Object.fromEntries(row.map((cell, i) => [names[i], cell])));
}

function expectInEvery(rows: readonly Record[], holds: (row: Record) => boolean) {
  expect(rows).toHaveLength(ROWS);
  expect(rows.filter((row) => !holds(row)).slice(0, 5)).toEqual([]);
}

const cell = (row: Record | undefined, name: string) => row?.[name] ?? '';

/** The values of a column by those of another one. */
function byColumn(rows: readonly Record[], key: string, value: string): ReadonlyMap<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const row of rows) {
    const known = values.get(cell(row, key)) ?? new Set();
    values.set(cell(row, key), known.add(cell(row, value)));
  }
  return values;
}

function expectOneEach(rows: readonly Record[], key: string, ...others: readonly string[]) {
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

  it('is of a genre that faker names, too', () =>
    expectInEvery(rows, (row) => faker.definitions.book.genre.includes(cell(row, 'Genre'))));
});

describe('a dish', () => {
  const rows = records('food');

  it('is of one cuisine', () => {
    expect(new Set(rows.map((row) => row.Dish)).size).toBeGreaterThan(120);
    expectOneEach(rows, 'Dish', 'Ethnic Category');
  });

  it.each([
    ['Pad Thai', 'Thai'],
    ['Goulash', 'Hungarian'],
    ['Ceviche', 'Peruvian'],
    ['Miso Ramen', 'Japanese'],
    ['Moussaka', 'Greek'],
    ['Jerk Chicken', 'Jamaican'],
  ])('“%s” is %s', (dish, cuisine) => {
    expect(rows.find((row) => row.Dish === dish)?.['Ethnic Category']).toBe(cuisine);
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

  it('is numbered by the code of its airline, which faker’s list has, too', () => {
    const codes = new Map(faker.definitions.airline.airline.map(({ name, iataCode }) => [name, iataCode]));
    const known = rows.filter((row) => codes.has(cell(row, 'Airline')));
    expect(known.length).toBeGreaterThan(ROWS / 2);
    expect(
      known.filter((row) => cell(row, 'Flight Number').slice(0, 2) !== codes.get(cell(row, 'Airline'))),
    ).toEqual([]);
    expectInEvery(rows, (row) => /^[A-Z\d]{2}[1-9]\d{0,3}$/.test(cell(row, 'Flight Number')));
    const airlineCodes = rows.map((row) => ({ ...row, Code: cell(row, 'Flight Number').slice(0, 2) }));
    expectOneEach(airlineCodes, 'Airline', 'Code');
    expectOneEach(airlineCodes, 'Code', 'Airline');
  });

  it('is seldom of a number of one digit', () => {
    const short = rows.filter((row) => cell(row, 'Flight Number').length === 3).length;
    expect(short).toBeLessThan(ROWS / 100);
  });

  it('has an airplane of its type', () => {
    const typeOf = (airplane: string) => {
      if (/Embraer|Bombardier|ATR|Dash/.test(airplane)) return 'regional';
      return /A3[358]0|A340|7[4678]7/.test(airplane) ? 'widebody' : 'narrowbody';
    };
    expectInEvery(rows, (row) => typeOf(cell(row, 'Airplane')) === row['Aircraft Type']);
    for (const type of ['regional', 'narrowbody', 'widebody']) {
      expect(rows.filter((row) => row['Aircraft Type'] === type).length).toBeGreaterThan(ROWS / 20);
    }
  });

  it('has a seat that its airplane has', () => {
    const seats = {
      regional: [20, 'ABCD'],
      narrowbody: [35, 'ABCDEF'],
      widebody: [60, 'ABCDEFGHJK'],
    } as const;
    expectInEvery(rows, (row) => {
      const [, number, letter = '?'] = /^(\d+)([A-Z])$/.exec(cell(row, 'Seat')) ?? [];
      const [last, letters] = seats[row['Aircraft Type'] as keyof typeof seats];
      return Number(number) >= 1 && Number(number) <= last && letters.includes(letter);
    });
  });

  it.each([
    ['Ryanair', /^Boeing 737/, /Dublin|Stansted|Bergamo/],
    ['Emirates', /A380|A350|777/, /Dubai/],
    ['KLM', /./, /Schiphol/],
    ['Qantas', /./, /Sydney|Melbourne|Brisbane|Perth/],
    ['Delta Air Lines', /./, /Atlanta|Detroit|Minneapolis|Salt Lake|Seattle|Logan|Los Angeles|Kennedy/],
  ])('%s flies what it has, from where it is at home', (airline, airplane, airport) => {
    const own = rows.filter((row) => row.Airline === airline);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((row) => !airplane.test(cell(row, 'Airplane')))).toEqual([]);
    expect(own.filter((row) => !airport.test(cell(row, 'Airport')))).toEqual([]);
  });

  it('lands at no airport that is closed, with no airline that is', () => {
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

  it('is food in the grocery, and nowhere else', () => {
    const food = /^(Pizza|Cheese|Bacon|Chicken|Fish|Tuna|Chips|Salad|Sausages|Bread|Coffee)$/;
    expectInEvery(rows, (row) => food.test(cell(row, 'Product')) === (row.Department === 'Grocery'));
  });

  it('is of every department that faker names', () => {
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

  it('costs more above its usual price than below: half as much is as frequent as twice', () => {
    const chairs = rows.filter((row) => row.Product === 'Table').map((row) => Number(row.Price));
    const below = chairs.filter((price) => price < 240 / 1.5).length;
    const above = chairs.filter((price) => price > 240 * 1.5).length;
    expect(chairs.length).toBeGreaterThan(20);
    expect(Math.abs(below - above)).toBeLessThan(chairs.length / 2);
  });
});

describe('a column of a database', () => {
  const rows = records('database');
  it.each([
    ['email', /^varchar$/],
    ['createdAt', /^(timestamp|datetime)$/],
    ['price', /^decimal$/],
    ['is_active', /^(boolean|bit|tinyint)$/],
    ['id', /^(int|bigint|serial)$/],
    ['location', /^(point|geometry)$/],
  ])('named %s has a type that fits', (name, type) => {
    const own = rows.filter((row) => row.Column === name);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((row) => !type.test(cell(row, 'Type')))).toEqual([]);
  });

  it('has types of faker’s list, all of them', () => {
    expect([...new Set(rows.map((row) => row.Type))].sort()).toEqual(
      [...faker.definitions.database.type].sort(),
    );
  });
});

describe('a key of the sample object', () => {
  it('has its value', () => {
    const sample: Record = { name: 'John', age: '30', city: 'New York' };
    expectInEvery(records('helpers'), (row) => sample[cell(row, 'Object Key')] === row['Object Value']);
  });
});
