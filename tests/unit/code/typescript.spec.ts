/** @module-tag deep */

import { describe, expect, it } from 'vitest';
import { codeOf, fileOf, openDocument, openedDocuments } from '../../fixtures/code.ts';
import { compilerErrors } from '../../fixtures/compiler.ts';

/** Rows of the `typescript` format as values of the types, in place of the interface that stands in their file. */
function assigned(rows: string, type: string, i: number): string {
  const [literal = ''] = rows.split('\n\nexport interface');
  return literal.replace(/^export const \S+: readonly \S+\[\]/, `export const rows${i}: readonly ${type}[]`);
}

const interfaceNames = (code: string) =>
  [...code.matchAll(/^export interface (\S+) \{$/gm)].map(([, name]) => name ?? '');

describe.each([
  { dates: 'date', bigints: 'bigint' },
  { dates: 'text', bigints: 'text' },
])('with %j', (options) => {
  it('rows of every document have the types', () => {
    const files = openedDocuments.map(([name, source]) => {
      const code = codeOf('typescript', source, options);
      const names = interfaceNames(code);
      expect(new Set(names).size).toBe(source.tables.length);
      const rows = source.tables.map((table, i) =>
        assigned(fileOf('typescript', table, options), names[i] ?? '', i),
      );
      return [name, [code, ...rows].join('\n')];
    });
    expect(compilerErrors(Object.fromEntries(files))).toEqual([]);
  });
});

it('types describe the values of a column', () => {
  const source = openDocument({
    version: 1,
    tables: [
      {
        name: 'order lines',
        rows: 3,
        columns: [
          { name: 'id', field: 'sequence' },
          { name: 'big', field: 'number.bigInt' },
          { name: 'any', field: 'formula', options: { expression: 'id * 9007199254740993' } },
          { name: 'status', field: 'list', options: { values: ['new', "pa'id", null] } },
          { name: 'day', field: 'date', nulls: 1 },
          { name: 'tags', field: 'array', options: { field: 'list', options: { values: ['a', 'b', null] } } },
          {
            name: 'at home',
            field: 'json',
            options: {
              columns: [
                { name: 'since', field: 'date' },
                { name: 'n', field: 'number', nulls: 2 },
              ],
            },
          },
        ],
      },
    ],
  });
  expect(codeOf('typescript', source)).toBe(`/** Rows of "order lines". */
export interface OrderLinesRow {
  readonly id: number;
  readonly big: bigint;
  readonly any: number | bigint;
  readonly status: "new" | "pa'id" | null;
  readonly day: Date | null;
  readonly tags: readonly ("a" | "b" | null)[];
  readonly "at home": {
    readonly since: string;
    readonly n: number | null;
  };
}
`);
  expect(
    compilerErrors({ wrong: `${codeOf('typescript', source)}\nexport const x: OrderLinesRow = { id: 1 };` }),
  ).toHaveLength(1);
});
