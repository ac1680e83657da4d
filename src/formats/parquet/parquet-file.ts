import type { ColumnChunk, SchemaElement } from 'hyparquet';
import { ByteWriter } from 'hyparquet-writer';
import { writeColumn } from 'hyparquet-writer/src/column.js';
import { encodeNestedValues } from 'hyparquet-writer/src/dremel.js';
import { writeMetadata } from 'hyparquet-writer/src/metadata.js';
import { schemaPathResolver } from 'hyparquet-writer/src/schema.js';
import { snappyCompress } from 'hyparquet-writer/src/snappy.js';
import type { Cell } from '../../catalogue/field.ts';
import type { Batch, Column, Table } from '../../dataset/table.ts';
import { wellFormed } from '../../expression/text.ts';
import { columnSources } from '../../schema/column-sources.ts';
import { withFileNames } from '../../schema/given/file-names.ts';
import { madeWith } from '../../schema/made-with.ts';
import type { ColumnSchema, Schema } from '../../schema/schema.ts';
import { type Assembly, type BinaryFile, type Group, type GroupWriter, sampleOf } from '../binary-file.ts';
import type { OptionsOfFormat } from '../formats.ts';
import { type NameRules, sqlNames } from '../sql-names.ts';
import { type StoredType, storedType } from './column-types.ts';

/** The first and the last bytes of a file. https://parquet.apache.org/docs/file-format/ */
const MAGIC = new TextEncoder().encode('PAR1');
const FORMAT_VERSION = 2;

/** The cells of a row group, which are in memory until it is written. */
const GROUP_CELLS = 2 ** 17;
/** The fewest rows of a row group: each column of each of them takes about 100 bytes at the file's end. */
const GROUP_ROWS_MIN = 1024;
const GROUP_ROWS_MAX = 2 ** 20;
/** The length of the texts of a row group, in UTF-16 units, if all rows are like those of the sample. */
const GROUP_TEXT = 2 ** 25;
/** Where the bytes of a row group begin to grow. */
const GROUP_BYTES = 2 ** 22;
/** The size of the pages in which columns are compressed, before that. */
const PAGE_BYTES = 2 ** 20;

type Options = OptionsOfFormat<'parquet'>;

/** The chunks of a row group's columns, with positions from the start of the group. */
interface Facts {
  readonly columns: readonly ColumnChunk[];
}

interface StoredColumn {
  readonly type: StoredType;
  /** The column's elements of the file's schema, from the outermost to the values. */
  readonly elements: readonly SchemaElement[];
}

/** Readers find columns by name, so no two columns have the same one. */
const NAMES: NameRules = {
  storable: wellFormed,
  cut: (name) => name,
  seenAs: (name) => name,
  reserved: new Set(),
};

function storeColumn(name: string, column: Column, source: ColumnSchema | undefined): StoredColumn {
  const { nullable } = column;
  const type = storedType(column, source);
  const repetition_type = nullable ? 'OPTIONAL' : 'REQUIRED';
  if (!type.isList) return { type, elements: [{ name, repetition_type, ...type.element }] };
  // https://github.com/apache/parquet-format/blob/master/LogicalTypes.md#lists
  const list: SchemaElement = {
    name,
    repetition_type,
    num_children: 1,
    converted_type: 'LIST',
    logical_type: { type: 'LIST' },
  };
  const items: SchemaElement = { name: 'list', repetition_type: 'REPEATED', num_children: 1 };
  const item: SchemaElement = { name: 'element', repetition_type: 'OPTIONAL', ...type.element };
  return { type, elements: [list, items, item] };
}

/**
 * The element of values that are as they are stored already. By the whole element, the writer would convert them again: it would parse
 * JSON. Only decimals and texts are converted by it.
 */
function physical(element: SchemaElement): SchemaElement {
  if (element.converted_type === 'DECIMAL' || element.converted_type === 'UTF8') return element;
  const { converted_type: _, logical_type: __, ...stored } = element;
  return stored;
}

/** Collects the cells of a row group by column. */
class RowGroup implements Group<Facts> {
  readonly #columns: readonly StoredColumn[];
  /** The cells of each batch, for each column. */
  readonly #cells: (readonly Cell[])[][];
  readonly #codec: 'SNAPPY' | 'UNCOMPRESSED';
  #rows = 0;

  constructor(columns: readonly StoredColumn[], { compression }: Options) {
    this.#columns = columns;
    this.#cells = columns.map(() => []);
    this.#codec = compression === 'snappy' ? 'SNAPPY' : 'UNCOMPRESSED';
  }

  add({ columns, rowCount }: Batch): void {
    for (const [i, cells] of columns.entries()) this.#cells[i]?.push(cells);
    this.#rows += rowCount;
  }

