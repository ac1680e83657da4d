import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../src/dataset/engine.ts';
import { enUs } from '../../../../src/locales/en-us.ts';
import { openSchema } from '../../../../workers/studio/open-schema.ts';

const engine = createEngine(enUs, {});

const formula = (name: string, expression: string) => ({ name, field: 'formula', options: { expression } });
const number = (name: string, more: object = {}) => ({ name, field: 'number', ...more });
const broken = (name: string) => ({ name, field: 'nonsense' });
const table = (name: string, columns: readonly object[], more: object = {}) => ({
  name,
  rows: 5,
  columns,
  ...more,
});

/** The names of the columns of each table that can be made, and how often the document was checked for it. */
function madeOf(tables: readonly ReturnType<typeof table>[]) {
  let checks = 0;
  const counting: typeof engine = {
    ...engine,
    check(document) {
      checks++;
      return engine.check(document);
    },
  };
  const open = openSchema(counting, { ok: true, value: { version: 1, tables } });
  const made = tables.map(({ columns }, at) => {
    const { places = [], table: rows } = open.table(at) ?? {};
    for (const { name } of rows?.columns ?? []) expect(rows?.readColumn(name, 0, 5)).toHaveLength(5);
    return columns.flatMap((column, i) => (places[i] === undefined ? [] : [Reflect.get(column, 'name')]));
  });
  return { made, checks };
}

