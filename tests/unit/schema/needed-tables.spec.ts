import { describe, expect, it } from 'vitest';
import { inWhole, neededTables } from '../../../src/schema/needed-tables.ts';

const refersTo = (table: string) => ({ name: table, field: 'reference', options: { table, column: 'id' } });
const table = (name: string, ...parents: readonly string[]) => ({
  name,
  rows: 1,
  columns: [{ name: 'id', field: 'sequence' }, ...parents.map(refersTo)],
});
const documentOf = (...tables: readonly object[]) => ({ version: 1, seed: 's', tables });

describe('the tables that the rows of one need', () => {
  it('are itself and those that references lead to, also in a circle', () => {
    const source = documentOf(table('a'), table('b', 'c'), table('c', 'd'), table('d', 'b'), table('e', 'a'));
    expect(neededTables(source, 'b')).toEqual({
      source: documentOf(table('b', 'c'), table('c', 'd'), table('d', 'b')),
      places: [1, 2, 3],
    });
    expect(neededTables(source, 'e')?.places).toEqual([0, 4]);
    expect(neededTables(source, 'a')?.places).toEqual([0]);
  });

  it('include those of foreign keys', () => {
    const key = { columns: ['x'], table: 'b', references: ['id'] };
    const source = documentOf({ ...table('a'), foreignKeys: [key] }, table('c'), table('b'));
    expect(neededTables(source, 'a')?.places).toEqual([0, 2]);
  });

  it.each([
    ['all', documentOf(table('a', 'b'), table('b')), 'a'],
    ['none', documentOf(table('a')), 'x'],
    ['no document', 5, 'a'],
    ['no list of tables', { tables: {} }, 'a'],
  ])('are undefined for %s', (_, source, name) => {
    expect(neededTables(source, name)).toBe(undefined);
  });

  it('are both of two with one name, whose problem stays', () => {
    expect(neededTables(documentOf(table('a'), table('x'), table('a')), 'a')?.places).toEqual([0, 2]);
  });

  it('have problems at their places in the whole document', () => {
    const part = { source: {}, places: [1, 4] };
    const problem = { path: ['tables', 1, 'rows'], code: 'out-of-range', message: 'Too many.' } as const;
    expect(inWhole(part, problem).path).toEqual(['tables', 4, 'rows']);
    const patch = [{ op: 'replace', path: '/tables/0/rows', value: 1 }] as const;
    const fixed = inWhole(part, { ...problem, path: ['seed'], fix: { text: 'Fix', patch } });
    expect(fixed.path).toEqual(['seed']);
    expect(fixed.fix?.patch).toEqual([{ op: 'replace', path: '/tables/1/rows', value: 1 }]);
  });
});
