import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, Field, OptionInfo } from '../../../src/catalogue/field.ts';
import { type FieldId, fields } from '../../../src/catalogue/fields.ts';
import { namesReadBy } from '../../../src/schema/column-reads.ts';
import type { ColumnSchema, Schema } from '../../../src/schema/schema.ts';
import { lonelyFieldIds, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import { exampleOptions, PARENTS } from '../../fixtures/documents.ts';
import {
  anyDocument,
  type Edit,
  type Edited,
  type EditedDocument,
  edits,
  fieldsOfNow,
} from '../../fixtures/edits.ts';

type CellsByColumn = ReadonlyMap<string, readonly Cell[]>;

interface Read {
  readonly schema: Schema;
  readonly tables: ReadonlyMap<string, CellsByColumn>;
}

function read({ tables, seed, now }: EditedDocument): Read {
  const schema = schemaOf(tables, seed, now);
  const cells = schema.tables.map(({ name, rows, columns }) => {
    const table = tableOf(schema, name);
    const { columns: cells } = table.read(0, rows);
    const shown = new Map(table.columns.map((column, i) => [column.name, cells[i] ?? []]));
    const all = columns.map(
      (column) => [column.name, shown.get(column.name) ?? table.readColumn(column.name, 0, rows)] as const,
    );
    return [name, new Map(all)] as const;
  });
  return { schema, tables: new Map(cells) };
}

/** Whether two cells differ in some row that both tables have. */
const differ = (one: readonly Cell[], other: readonly Cell[]) =>
  one.some((cell, row) => row < other.length && cell !== other[row]);

/** The changed cells, and those of them that neither the edit nor a cell that they read explains. */
function compare(before: Read, after: Read, { mayChange, tableNames = {}, columnNames = {} }: Edited) {
  const oldTable = (name: string) => tableNames[name] ?? name;
  const oldColumn = (name: string) => columnNames[name] ?? name;
  const cellsBefore = (table: string, column: string) =>
    before.tables.get(oldTable(table))?.get(oldColumn(column));
  const isChangedAnywhere = (table: string, column: string) => {
    const [old, cells] = [cellsBefore(table, column), after.tables.get(table)?.get(column)];
    return old !== undefined && cells !== undefined && differ(old, cells);
  };
  let changes = 0;
  const faults: string[] = [];
  for (const { name: table, columns } of after.schema.tables) {
    const byName = new Map(columns.map((column) => [column.name, column]));
    const cells = after.tables.get(table);
    for (const column of columns) {
      const [old, now] = [cellsBefore(table, column.name), cells?.get(column.name)];
      if (!old || !now) continue;
      const parent = parentOf(column, byName);
      const added =
        parent &&
        newParentCells(after, parent.table, parent.column, before.tables.get(oldTable(parent.table)));
      for (let row = 0; row < Math.min(old.length, now.length); row++) {
        if (old[row] === now[row]) continue;
        changes++;
        const isExplained =
          mayChange({
            table: oldTable(table),
            column: oldColumn(column.name),
            before: old[row],
            after: now[row],
            isOfNewParent: added?.has(now[row] ?? null) ?? false,
          }) ||
          namesReadBy(column).some((name) => cellsBefore(table, name)?.[row] !== cells?.get(name)?.[row]) ||
          (parent !== undefined && isChangedAnywhere(parent.table, parent.column));
        if (!isExplained)
          faults.push(
            `${table}.${column.name} (${column.field}), row ${row}: ${old[row]} became ${now[row]}`,
          );
      }
    }
  }
  return { changes, faults };
}

function parentOf(column: ColumnSchema, byName: ReadonlyMap<string, ColumnSchema>) {
  const reference = column.field === 'lookup' ? byName.get(String(column.options.via)) : column;
  if (reference?.field !== 'reference') return undefined;
  return { table: String(reference.options.table), column: String(column.options.column) };
}

/** The cells of a column in the rows that a table did not have before. */
function newParentCells(after: Read, table: string, column: string, before: CellsByColumn | undefined) {
  const rows = [...(before?.values() ?? [])][0]?.length ?? 0;
  return new Set(after.tables.get(table)?.get(column)?.slice(rows));
}

/** Applies random edits to random documents, and returns how many cells changed, all of them for a reason. */
function changesBy(anyEdit: fc.Arbitrary<Edit>, numRuns: number): number {
  let changes = 0;
  const anyEdited = anyDocument.chain((document) =>
    anyEdit.chain(({ edited }) => fc.record({ document: fc.constant(document), edit: edited(document) })),
  );
  fc.assert(
    fc.property(anyEdited, ({ document, edit }) => {
      const compared = compare(read(document), read(edit.document), edit);
      changes += compared.changes;
      expect(compared.faults).toEqual([]);
    }),
    { numRuns, seed: 48 },
  );
  return changes;
}

/** The rows of the table of edits in the documentation: what is edited, and what changes. */
const rows = readFileSync('docs/stability.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const UNCHANGING: ReadonlySet<string | undefined> = new Set(
  rows.filter(([, , change]) => change === 'nothing').map(([, name]) => name),
);

/** Options of a field: each choice of an option that always has an effect. */
function choicesOf(field: FieldId): readonly object[] {
  const { options = {} }: Field = fields[field];
  return Object.entries<OptionInfo>(options).flatMap(([name, info]) =>
    info.kind === 'choice' && !info.when ? info.choices.map((choice) => ({ [name]: choice })) : [],
  );
}

describe('docs/stability.md', () => {
  it('has a row for each edit', () => {
    const names = new Set(rows.map(([, name]) => name));
    expect(edits.filter(({ name }) => !names.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('lists the fields that depend on `now`', () => {
    const cells = (field: FieldId, options: object, now: string) => {
      const column = { name: 'c', field, options };
      const schema = schemaOf([{ name: 't', rows: 1000, columns: [column] }, PARENTS], 7, now);
      return tableOf(schema, 't').read(0, 1000).columns;
    };
    // Objects and arrays depend on it if their columns or items do.
    const depending = lonelyFieldIds.filter((field) => {
      if (field === 'json' || field === 'array') return false;
      return [...(exampleOptions[field] ?? [{}]), ...choicesOf(field)].some((options) => {
        const [one, other] = ['2026-01-01T00:00:00Z', '2056-06-15T00:00:00Z'].map((now) =>
          cells(field, options, now),
        );
        return differ(one?.[0] ?? [], other?.[0] ?? []);
      });
    });
    expect([...fieldsOfNow]).toEqual(depending.toSorted());
  });
});

describe('what an edit may change, and nothing else, changes', () => {
  it('by random edits', () => {
    expect(changesBy(fc.constantFrom(...edits), 30)).toBeGreaterThan(0);
  });

  it.each(edits)('$name', { tags: ['deep'] }, (edit) => {
    expect(changesBy(fc.constant(edit), 30) > 0).toBe(!UNCHANGING.has(edit.name));
  });
});
