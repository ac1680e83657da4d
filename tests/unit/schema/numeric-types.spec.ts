import { describe, expect, it } from 'vitest';
import { columnOutcomes } from '../../../src/schema/column-outcomes.ts';
import { columnGraph } from '../../../src/schema/dependencies.ts';
import { numericTypes } from '../../../src/schema/numeric-types.ts';
import { readSchema } from '../../../src/schema/parse.ts';
import { valueTypesOf } from '../../../src/schema/value-types.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true };
const formula = (name: string, expression: string) => ({ name, field: 'formula', options: { expression } });

/** Lines of orders with formulas back to front: each reads the next one, and the last one reads the row before. */
function linesOf(formulas: number) {
  const chain = Array.from({ length: formulas }, (_, i) =>
    formula(`c${i}`, i === formulas - 1 ? 'previous(amount)' : `c${i + 1} + 1`),
  );
  const children = { each: 2 };
  const { schema, problems } = readSchema({
    version: 1,
    tables: [
      { name: 'orders', rows: 5, columns: [id] },
      {
        name: 'lines',
        rows: 10,
        columns: [
          { name: 'order', field: 'reference', options: { table: 'orders', column: 'id', children } },
          { name: 'amount', field: 'number', options: { min: 0, max: 99, decimals: 2 } },
          ...chain,
          formula('alone', 'amount + 1'),
        ],
      },
    ],
  });
  expect(problems.count).toBe(0);
  return schema;
}

describe('the exact SQL type of a formula', () => {
  it('is there where it reads another row, through any formulas written in any order', () => {
    const schema = linesOf(4);
    const graph = columnGraph(schema);
    const types = valueTypesOf(schema, graph);
    const numericOf = numericTypes(schema, types, columnOutcomes(schema, graph, types));
    const scales = schema.tables[1]?.columns.map((column) => [column.name, numericOf(column)?.scale]);
    expect(scales?.slice(2)).toEqual([
      ['c0', 2],
      ['c1', 2],
      ['c2', 2],
      ['c3', 2],
      ['alone', undefined],
    ]);
  });

  it('takes time that grows with the number of formulas, not with its square', () => {
    const readsFor = (formulas: number) => {
      let reads = 0;
      const { tables } = linesOf(formulas);
      const counted = tables.map((table) => ({
        ...table,
        columns: table.columns.map((column) => ({
          ...column,
          get options() {
            reads++;
            return column.options;
          },
        })),
      }));
      numericTypes({ tables: counted }, new Map(), columnOutcomes({ tables: [], now: '2026-01-01' }));
      return reads;
    };
    expect(readsFor(80)).toBeLessThan(2.5 * readsFor(40));
  });
});
