import { childrenOf } from './children.ts';
import { orderOf } from './graph.ts';
import { countingReferenceOf, layoutOf } from './groups.ts';
import type { ReadTable } from './parse-table.ts';
import { type Fix, pointerOf } from './problem.ts';
import { shown } from './problems.ts';
import type { Reader } from './reader.ts';
import { type ColumnSchema, TABLE_ROWS_MAX, type TableSchema } from './schema.ts';

/** Rows of a table whose number of rows no longer follows from another. */
const ROWS_DEFAULT = 100;

/**
 * The tables, each with its number of rows: where a document leaves it out, that follows from the rows of the table to
 * which a reference leads.
 */
export function withDerivedRows(
  reader: Reader,
  seed: string,
  tables: readonly ReadTable[],
): readonly TableSchema[] {
  if (!tables.some(({ lacksRows }) => lacksRows)) return tables.map(({ table }) => table);
  const byName = new Map(tables.map((read) => [read.table.name, read]));
  const decidingOf = new Map(
    tables.map((read) => [read, read.lacksRows ? countingReferenceOf(read.table) : undefined]),
  );
  const parentOf = (read: ReadTable) => byName.get(String(decidingOf.get(read)?.options.table));
  const needs = (read: ReadTable) => {
    const parent = decidingOf.get(read) && parentOf(read);
    return parent ? [parent] : [];
  };
  for (const read of tables) if (read.lacksRows && !decidingOf.get(read)) refuseMissing(reader, read.table);
  const { order, circle } = orderOf(tables, needs);
  if (circle) refuseCircle(reader, circle, decidingOf);
  const rows = new Map<ReadTable, number | undefined>();
  for (const read of order) rows.set(read, rowsIn(read));
  return tables.map((read) => {
    if (!read.lacksRows) return read.table;
    const count = rows.get(read);
    const table = { ...read.table, rows: count ?? 0 };
    reader.replace(read.table, table);
    reader.unread.set(table, reader.unread.get(read.table) ?? new Set());
    if (count === undefined) reader.faulty.add(table);
    return table;
  });

  /** Undefined where a problem hides it. */
  function rowsIn(read: ReadTable): number | undefined {
    if (!read.lacksRows) return reader.faulty.has(read.table) ? undefined : read.table.rows;
    const reference = decidingOf.get(read);
    const parent = parentOf(read);
    const parents = parent && rows.get(parent);
    if (!reference || parents === undefined) return undefined;
    const derived = layoutOf({ seed }, read.table, reference)?.startOf(parents) ?? 0;
    if (derived <= TABLE_ROWS_MAX) return derived;
    refuseTooMany(reader, reference, parents, derived);
    return undefined;
  }
}

/** A column that could not be read may be the one that decides the number. */
function refuseMissing(reader: Reader, table: TableSchema): void {
  if ((reader.unread.get(table)?.size ?? 0) > 0) return;
  if (table.columns.some((column) => column.field === 'reference' && reader.faulty.has(column))) return;
  const path = [...(reader.paths.get(table) ?? []), 'rows'];
  reader.refuse(path, 'missing-property', 'The property “rows” is missing.');
}

function refuseCircle(
  reader: Reader,
  circle: readonly ReadTable[],
  decidingOf: ReadonlyMap<ReadTable, ColumnSchema | undefined>,
): void {
  const [first] = circle;
  const reference = first && decidingOf.get(first);
  if (!first || !reference) return;
  const names = [...circle, first].map(({ table }) => `“${shown(table.name)}”`);
  const path = [...(reader.paths.get(reference) ?? []), 'options', 'children'];
  const fix: Fix = {
    text: `Give “${shown(first.table.name)}” ${ROWS_DEFAULT} rows, at random`,
    patch: [
      { op: 'remove', path: pointerOf(path) },
      {
        op: 'add',
        path: pointerOf([...(reader.paths.get(first.table) ?? []), 'rows']),
        value: ROWS_DEFAULT,
      },
    ],
  };
  const message = `The numbers of rows follow from each other in a circle: ${names.join(' → ')}. Set “rows” in one of these tables, and refer to the other at random.`;
  reader.refuse(path, 'circular-groups', message, fix);
}

function refuseTooMany(reader: Reader, reference: ColumnSchema, parents: number, rows: number): void {
  const path = [...(reader.paths.get(reference) ?? []), 'options', 'children'];
  const each = Math.floor(TABLE_ROWS_MAX / parents);
  const children = childrenOf(reference);
  const from = typeof children === 'object' && 'from' in children ? Math.min(children.from, each) : undefined;
  const value = from === undefined ? { each } : { from, to: each };
  const message = `For the ${count(parents)} rows of “${shown(String(reference.options.table))}”, this makes ${count(rows)} rows. A table has at most ${count(TABLE_ROWS_MAX)}.`;
  reader.refuse(path, 'out-of-range', message, {
    text: `Set it to ${from === undefined || from === each ? '' : `${from} to `}${each}`,
    patch: [{ op: 'replace', path: pointerOf(path), value }],
  });
}

const count = (value: number) => value.toLocaleString('en-US');
