import { describe, expect, it } from 'vitest';
import { createEngines } from '../../../../src/dataset/engines.ts';
import { createFirstRows } from '../../../../src/dataset/first-rows.ts';
import { chooseFields } from '../../../../src/importers/choose/choose-fields.ts';
import { importSchema } from '../../../../src/importers/import-schema.ts';
import type { SampleFacts } from '../../../../src/importers/source-tables.ts';
import { locales } from '../../../../src/locales/registry.ts';
import { importSql } from '../../../fixtures/import/imported.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';
import { sourceColumn, sourceTable } from '../../../fixtures/source-tables.ts';

const engineFor = createEngines(locales, largeTables);

/** Columns about persons. Each value occurs several times, as those of a list do. */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  first_name: ['Xaveria', 'Quillon', 'Zebedee'],
  last_name: ['Vanderquist', 'Oglethorp', 'Zwickl'],
  full_name: ['Xaveria Vanderquist', 'Quillon Oglethorp'],
  customer: ['Xaveria Zwickl', 'Zebedee Oglethorp'],
  email: ['xaveria@vanderquist.test', 'quillon@oglethorp.test'],
  contact_email: ['x.v@vanderquist.test', 'q.o@oglethorp.test'],
  username: ['xaveriav', 'quillono'],
  phone: ['+49 171 5550199', '+49 171 5550188'],
  mobile: ['0171 5550199', '0171 5550188'],
  address: ['17 Quillback Lane', '4 Zebra Court'],
  street: ['Quillback Lane', 'Zebra Court'],
  zip: ['98173', '10437'],
  iban: ['DE89370400440532013000', 'DE12500105170648489890'],
  credit_card: ['4111111111111111', '5500005555555559'],
  ip: ['203.0.113.77', '198.51.100.23'],
  session_id: ['s-81kd93', 's-02ma71'],
  underwriter: ['Xaveria Zwickl', 'Quillon Zwickl'],
  shift: ['Anna Zwickl', 'Peter Vanderquist'],
  passport: ['C01X00T47', 'C01X00T48'],
  company: ['Vanderquist Holdings', 'Oglethorp Works'],
  comment: ['called twice about the broken gate', 'prefers letters to calls'],
  bio: ['born on a boat', 'keeps bees'],
  date_of_birth: ['1971-03-17', '1984-11-29'],
};
/** Columns about persons whose values have a part in common, which the schema holds. */
const WITH_COMMON_PART: Readonly<Record<string, readonly string[]>> = {
  profile_url: ['https://example.com/in/xaveria.v', 'https://example.com/in/quillon.o'],
  reset_page: ['https://app.example/reset?token=17055xv', 'https://app.example/reset?token=17056qo'],
  state_id: ['D0158380', 'D0158391'],
  country_passport: ['P01838380', 'P01838391'],
  group_token: ['tok_158382620', 'tok_158382631'],
};
/** Columns that tell about nobody. */
const PUBLIC = {
  status: ['pending', 'shipped'],
  region_id: ['AFRICA', 'EUROPE'],
};

const ROWS = 60;
/** The rows are of two persons. Neither decides the columns that tell about nobody. */
const PERIODS: Readonly<Record<string, number>> = { status: 2, region_id: 4 };
const valueAt = (name: string, values: readonly string[], row: number) =>
  values[Math.floor(row / (PERIODS[name] ?? 1)) % values.length] ?? '';
const columns = Object.entries({ ...PERSONAL, ...WITH_COMMON_PART, ...PUBLIC });
const SAMPLES = {
  csv: [
    columns.map(([name]) => name).join(),
    ...Array.from({ length: ROWS }, (_, i) =>
      columns.map(([name, values]) => `"${valueAt(name, values, i).replaceAll('"', '""')}"`).join(),
    ),
  ].join('\n'),
  json: JSON.stringify(
    Array.from({ length: ROWS }, (_, i) =>
      Object.fromEntries(columns.map(([name, values]) => [name, valueAt(name, values, i)])),
    ),
  ),
} as const;

async function imported(kind: keyof typeof SAMPLES, values?: boolean) {
  const { check, ...reader } = createFirstRows(engineFor);
  const result = await importSchema(SAMPLES[kind], { kind, values, check, reader });
  if (!result.ok) throw new Error(result.error[0]?.message);
  return result.value;
}

