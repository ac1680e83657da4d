/*
 * Digests of the first rows of fifteen schemas: a change of the code that changes values fails here. If the change is
 * intended, renew the digests as the failure says, and tell the reason in the commit's message:
 *
 * - A new field adds a column to the schemas that hold all fields, so their digests change. People who keep a schema
 *   get the same rows.
 * - A change of existing values changes the rows of the schemas that people keep.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entityKinds } from '../../../src/catalogue/entities.ts';
import type { Field } from '../../../src/catalogue/field.ts';
import { structure } from '../../../src/catalogue/fields/structure.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import { fieldIds, lonelyFieldIds, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import {
  type ColumnDocument,
  exampleOptions,
  PARENTS,
  type TableDocument,
} from '../../fixtures/documents.ts';
import { groupedTables } from '../../fixtures/grouped-tables.ts';
import { shop } from '../../fixtures/shop.ts';

const RENEW = 'RENEW_GOLDEN=1 npx vitest run tests/unit/dataset/golden.spec.ts';
const FILE = 'tests/fixtures/golden.json';
const ROWS = 200;

const table = (columns: readonly ColumnDocument[], more: Partial<TableDocument> = {}): TableDocument => ({
  name: 't',
  rows: ROWS,
  columns,
  ...more,
});

/** A column for each example of the options of some fields. */
const examplesOf = (ids: readonly FieldId[], more: Partial<ColumnDocument> = {}) =>
  ids.flatMap((field) =>
    (exampleOptions[field] ?? []).map(
      (options, i): ColumnDocument => ({ name: `${field} ${i}`, field, options, ...more }),
    ),
  );

const DISTRIBUTIONS = ['uniform', 'normal', 'log-normal', 'exponential', 'zipf', 'histogram'];
const byDistribution = DISTRIBUTIONS.flatMap((distribution) =>
  (['number', 'date', 'timestamp', 'time'] as const).map((field): ColumnDocument => {
    const bins = distribution === 'histogram' ? { bins: [1, 2, 0, 7] } : {};
    return { name: `${field} ${distribution}`, field, options: { distribution, ...bins } };
  }),
);

const partsOf = (number: number, more: Partial<ColumnDocument> = {}) =>
  fieldIds.flatMap((field): ColumnDocument[] => {
    const { entity }: Field = fields[field];
    return entity ? [{ name: `${field} ${number}`, field, of: { [entity]: number }, ...more }] : [];
  });

const pairs: readonly ColumnDocument[] = [
  { name: 'a', field: 'reference', options: { table: 'parents', column: 'id', children: { each: 4 } } },
  { name: 'b', field: 'number', options: { min: 1, max: 7 } },
  { name: 'c', field: 'list', options: { values: ['x', 'y'] } },
  { name: 'own', field: 'reference', options: { table: 't', column: 'e', children: 'zipf' }, nulls: 5 },
  { name: 'of own', field: 'lookup', options: { via: 'own', column: 'b' } },
  { name: 'e', field: 'internet.email', unique: true, maxLength: 30 },
  { name: 'r', field: 'regex', options: { pattern: '[A-Z]{3}\\d{3}' }, unique: true },
  { name: 'h', field: 'regex', options: { pattern: '[0-9a-f]{32}' }, unique: true },
  { name: 'n', field: 'number', options: { max: 10_000 }, unique: true, nulls: 15 },
];
const parents = { ...PARENTS, rows: ROWS / 4 };

/** The column `like` would index its parents, which are too many. */
const farGroups = groupedTables(7e9).map(({ columns, ...more }) => ({
  ...more,
  columns: columns.filter(({ name }) => name !== 'like'),
}));

const SCHEMAS: Readonly<Record<string, readonly TableDocument[]>> = {
  'values of structure': [table(examplesOf(['sequence', 'constant', 'list', 'boolean', 'number']))],
  'dates of structure': [
    table([
      ...examplesOf(['date', 'timestamp', 'time', 'series']),
      {
        name: 'end',
        field: 'timestamp',
        options: { after: 'timestamp 0', within: 'P2D', workingHours: true },
      },
      { name: 'begin', field: 'date', options: { before: 'date 0' } },
    ]),
  ],
  'texts of structure': [table(examplesOf(['regex', 'template', 'formula']))],
  'objects and arrays': [table(examplesOf(['json', 'array']))],
  distributions: [table(byDistribution)],
  'entities, the first': [table(partsOf(1))],
  'entities, the second, with nulls, case and prefix': [
    table(partsOf(2, { nulls: 20, options: { prefix: '~', case: 'upper' } })),
  ],
  'fields of no entity': [
    table(
      lonelyFieldIds
        .filter((field) => !('entity' in fields[field]) && !Object.hasOwn(structure, field))
        .map((field) => ({ name: field, field, options: exampleOptions[field]?.[0] ?? {} })),
    ),
  ],
  references: [PARENTS, table(examplesOf(['reference'], { nulls: 10 }))],
  'keys, unique columns and the own table': [parents, table(pairs, { unique: [['a', 'b', 'c']] })],
  shop: shop(100),
  cases: [table(examplesOf(['cases']))],
  'groups, conditions and given rows': groupedTables(100),
  'rows beyond 2^32': [
    PARENTS,
    table([...partsOf(1), ...examplesOf(['number', 'array', 'sequence'])], { rows: 10 ** 10 }),
  ],
  'groups beyond 2^32': farGroups,
};

function digest(tables: readonly TableDocument[]): string {
  const schema = schemaOf(tables, 'golden');
  const hash = createHash('sha256');
  for (const { name } of tables) {
    const ready = tableOf(schema, name);
    const start = ready.rowCount > 2 ** 33 ? 2 ** 33 : 0;
    const { columns } = ready.read(start, Math.min(start + ROWS, ready.rowCount));
    const cells = JSON.stringify(columns, (_, cell) => (typeof cell === 'bigint' ? `${cell}n` : cell));
    hash.update(JSON.stringify([name, ready.columns.map((column) => [column.name, column.type])]) + cells);
  }
  return hash.digest('hex');
}

describe('the rows of a schema', () => {
  const isRenewed = process.env.RENEW_GOLDEN === '1';
  const known: Record<string, string> =
    !isRenewed && existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

  it.each(Object.keys(SCHEMAS))('are what they were: %s', (name) => {
    const found = digest(SCHEMAS[name] ?? []);
    if (isRenewed) known[name] = found;
    const message = `The rows of “${name}” differ. Only if that is intended (a new field adds a column to the schemas that hold all fields; a change of existing values changes the schemas that people keep), renew the digests with: ${RENEW}`;
    expect(found, message).toBe(known[name]);
  });

  it('are recorded for every schema', () => {
    if (isRenewed) writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
    expect(Object.keys(known), `renew the digests with: ${RENEW}`).toEqual(Object.keys(SCHEMAS));
    expect(Object.keys(SCHEMAS)).toHaveLength(15);
  });

  it('use every field of structure, every entity and every distribution', () => {
    const columns = Object.values(SCHEMAS).flatMap((tables) =>
      tables.flatMap((document) => document.columns),
    );
    const used = new Set<string>(columns.map(({ field }) => field));
    expect(Object.keys(structure).filter((field) => !used.has(field))).toEqual([]);
    const kinds = new Set(partsOf(1).flatMap(({ of = {} }) => Object.keys(of)));
    expect([...kinds].sort()).toEqual([...entityKinds].sort());
    expect(fieldIds.filter((field) => !used.has(field))).toEqual([]);
  });
});
