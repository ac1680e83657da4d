/** @module-tag deep */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntityKind, entityKinds } from '../../../src/catalogue/entities.ts';
import type { Cell, Field } from '../../../src/catalogue/field.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import {
  anyColumn,
  anyColumns,
  anyRelatedTables,
  type ColumnDocument,
  cellsByName,
  fieldIds,
  filledFieldIds,
  lonelyFieldIds,
  schemaOf,
  type TableDocument,
  tableOf,
} from '../../fixtures/any-schema.ts';
import { exampleOptions, PARENTS } from '../../fixtures/documents.ts';

const ROWS = 40;
/** Enough rows to include rare values, such as the suffix of a name. */
const MANY = 1000;
const LIKE_NO_OTHER = 'a name like no other';

const tableDocument = (columns: readonly ColumnDocument[], rows = ROWS): TableDocument => ({
  name: 't',
  rows,
  columns,
});

function cellsOf(columns: readonly ColumnDocument[]) {
  return cellsByName([tableDocument(columns), PARENTS], 't');
}

/** Schemas of two to six columns, and the place of one of them. */
const anyColumnsAndOne = anyColumns({ minLength: 2, maxLength: 6 }).chain((columns) =>
  fc.record({ columns: fc.constant(columns), at: fc.nat({ max: columns.length - 1 }) }),
);
const RUNS = { numRuns: 150, seed: 16 };
const FEWER_RUNS = { numRuns: 40, seed: 17 };

const anyRanges = fc.array(
  fc.tuple(fc.nat({ max: ROWS }), fc.nat({ max: ROWS })).map((ends) => ends.toSorted((a, b) => a - b)),
  { minLength: 3, maxLength: 3 },
);

