import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntityKind, entityKinds } from '../../../src/catalogue/entities.ts';
import type { Cell, Field } from '../../../src/catalogue/field.ts';
import { fields } from '../../../src/catalogue/fields.ts';
import {
  anyColumn,
  anyColumns,
  type ColumnDocument,
  fieldIds,
  schemaOf,
  type TableDocument,
  tableOf,
} from '../../fixtures/any-schema.ts';

const ROWS = 40;
const LIKE_NO_OTHER = 'a name like no other';

const tableDocument = (columns: readonly ColumnDocument[]): TableDocument => ({
  name: 't',
  rows: ROWS,
  columns,
});

/** The cells of each column, by its name. */
function cellsByName(tables: readonly TableDocument[], name = 't', from = 0, to = ROWS) {
  const table = tableOf(schemaOf(tables), name);
  const { columns } = table.read(from, to);
  return new Map(
    table.columns.map((column, i): [string, readonly Cell[]] => [column.name, columns[i] ?? []]),
  );
}

function cellsOf(columns: readonly ColumnDocument[]) {
  return cellsByName([tableDocument(columns)]);
}

/** Schemas of two to six columns, and the place of one of them. */
const anyColumnsAndOne = anyColumns({ minLength: 2, maxLength: 6 }).chain((columns) =>
  fc.record({ columns: fc.constant(columns), at: fc.nat({ max: columns.length - 1 }) }),
);
const RUNS = { numRuns: 150, seed: 16 };

describe('the values of a column', () => {
  it('stay when another is deleted', () => {
    fc.assert(
      fc.property(anyColumnsAndOne, ({ columns, at }) => {
        const all = cellsOf(columns);
        const left = cellsOf(columns.toSpliced(at, 1));
        expect(left.size).toBe(columns.length - 1);
        for (const [name, cells] of left) expect(cells).toEqual(all.get(name));
      }),
      RUNS,
    );
  });

  it('stay when it is renamed with its key, as do all others', () => {
    fc.assert(
      fc.property(anyColumnsAndOne, ({ columns, at }) => {
        const before = cellsOf(columns);
        const renamed = columns.map((column, i) =>
          i === at ? { ...column, name: LIKE_NO_OTHER, key: column.name } : column,
        );
        const after = cellsOf(renamed);
        for (const [i, { name }] of columns.entries()) {
          expect(after.get(i === at ? LIKE_NO_OTHER : name)).toEqual(before.get(name));
        }
      }),
      RUNS,
    );
  });

  it('stay when another is added before it', () => {
    fc.assert(
      fc.property(anyColumnsAndOne, anyColumn, ({ columns, at }, added) => {
        const before = cellsOf(columns);
        const after = cellsOf(columns.toSpliced(at, 0, { ...added, name: LIKE_NO_OTHER }));
        for (const [name, cells] of before) expect(after.get(name)).toEqual(cells);
      }),
      RUNS,
    );
  });

  it('stay when its table is renamed with its key, and when there are others', () => {
    fc.assert(
      fc.property(anyColumnsAndOne, ({ columns }) => {
        const before = cellsOf(columns);
        const other = { ...tableDocument(columns), name: 'other' };
        const renamed = { ...tableDocument(columns), name: 'renamed', key: 't' };
        const after = cellsByName([other, renamed], 'renamed');
        expect(after).toEqual(before);
      }),
      RUNS,
    );
  });

  it('are the same in rows a to b as in the whole, wherever these lie', () => {
    const anyRange = fc
      .tuple(fc.nat({ max: ROWS }), fc.nat({ max: ROWS }))
      .map((ends) => ends.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(
        anyColumnsAndOne,
        fc.array(anyRange, { minLength: 3, maxLength: 3 }),
        ({ columns }, ranges) => {
          const table = tableOf(schemaOf([tableDocument(columns)]), 't');
          const whole = table.read(0, ROWS);
          for (const [from = 0, to = 0] of ranges) {
            expect(table.read(from, to)).toEqual({
              rowCount: to - from,
              columns: whole.columns.map((cells) => cells.slice(from, to)),
            });
          }
        },
      ),
      RUNS,
    );
  });

  it.each(fieldIds.filter((id) => id !== 'regex'))(
    'of %s differ beyond 2^32 rows from those at the start',
    (field) => {
      const table = tableOf(schemaOf([{ name: 't', rows: 10 ** 10, columns: [{ name: 'c', field }] }]), 't');
      const starts = [0, 2 ** 32, 2 * 2 ** 32, 10 ** 10 - ROWS].map(
        (from) => table.read(from, from + ROWS).columns,
      );
      expect(new Set(starts.map((columns) => JSON.stringify(columns, (_, cell) => String(cell)))).size).toBe(
        4,
      );
    },
  );

  it('change with the seed, and with the key', () => {
    const column = { name: 'c', field: 'string.uuid' } as const;
    const of = (seed: number, key: string) =>
      tableOf(schemaOf([{ name: 't', rows: 1, columns: [{ ...column, key }] }], seed), 't').read(0, 1)
        .columns;
    expect(of(1, 'a')).toEqual(of(1, 'a'));
    expect(of(1, 'a')).not.toEqual(of(2, 'a'));
    expect(of(1, 'a')).not.toEqual(of(1, 'b'));
  });
});

describe.each(entityKinds)('the parts of a %s', (kind: EntityKind) => {
  const parts = fieldIds.filter((id) => {
    const { entity }: Field = fields[id];
    return entity === kind;
  });
  const columnsOf = (number: number) =>
    parts.map((field): ColumnDocument => ({ name: field, field, of: { [kind]: number } }));

  it('are each the same alone as beside all others, in any order', () => {
    const all = cellsOf(columnsOf(1));
    expect(cellsOf(columnsOf(1).toReversed())).toEqual(all);
    for (const column of columnsOf(1))
      expect(cellsOf([column]).get(column.name)).toEqual(all.get(column.name));
  });

  it('are those of the first where nothing is said, and others of the second', () => {
    const first = cellsOf(columnsOf(1));
    expect(cellsOf(parts.map((field) => ({ name: field, field })))).toEqual(first);
    expect(cellsOf(columnsOf(2))).not.toEqual(first);
  });

  it('do not depend on the names of their columns', () => {
    const renamed = columnsOf(1).map((column, i) => ({ ...column, name: `column ${i}` }));
    expect([...cellsOf(renamed).values()]).toEqual([...cellsOf(columnsOf(1)).values()]);
  });
});
