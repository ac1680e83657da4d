import type { Table } from '../../src/dataset/table.ts';
import { planFile } from '../../src/formats/write-file.ts';
import { createSchemaWriter } from '../../src/formats/writers.ts';
import type { Result } from '../../src/result.ts';
import type { OpenSchema } from './open-schema.ts';
import { textOf } from './output.ts';
import type { CellsRequest, Output, SchemaError } from './protocol.ts';

/** The table with some of its columns, by their indexes, and without keys, which may lack columns. */
function withColumns(table: Table, places: readonly number[]): Table {
  const pick = <T>(columns: readonly T[]) => places.flatMap((place) => columns.slice(place, place + 1));
  return {
    ...table,
    columns: pick(table.columns),
    primaryKey: [],
    uniqueKeys: [],
    foreignKeys: [],
    read(from, to) {
      const { columns, rowCount } = table.read(from, to);
      return { columns: pick(columns), rowCount };
    },
  };
}

/** Writes cells of a table in a format, without those of hidden columns. Other columns of the document may have problems. */
export async function writeCells(
  opened: OpenSchema,
  { table: at, columns, from, to, format, options, lengthMax }: CellsRequest,
): Promise<Result<Output, SchemaError>> {
  const of = opened.table(at);
  if (!of) return { ok: false, error: opened.schema ? 'unknown-table' : 'unreadable' };
  const places = columns.map((column) => of.places[column]).filter((place) => place !== undefined);
  if (places.length < columns.length) return { ok: false, error: 'unknown-column' };
  const shown = places.filter((place) => !of.schema.columns[place]?.hidden);
  const tables = [withColumns(of.grid, shown)];
  const writer = createSchemaWriter(format, tables, options);
  if (!writer.ok) return { ok: false, error: { problems: writer.error } };
  return { ok: true, value: await textOf([planFile(writer.value, tables)], from, to, lengthMax) };
}