describe('a broken document is made without', () => {
  const chain = Array.from({ length: 99 }, (_, i) => formula(`c${i + 1}`, `c${i} + 1`));

  it.each([
    ['onwards', [broken('c0'), ...chain]],
    ['backwards', [...chain.toReversed(), broken('c0')]],
  ])('a chain of 100 columns whose first is broken, by one check, %s', (_, columns) => {
    expect(madeOf([table('t', [number('a'), ...columns])])).toEqual({ made: [['a']], checks: 1 });
  });

  it('what other tables and objects read of a broken column, by one check', () => {
    const refers = { name: 'p', field: 'reference', options: { table: 'parents', column: 'id' } };
    const looksUp = (name: string, column: string) => ({
      name,
      field: 'lookup',
      options: { via: 'p', column },
    });
    const nested = { name: 'o', field: 'json', options: { columns: [formula('inner', 'b + 1')] } };
    const dated = { name: 'd', field: 'date', options: { after: 'b' } };
    const tables = [
      table('parents', [{ name: 'id', field: 'sequence' }, broken('b'), dated], { primaryKey: ['id'] }),
      table('children', [refers, looksUp('l', 'b'), formula('f', 'l'), looksUp('m', 'id')]),
      table('others', [broken('b'), nested, number('n')], { unique: [['n', 'b'], ['n']] }),
    ];
    expect(madeOf(tables)).toEqual({ made: [['id'], ['p', 'm'], ['n']], checks: 1 });
  });

  it.each([
    ['a reference without its table', { field: 'reference' }],
    ['such a reference behind an unknown property', { field: 'reference', options: { prefix: 'Dr. ' } }],
    ['a reference to a missing table', { field: 'reference', options: { table: 'u' } }],
  ])('columns that need groups of rows, where the reference that could group them is %s', (_, reference) => {
    const grouped = [
      { name: 'p', field: 'position' },
      { name: 's', field: 'state', options: { initial: 'a', transitions: {} } },
      { name: 'w', field: 'series', options: { from: 1, within: true } },
    ];
    const tables = [
      table('t', [{ name: 'r', ...reference }, ...grouped, number('n'), formula('f', 'p + n')]),
    ];
    expect(madeOf(tables).made).toEqual([['n']]);
  });

  it('columns of circles, and what reads them', () => {
    const columns = [
      formula('a', 'b'),
      formula('b', 'a'),
      formula('c', 'd'),
      formula('d', 'c'),
      formula('e', 'd + 1'),
      number('n', { options: { min: 1, max: 2 }, unique: true }),
      number('m'),
    ];
    expect(madeOf([table('t', columns)])).toEqual({ made: [['n', 'm']], checks: 3 });
  });

  it('a column that is wrong in itself, and in another property that can be left out', () => {
    const columns = [number('a', { nulls: 400 }), number('b', { nulls: 400, options: { min: 5, max: 1 } })];
    expect(madeOf([table('t', [...columns, formula('c', 'a'), formula('d', 'b')])])).toEqual({
      made: [['a', 'c']],
      checks: 2,
    });
  });

  it('a column that reads a broken one and has an unknown property', () => {
    const reader = { ...formula('f', 'b + 1'), colour: 'red' };
    expect(madeOf([table('t', [number('a'), broken('b'), reader])])).toEqual({ made: [['a']], checks: 2 });
  });

  const object = (columns: readonly object[]) => ({ name: 'o', field: 'json', options: { columns } });
  const template = (text: string) => ({ name: 'f', field: 'template', options: { text } });
  const lookup = { name: 'f', field: 'lookup', options: { via: 'r', column: 'missing' } };
  const reference = { name: 'r', field: 'reference', options: { table: 't', column: 'id' } };
  const dated = { name: 'd', field: 'date', options: { after: 'when', from: '2025-01-01' } };

  it.each([
    ['a formula of a missing column', { ...formula('f', 'zzz + 1'), colour: 'red' }],
    ['a formula of wrong types', { ...formula('f', 'word + a'), colour: 'red' }],
    [
      'a formula with an unknown option',
      { name: 'f', field: 'formula', options: { expression: '1 +', x: 1 } },
    ],
    ['a formula with an unknown entity', { ...formula('f', 'zzz + 1'), of: { planet: 1 } }],
    ['a template of a missing column', { ...template('{zzz}'), colour: 'red' }],
    ['a template with a wrong filter', { ...template('{word|round:2}'), colour: 'red' }],
    ['a lookup of a missing column', { ...lookup, colour: 'red' }],
    ['a pattern', { name: 'p', field: 'regex', options: { pattern: '(' }, colour: 'red' }],
    ['a nested formula, whose object has the property', { ...object([formula('f', 'zzz')]), colour: 'red' }],
    ['a nested formula that has the property', object([{ ...formula('f', 'word + a'), colour: 'red' }])],
    ['a formula nested twice', object([object([{ ...formula('f', 'zzz'), colour: 'red' }])])],
    [
      'a pattern of an array’s items',
      { name: 'i', field: 'array', options: { field: 'regex', options: { pattern: '(', x: 1 } } },
    ],
    [
      'a date after a text, with an option that does not apply',
      { ...dated, options: { after: 'word', x: 1 } },
    ],
  ])('a column that is wrong besides a harmless property: %s', (_, wrong) => {
    const word = { name: 'word', field: 'lorem.word', colour: 'blue' };
    const id = { name: 'id', field: 'sequence', unique: true };
    const columns = [id, { ...number('a'), colour: 'green' }, word, reference, wrong];
    expect(madeOf([table('t', columns)])).toEqual({ made: [['id', 'a', 'word', 'r']], checks: 2 });
  });

  it('only wrong columns, if each of 1,000 has a harmless property', () => {
    const columns = Array.from({ length: 1000 }, (_, i) => ({
      ...(i % 500 === 0 ? formula(`c${i}`, 'zzz') : number(`c${i}`)),
      colour: 'red',
    }));
    const made = columns.map(({ name }) => name).filter((_, i) => i % 500 !== 0);
    expect(madeOf([table('t', columns)])).toEqual({ made: [made], checks: 2 });
  });
});

describe('a document with harmless problems is made whole', () => {
  it.each([
    ['an unknown property', { ...number('c'), colour: 'red' }],
    ['an option without effect', { name: 'c', field: 'date', options: { after: 'd', from: '2025-01-01' } }],
    [
      'a series with both a step and an end',
      { name: 'c', field: 'series', options: { from: 1, to: 9, step: 3 } },
    ],
  ])('%s', (_, column) => {
    const { made } = madeOf([table('t', [column, { name: 'd', field: 'date' }])]);
    expect(made).toEqual([['c', 'd']]);
  });
});
