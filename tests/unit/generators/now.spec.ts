import { describe, expect, it } from 'vitest';
import type { Cell, Field } from '../../../src/catalogue/field.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import { SEXES } from '../../../src/generators/entities/cohorts.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { type ColumnDocument, fieldIds, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import { chiSquareMisfit } from '../../fixtures/goodness-of-fit.ts';

/** Their values are times that are counted from `now`, or contain it. */
const RELATIVE: ReadonlySet<FieldId> = new Set([
  'date',
  'timestamp',
  'date.past',
  'date.future',
  'date.soon',
  'date.recent',
  'git.commitDate',
  'string.ulid',
]);
/** Their texts contain times of the last years, so that many of them differ in another year. */
const DATED: ReadonlySet<FieldId> = new Set([
  'system.fileName',
  'system.filePath',
  'database.mongodbObjectId',
]);

const hasRequired = ({ options = {} }: Field) => Object.values(options).some(({ required }) => required);
const columns: readonly ColumnDocument[] = fieldIds
  .filter((field) => !RELATIVE.has(field) && !hasRequired(fields[field]))
  .map((field) => ({ name: field, field }));

const ROWS = 400;

function rowsAt(now: string, own: readonly ColumnDocument[]): ReadonlyMap<string, readonly Cell[]> {
  const table = tableOf(schemaOf([{ name: 't', rows: ROWS, columns: own }], 'rowloom', now), 't');
  const { columns: cells } = table.read(0, ROWS);
  return new Map(table.columns.map(({ name }, i) => [name, cells[i] ?? []]));
}

/** The columns of which more rows differ between two moments. */
function changedBeyond(most: number, one: string, other: string, own = columns): readonly string[] {
  const [before, after] = [rowsAt(one, own), rowsAt(other, own)];
  return own.flatMap(({ name }) => {
    const cells = after.get(name) ?? [];
    const changed = (before.get(name) ?? []).filter((cell, i) => cell !== cells[i]).length;
    return changed > most ? [`${name}: ${changed}`] : [];
  });
}

type Row = Readonly<Record<string, Cell>>;

function rowsOf(cells: ReadonlyMap<string, readonly Cell[]>): readonly Row[] {
  return Array.from({ length: ROWS }, (_, row) =>
    Object.fromEntries([...cells].map(([name, own]) => [name, own[row] ?? null])),
  );
}

const dayOf = (time: Cell) => new Date(Number(time)).toISOString().slice(0, 10);

/** The age in whole years by the calendar. */
function ageAt(now: string, born: string): number {
  const years = Number(now.slice(0, 4)) - Number(born.slice(0, 4));
  return now.slice(5, 10) < born.slice(5, 10) ? years - 1 : years;
}

const DAYS = [
  ['2026-01-01', '2026-01-02'],
  ['2026-01-02', '2026-01-03'],
  ['2025-12-31', '2026-01-01'],
  ['2026-06-30', '2026-07-01'],
  ['2028-02-28', '2028-02-29'],
  ['2028-02-29', '2028-03-01'],
  ['2099-12-31', '2100-01-01'],
] as const;

const YEARS = [
  ['2026-01-01', '2027-01-01'],
  ['2023-06-15', '2024-06-15'],
  ['2027-02-28', '2028-02-29'],
] as const;

describe('at another now', () => {
  it.each(DAYS)('%s and %s, a day apart, at most one in 100 cells of a field differs', (one, other) => {
    expect(changedBeyond(4, one, other)).toEqual([]);
  });

  it.each(YEARS)('%s and %s, a year apart, at most one in five cells of a field differs', (one, other) => {
    const undated = columns.filter(({ field }) => !DATED.has(field));
    expect(changedBeyond(80, one, other, undated)).toEqual([]);
  });

  it.each([
    [25, 34],
    [30, 30],
    [0, 12],
    [90, 150],
  ])('people aged %i to %i are others when they are older, and not before', (minAge, maxAge) => {
    const own: readonly ColumnDocument[] = [
      { name: 'born', field: 'date.birthdate', options: { minAge, maxAge } },
      { name: 'sex', field: 'person.sex' },
      { name: 'first', field: 'person.firstName' },
      { name: 'middle', field: 'person.middleName' },
      { name: 'mail', field: 'internet.email' },
    ];
    for (const [one, other] of DAYS) expect(changedBeyond(4, one, other, own)).toEqual([]);
    const [before = [], after = []] = ['2025-11-21', '2026-03-01'].map((now) => rowsOf(rowsAt(now, own)));
    const isSame = (row: Row, i: number) => JSON.stringify(row) === JSON.stringify(after[i]);
    const isOfAge = ({ born = null }: Row) => ageAt('2026-03-01', dayOf(born)) <= maxAge;
    const kept = before.filter((row, i) => row.born === after[i]?.born);
    expect(kept).toEqual(before.filter(isSame));
    expect(kept.length).toBeGreaterThan(0.95 * before.filter(isOfAge).length);
  });
});

describe('birthdates', () => {
  it.each(SEXES)('of %s people are as frequent by year as those who are alive', (sex) => {
    const rows = 100_000;
    const own: readonly ColumnDocument[] = [
      { name: 'born', field: 'date.birthdate' },
      { name: 'first', field: 'person.firstName', options: { sex } },
    ];
    const table = tableOf(schemaOf([{ name: 't', rows, columns: own }], 'rowloom', '2026-01-01'), 't');
    const years = table.readColumn('born', 0, rows).map((born) => Number(dayOf(born).slice(0, 4)));
    // The oldest were born on January 2 of 1945, and the youngest on January 1 of 2008.
    const tested = Array.from({ length: 62 }, (_, i) => 1946 + i);
    const alive = tested.map(
      (year) => enUs.country.population[sex][year - enUs.country.population.firstYear] ?? 0,
    );
    const counts = tested.map((year) => years.filter((own) => own === year).length);
    const scale = counts.reduce((sum, count) => sum + count) / alive.reduce((sum, own) => sum + own);
    const misfit = chiSquareMisfit(
      counts,
      alive.map((own) => own * scale),
    );
    expect(misfit).toBeLessThan(1);
  });

  const NOWS = ['2026-01-01', '2028-02-28', '2028-02-29', '2028-03-01', '2025-12-31', '1900-03-01'];
  const AGES = [
    [18, 80],
    [30, 30],
    [0, 1],
    [100, 103],
  ] as const;
  const cases = NOWS.flatMap((now) => AGES.map((ages) => [now, ...ages] as const));

  it.each(cases)('at %s are of people aged %i to %i, each birthday among them', (now, minAge, maxAge) => {
    const rows = 20_000;
    const own: ColumnDocument = { name: 'born', field: 'date.birthdate', options: { minAge, maxAge } };
    const table = tableOf(schemaOf([{ name: 't', rows, columns: [own] }], 'rowloom', now), 't');
    const days = new Set(table.readColumn('born', 0, rows).map(dayOf));
    const ages = [...days].map((day) => ageAt(now, day));
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([minAge, maxAge]);
    if (maxAge - minAge < 2) expect(days.size).toBeGreaterThanOrEqual(365 * (maxAge - minAge + 1));
  });
});
