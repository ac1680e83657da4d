import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../src/dataset/engine.ts';
import { locale } from '../../../../src/locales/en-us.ts';
import { openSchema } from '../../../../workers/studio/open-schema.ts';

const engine = createEngine(locale, {});

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
    expect(madeOf([table('t', columns)])).toEqual({ made: [['n', 'm']], checks: 2 });
  });

  it('a column that is wrong in itself, and in another property that can be left out', () => {
    const columns = [number('a', { nulls: 400 }), number('b', { nulls: 400, options: { min: 5, max: 1 } })];
    expect(madeOf([table('t', [...columns, formula('c', 'a'), formula('d', 'b')])])).toEqual({
      made: [['a', 'c']],
      checks: 2,
    });
  });

  it('a column of which only an unknown property is said, which reads a broken one', () => {
    const reader = { ...formula('f', 'b + 1'), colour: 'red' };
    expect(madeOf([table('t', [number('a'), broken('b'), reader])])).toEqual({ made: [['a']], checks: 1 });
  });
});
