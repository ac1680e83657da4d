import { describe, expect, it } from 'vitest';
import {
  duplicateColumns,
  insertColumns,
  insertWithFreeNames,
  moveColumns,
  removeColumns,
  setColumn,
  setColumns,
  setField,
  setOption,
  setPrimaryKey,
} from '../../../../../src/app/studio/schema/columns.ts';
import { copiedText, fittedTo, readCopied } from '../../../../../src/app/studio/schema/copied-columns.ts';
import { applyFix } from '../../../../../src/app/studio/schema/fixes.ts';
import { schemaJson, schemaText } from '../../../../../src/app/studio/schema/json.ts';
import { listedNames, pastedNames } from '../../../../../src/app/studio/schema/paste.ts';
import { readSchemaText } from '../../../../../src/app/studio/schema/read.ts';
import { randomSeed, setSchema } from '../../../../../src/app/studio/schema/settings.ts';
import {
  EMPTY_SCHEMA,
  isInPrimaryKey,
  type StudioSchema,
} from '../../../../../src/app/studio/schema/studio-schema.ts';
import {
  addTable,
  moveTable,
  newTable,
  removeTable,
  setRows,
} from '../../../../../src/app/studio/schema/tables.ts';
import { type FieldId, fields, isFieldId } from '../../../../../src/catalogue/fields.ts';
import { createEngine } from '../../../../../src/dataset/engine.ts';
import { enUs } from '../../../../../src/locales/en-us.ts';
import { madeWith } from '../../../../../src/schema/made-with.ts';
import { formatPath } from '../../../../../src/schema/problem.ts';
import { applyPatch } from '../../../../fixtures/json-patch.ts';
import { largeTables } from '../../../../fixtures/large-tables.ts';
import { shop } from '../../../../fixtures/shop.ts';
import {
  columnNamed,
  firstRows,
  namesIn,
  problemsIn,
  studioDocument,
  tableNamed,
} from '../../../../fixtures/studio.ts';

const engine = createEngine(enUs, largeTables);
const id = { name: 'id', field: 'sequence', primaryKey: true };

/** An edit of a column of the table `t`. */
const of = (schema: StudioSchema, name: string) =>
  [tableNamed(schema, 't').id, columnNamed(schema, 't', name).id] as const;

/** The same, as an edit of several columns. */
const ofAll = (schema: StudioSchema, ...names: readonly string[]) =>
  [tableNamed(schema, 't').id, new Set(names.map((name) => columnNamed(schema, 't', name).id))] as const;

const table = (...columns: object[]) => studioDocument([{ name: 't', rows: 5, columns }]);

describe('tables', () => {
  it('are added under new names, moved and removed', () => {
    const one = addTable(EMPTY_SCHEMA, newTable(EMPTY_SCHEMA));
    const three = addTable(addTable(one, newTable(one)), newTable(one, 'orders'), 0);
    const names = (schema: StudioSchema) => schema.tables.map(({ name }) => name);
    expect(names(three)).toEqual(['orders', 'table_1', 'table_2']);
    const moved = moveTable(three, tableNamed(three, 'table_2').id, 0);
    expect(names(moved)).toEqual(['table_2', 'orders', 'table_1']);
    expect(names(removeTable(moved, tableNamed(moved, 'orders').id))).toEqual(['table_2', 'table_1']);
    expect(moveTable(three, tableNamed(three, 'orders').id, 9)).toBe(three);
    expect(schemaJson(setRows(one, tableNamed(one, 'table_1').id, 10_000_000))).toEqual({
      version: 1,
      tables: [{ name: 'table_1', rows: 10_000_000, columns: [] }],
    });
  });

  it('get a new key if another table’s key equals their name', () => {
    const schema = studioDocument([{ name: 'b', key: 'a', rows: 1, columns: [id] }]);
    expect(problemsIn(addTable(schema, { ...newTable(schema, 'a'), columns: [] }))).toEqual([]);
  });
});

