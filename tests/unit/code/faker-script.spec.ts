/** @module-tag deep */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faker } from '@faker-js/faker/locale/en';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { fields } from '../../../src/catalogue/fields.ts';
import type { Column } from '../../../src/dataset/dataset.ts';
import { compileFormula, parseFormula } from '../../../src/expression/formula.ts';
import { compileTemplate, parseTemplate } from '../../../src/expression/template.ts';
import type { TableSchema } from '../../../src/schema/schema.ts';
import { codeOf, type Opened, openDocument, openedDocuments } from '../../fixtures/code.ts';
import { compilerErrors, javaScriptOf } from '../../fixtures/compiler.ts';

type Row = Readonly<Record<string, unknown>>;

// Where Node finds this package's dependencies.
const CACHE = join(process.cwd(), 'node_modules/.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(join(CACHE, 'faker-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a script writes, by table. */
function run(script: string): ReadonlyMap<string, readonly Row[]> {
  const file = join(folder, 'script.mjs');
  writeFileSync(file, javaScriptOf(script));
  const output = execFileSync(process.execPath, [file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: 'pipe',
  });
  const rows = new Map<string, Row[]>();
  for (const line of output.split('\n').filter((text) => text !== '')) {
    const { table, row } = JSON.parse(line);
    const known = rows.get(table);
    if (known) known.push(row);
    else rows.set(table, [row]);
  }
  return rows;
}

const scripts = openedDocuments.map(([name, source]) => ({
  name,
  source,
  script: codeOf('faker-script', source),
}));

it('a script of every document is TypeScript without a complaint', () => {
  expect(compilerErrors(Object.fromEntries(scripts.map(({ name, script }) => [name, script])))).toEqual([]);
});

/** A value of JSON as the cell of its column. */
function cellOf({ type }: Column, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (type === 'date' || type === 'timestamp') return Date.parse(String(value));
  if (type === 'json') return JSON.stringify(value);
  if (type === 'integer') return typeof value === 'string' ? BigInt(value) : Number(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

/** What is wrong with rows that are to be those of a document. */
function faults({ schema, tables }: Opened, rows: ReadonlyMap<string, readonly Row[]>): readonly unknown[] {
  const rowsSchema = JSON.parse(codeOf('json-schema', { schema, tables }));
  return schema.tables.flatMap((table, i) => {
    const made = rows.get(table.name) ?? [];
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile({ ...rowsSchema, anyOf: [rowsSchema.anyOf[i]] });
    return [
      ...(made.length === table.rows ? [] : [[table.name, 'rows', made.length]]),
      ...made.flatMap((row) => (validate(row) ? [] : [[table.name, row, validate.errors]])).slice(0, 3),
      ...keyFaults(table, made),
      ...referenceFaults(table, made, rows),
      ...expressionFaults(table, tables[i]?.columns ?? [], made),
      ...nullFaults(table, made),
    ];
  });
}

function keyFaults(table: TableSchema, rows: readonly Row[]): readonly unknown[] {
  const keys = [
    table.primaryKey,
    ...table.unique,
    ...table.columns.filter(({ unique }) => unique).map(({ name }) => [name]),
  ].filter((key) => key.length > 0);
  return keys.flatMap((key) => {
    const values = rows
      .map((row) => key.map((name) => row[name]))
      .filter((cells) => !cells.includes(null))
      .map((cells) => JSON.stringify(cells));
    return new Set(values).size === values.length ? [] : [[table.name, key, 'not unique']];
  });
}

function referenceFaults(
  { name, columns, foreignKeys }: TableSchema,
  rows: readonly Row[],
  all: ReadonlyMap<string, readonly Row[]>,
): readonly unknown[] {
  const single = columns
    .filter(({ field }) => field === 'reference')
    .map(({ name: own, options }) => ({
      columns: [own],
      table: String(options.table),
      references: [String(options.column)],
    }));
  return [...foreignKeys, ...single].flatMap((key) => {
    const parents = new Set(
      (all.get(key.table) ?? []).map((row) => JSON.stringify(key.references.map((to) => row[to]))),
    );
    return rows
      .map((row) => key.columns.map((from) => row[from]))
      .filter((cells) => !cells.includes(null) && !parents.has(JSON.stringify(cells)))
      .map((cells) => [name, key.columns, cells, 'refers to no row'])
      .slice(0, 3);
  });
}

/** Formulas and templates, worked out anew from a row's other cells. */
function expressionFaults(
  { name, columns }: TableSchema,
  heads: readonly Column[],
  rows: readonly Row[],
): readonly unknown[] {
  const typeOf = (column: string) => heads.find((head) => head.name === column)?.type;
  const cells = (columnNames: readonly string[]) =>
    columnNames.map((column) => {
      const head = heads.find((known) => known.name === column);
      return (i: number): Cell => (head ? cellOf(head, rows[i]?.[column]) : null);
    });
  return columns.flatMap((column, place) => {
    const head = heads[place];
    const { expression, text } = column.options;
    let compute: ((i: number) => Cell) | undefined;
    if (column.field === 'formula') {
      const formula = parseFormula(String(expression));
      if (formula.ok) compute = compileFormula(formula.value, typeOf, cells(formula.value.columns), (i) => i);
    }
    if (column.field === 'template') {
      const template = parseTemplate(String(text));
      if (template.ok)
        compute = compileTemplate(template.value, typeOf, cells(template.value.columns), (i) => i);
    }
    if (!compute || !head || column.nulls > 0 || column.options.prefix !== undefined) return [];
    return rows
      .flatMap((row, i) => {
        const [found, expected] = [cellOf(head, row[column.name]), compute(i)];
        // Digits of a decimal's text that are zeros at its end are not in JSON.
        const isSame = found === expected || withoutZeros(found) === withoutZeros(expected);
        return isSame ? [] : [[name, column.name, row, { found, expected }]];
      })
      .slice(0, 2);
  });
}

const withoutZeros = (cell: Cell) =>
  String(cell)
    .replace(/(\.\d*?)0+(?=\D|$)/g, '$1')
    .replace(/\.(?=\D|$)/g, '');

/** Nulls that have to be there, in so many rows that none would be chance. */
function nullFaults({ name, columns }: TableSchema, rows: readonly Row[]): readonly unknown[] {
  return columns.flatMap((column) => {
    if (column.nulls < 20 || rows.length < 30) return [];
    const count = rows.filter((row) => row[column.name] === null).length;
    const isRight = column.nulls === 100 ? count === rows.length : count > 0 && count < rows.length;
    return isRight ? [] : [[name, column.name, count, 'nulls']];
  });
}

describe('the rows of a script', () => {
  it.each(scripts)('are as those of the document “$name”', ({ source, script }) => {
    expect(faults(source, run(script))).toEqual([]);
  });

  it('are the same each time, and others by another seed', () => {
    const document = (seed: string | number) => ({
      version: 1,
      seed,
      tables: [{ name: 't', rows: 5, columns: [{ name: 'a', field: 'string.uuid' }] }],
    });
    const rowsBy = (seed: string | number) =>
      run(codeOf('faker-script', openDocument(document(seed)))).get('t');
    expect(rowsBy('a')).toEqual(rowsBy('a'));
    expect(rowsBy('a')).not.toEqual(rowsBy('b'));
    expect(rowsBy(5)).toEqual(rowsBy('5'));
  });
});

it('what of a pattern is not expressed is named in a comment', () => {
  const patterns: readonly (readonly [string, string])[] = [
    ['(?!a)[a-c]', 'it looks around in (?!a)'],
    ['[a-c]\\b.', 'it holds \\b'],
    ['([a-c])\\1', 'it refers back to a group'],
  ];
  const columns = patterns.map(([pattern], i) => ({
    name: `a*/\u2028${i}`,
    field: 'regex',
    options: { pattern },
  }));
  const script = codeOf(
    'faker-script',
    openDocument({ version: 1, tables: [{ name: 't', rows: 5, columns }] }),
  );
  const comments = script.split('\n').filter((line) => line.includes('is not expressed here'));
  for (const [i, [, reason]] of patterns.entries()) {
    expect(comments[i]).toContain(`// "a*/\\u2028${i}": `);
    expect(comments[i]).toContain(reason);
  }
  expect(compilerErrors({ script })).toEqual([]);
  expect(run(script).get('t')).toHaveLength(5);
});

it('a script makes IBANs of every country that faker knows, and of any for the others', () => {
  const { choices } = fields['finance.iban'].options.countryCode;
  const tables = choices.map((countryCode) => ({
    name: countryCode,
    rows: 5,
    columns: [{ name: 'iban', field: 'finance.iban', options: { countryCode } }],
  }));
  const made = run(codeOf('faker-script', openDocument({ version: 1, tables })));
  const others = choices.filter(
    (code) => !made.get(code)?.every(({ iban }) => String(iban).startsWith(code)),
  );
  expect([...made.values()].flat()).toHaveLength(5 * choices.length);
  const known = choices.filter((countryCode) => {
    try {
      return faker.finance.iban({ countryCode }) !== '';
    } catch {
      return false;
    }
  });
  expect(others.filter((code) => known.includes(code))).toEqual([]);
});