  end() {
    const writer = new ByteWriter(GROUP_BYTES);
    const columns = this.#columns.map((column, i) => {
      const chunk = this.#writeColumn(writer, column, this.#valuesOf(column, this.#cells[i] ?? []));
      // Its memory is free before the next column is written.
      this.#cells[i] = [];
      return chunk;
    });
    return { bytes: new Uint8Array(writer.getBuffer()), facts: { columns } };
  }

  #valuesOf({ type: { toValue } }: StoredColumn, batches: readonly (readonly Cell[])[]): unknown[] {
    const values = new Array<unknown>(this.#rows);
    let at = 0;
    for (const cells of batches) {
      for (const cell of cells) values[at++] = cell === null ? null : toValue(cell);
    }
    return values;
  }

  #writeColumn(writer: ByteWriter, { type, elements }: StoredColumn, values: unknown[]): ColumnChunk {
    const root: SchemaElement = { name: 'root', num_children: 1 };
    const path = schemaPathResolver([root, ...elements])(elements.map(({ name }) => name));
    const schemaPath = path.map(({ element }) => element);
    const [last = root] = elements.slice(-1);
    const column = {
      columnName: elements[0]?.name ?? '',
      element: physical(last),
      schemaPath,
      codec: this.#codec,
      compressors: { SNAPPY: snappyCompress },
      stats: type.hasStatistics ?? true,
      pageSize: PAGE_BYTES,
      columnIndex: false,
      offsetIndex: false,
    };
    return writeColumn({ writer, column, pageData: encodeNestedValues(path, values) }).chunk;
  }
}

/** The mean length of the texts of a row, in UTF-16 units. */
function textOfRow(table: Table): number {
  const { columns, rowCount } = sampleOf(table);
  const lengths = columns.map((cells) =>
    cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0),
  );
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, rowCount);
}

function groupRowsOf(table: Table): number {
  const byCells = Math.max(GROUP_ROWS_MIN, GROUP_CELLS / Math.max(1, table.columns.length));
  const byText = GROUP_TEXT / Math.max(1, textOfRow(table));
  return Math.max(1, Math.min(GROUP_ROWS_MAX, Math.floor(Math.min(byCells, byText))));
}

/** A chunk with positions from the start of the file. */
function chunkAt({ file_offset, meta_data, ...chunk }: ColumnChunk, start: number): ColumnChunk {
  if (!meta_data) return { ...chunk, file_offset };
  const { data_page_offset, dictionary_page_offset } = meta_data;
  return {
    ...chunk,
    file_offset: file_offset + BigInt(start),
    meta_data: {
      ...meta_data,
      data_page_offset: data_page_offset + BigInt(start),
      ...(dictionary_page_offset !== undefined && {
        dictionary_page_offset: dictionary_page_offset + BigInt(start),
      }),
    },
  };
}

/** Puts the row groups of a table into a file. The tail says where they are. */
function assemble(
  table: Table,
  { seed, ...schema }: Schema,
  elements: readonly SchemaElement[],
): Assembly<Facts> {
  const groups: {
    readonly columns: ColumnChunk[];
    readonly total_byte_size: bigint;
    readonly num_rows: bigint;
  }[] = [];
  const nothing = () => '';
  return {
    head: () => MAGIC,
    startTable: nothing,
    startGroup({ rows, facts }, position) {
      const columns = facts.columns.map((chunk) => chunkAt(chunk, position));
      const sizes = columns.map(({ meta_data }) => meta_data?.total_uncompressed_size ?? 0n);
      groups.push({
        columns,
        total_byte_size: sizes.reduce((sum, size) => sum + size, 0n),
        num_rows: BigInt(rows),
      });
      return '';
    },
    endTable: nothing,
    tail() {
      const writer = new ByteWriter();
      writeMetadata(writer, {
        version: FORMAT_VERSION,
        created_by: `rowloom version ${madeWith.rowloom}`,
        schema: [{ name: 'schema', num_children: table.columns.length }, ...elements],
        num_rows: groups.reduce((sum, { num_rows }) => sum + num_rows, 0n),
        row_groups: groups,
        key_value_metadata: [
          { key: 'rowloom:table', value: table.name },
          { key: 'rowloom:seed', value: seed },
          { key: 'rowloom:schema', value: JSON.stringify(withFileNames({ seed, ...schema })) },
        ],
        metadata_length: 0,
      });
      writer.appendBytes(MAGIC);
      return writer.getBytes();
    },
  };
}

/** Makes the file of a table. */
export function createParquetFile(table: Table, schema: Schema, options: Options): BinaryFile<Facts> {
  const sourceOf = columnSources(schema);
  const ofTable = schema.tables.find(({ name }) => name === table.name);
  const names = sqlNames(
    table.columns.map(({ name }) => name),
    NAMES,
  );
  const columns = table.columns.map((column, i) => {
    const inDocument = ofTable?.columns.find(({ name }) => name === column.name);
    return storeColumn(names[i] ?? '', column, inDocument && sourceOf(inDocument));
  });
  const groups: GroupWriter<Facts> = {
    groupRows: groupRowsOf(table),
    start: () => new RowGroup(columns, options),
  };
  return {
    tables: [groups],
    assemble: () =>
      assemble(
        table,
        schema,
        columns.flatMap(({ elements }) => elements),
      ),
  };
}