describe('columns', () => {
  it('are inserted, moved, copied with different values, and removed from keys', () => {
    const schema = studioDocument([
      {
        name: 't',
        rows: 5,
        columns: [id, { name: 'a', field: 'number' }, { name: 'b', field: 'number' }],
        unique: [['id', 'a'], ['b']],
      },
    ]);
    const more = insertColumns(
      schema,
      tableNamed(schema, 't').id,
      [
        { name: 'x', field: 'number' },
        { name: 'y', field: 'number' },
      ],
      1,
    );
    expect(namesIn(more, 't')).toEqual(['id', 'x', 'y', 'a', 'b']);
    expect(namesIn(moveColumns(more, ...ofAll(more, 'id'), 4), 't')).toEqual(['x', 'y', 'a', 'b', 'id']);
    const copied = duplicateColumns(schema, ...ofAll(schema, 'a'), ['copy']);
    expect(namesIn(copied, 't')).toEqual(['id', 'a', 'a_2', 'b']);
    const [[, a, a2] = []] = firstRows(copied) as readonly (readonly unknown[])[];
    expect(a2).not.toEqual(a);
    const twice = duplicateColumns(copied, ...ofAll(copied, 'id'), ['copy 2']);
    expect(columnNamed(twice, 't', 'id_2')).not.toHaveProperty('primaryKey');
    const removed = removeColumns(schema, tableNamed(schema, 't').id, new Set([of(schema, 'b')[1]]));
    expect(tableNamed(removed, 't').unique).toEqual([['id', 'a']]);
  });

  it('are set, moved and copied together', () => {
    const named = (...names: readonly string[]) => names.map((name) => ({ name, field: 'number' }));
    const schema = table(...named('a', 'b', 'c', 'd'));
    const moves: readonly (readonly [to: number, names: string])[] = [
      [0, 'bdac'],
      [1, 'abdc'],
      [2, 'acbd'],
      [9, 'acbd'],
      [-1, 'bdac'],
    ];
    for (const [to, names] of moves) {
      expect(namesIn(moveColumns(schema, ...ofAll(schema, 'd', 'b'), to), 't').join('')).toBe(names);
    }
    expect(moveColumns(schema, ...ofAll(schema, 'a', 'b'), 0)).toBe(schema);
    const copied = duplicateColumns(schema, ...ofAll(schema, 'a', 'c'), ['copy 1', 'copy 2']);
    expect(namesIn(copied, 't')).toEqual(['a', 'b', 'c', 'a_2', 'c_2', 'd']);
    const set = setColumns(schema, ...ofAll(schema, 'a', 'c'), { nulls: 5, unique: true });
    expect(tableNamed(set, 't').columns.map(({ nulls }) => nulls)).toEqual([5, undefined, 5, undefined]);
    expect(setColumns(set, ...ofAll(set, 'a', 'c'), { nulls: 5 })).toBe(set);
    const cities = setField(schema, ...ofAll(schema, 'b', 'd'), 'location.city');
    expect(tableNamed(cities, 't').columns.map(({ field }) => field)).toEqual([
      'number',
      'location.city',
      'number',
      'location.city',
    ]);
  });

  it('copied as JSON are pasted into another table, with new names where those are taken', () => {
    const schema = table(
      id,
      { name: 'a', field: 'number', options: { min: 1, max: 9 }, nulls: 5 },
      { name: 'b', field: 'list', options: { values: ['x', 'y'] }, unique: true },
    );
    const { columns } = tableNamed(schema, 't');
    const read = readCopied(copiedText(columns));
    if (!read?.ok) throw new Error('not read');
    const other = studioDocument([{ name: 'u', rows: 5, columns: [{ name: 'a', field: 'number' }] }]);
    const target = tableNamed(other, 'u');
    const pasted = insertWithFreeNames(other, target.id, fittedTo(target, read.value));
    expect(schemaJson(pasted).tables[0]?.columns).toEqual([
      { name: 'a', field: 'number' },
      id,
      { name: 'a_2', field: 'number', options: { min: 1, max: 9 }, nulls: 5 },
      { name: 'b', field: 'list', options: { values: ['x', 'y'] }, unique: true },
    ]);
    const own = tableNamed(schema, 't');
    expect(fittedTo(own, read.value).some(({ primaryKey }) => primaryKey)).toBe(false);
  });

  it.each([
    ['id\nname', undefined],
    ['{"columns":', undefined],
    ['{"rows":[1]}', undefined],
    ['{"columns":[{"name":"a"}]}', { ok: false, error: 'tables[0].columns[0].field: This must be a text.' }],
  ])('are not read from %j', (text, result) => {
    expect(readCopied(text)).toEqual(result);
  });

  it('contain only what is necessary: no nulls and not unique are left out', () => {
    const schema = table({ name: 'a', field: 'number' });
    const set = setColumn(schema, ...of(schema, 'a'), { nulls: 5, unique: true, maxLength: 9 });
    expect(columnNamed(set, 't', 'a')).toMatchObject({ nulls: 5, unique: true, maxLength: 9 });
    const unset = setColumn(set, ...of(set, 'a'), { nulls: 0, unique: false, maxLength: undefined });
    expect(schemaJson(unset)).toEqual(schemaJson(schema));
    const option = setOption(schema, ...of(schema, 'a'), 'max', 10);
    expect(columnNamed(option, 't', 'a').options).toEqual({ max: 10 });
    expect(schemaJson(setOption(option, ...of(option, 'a'), 'max', undefined))).toEqual(schemaJson(schema));
  });

  it('are one primary key, of one column or of several', () => {
    const schema = table(id, { name: 'a', field: 'number' });
    const ids = tableNamed(schema, 't').columns.map((column) => column.id);
    const inKey = (of: StudioSchema) =>
      tableNamed(of, 't')
        .columns.filter((column) => isInPrimaryKey(tableNamed(of, 't'), column))
        .map(({ name }) => name);
    const both = setPrimaryKey(schema, tableNamed(schema, 't').id, ids);
    expect(inKey(both)).toEqual(['id', 'a']);
    expect(problemsIn(both)).toEqual([]);
    const one = setPrimaryKey(both, tableNamed(both, 't').id, ids.slice(1));
    expect(inKey(one)).toEqual(['a']);
    expect(inKey(setPrimaryKey(one, tableNamed(one, 't').id, []))).toEqual([]);
  });
});