describe.each(['csv', 'json'] as const)('a sample of %s', (kind) => {
  it('gives no value of a column about persons to the schema and the report', async () => {
    const texts = JSON.stringify(await imported(kind));
    expect(
      Object.values({ ...PERSONAL, ...WITH_COMMON_PART })
        .flat()
        .filter((text) => texts.includes(text)),
    ).toEqual([]);
  });

  it('gives the values of other columns, and the report lists each column that has some', async () => {
    const { schema, report } = await imported(kind);
    for (const [name, values] of Object.entries(PUBLIC)) {
      const column = schema.tables[0]?.columns.find((each) => each.name === name);
      expect(column).toMatchObject({ field: 'list', options: { values } });
    }
    const listed = report.tables[0]?.columns.filter(
      ({ name, sampleValues }) => sampleValues !== undefined && !(name in WITH_COMMON_PART),
    );
    expect(listed?.map(({ name, sampleValues }) => [name, sampleValues])).toEqual(Object.entries(PUBLIC));
  });

  it('gives the one id of all rows, which tells nothing about a row', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => ({ organization_id: 'parliament-7', n: `${i}` }));
    const source =
      kind === 'csv'
        ? ['organization_id,n', ...rows.map(({ n }) => `parliament-7,${n}`)].join('\n')
        : JSON.stringify(rows);
    const result = await importSchema(source, { kind, check: () => [] });
    const [column] = (result.ok && result.value.schema.tables[0]?.columns) || [];
    expect(column).toMatchObject({ field: 'constant', options: { value: 'parliament-7' } });
  });

  it('gives no value at all if nobody wants any', async () => {
    const { schema, report } = await imported(kind, false);
    const texts = JSON.stringify({ schema, report });
    const all = columns.flatMap(([, values]) => values);
    expect(all.filter((text) => texts.includes(text))).toEqual([]);
    expect(report.tables[0]?.columns.filter(({ sampleValues }) => sampleValues !== undefined)).toEqual([]);
  });
});

describe('the rows of a dump', () => {
  const facts = { rows: 20_000, nulls: 0, distinct: 18_000, isDistinctCapped: false, isUnique: true };
  async function endsOf(sample: Partial<SampleFacts>, value: 'integer' | 'decimal' | 'date' | 'timestamp') {
    const column = sourceColumn('reading', value, { sample: { ...facts, ...sample } });
    const { schema } = await chooseFields(
      { tables: [sourceTable('t', [column], { rowCount: 20_000 })], skipped: [] },
      { kind: 'sql', check: () => [] },
    );
    return schema.tables[0]?.columns[0]?.options;
  }

  it.each<[string, Partial<SampleFacts>, 'integer' | 'decimal' | 'date' | 'timestamp', object]>([
    ['numbers', { min: 1234, max: 98_765 }, 'integer', { min: 1000, max: 99_000 }],
    ['round numbers', { min: 1000, max: 99_000 }, 'integer', { min: 1, max: 100_000 }],
    ['decimals', { min: 0.1237, max: 9.8765, decimals: 4 }, 'decimal', { min: 0.1, max: 9.9 }],
    ['days', { min: '2024-03-17', max: '2025-11-29' }, 'date', { from: '2024-03-01', to: '2025-12-01' }],
    [
      'first days',
      { min: '2024-03-01', max: '2025-11-01' },
      'date',
      { from: '2024-02-01', to: '2025-12-02' },
    ],
    [
      'moments',
      { min: '2024-03-17T10:11:12.345Z', max: '2025-11-29T23:59:59.000Z' },
      'timestamp',
      { from: '2024-03-01T00:00:00.000Z', to: '2025-12-01T00:00:00.000Z' },
    ],
    ['ids', { order: { kind: 'sequence', start: 4817, step: 1 } }, 'integer', { start: 4800 }],
  ])('give no end of a range that is the value of a row: %s', async (_, sample, value, options) => {
    expect(await endsOf(sample, value)).toMatchObject(options);
  });

  it('have user names, although the few names begin with capitals', async () => {
    const { schema } = await importSql(
      "CREATE TABLE t (id int, userName varchar(80)); INSERT INTO t VALUES (1, 'Admin'), (2, 'Kylie'), (3, 'Guest');",
    );
    expect(schema.tables[0]?.columns[1]?.field).toBe('internet.username');
  });

  it('give the ends of what has few values', async () => {
    expect(await endsOf({ min: 1, max: 5, distinct: 5, isUnique: false }, 'integer')).toMatchObject({
      min: 1,
      max: 5,
    });
  });
});

it('A person for each weekday is in no formula of the day', async () => {
  const persons = [
    'Anna Zwickl',
    'Peter Vanderquist',
    'Maria Oglethorp',
    'John Quillback',
    'Paul Zebedee',
    'Eva Zwickl',
    'Karl Quillon',
  ];
  const rows = Array.from({ length: 140 }, (_, i) => {
    const day = new Date(Date.UTC(2024, 0, 1 + ((i * 11) % 140)));
    return `${day.toISOString().slice(0, 10)},${persons[day.getUTCDay()]}`;
  });
  const result = await importSchema(['day,on_call', ...rows].join('\n'), { kind: 'csv', check: () => [] });
  if (!result.ok) throw new Error(result.error[0]?.message);
  const text = JSON.stringify(result.value.schema);
  expect(persons.filter((name) => text.includes(name))).toEqual([]);
});
