import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { firstNames } from '../../../src/locales/countries/us/first-names.ts';
import { type ColumnDocument, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import { COMMON_FIRST_NAMES, COMMON_SURNAMES } from '../../fixtures/common-names.ts';
import { pageOf } from '../../fixtures/dialogs.ts';
import { PARTISAN_EMOJI, RUDE_EMOJI } from '../../fixtures/emoji.ts';
import { isPossible } from '../../fixtures/judges/mail-providers.ts';
import { categoryRun, customRun } from '../../fixtures/runs.ts';

type Row = Readonly<Record<string, Cell>>;

const CHUNK = 50_000;

function forEachRow(columns: readonly ColumnDocument[], rows: number, use: (row: Row) => void): void {
  const table = tableOf(schemaOf([{ name: 't', rows, columns }]), 't');
  for (let from = 0; from < rows; from += CHUNK) {
    const { columns: cells, rowCount } = table.read(from, Math.min(from + CHUNK, rows));
    for (let i = 0; i < rowCount; i++) {
      use(Object.fromEntries(columns.map(({ name }, at) => [name, cells[at]?.[i] ?? null])));
    }
  }
}

const PERSON: readonly ColumnDocument[] = [
  { name: 'sex', field: 'person.sex' },
  { name: 'prefix', field: 'person.prefix' },
  { name: 'first', field: 'person.firstName' },
  { name: 'last', field: 'person.lastName' },
  { name: 'suffix', field: 'person.suffix' },
  { name: 'full', field: 'person.fullName' },
];

/** Names whose frequency differs by more than a tenth from the published one. */
function tooFarFrom(shares: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>, total: number) {
  return [...shares]
    .map(([name, share]) => ({ name, ratio: (counts.get(name) ?? 0) / total / share }))
    .filter(({ ratio }) => ratio < 0.9 || ratio > 1.1);
}

function counter() {
  const counts = new Map<string, number>();
  return { counts, add: (name: Cell) => counts.set(String(name), (counts.get(String(name)) ?? 0) + 1) };
}

describe('people', () => {
  it('are rarely doctors and rarely have a suffix, equally often within full names and in separate columns', () => {
    let [doctors, suffixes, doctorsByName, suffixesByName] = [0, 0, 0, 0];
    forEachRow(PERSON, 20_000, (row) => {
      if (row.prefix === 'Dr.') doctors++;
      if (row.suffix !== '') suffixes++;
      if (String(row.full).startsWith('Dr. ')) doctorsByName++;
      if (/ (Jr\.|Sr\.|II|III|IV)$/.test(String(row.full))) suffixesByName++;
    });
    expect(doctors / 20_000).toBeCloseTo(0.01, 2);
    expect(suffixes).toBeGreaterThan(0);
    expect(suffixes / 20_000).toBeLessThan(0.06);
    expect([doctorsByName, suffixesByName]).toEqual([doctors, suffixes]);
  });

  it('have the most common names with the published frequency', { tags: ['deep'] }, () => {
    const [female, male, last] = [counter(), counter(), counter()];
    let women = 0;
    forEachRow(
      PERSON.filter(({ name }) => ['sex', 'first', 'last'].includes(name)),
      1_000_000,
      (row) => {
        if (row.sex === 'female') women++;
        (row.sex === 'female' ? female : male).add(row.first ?? null);
        last.add(row.last ?? null);
      },
    );
    expect(tooFarFrom(COMMON_SURNAMES, last.counts, 1_000_000)).toEqual([]);
    expect(tooFarFrom(COMMON_FIRST_NAMES.female, female.counts, women)).toEqual([]);
    expect(tooFarFrom(COMMON_FIRST_NAMES.male, male.counts, 1_000_000 - women)).toEqual([]);
  });

  it('have names of the years in which they were born', () => {
    /** The women with certain names among 1,000 women of an age. */
    const bornWith = (minAge: number, maxAge: number, names: readonly string[]) => {
      let count = 0;
      const options = { minAge, maxAge };
      forEachRow(
        [
          { name: 'born', field: 'date.birthdate', options },
          { name: 'first', field: 'person.firstName', options: { sex: 'female' } },
        ],
        1000,
        ({ first }) => {
          if (names.includes(String(first))) count++;
        },
      );
      return count;
    };
    const [old, young] = [
      ['Mary', 'Linda', 'Barbara', 'Patricia'],
      ['Olivia', 'Emma', 'Charlotte', 'Amelia'],
    ];
    expect(bornWith(76, 84, old)).toBeGreaterThan(80);
    expect(bornWith(0, 5, old)).toBeLessThan(10);
    expect(bornWith(0, 5, young)).toBeGreaterThan(20);
    expect(bornWith(76, 84, young)).toBeLessThan(10);
  });

  it('have the gender of their sex in 98 of 100 rows, and more often the older they are', () => {
    const own: Readonly<Record<string, string>> = { female: 'Woman', male: 'Man' };
    /** The percentage of people of these ages whose gender is not the one of their sex. */
    function othersAged(minAge: number, maxAge: number): number {
      let others = 0;
      forEachRow(
        [
          { name: 'born', field: 'date.birthdate', options: { minAge, maxAge } },
          { name: 'sex', field: 'person.sex' },
          { name: 'gender', field: 'person.gender' },
        ],
        50_000,
        ({ sex, gender }) => {
          if (own[String(sex)] !== gender) others++;
        },
      );
      return (others / 50_000) * 100;
    }
    // https://www.pewresearch.org/short-reads/2022/06/07/about-5-of-young-adults-in-the-u-s-say-their-gender-is-different-from-their-sex-assigned-at-birth/
    expect(Math.abs(othersAged(18, 80) - 2)).toBeLessThan(0.2);
    expect(Math.abs(othersAged(18, 29) - 5.1)).toBeLessThan(0.51);
    expect(Math.abs(othersAged(36, 49) - 1.6)).toBeLessThan(0.3);
    expect(Math.abs(othersAged(56, 80) - 0.3)).toBeLessThan(0.15);
  });

  it('have portraits of their sex, in half of the rows', () => {
    let [portraits, wrong] = [0, 0];
    const columns = [
      { name: 'sex', field: 'person.sex' },
      { name: 'avatar', field: 'image.avatar' },
    ] as const;
    forEachRow(columns, 10_000, ({ sex, avatar }) => {
      const [, shown] = /\/assets-person-portrait\/(\w+)\/512\/\d\d?\.jpg$/.exec(String(avatar)) ?? [];
      if (shown !== undefined) portraits++;
      if (shown !== undefined && shown !== sex) wrong++;
    });
    expect(Math.abs(portraits - 5000)).toBeLessThan(250);
    expect(wrong).toBe(0);
  });

  it('are the same with a birthdate and without', () => {
    const columns = [{ name: 'first', field: 'person.firstName' }] as const;
    const cells = (given: readonly ColumnDocument[]) =>
      tableOf(schemaOf([{ name: 't', rows: 100, columns: given }]), 't').readColumn('first', 0, 100);
    expect(cells([...columns, { name: 'born', field: 'date.birthdate' }])).toEqual(cells(columns));
  });

  it('have names without a stray space, and no first name twice in a table of these', () => {
    const names = [firstNames.female, firstNames.male].map((table) => table.names.split('|'));
    for (const list of names) expect(new Set(list).size).toBe(list.length);
    expect(names.flat().filter((name) => !/^[A-Z][a-z]+$/.test(name))).toEqual([]);
  });

  it('have bios without double spaces and unresolved placeholders', () => {
    const faults: Cell[] = [];
    forEachRow([{ name: 'bio', field: 'person.bio' }], 20_000, ({ bio = null }) => {
      if (/ {2}|[{}]|^ | $/.test(String(bio))) faults.push(bio);
      const roles = String(bio)
        .replace(/ \P{ASCII}.*$/u, '')
        .split(', ');
      if (new Set(roles).size < roles.length) faults.push(bio);
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });

  /** The bios whose emoji is rude, of a country or of a religion. */
  function offendingBios(rows: number): readonly Cell[] {
    const offending: Cell[] = [];
    let emoji = 0;
    forEachRow([{ name: 'bio', field: 'person.bio' }], rows, ({ bio = null }) => {
      if (/\p{Extended_Pictographic}$|\ufe0f$/u.test(String(bio))) emoji++;
      if (RUDE_EMOJI.test(String(bio)) || PARTISAN_EMOJI.test(String(bio))) offending.push(bio);
    });
    expect(emoji).toBeGreaterThan(rows / 4);
    return offending;
  }

  it('have no bio with an emoji that is rude, of a country or of a religion', () => {
    expect(offendingBios(5_000)).toEqual([]);
  });

  it('have no such emoji in 100,000 rows', { tags: ['deep'] }, () => {
    expect(offendingBios(100_000)).toEqual([]);
  });
});

describe('accounts', () => {
  /** The columns of accounts that the two dialogs give. */
  function accountsOf(rows: number, seed: number): readonly (readonly string[])[] {
    return [
      categoryRun('internet', { rows, seed, fields: ['Email', 'Example Email', 'User Name'] }),
      customRun(
        [
          ['buyer', 'emails'],
          ['seller', 'emails'],
        ],
        { rows, seed },
      ),
    ].flatMap((run) => {
      const { columns, rows: cells } = pageOf(run);
      return columns.map((_, at) => cells.map((row) => row[at] ?? ''));
    });
  }

  it.each([1, 9, 100, 101, 5000])(
    'end, in both dialogs, in numbers that are all different in %d rows',
    (rows) => {
      const below = 10 ** Math.max(2, Math.ceil(Math.log10(rows)));
      for (const accounts of accountsOf(rows, 1)) {
        const numbers = accounts.map((account) => {
          const [, digits = ''] = /(\d+)(?:@|$)/.exec(account) ?? [];
          return digits === '' ? Number.NaN : Number(digits);
        });
        expect(new Set(numbers).size).toBe(rows);
        expect(numbers.filter((number) => !(number < below))).toEqual([]);
      }
    },
  );

  it('are all different in both dialogs, with any seed', { tags: ['deep'] }, () => {
    for (let seed = 0; seed < 100; seed++) {
      expect(accountsOf(5000, seed).map((accounts) => new Set(accounts).size)).toEqual(Array(5).fill(5000));
    }
  });

  it('look natural in other tables: some have a number, some do not', () => {
    let numbered = 0;
    forEachRow([{ name: 'user', field: 'internet.username' }], 1000, ({ user }) => {
      if (/\d$/.test(String(user))) numbered++;
    });
    expect(numbered).toBeGreaterThan(400);
    expect(numbered).toBeLessThan(600);
  });

  it.each([{}, { provider: 'gmail.com' }, { provider: 'yahoo.com' }])(
    'are possible at their provider: %o',
    (options) => {
      for (const unique of [false, true]) {
        const faults: Cell[] = [];
        forEachRow(
          [{ name: 'email', field: 'internet.email', options, unique }],
          20_000,
          ({ email = null }) => {
            if (!isPossible(String(email))) faults.push(email);
          },
        );
        expect(faults.slice(0, 3)).toEqual([]);
      }
    },
  );

  it.each(['gmail.com', 'yahoo.com'])('are of the row’s user name where it is possible: %s', (provider) => {
    for (const unique of [false, true]) {
      let possible = 0;
      const faults: Row[] = [];
      const emails = new Set<Cell>();
      const columns: readonly ColumnDocument[] = [
        { name: 'user', field: 'internet.username' },
        { name: 'email', field: 'internet.email', options: { provider }, unique },
      ];
      forEachRow(columns, 20_000, (row) => {
        const { user = null, email = null } = row;
        emails.add(email);
        if (!isPossible(`${user}@${provider}`)) return;
        possible++;
        if (email !== `${user}@${provider}`) faults.push(row);
      });
      expect(possible).toBeGreaterThan(8000);
      expect(faults.slice(0, 3)).toEqual([]);
      if (unique) expect(emails.size).toBe(20_000);
    }
  });

  it('are on reserved domains if the options ask for them', () => {
    const columns: readonly ColumnDocument[] = [
      { name: 'email', field: 'internet.email', options: { reserved: true }, unique: true },
      { name: 'user', field: 'internet.username' },
      { name: 'other', field: 'internet.email', options: { provider: 'mail.test' } },
    ];
    const faults: Row[] = [];
    forEachRow(columns, 1000, (row) => {
      const [user, domain] = String(row.email).split('@');
      const isReserved = /^example\.(com|net|org)$/.test(domain ?? '');
      if (!isReserved || user !== row.user || row.other !== `${user}@mail.test`) faults.push(row);
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });
});

describe('girls and boys', () => {
  it.each(['1950-06-01T00:00:00Z', '2040-01-01T00:00:00Z', '2300-01-01T00:00:00Z'])(
    'are below 16, whenever the rows are made: %s',
    (now) => {
      const genders = (minAge: number, maxAge: number) => {
        const columns: readonly ColumnDocument[] = [
          { name: 'birth', field: 'date.birthdate', options: { minAge, maxAge } },
          { name: 'gender', field: 'person.gender' },
        ];
        const table = tableOf(schemaOf([{ name: 't', rows: 2000, columns }], 7, now), 't');
        return new Set(table.read(0, 2000).columns[1]);
      };
      expect(genders(0, 15)).toEqual(new Set(['Girl', 'Boy']));
      expect(genders(16, 90)).not.toContain('Girl');
      expect(genders(16, 90)).not.toContain('Boy');
    },
  );
});

it('a fair share of people is born around New Year’s Day', () => {
  const days = new Map<string, number>();
  const born: ColumnDocument = {
    name: 'born',
    field: 'date.birthdate',
    options: { minAge: 0, maxAge: 100 },
  };
  forEachRow([born], 400_000, (row) => {
    const day = new Date(Number(row.born)).toISOString().slice(5, 10);
    days.set(day, (days.get(day) ?? 0) + 1);
  });
  for (const day of ['12-31', '01-01', '01-02', '07-04']) {
    const share = (days.get(day) ?? 0) / 400_000;
    expect(share * 365.25, day).toBeGreaterThan(0.9);
    expect(share * 365.25, day).toBeLessThan(1.1);
  }
});
