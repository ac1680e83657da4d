import { describe, expect, it } from 'vitest';
import { formatPath, locate, type Path, pointerOf, pointerSteps } from '../../../src/schema/problem.ts';

describe('a path', () => {
  it.each<[path: Path, text: string, pointer: string]>([
    [[], '', ''],
    [['now'], 'now', '/now'],
    [
      ['tables', 1, 'columns', 3, 'options', 'max'],
      'tables[1].columns[3].options.max',
      '/tables/1/columns/3/options/max',
    ],
    [['tables', 0, 'unique', 0, 1], 'tables[0].unique[0][1]', '/tables/0/unique/0/1'],
    [['options', 'a.b'], 'options["a.b"]', '/options/a.b'],
    [['a "b"]', 'c'], '["a \\"b\\"]"].c', '/a "b"]/c'],
    [['options', '0'], 'options["0"]', '/options/0'],
    [['a/b', '~1', ''], '["a/b"]["~1"][""]', '/a~1b/~01/'],
  ])('%j is read as %s and is the pointer %s', (path, text, pointer) => {
    expect(formatPath(path)).toBe(text);
    expect(pointerOf(path)).toBe(pointer);
    expect(pointerSteps(pointer)).toEqual(path.map(String));
  });

  it.each<[path: Path, located: ReturnType<typeof locate>]>([
    [['tables'], { table: undefined, column: undefined, rest: ['tables'] }],
    [['tables', 2], { table: 2, column: undefined, rest: [] }],
    [['tables', 2, 'columns'], { table: 2, column: undefined, rest: ['columns'] }],
    [['tables', 2, 'columns', 4], { table: 2, column: 4, rest: [] }],
    [['tables', 2, 'columns', 4, 'options', 'max'], { table: 2, column: 4, rest: ['options', 'max'] }],
  ])('%j is located by its table and column', (path, located) => {
    expect(locate(path)).toEqual(located);
  });
});
