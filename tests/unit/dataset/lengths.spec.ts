import { describe, expect, it } from 'vitest';
import type { Cell, Field, Json } from '../../../src/catalogue/field.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import { createEngine } from '../../../src/dataset/engine.ts';
import { textOf } from '../../../src/expression/text.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import type { Problem } from '../../../src/schema/problem.ts';
import { fieldIds, filledFieldIds } from '../../fixtures/any-schema.ts';
import { isValidIban } from '../../fixtures/check-digits.ts';
import type { ColumnDocument, TableDocument } from '../../fixtures/documents.ts';
import { applyPatch } from '../../fixtures/json-patch.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { optionVariants } from '../../fixtures/option-variants.ts';

const engine = createEngine(enUs, largeTables);
const NOW = '2026-11-21T10:15:00Z';

const documentOf = (...tables: readonly TableDocument[]) => ({ version: 1, now: NOW, tables });
const oneColumn = (column: Omit<ColumnDocument, 'name'>, rows = 100) =>
  documentOf({ name: 't', rows, columns: [{ name: 'a', ...column }] });

function problemsOf(document: unknown): readonly Problem[] {
  const checked = engine.check(document);
  return checked.ok ? [] : checked.error;
}

/** The cells of a column of a valid document, with dates as text. */
function cellsOf(document: unknown, column = 'a', table = 't'): readonly Cell[] {
  const checked = engine.check(document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const ready = engine.open(checked.value).table(table);
  const at = ready?.columns.findIndex(({ name }) => name === column) ?? -1;
  const type = ready?.columns[at]?.type ?? 'text';
  const cells = ready?.read(0, ready.rowCount).columns[at] ?? [];
  return type === 'date' || type === 'timestamp' ? cells.map((cell) => textOf(cell, type)) : cells;
}

const longest = (cells: readonly Cell[]) =>
  cells.reduce<number>((length, cell) => Math.max(length, String(cell ?? '').length), 0);

/** Half of a surrogate pair. */
const HALF_PAIR = /\p{Cs}/u;

function expectDistinct(cells: readonly Cell[]): void {
  const given = cells.filter((cell) => cell !== null);
  expect(new Set(given).size).toBe(given.length);
}

/** Fields that are made of other columns, and fields whose values are not texts. */
const OF_OTHERS: readonly FieldId[] = ['template', 'formula', 'json', 'array', 'reference', 'lookup'];
const lengthIds = filledFieldIds.filter((id) => !OF_OTHERS.includes(id));
const refusedIds = fieldIds.filter((id) => {
  const { whenTooLong }: Field = fields[id];
  return whenTooLong === 'refused';
});

/** A unique template contains a whole column, so the check's length of the template gives the length of the column. */
function longestByCheck(
  field: FieldId,
  options: Readonly<Record<string, Json>>,
  rows: number,
  unique = false,
) {
  const columns: ColumnDocument[] = [
    { name: 'a', field, options, unique },
    { name: 'all', field: 'template', options: { text: '{a}-{row}' }, unique: true, maxLength: 1 },
  ];
  const document = documentOf({ name: 't', rows, columns });
  const [problem, ...others] = problemsOf(document);
  if (problem?.code !== 'unique-cut' || others.length > 0) return undefined;
  const length = Number(/up to ([\d,]+) characters/.exec(problem.message)?.[1]?.replaceAll(',', ''));
  return length - 1 - String(rows - 1).length;
}

function expectWithinLength(field: FieldId, rows: number, variantRows: number): void {
  for (const [i, options] of optionVariants(field).entries()) {
    const count = i === 0 ? rows : variantRows;
    for (const given of [options, { ...options, case: 'upper', prefix: '«', suffix: '»' }]) {
      const length = longestByCheck(field, given, count);
      if (length === undefined) continue;
      const found = longest(cellsOf(oneColumn({ field, options: given }, count)));
      expect(found, `${field} ${JSON.stringify(given)}`).toBeLessThanOrEqual(length);
    }
    const uniqueRows = 200;
    const length = longestByCheck(field, options, uniqueRows, true);
    const unique = oneColumn({ field, options, unique: true }, uniqueRows);
    if (length !== undefined && problemsOf(unique).length === 0) {
      expect(longest(cellsOf(unique)), `unique ${field} ${JSON.stringify(options)}`).toBeLessThanOrEqual(
        length,
      );
    }
  }
}

describe('the length that the check knows of a field', () => {
  it.each(lengthIds)('is never too short, in 200 cells: %s', (field) => {
    expect(
      longestByCheck(field, optionVariants(field).at(OF_OPTIONS.has(field) ? 1 : 0) ?? {}, 10),
    ).toBeGreaterThan(0);
    expectWithinLength(field, 200, 20);
  });

  it.each(lengthIds)('is never too short, in 20,000 cells: %s', { tags: ['deep'] }, (field) => {
    expectWithinLength(field, 20_000, 500);
  });
});

it('of a padded text counts each of its characters beyond U+FFFF as two units', () => {
  const document = documentOf({
    name: 't',
    rows: 10,
    columns: [
      { name: 'a', field: 'list', options: { values: ['😀😀😀', 'x'] } },
      { name: 'padded', field: 'template', options: { text: '{a|pad:5}-{row}' }, unique: true, maxLength: 1 },
    ],
  });
  const [problem] = problemsOf(document);
  expect(problem?.code).toBe('unique-cut');
  expect(problem?.message).toContain(`up to ${'00😀😀😀-9'.length} characters`);
});

const OF_OPTIONS: ReadonlySet<FieldId> = new Set<FieldId>(['cases', 'constant', 'list', 'series', 'regex']);

describe('values that cannot be cut', () => {
  const uncuttable = refusedIds.flatMap((field): [FieldId, Readonly<Record<string, Json>>][] =>
    field === 'date' || field === 'timestamp' || field === 'sequence'
      ? [[field, field === 'sequence' ? { pad: 9 } : { format: 'YYYY-MM-DD' }]]
      : [[field, field === 'number.hex' ? { max: 255 } : {}]],
  );

  it.each(uncuttable)(
    'are refused below their length, with both figures and a fix: %s %o',
    (field, options) => {
      const tooShort = oneColumn({ field, options, maxLength: 1 });
      const [problem, ...others] = problemsOf(tooShort);
      expect(others).toEqual([]);
      expect(problem).toMatchObject({
        code: 'max-length-too-small',
        path: ['tables', 0, 'columns', 0, 'maxLength'],
      });
      const needed = Number(
        /up to ([\d,]+) characters .* maxLength is 1\.$/.exec(problem?.message ?? '')?.[1],
      );
      expect(needed).toBeGreaterThan(1);
      const mended = applyPatch(JSON.parse(JSON.stringify(tooShort)), problem?.fix?.patch ?? []);
      expect(mended).toEqual(JSON.parse(JSON.stringify(oneColumn({ field, options, maxLength: needed }))));
      expect(cellsOf(mended)).toEqual(cellsOf(oneColumn({ field, options })));
      expect(problemsOf(oneColumn({ field, options, maxLength: needed - 1 }))).toEqual([
        expect.objectContaining({ code: 'max-length-too-small' }),
      ]);
    },
  );

  it.each([
    ['finance.iban', { countryCode: 'DE' }, 22],
    ['finance.iban', { countryCode: 'MT' }, 31],
    ['finance.iban', { countryCode: 'NO', formatted: true }, 18],
    ['finance.creditCardNumber', {}, 19],
    ['string.uuid', {}, 36],
    ['string.uuid', { prefix: 'urn:uuid:' }, 45],
    ['string.ulid', {}, 26],
    ['git.commitSha', { length: 7 }, 7],
    ['finance.bic', { includeBranchCode: true }, 11],
    ['vehicle.vin', {}, 17],
    ['commerce.isbn', { separator: '' }, 13],
    ['commerce.isbn', { variant: '10' }, 13],
    ['internet.mac', { separator: '' }, 12],
    ['internet.ipv6', {}, 39],
    ['color.rgb', { format: 'hex' }, 7],
    ['phone.number', { style: 'international' }, 12],
    ['location.zipCode', { format: '#####' }, 5],
    ['date', { format: 'DD.MM.YYYY' }, 10],
    ['number', { min: 5, max: 500, decimals: 2, prefix: '$' }, 7],
    ['number', { min: -500, max: 5, suffix: '%' }, 5],
    ['boolean', { prefix: '=' }, 6],
    ['sequence', { prefix: 'A-' }, 5],
    ['timestamp', { prefix: 'at ' }, 27],
    ['json', { columns: [{ name: 'n', field: 'boolean' }] }, 11],
    ['array', { field: 'number.int', options: { min: 0, max: 9 }, minItems: 0, maxItems: 3 }, 16],
  ] as const)('need so many characters: %s %o', (field, options, length) => {
    const least = { field, options, maxLength: length };
    expect(problemsOf(oneColumn(least))).toEqual([]);
    expect(problemsOf(oneColumn({ ...least, maxLength: 1 }))).toEqual([
      expect.objectContaining({ message: expect.stringContaining(`up to ${length} characters`) }),
    ]);
  });

  it('stay whole in a lookup, an object or an array of objects', () => {
    const id: ColumnDocument = { name: 'id', field: 'string.uuid', primaryKey: true };
    const parent: ColumnDocument = { name: 'p', field: 'reference', options: { table: 'p', column: 'id' } };
    const iban: ColumnDocument = { name: 'iban', field: 'finance.iban', options: { countryCode: 'DE' } };
    const read = (maxLength: number): ColumnDocument => ({
      name: 'a',
      field: 'lookup',
      options: { via: 'p', column: 'iban' },
      maxLength,
    });
    const shop = (column: ColumnDocument) =>
      documentOf(
        { name: 'p', rows: 9, columns: [id, iban] },
        { name: 't', rows: 30, columns: [parent, column] },
      );
    expect(problemsOf(shop(read(21)))).toEqual([expect.objectContaining({ code: 'max-length-too-small' })]);
    expect(cellsOf(shop(read(22))).every((cell) => isValidIban(String(cell)))).toBe(true);
    const nested = { columns: [{ ...iban, maxLength: 21 }] };
    for (const column of [
      { field: 'json', options: nested },
      { field: 'array', options: { field: 'json', options: nested } },
    ] as const) {
      const problems = problemsOf(oneColumn(column));
      expect(problems.map(({ code, path }) => [code, ...path.slice(-3)])).toEqual([
        ['max-length-too-small', 'columns', 0, 'maxLength'],
      ]);
    }
  });
});

describe('a reference with a greatest length', () => {
  const shop = (parent: Partial<ColumnDocument>, maxLength: number) =>
    documentOf(
      { name: 'p', rows: 9, columns: [{ name: 'id', field: 'string.uuid', primaryKey: true, ...parent }] },
      {
        name: 't',
        rows: 30,
        columns: [{ name: 'a', field: 'reference', options: { table: 'p', column: 'id' }, maxLength }],
      },
    );

  it('below that of the values it refers to is refused, with both figures and a fix', () => {
    const document = shop({}, 35);
    const [problem] = problemsOf(document);
    expect(problem).toMatchObject({
      code: 'reference-changed',
      path: ['tables', 1, 'columns', 0, 'maxLength'],
    });
    expect(problem?.message).toMatch(/up to 36 characters. Cut to 35/);
    expect(problemsOf(applyPatch(JSON.parse(JSON.stringify(document)), problem?.fix?.patch ?? []))).toEqual(
      [],
    );
  });

  it('refers to rows if the length is sufficient', () => {
    for (const document of [
      shop({}, 36),
      shop({ field: 'regex', options: { pattern: '[a-z]{30}' }, maxLength: 30 }, 30),
      shop({ field: 'sequence' }, 1),
    ]) {
      const ids = new Set(cellsOf(document, 'id', 'p'));
      expect(cellsOf(document).every((cell) => ids.has(cell))).toBe(true);
    }
  });
});

describe('e-mails and user names', () => {
  const VALID = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?@[a-z]+\.[a-z]+$/;
  const EMAILS = ['internet.email', 'internet.exampleEmail'] as const;

  it.each(EMAILS.flatMap((field) => [true, false].map((unique) => [field, unique] as const)))(
    'are valid at any length that the check allows: %s, unique %s',
    (field, unique) => {
      const rows = 5000;
      const of = (maxLength: number) => oneColumn({ field, unique, maxLength }, rows);
      const [problem] = problemsOf(of(1));
      const least = Number(/up to (\d+) characters/.exec(problem?.message ?? '')?.[1]);
      expect(problem?.code).toBe('max-length-too-small');
      expect(problemsOf(of(least - 1))).toEqual([expect.objectContaining({ code: 'max-length-too-small' })]);
      for (let maxLength = least; maxLength < 30; maxLength++) {
        const cells = cellsOf(of(maxLength)).map(String);
        expect(longest(cells)).toBeLessThanOrEqual(maxLength);
        expect(cells.filter((cell) => !VALID.test(cell))).toEqual([]);
        // https://support.google.com/mail/answer/9211434: six characters at least.
        expect(cells.filter((cell) => /^.{1,5}@gmail/.test(cell))).toEqual([]);
        if (unique) expectDistinct(cells);
      }
    },
  );

  it('keep what was valid as it was', () => {
    const whole = cellsOf(oneColumn({ field: 'internet.email' }, 5000)).map(String);
    const cut = cellsOf(oneColumn({ field: 'internet.email', maxLength: 24 }, 5000)).map(String);
    for (const [i, email] of whole.entries()) {
      const [, names = '', end = ''] = /^(.*?)(\d*@.*)$/.exec(email) ?? [];
      const short = email.length <= 24 ? email : names.slice(0, 24 - end.length) + end;
      if (VALID.test(short)) expect(cut[i]).toBe(short);
      else expect(cut[i]).toMatch(VALID);
    }
  });

  it('have a user name of letters and digits at its ends', () => {
    for (const maxLength of [3, 6, 8, 10]) {
      const cells = cellsOf(oneColumn({ field: 'internet.username', maxLength }, 5000)).map(String);
      expect(longest(cells)).toBe(maxLength);
      expect(cells.filter((cell) => !/^[a-z](?:.*[a-z0-9])?$/.test(cell))).toEqual([]);
      const unique = oneColumn({ field: 'internet.username', maxLength, unique: true }, 90);
      expectDistinct(cellsOf(unique));
    }
  });

  it('leave room for every row’s number if one column of the person is unique', () => {
    const columns: ColumnDocument[] = [
      { name: 'a', field: 'internet.email', options: { provider: 'x.org' }, maxLength: 10 },
      { name: 'b', field: 'internet.username', unique: true },
    ];
    expect(problemsOf(documentOf({ name: 't', rows: 1000, columns }))).toEqual([]);
    expect(problemsOf(documentOf({ name: 't', rows: 10_001, columns }))).toEqual([
      expect.objectContaining({ code: 'max-length-too-small', message: expect.stringContaining('up to 12') }),
    ]);
  });

  it('keep a prefix and a suffix whole', () => {
    const options = { provider: 'x.org', prefix: '<', suffix: '>' };
    const cells = cellsOf(oneColumn({ field: 'internet.email', options, maxLength: 14 }, 2000)).map(String);
    expect(longest(cells)).toBe(14);
    expect(cells.filter((cell) => !/^<[a-z].*@x\.org>$/.test(cell))).toEqual([]);
  });
});

describe('file names', () => {
  it('keep their extension', () => {
    const whole = cellsOf(oneColumn({ field: 'system.fileName' }, 2000)).map(String);
    const cut = cellsOf(oneColumn({ field: 'system.fileName', maxLength: 15 }, 2000)).map(String);
    expect(longest(cut)).toBe(15);
    const extensions = (names: readonly string[]) => names.map((name) => name.slice(name.lastIndexOf('.')));
    expect(extensions(cut)).toEqual(extensions(whole));
    expect(cut.filter((name) => !/^[\w-]*[A-Za-z0-9]\.\w+/.test(name))).toEqual([]);
  });
});

describe('a long text', () => {
  it('is cut in less than quadratic time', { timeout: 60_000 }, () => {
    const numeric = oneColumn({ field: 'string.numeric', options: { length: 10_000 }, maxLength: 100 }, 2000);
    expect(cellsOf(numeric).every((cell) => String(cell).length === 100)).toBe(true);
    const values = [
      '1'.repeat(65_536),
      `${'.'.repeat(65_000)}@b`,
      `${'1'.repeat(65_000)}@`,
      'a@'.repeat(32_768),
    ];
    for (const unique of [true, false]) {
      const list = oneColumn(
        { field: 'list', options: { values }, unique, maxLength: 1000 },
        unique ? 2 : 200,
      );
      expect(longest(cellsOf(list))).toBeLessThanOrEqual(1000);
    }
  });

  it('is cut between characters, also before a number and an @', () => {
    for (const value of ['😀😀😀😀', '😀😀😀7@x.org', '😀😀😀@x.org']) {
      for (let maxLength = 2; maxLength < value.length; maxLength++) {
        const [cell] = cellsOf(oneColumn({ field: 'constant', options: { value }, maxLength }, 1)).map(
          String,
        );
        expect(HALF_PAIR.test(cell ?? ''), `${value} ${maxLength}`).toBe(false);
        expect(cell?.length).toBeLessThanOrEqual(maxLength);
      }
    }
  });
});

describe('an amount with a prefix', () => {
  const AMOUNT: ColumnDocument = { name: 'a', field: 'finance.amount', options: { prefix: '$' } };
  const amountsOf = (maxLength: number, ...others: readonly ColumnDocument[]) =>
    documentOf({ name: 't', rows: 2000, columns: [{ ...AMOUNT, maxLength }, ...others] });

  it('needs the characters of $1000.00, the greatest amount without a currency', () => {
    expect(longest(cellsOf(amountsOf('$1000.00'.length)))).toBeLessThanOrEqual('$1000.00'.length);
    expect(problemsOf(amountsOf('$100.00'.length))).toMatchObject([
      { code: 'max-length-too-small', message: expect.stringMatching(/to 8 characters .* maxLength is 7\./) },
    ]);
  });

  it('needs more characters if the row has a currency, which can have more digits and decimals', () => {
    const code: ColumnDocument = { name: 'code', field: 'finance.currencyCode' };
    expect(problemsOf(amountsOf('$1000.00'.length, code))).toMatchObject([{ code: 'max-length-too-small' }]);
    const longestAmount = '$100000000.000'.length;
    expect(longest(cellsOf(amountsOf(longestAmount, code)))).toBeLessThanOrEqual(longestAmount);
  });
});

describe('a telephone number', () => {
  const REACHABLE = /^(?:\+?1[-. ]?)?\(?[2-9]\d\d\)?[-. ]?\d{3}[-. ]?\d{4}(?: x\d{3,5})?$/;

  it('loses its extension before anything else, and needs the digits that are dialed', () => {
    for (const unique of [false, true]) {
      const cells = cellsOf(oneColumn({ field: 'phone.number', unique, maxLength: 14 }, 2000));
      expect(longest(cells)).toBe(14);
      expect(cells.filter((cell) => !REACHABLE.test(String(cell)))).toEqual([]);
      if (unique) expectDistinct(cells);
    }
    expect(problemsOf(oneColumn({ field: 'phone.number', maxLength: 13 }))).toMatchObject([
      { code: 'max-length-too-small', message: expect.stringContaining('to 14 characters') },
    ]);
  });

  it('keeps an extension that fits', () => {
    const cells = cellsOf(oneColumn({ field: 'phone.number', maxLength: 20 }, 2000)).map(String);
    expect(cells.some((cell) => / x\d+$/.test(cell))).toBe(true);
    expect(cells.filter((cell) => !REACHABLE.test(cell))).toEqual([]);
  });
});

describe('a sequence within the items of an array', () => {
  it('counts the items, which can be more than the rows', () => {
    const columns = [{ name: 'n', field: 'sequence', options: { start: 0, prefix: 'A' }, maxLength: 2 }];
    const options = { field: 'json', minItems: 500, maxItems: 500, options: { columns } };
    expect(problemsOf(oneColumn({ field: 'array', options }, 1))).toMatchObject([
      { code: 'max-length-too-small', message: expect.stringContaining('to 4 characters') },
    ]);
  });
});

describe('a column that is not text', () => {
  it('has no greatest length', () => {
    const checked = engine.check(oneColumn({ field: 'number', maxLength: 2 }));
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    expect(engine.open(checked.value).table('t')?.columns[0]?.maxLength).toBeUndefined();
  });
});