describe('another field', () => {
  it('keeps only the options that have the same meaning there', () => {
    const schema = table({
      name: 'a',
      field: 'number',
      options: { min: 5, max: 50, decimals: 2, distribution: 'normal', mean: 7, prefix: '~' },
      nulls: 5,
    });
    const time = setField(schema, ...ofAll(schema, 'a'), 'time');
    expect(columnNamed(time, 't', 'a')).toMatchObject({
      field: 'time',
      nulls: 5,
      options: { distribution: 'normal', prefix: '~' },
    });
    expect(Object.keys(columnNamed(time, 't', 'a').options ?? {})).toEqual(['distribution', 'prefix']);
    const price = setField(schema, ...ofAll(schema, 'a'), 'commerce.price');
    expect(columnNamed(price, 't', 'a').options).toEqual({ min: 5, max: 50, prefix: '~' });
  });

  it('keeps its entity if the new field belongs to the same kind', () => {
    const schema = table({ name: 'a', field: 'person.firstName', of: { person: 2 } });
    expect(columnNamed(setField(schema, ...ofAll(schema, 'a'), 'internet.email'), 't', 'a').of).toEqual({
      person: 2,
    });
    expect(
      columnNamed(setField(schema, ...ofAll(schema, 'a'), 'location.city'), 't', 'a'),
    ).not.toHaveProperty('of');
  });

  /** Cells that are given have no field of their own. */
  const choosable = Object.keys(fields).filter((field) => isFieldId(field) && field !== 'given');

  it.each(choosable.filter(isFieldId))('has values at once: %s', (field: FieldId) => {
    const schema = studioDocument([
      { name: 'users', rows: 5, columns: [id, { name: 'email', field: 'internet.email' }] },
      {
        name: 't',
        rows: 5,
        columns: [
          {
            name: 'user_id',
            field: 'reference',
            options: { table: 'users', column: 'id', children: { each: 1 } },
          },
          { name: 'a', field: 'constant', options: { value: 1 } },
        ],
      },
    ]);
    expect(problemsIn(setField(schema, ...ofAll(schema, 'a'), field))).toEqual([]);
  });
});

describe('a fix', () => {
  it('changes the edited document as its patch changes the JSON', () => {
    const schema = studioDocument(
      [
        {
          name: 't',
          rows: 50,
          columns: [
            { name: 'a', field: 'number', options: { min: 20, max: 10 } },
            { name: 'a', field: 'boolean', unique: true },
            { name: 'b', field: 'lits', options: { values: ['x'] } },
            { name: 'c', field: 'date', options: { from: '2025-01-01', within: 'P1D' } },
          ],
        },
      ],
      { locale: 'de' },
    );
    const checked = engine.check(schemaJson(schema));
    const fixes = checked.ok ? [] : checked.error.flatMap(({ fix }) => fix ?? []);
    expect(fixes.length).toBeGreaterThanOrEqual(4);
    for (const fix of fixes) {
      expect(schemaJson(applyFix(schema, fix))).toEqual(applyPatch(schemaJson(schema), fix.patch));
    }
  });

  it('does nothing if its place no longer exists', () => {
    const schema = table({ name: 'a', field: 'number' });
    const patch = [{ op: 'replace', path: '/tables/0/columns/3/name', value: 'x' }] as const;
    expect(applyFix(schema, { text: '', patch })).toBe(schema);
  });
});