/** Reads ranges of a table and expects the same rows as in one read from `start`. */
function expectRangesOfWhole(
  tables: readonly TableDocument[],
  ranges: readonly (readonly number[])[],
  start = 0,
) {
  const table = tableOf(schemaOf(tables), 't');
  const whole = table.read(start, start + ROWS);
  for (const [from = 0, to = 0] of ranges) {
    // From a new dataset, so that nothing is cached from earlier reads.
    expect(tableOf(schemaOf(tables), 't').read(start + from, start + to)).toEqual({
      rowCount: to - from,
      columns: whole.columns.map((cells) => cells.slice(from, to)),
    });
  }
  return { table, whole };
}

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

  it('stay, like all others, when the column is renamed and keeps its key', () => {
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

  it('stay when its table is renamed and keeps its key, and when tables are added', () => {
    fc.assert(
      fc.property(anyColumnsAndOne, ({ columns }) => {
        const before = cellsOf(columns);
        const other = { ...tableDocument(columns), name: 'other' };
        const renamed = { ...tableDocument(columns), name: 'renamed', key: 't' };
        const after = cellsByName([other, PARENTS, renamed], 'renamed');
        expect(after).toEqual(before);
      }),
      RUNS,
    );
  });

  it('are the same in rows a to b as in the whole table, wherever these rows are', () => {
    fc.assert(
      fc.property(anyColumnsAndOne, anyRanges, ({ columns }, ranges) => {
        expectRangesOfWhole([tableDocument(columns), PARENTS], ranges);
      }),
      RUNS,
    );
  });

  it('do not change when nulls are added, except for the nulls', () => {
    fc.assert(
      fc.property(anyColumn, fc.integer({ min: 1, max: 99 }), (column, nulls) => {
        const without = cellsOf([{ ...column, name: 'c', nulls: 0 }]).get('c') ?? [];
        const cells = cellsOf([{ ...column, name: 'c', nulls }]).get('c') ?? [];
        expect(cells.map((cell, i) => cell ?? without[i])).toEqual(without);
      }),
      RUNS,
    );
  });

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

describe('the values of columns that relate', () => {
  it('are the same in rows a to b as in the whole', () => {
    fc.assert(
      fc.property(anyRelatedTables, anyRanges, (tables, ranges) => {
        expectRangesOfWhole([...tables, PARENTS], ranges);
      }),
      FEWER_RUNS,
    );
  });

  it('do not depend on the order of columns and tables', () => {
    fc.assert(
      fc.property(anyRelatedTables, (tables) => {
        const before = cellsByName([...tables, PARENTS], 't');
        const reversed = [PARENTS, ...tables].map((table) => ({
          ...table,
          columns: table.columns.toReversed(),
        }));
        expect(cellsByName(reversed, 't')).toEqual(before);
      }),
      FEWER_RUNS,
    );
  });

  it('stay when other columns or tables are removed or added', () => {
    const added = { name: 'also', rows: 7, columns: [{ name: 'c', field: 'person.fullName' }] } as const;
    const needed = /^(net|gross|order id|parent|parent uuid|label|previous)$/;
    fc.assert(
      fc.property(anyRelatedTables, (tables) => {
        const before = cellsByName([...tables, PARENTS], 't');
        const fewer = tables.map((table) =>
          table.name === 't'
            ? { ...table, columns: table.columns.filter(({ name }) => needed.test(name)) }
            : table,
        );
        const after = cellsByName([added, ...fewer, PARENTS], 't');
        expect(after.size).toBeGreaterThanOrEqual(7);
        for (const [name, cells] of after) expect(cells).toEqual(before.get(name));
      }),
      FEWER_RUNS,
    );
  });

  it('stay when the table and column that they refer to are renamed and keep their keys', () => {
    const renamedOptions = (options: object | undefined, names: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(options ?? {}).map(([name, value]) => [name, names[String(value)] ?? value]),
      );
    const names = { middle: 'renamed table', code: 'renamed column', 'uuid of parent': 'renamed lookup' };
    fc.assert(
      fc.property(anyRelatedTables, ([child, middle]) => {
        if (!child || !middle) throw new Error('no tables');
        const before = cellsByName([child, middle, PARENTS], 't');
        const renamedMiddle = {
          ...middle,
          name: names.middle,
          key: middle.name,
          columns: middle.columns.map((column) =>
            Object.hasOwn(names, column.name)
              ? { ...column, name: renamedOptions({ name: column.name }, names).name, key: column.name }
              : column,
          ),
        };
        const columns = child.columns.map((column) =>
          column.name === 'parent' || column.name === 'parent uuid'
            ? { ...column, options: renamedOptions(column.options, names) }
            : column,
        );
        expect(cellsByName([{ ...child, columns }, renamedMiddle, PARENTS], 't')).toEqual(before);
      }),
      FEWER_RUNS,
    );
  });

  it('are the same in chunks of any size', () => {
    fc.assert(
      fc.property(anyRelatedTables, fc.integer({ min: 1, max: ROWS }), (tables, size) => {
        const schema = schemaOf([...tables, PARENTS]);
        for (const { name } of tables) {
          const table = tableOf(schema, name);
          const rows = table.rowCount;
          const whole = table.read(0, rows);
          const chunks: (readonly (readonly Cell[])[])[] = [];
          for (let from = 0; from < rows; from += size) {
            chunks.push(table.read(from, Math.min(from + size, rows)).columns);
          }
          expect(whole.columns.map((_, at) => chunks.flatMap((columns) => columns[at] ?? []))).toEqual(
            whole.columns,
          );
        }
      }),
      FEWER_RUNS,
    );
  });
});

describe('the examples of options', () => {
  it('exist for every field that needs options, and are valid', () => {
    for (const field of lonelyFieldIds) {
      const { options = {} }: Field = fields[field];
      const isNeeded = Object.values(options).some(({ required }) => required);
      const examples = exampleOptions[field] ?? [];
      if (isNeeded) expect(examples.length, field).toBeGreaterThan(0);
      for (const example of examples) {
        expect(cellsOf([{ name: 'c', field, options: example }]).get('c')).toHaveLength(ROWS);
      }
    }
  });
});

/** One column a field, and a lookup with the reference that it needs. */
function columnsOfField(field: FieldId): readonly ColumnDocument[] {
  const reference: ColumnDocument = {
    name: 'r',
    field: 'reference',
    options: { table: 'parents', column: 'id' },
  };
  if (field === 'lookup') return [reference, { name: 'c', field, options: { via: 'r', column: 'uuid' } }];
  return [{ name: 'c', field, options: exampleOptions[field]?.[0] ?? {} }];
}

describe.each(filledFieldIds)('rows of %s beyond 2^32', (field) => {
  const tables = [tableDocument(columnsOfField(field), 10 ** 10), PARENTS];

  it('are the same alone as among others', () => {
    for (const start of [2 ** 32 - 20, 10 ** 10 - ROWS]) {
      expectRangesOfWhole(
        tables,
        [
          [0, 7],
          [19, 20],
          [20, 21],
          [13, ROWS],
        ],
        start,
      );
    }
  });

  it('differ from those at the start, unless all are equal', () => {
    const table = tableOf(schemaOf(tables), 't');
    const starts = [0, 2 ** 32, 2 * 2 ** 32, 10 ** 10 - MANY].map((from) => table.read(from, from + MANY));
    const texts = starts.map(({ columns }) => columns.map((cells) => cells.join('\n')).join());
    expect(new Set(texts).size).toBe(field === 'constant' ? 1 : 4);
  });
});

/**
 * Fields that another column of the entity changes: amounts have the currency's decimals, phones the place's area code, and
 * an IBAN changes the currency and the account number.
 */
const OWN: ReadonlySet<FieldId> = new Set([
  'finance.accountNumber',
  'finance.amount',
  'finance.iban',
  'phone.number',
]);

describe.each(entityKinds)('the parts of a %s', (kind: EntityKind) => {
  const parts = fieldIds.filter((id) => {
    const { entity }: Field = fields[id];
    return entity === kind && !OWN.has(id);
  });
  // Otherwise a country is that of the places.
  const options = kind === 'country' ? { independent: true } : {};
  const columnsOf = (number: number) =>
    parts.map((field): ColumnDocument => ({ name: field, field, options, of: { [kind]: number } }));

  it('are each the same alone as beside all others, in any order', () => {
    const all = cellsOf(columnsOf(1));
    expect(cellsOf(columnsOf(1).toReversed())).toEqual(all);
    for (const column of columnsOf(1))
      expect(cellsOf([column]).get(column.name)).toEqual(all.get(column.name));
  });

  it('are by default those of the first entity, and differ for the second', () => {
    const first = cellsOf(columnsOf(1));
    expect(cellsOf(parts.map((field) => ({ name: field, field, options })))).toEqual(first);
    expect(cellsOf(columnsOf(2))).not.toEqual(first);
  });

  it('do not depend on the names of their columns', () => {
    const renamed = columnsOf(1).map((column, i) => ({ ...column, name: `column ${i}` }));
    expect([...cellsOf(renamed).values()]).toEqual([...cellsOf(columnsOf(1)).values()]);
  });
});
