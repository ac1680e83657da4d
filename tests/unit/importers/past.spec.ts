import { describe, expect, it } from 'vitest';
import { guessColumns } from '../../../src/app/studio/schema/guess-column.ts';
import type { Cell } from '../../../src/catalogue/field.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { timeOf } from '../../../src/expression/dates.ts';
import { isOver } from '../../../src/importers/guess/past.ts';
import { importSchema } from '../../../src/importers/import-schema.ts';
import type { SourceKind } from '../../../src/importers/kinds.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { studioDocument, tableNamed } from '../../fixtures/studio.ts';

const engine = createEngine(enUs, largeTables);
const ROWS = 2000;

interface Dates {
  readonly now: number;
  readonly of: (name: string) => readonly Cell[];
}

/** The rows of a document of one table. */
function datesIn(document: unknown): Dates {
  const checked = engine.check(document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const [{ name } = { name: '' }] = checked.value.tables;
  const table = engine.open(checked.value).table(name);
  const { columns = [] } = table?.read(0, ROWS) ?? {};
  const at = new Map(table?.columns.map((column, i) => [column.name, i]));
  return {
    now: timeOf(checked.value.now),
    of: (column) => columns[at.get(column) ?? -1] ?? [],
  };
}

async function importedDates(source: string, kind: SourceKind, now?: string): Promise<Dates> {
  const imported = await importSchema(source, {
    kind,
    now,
    rows: ROWS,
    leastRows: ROWS,
    check(schema) {
      const checked = engine.check(schema);
      return checked.ok ? [] : checked.error;
    },
  });
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  return datesIn({ ...(now === undefined ? {} : { now }), ...imported.value.schema });
}

/** Names that say that their moments are over, in tables where one comes after another. */
const TABLES = [
  ['created_at', 'updated_at', 'deleted_at', 'last_login_at'],
  ['ordered_at', 'paid_at', 'shipped_at', 'delivered_at'],
  ['createdAt', 'modifiedAt', 'closedAt'],
  ['started_at', 'finished_at', 'completed_at', 'ended_at'],
  ['created', 'updated', 'last_seen', 'published_at'],
  ['opened_on', 'closed_on', 'order_date', 'hire_date'],
] as const;

/** Times are in milliseconds since 1970 UTC, of dates of their beginning. */
function latest(cells: readonly Cell[]): number {
  return Math.max(...cells.map((cell) => (typeof cell === 'string' ? Date.parse(cell) : Number(cell))));
}

function expectPast({ now, of }: Dates, names: readonly string[]): void {
  for (const name of names) {
    expect(of(name)).toHaveLength(ROWS);
    expect([name, latest(of(name)) <= now]).toEqual([name, true]);
  }
}

describe.each(TABLES.map((names) => ({ names })))('$names', ({ names }) => {
  it.each(['timestamp', 'date', 'timestamptz'])(
    'are over in SQL as %s, and none is null that must not be',
    async (type) => {
      const columns = names.map((name) => `"${name}" ${type} NOT NULL`).join(', ');
      const dates = await importedDates(`CREATE TABLE t (id int PRIMARY KEY, ${columns});`, 'sql');
      expectPast(dates, names);
      expect(names.filter((name) => dates.of(name).includes(null))).toEqual([]);
    },
  );

  it.each(['2023-05-05', '2031-01-01'])('are over in SQL for a document of %s', async (now) => {
    const columns = names.map((name) => `"${name}" timestamp NOT NULL`).join(', ');
    const dates = await importedDates(`CREATE TABLE t (id int PRIMARY KEY, ${columns});`, 'sql', now);
    expectPast(dates, names);
    expect(latest(dates.of(names[0]))).toBeGreaterThan(dates.now - 20 * 86_400_000);
    expect(names.filter((name) => dates.of(name).includes(null))).toEqual([]);
  });

  it('are over in SQL whose columns can be null', async () => {
    const columns = names.map((name) => `"${name}" timestamp`).join(', ');
    expectPast(await importedDates(`CREATE TABLE t (id int PRIMARY KEY, ${columns});`, 'sql'), names);
  });

  it('are over in SQL whose checks order them', async () => {
    const columns = names.map((name) => `"${name}" timestamp NOT NULL`).join(', ');
    const checks = names
      .slice(1)
      .map((name, i) => `CHECK ("${name}" > "${names[i]}")`)
      .join(', ');
    const dates = await importedDates(`CREATE TABLE t (id int PRIMARY KEY, ${columns}, ${checks});`, 'sql');
    expectPast(dates, names);
    for (const [i, name] of names.entries()) {
      const before = names[i - 1] === undefined ? undefined : dates.of(names[i - 1] ?? '');
      if (before) expect(dates.of(name).every((cell, row) => Number(cell) > Number(before[row]))).toBe(true);
    }
  });

  it('are over in SQL whose checks begin in the past or end in the future', async () => {
    const columns = names
      .map(
        (name, i) =>
          `"${name}" timestamp NOT NULL CHECK ("${name}" ${i % 2 ? "> '2020-01-01'" : "< '2100-01-01'"})`,
      )
      .join(', ');
    expectPast(await importedDates(`CREATE TABLE t (id int PRIMARY KEY, ${columns});`, 'sql'), names);
  });

  it.each([
    [2024, 'ordered', 5],
    [2026, 'ordered', 5],
    [2024, 'unordered', 37],
    [2026, 'unordered', 37],
    [2030, 'unordered', 37],
  ])('are over in CSV, whose sample of %i with %s rows decides', async (year, _, step) => {
    const rowOf = (_: unknown, row: number) => [
      row,
      ...names.map((_, i) =>
        new Date(Date.UTC(year, 0, 1 + ((row * step) % 300) + i, row % 24)).toISOString(),
      ),
    ];
    const lines = [['id', ...names], ...Array.from({ length: 60 }, rowOf)].map((cells) => cells.join(','));
    const dates = await importedDates(lines.join('\n'), 'csv');
    expectPast(dates, names);
    expect(latest(dates.of(names[0]))).toBeGreaterThan(Date.UTC(year, 6, 1));
    expect(dates.now).toBe(
      Math.max(Date.UTC(2026, 0, 1), latest(lines.slice(1).map((line) => line.split(',').at(-1) ?? ''))),
    );
  });

  it.each(['date-time', 'date'])('are over in JSON Schema as %s', async (format) => {
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', format }]));
    const source = JSON.stringify({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 't',
      type: 'object',
      properties,
      required: names,
    });
    expectPast(await importedDates(source, 'json-schema'), names);
  });

  it('are over in JSON records', async () => {
    const rows = Array.from({ length: 60 }, (_, row) =>
      Object.fromEntries(
        names.map((name, i) => [name, new Date(Date.UTC(2025, 0, 1 + row * 5 + i)).toISOString()]),
      ),
    );
    expectPast(await importedDates(JSON.stringify(rows), 'json'), names);
  });

  it('are over as the Studio guesses them', () => {
    const schema = studioDocument([{ name: 't', rows: ROWS, columns: [] }]);
    const columns = guessColumns(schema, tableNamed(schema, 't'), names);
    for (const now of ['2024-02-29', '2026-01-01', '2030-06-15T08:00:00Z']) {
      expectPast(datesIn({ version: 1, now, tables: [{ name: 't', rows: ROWS, columns }] }), names);
    }
  });
});

/** The `now` and the notes of an import of rows with columns whose names say that their moments are over. */
async function importedNow(rows: readonly object[], day: { now?: string; today?: string } = {}) {
  const imported = await importSchema(JSON.stringify(rows), { kind: 'json', ...day, check: () => [] });
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const { schema, report } = imported.value;
  return { now: schema.now, notes: report.notes };
}

describe('the now of an import', () => {
  it.each(['9999-12-31', '9999-12-31T23:59:59.999Z', '3000-01-01', '2999-12-31', '2099-12-31', '2038-01-19'])(
    'is not a placeholder such as %s, alone or beside moments that are over',
    async (deleted_at) => {
      expect(await importedNow([{ id: 1, deleted_at }])).toEqual({ now: undefined, notes: [] });
      const rows = ['2026-02-03', '2026-05-06', '2025-01-01'].map((created_at) => ({
        created_at,
        deleted_at,
      }));
      const { now, notes } = await importedNow(rows);
      expect(now).toBe('2026-05-06T00:00:00.000Z');
      expect(notes).toEqual([
        expect.stringMatching(/“now” is 2026-05-06T00:00:00\.000Z.*“table_1\.created_at”/),
      ]);
    },
  );

  it.each([
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000Z'],
    ['2026-11-24', undefined],
    ['2027-01-01', undefined],
  ])('is not days after the day of the import: %s', async (paid_at, now) => {
    const read = await importedNow([{ paid_at }], { now: '2024-01-01', today: '2026-11-21' });
    expect(read.now).toBe(now);
    expect(read.notes).toHaveLength(now === undefined ? 0 : 1);
  });

  it('can be decades after the moment of an old document', async () => {
    const day = { now: '1999-01-01', today: '2026-11-21' };
    expect((await importedNow([{ paid_at: '2026-11-20' }], day)).now).toBe('2026-11-20T00:00:00.000Z');
  });
});

describe('the name of a moment', () => {
  it.each([
    ['created_at', true],
    ['dateCreated', true],
    ['last_login', true],
    ['ORDER_DATE', true],
    ['hiredate', true],
    ['signed_up_on', true],
    ['paid', true],
    ['expired_at', true],
    ['expires_at', false],
    ['due_date', false],
    ['scheduled_for', false],
    ['booked_for', false],
    ['valid_until', false],
    ['expected_delivery_date', false],
    ['order_delivery_date', false],
    ['next_payment', false],
    ['starts_at', false],
    ['date', false],
    ['speed', false],
  ])('%s says that it is over: %s', (name, over) => {
    expect(isOver(name)).toBe(over);
  });
});

describe('names of what is to come', () => {
  const names = ['expires_at', 'due_date', 'scheduled_for', 'valid_until', 'expected_delivery', 'ends_at'];

  it('may lie after now', () => {
    const schema = studioDocument([{ name: 't', rows: ROWS, columns: [] }]);
    const columns = guessColumns(schema, tableNamed(schema, 't'), ['starts_at', ...names]);
    expect(columns.filter(({ options }) => options?.to === 'now')).toEqual([]);
  });
});