describe('the document as a whole', () => {
  it('has a name, a seed and a locale, which can be taken off', () => {
    const named = setSchema(EMPTY_SCHEMA, { name: 'Shop', seed: 7, locale: 'en_US' });
    expect(schemaJson(named)).toEqual({ version: 1, name: 'Shop', seed: 7, locale: 'en_US', tables: [] });
    expect(schemaJson(setSchema(named, { seed: undefined, locale: undefined }))).toEqual({
      version: 1,
      name: 'Shop',
      tables: [],
    });
    expect(randomSeed()).toMatch(/^[0-9a-z]{6}$/);
  });

  it('is unchanged after writing and reading, including properties that the Studio does not know, but names these versions', () => {
    const tables = JSON.parse(JSON.stringify(shop(10)));
    const text = JSON.stringify({
      version: 1,
      description: 'd',
      madeWith: { rowloom: '0' },
      tables: [
        ...tables,
        { name: 'x', rows: 1, columns: [{ name: '__proto__', field: 'nonsense', surprise: [1] }] },
      ],
    });
    const read = readSchemaText(text);
    if (!read.ok) throw new Error(read.error.message);
    expect(JSON.parse(schemaText(read.value))).toEqual({ ...JSON.parse(text), madeWith });
    expect(schemaJson(read.value)).toBe(schemaJson(read.value));
  });

  it('turns a kind of the custom tool into the field that it stands for', () => {
    const schema = table({ name: 'a', field: 'numbers', options: { min: 5 } }, { name: 'b', field: 'names' });
    expect(schemaJson(schema).tables[0]?.columns).toEqual([
      { name: 'a', field: 'number', options: { min: 5, max: 10_000 } },
      { name: 'b', field: 'person.fullName' },
    ]);
  });

  it.each([
    ['{', 'not-json', ''],
    ['5', 'not-a-document', ''],
    ['{"version":1,"seed":9007199254740993,"tables":[]}', 'inexact-number', 'seed'],
    ['[]', 'not-a-document', ''],
    ['{"version":2,"tables":[]}', 'newer-version', ''],
    ['{"version":1}', 'not-a-document', 'tables'],
    ['{"version":1,"tables":{}}', 'not-a-document', 'tables'],
    ['{"version":1,"tables":[null]}', 'not-a-document', 'tables[0]'],
    ['{"version":1,"tables":[{"name":"a","rows":"5","columns":[]}]}', 'not-a-document', 'tables[0].rows'],
    [
      '{"version":1,"tables":[{"name":"a","rows":5,"columns":[{"name":5}]}]}',
      'not-a-document',
      'tables[0].columns[0].field',
    ],
    [
      '{"version":1,"tables":[{"name":"a","rows":5,"columns":[],"unique":[[5]]}]}',
      'not-a-document',
      'tables[0].unique[0][0]',
    ],
  ])('is not read from %s: %s at “%s”', (text, code, path) => {
    const read = readSchemaText(text);
    expect(read).toMatchObject({ ok: false, error: { code } });
    expect(!read.ok && formatPath(read.error.path)).toBe(path);
    expect(!read.ok && read.error.message).toMatch(/\w+ .*\.$/);
  });
});

describe('a paste', () => {
  it.each([
    ['id\nname\r\n\n email ', ['id', 'name', 'email']],
    ['id\tname\temail', ['id', 'name', 'email']],
    ['first, last', ['first, last']],
    ['', []],
  ])('of %j names columns', (text, names) => {
    expect(pastedNames(text)).toEqual({ ok: true, value: names });
  });

  it.each([
    ['id, email, total', ['id', 'email', 'total']],
    ['id,email,total', ['id', 'email', 'total']],
    ['id; email; total;', ['id', 'email', 'total']],
    ['id\temail\ttotal', ['id', 'email', 'total']],
    ['id\r\nemail\r\ntotal\r\n', ['id', 'email', 'total']],
    ['id,\nemail,\ntotal', ['id', 'email', 'total']],
    ['id, email,\n  total', ['id', 'email', 'total']],
    ['"id", "full, name"', ['id', 'full, name']],
    ["`id`, 'email'", ['id', 'email']],
    ['net, EUR; gross, EUR', ['net, EUR', 'gross, EUR']],
    ['price (net, EUR), tax', ['price (net, EUR)', 'tax']],
    ['5" pipe, 2" pipe (', ['5" pipe', '2" pipe (']],
    ["'a, b', c", ['a, b', 'c']],
    ['`a; b`; c', ['a; b', 'c']],
    ['"a ""b"", c", d', ['a "b", c', 'd']],
    ["it's, it's", ["it's", "it's"]],
    ['"a" b, c', ['"a" b', 'c']],
    ['say "a, b", c', ['say "a', 'b"', 'c']],
    [', ,,', []],
    // What “Copy names” writes.
    ['last, first\nphone', ['last, first', 'phone']],
    // One name each.
    ['full name', ['full name']],
    ['email', ['email']],
    ['email,', ['email']],
    ['price (net, EUR)', ['price (net, EUR)']],
  ])('of the list %j names columns', (text, names) => {
    expect(listedNames(text)).toEqual({ ok: true, value: names });
  });

  it('of 50,000 lines is refused with their number', () => {
    expect(pastedNames('a\n'.repeat(50_000))).toEqual({ ok: false, error: { count: 50_000 } });
    expect(listedNames('a,'.repeat(50_000))).toEqual({ ok: false, error: { count: 50_000 } });
    expect(listedNames('a('.repeat(50_000))).toMatchObject({ ok: true });
  });
});
