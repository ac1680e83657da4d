import { describe, expect, it } from 'vitest';
import { type ColumnDocument, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import { broken, cell, expectInEvery, type Row, recordsOfDocument } from '../../fixtures/records.ts';

const FILE: readonly ColumnDocument[] = [
  { name: 'name', field: 'system.fileName' },
  { name: 'path', field: 'system.filePath' },
  { name: 'type', field: 'system.mimeType' },
  { name: 'extension', field: 'system.fileExt' },
];

/** What the beginning of a name says about its type. */
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/^(?:IMG|DSC|PXL|DSCF)_?\d/, /^image\//],
  [/^(?:VID|MVI|GOPR)_?\d/, /^video\//],
  [/^(?:screenshot|logo|icon|avatar)\b/i, /^image\//],
  [/^(?:invoice|resume|cover-letter|receipt)\b/, /pdf|word|opendocument\.text|rtf/],
  [/^(?:budget|timesheet|payroll)-\d/, /sheet|excel|csv/],
  [/^(?:pitch-deck|kickoff)\b/, /presentation|powerpoint/],
  [/^(?:track|voice-memo|podcast)\b/, /^audio\//],
  [/^(?:backup|export)\b.*\.(?:zip|tar|gz|7z|rar)$/, /zip|tar|7z|rar/],
];

/** What a folder says about the types in it. */
const FOLDERS: readonly (readonly [folder: RegExp, type: RegExp])[] = [
  [/^\/var\/log\//, /^text\/plain$/],
  [/\/(?:Pictures|images)\//, /^image\//],
  [/\/Videos\//, /^video\//],
  [/\/Music\//, /^audio\//],
  [/\/DCIM\//, /^(?:image|video)\//],
];

const fits = (pairs: typeof TYPES, text: string, type: string) =>
  pairs.every(([pattern, types]) => !pattern.test(text) || types.test(type));

/** The file names at another `now`. */
function namesAt(now: string, rows: number): readonly string[] {
  const document = { ...schemaOf([{ name: 't', rows, columns: FILE }]), now };
  return tableOf(document, 't').readColumn('name', 0, rows).map(String);
}

/** The days in names. */
const datesOf = (names: readonly string[]) =>
  names.flatMap((name) => {
    const [, year, month, day] = /[-_](\d{4})-?(\d\d)-?(\d\d)(?:_\d{6})?\.\w+$/.exec(name) ?? [];
    return year ? [`${year}-${month}-${day}`] : [];
  });

describe('a file', () => {
  const rows = recordsOfDocument(FILE, 20_000);
  const share = (extension: string) => rows.filter((row) => row.extension === extension).length / rows.length;

  it('has a name that fits its type', () => {
    expectInEvery(rows, (row) => fits(TYPES, cell(row, 'name'), cell(row, 'type')));
    const named = rows.filter(({ name = '' }) => TYPES.some(([pattern]) => pattern.test(name)));
    expect(named.length / rows.length).toBeGreaterThan(0.2);
  });

  it('is in a folder that fits its type', () => {
    expectInEvery(rows, (row) => fits(FOLDERS, cell(row, 'path'), cell(row, 'type')));
    const own = rows.filter(({ path = '' }) => /^\/(?:home|Users)\/[a-z]+\/[A-Za-z]+/.test(path));
    expect(own.length / rows.length).toBeGreaterThan(0.6);
  });

  it('is most often a picture or an office document', () => {
    const common = ['jpg', 'pdf', 'png', 'docx', 'xlsx'];
    expect(common.reduce((sum, extension) => sum + share(extension), 0)).toBeGreaterThan(0.5);
    expect(common.every((extension) => share(extension) > 0.05 && share(extension) < 0.25)).toBe(true);
    expect(share('epub')).toBeLessThan(0.02);
  });

  it('is named in many ways', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThan(10_000);
  });
});

describe('the dates in file names', () => {
  it.each(['2026-01-01', '2024-02-29', '1999-12-31', '2031-07-15'])(
    'lie in the two years before %s, and some close to both ends',
    (now) => {
      const dates = datesOf(namesAt(now, 20_000));
      const [first = '', last = ''] = [dates.toSorted()[0], dates.toSorted().at(-1)];
      const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
      expect(dates.length).toBeGreaterThan(3000);
      expect(days(last, now)).toBeGreaterThanOrEqual(0);
      expect(days(last, now)).toBeLessThan(5);
      expect(days(first, now)).toBeGreaterThan(720);
      expect(days(first, now)).toBeLessThan(731);
    },
  );

  it.each(['0001-01-01', '0002-06-01', '9999-12-31'])('are dates of the calendar at %s', (now) => {
    const names = namesAt(now, 5000).map((name): Row => ({ name }));
    expect(broken(names, (row) => /^[\w-]+\.[a-z0-9]+$/.test(cell(row, 'name')))).toEqual([]);
    expect(
      datesOf(names.map(({ name = '' }) => name)).filter((date) => Number.isNaN(Date.parse(date))),
    ).toEqual([]);
  });
});
