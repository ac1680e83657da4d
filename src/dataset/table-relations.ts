import type { ValueType } from '../catalogue/field.ts';
import type { Aggregate } from '../expression/row-functions.ts';
import { foreignKeyOf } from '../schema/foreign-keys.ts';
import { areGroupedBy, groupsOf, layoutOf } from '../schema/groups.ts';
import { localesOf } from '../schema/locales.ts';
import type { ForeignKey, Schema, TableSchema } from '../schema/schema.ts';
import { isWritten } from '../schema/written-tables.ts';
import { createAggregates, type GroupedRows } from './aggregates.ts';
import { keyDigits } from './keys.ts';
import { createRelated } from './related.ts';
import { drawLocales } from './row-locales.ts';
import type { TableInside, TableRelations, TableSurroundings } from './schema-table.ts';
import { finishedValues } from './values.ts';

/** How the cells of a table depend on other rows: by keys, references, groups and given rows. */
export function tableRelations(
  { engine, schema, analysis, tableNamed }: TableSurroundings,
  table: TableSchema,
  { now, path, source, cellsOf }: TableInside,
): TableRelations {
  const digits = keyDigits(path, table, {
    tableNamed: (name) => schema.tables.find((other) => other.name === name),
    valuesOf: (column, rows) => finishedValues(engine, { now, rowCount: rows }, column),
    layoutOf: (its, column) => layoutOf(schema, its, column),
  });
  const related = createRelated(table, {
    engine,
    schema,
    path,
    source,
    tableNamed,
    digits,
    cellsOf,
  });
  const childNamed = (name: string) => schema.tables.find((other) => other.name === name);

  function columnOfChild(name: string, column: string | undefined) {
    return childNamed(name)?.columns.find((other) => other.name === column);
  }

  function typeOfAggregate({ table: child, column }: Aggregate): ValueType | undefined {
    if (column === undefined) return childNamed(child) && 'integer';
    const read = columnOfChild(child, column);
    return read && analysis.typeOf(read).type;
  }

  function groupedRows(name: string): GroupedRows {
    const child = childNamed(name);
    const opened = tableNamed(name);
    const groups = child && areGroupedBy(child, table) ? groupsOf(schema, child) : undefined;
    if (!opened || !groups)
      throw new RangeError(`The table “${table.name}” does not group the rows of “${name}”`);
    return {
      table: opened,
      layout: groups.layout,
      columnFacts(column) {
        const read = columnOfChild(name, column);
        return {
          type: read ? analysis.typeOf(read).type : 'text',
          decimals: read && analysis.decimalsOf(read),
        };
      },
    };
  }

  const locales = localesOf(schema, table);
  const parent = locales.via && tableNamed(locales.via.parent.name);
  const keys = foreignKeysOf(table);
  return {
    digits,
    locales: drawLocales(source, path, locales, parent && { table: parent, parentsOf: related.parentsOf }),
    group: groupsOf(schema, table)?.layout,
    aggregate: createAggregates(source, groupedRows),
    typeOfAggregate,
    related: related.cells,
    parentsOf: related.parentsOf,
    parentsSlot: related.parentsSlot,
    foreignKeys: keys.filter((key) => !isUnwritten(schema, key.table)),
    keysLeftOut: keys.filter((key) => isUnwritten(schema, key.table)),
  };
}

/** A key to a table that no file contains would refer to nothing. */
function isUnwritten({ tables }: Schema, name: string): boolean {
  return tables.some((other) => other.name === name && !isWritten(other));
}

function foreignKeysOf({ columns, foreignKeys }: TableSchema): readonly ForeignKey[] {
  const own = columns.filter(
    (column) => column.field === 'reference' && !foreignKeyOf({ foreignKeys }, column),
  );
  return [
    ...foreignKeys,
    ...own.map(({ name, options }) => ({
      columns: [name],
      table: String(options.table),
      references: [String(options.column)],
    })),
  ];
}
