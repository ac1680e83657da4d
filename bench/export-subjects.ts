import shop from '../src/app/studio/document/studio-example-shop.json' with { type: 'json' };
import { schemaFromRun } from '../src/schema/requests.ts';
import type { LinkedDocument } from '../tests/fixtures/studio-fragment.ts';
import { NOW, requestOf } from './measure.ts';

/** A table to export, in a document of its own. */
export interface ExportSubject {
  readonly name: string;
  readonly document: LinkedDocument;
  readonly table: string;
  readonly rows: number;
}

/** The category Person, with all its fields. */
function person(rows: number): ExportSubject {
  const schema = schemaFromRun({ request: requestOf('person'), seed: 1, now: NOW, rows: 1 });
  if (!schema.ok) throw new Error(schema.error);
  const tables = schema.value.tables.map((table) => ({ ...table, rows }));
  return { name: 'Person', document: { ...schema.value, tables }, table: 'person', rows };
}

/** The lines of the shop's orders: each order has three. Of the six columns, three refer to other tables. */
function orderLines(rows: number): ExportSubject {
  const orders = Math.ceil(rows / 3);
  const sizes: Readonly<Record<string, number>> = { orders, customers: orders };
  const tables = shop.tables.map((table) => {
    if (table.name === 'order_lines') return { ...table, columns: table.columns.map(threePerOrder) };
    const count = sizes[table.name];
    return count === undefined ? table : { ...table, rows: count };
  });
  return { name: 'order lines', document: { ...shop, tables }, table: 'order_lines', rows: orders * 3 };
}

function threePerOrder<Column extends { readonly name: string; readonly options?: object }>(column: Column) {
  return column.name === 'order_id'
    ? { ...column, options: { ...column.options, children: { each: 3 } } }
    : column;
}

export function exportSubjects(rows: number): readonly ExportSubject[] {
  return [person(rows), orderLines(rows)];
}
