import type { Table } from '../../dataset/table.ts';
import { type Assembly, type BinaryFile, type GroupWriter, sampleOf } from '../binary-file.ts';
import { createRows } from './cells.ts';
import { columnWidths } from './column-widths.ts';
import { deflated, joined, type Sizes } from './deflated.ts';
import { groupRows, SHEET_ROWS, sheetHead, sheetTail } from './sheet.ts';
import { sheetNames } from './sheet-names.ts';
import { stylesXml } from './styles.ts';
import {
  contentTypes,
  packageRelationships,
  type Sheet,
  sheetPath,
  workbook,
  workbookRelationships,
} from './workbook.ts';
import { createZipWriter } from './zip-writer.ts';

/** The parts of a table that a workbook needs. */
export type SheetTable = Pick<Table, 'name' | 'columns' | 'rowCount' | 'read'>;

/** Writes rows as XML. Each group is a part of a sheet that is compressed by itself. */
function createGroupWriter({ columns }: SheetTable): GroupWriter<Sizes> {
  const size = groupRows(columns.length);
  const write = createRows(columns);
  const encoder = new TextEncoder();
  return {
    groupRows: size,
    start(number) {
      // The header is the first row of each sheet.
      let row = 2 + ((number * size) % SHEET_ROWS);
      const pieces: Uint8Array[] = [];
      return {
        add(batch) {
          // One at a time: a text that fits the processor's inner caches is encoded faster.
          pieces.push(encoder.encode(write(batch, row)));
          row += batch.rowCount;
        },
        end() {
          const { bytes, ...facts } = deflated(joined(pieces), false);
          return { bytes, facts };
        },
      };
    },
  };
}

/** The sheets of a table that have begun. */
interface TableSheets {
  readonly name: string;
  readonly columnCount: number;
  /** The text before the rows of each sheet. */
  readonly head: string;
  /** The rows of each sheet, without the header. */
  readonly rows: number[];
}

function sheetsOf(table: SheetTable): TableSheets {
  const { name, columns } = table;
  return {
    name,
    columnCount: columns.length,
    head: sheetHead(columns, columnWidths(columns, sampleOf(table))),
    rows: [],
  };
}

/** A workbook has at least one sheet. */
function emptySheets(): TableSheets {
  return { name: '', columnCount: 0, head: sheetHead([], []), rows: [] };
}

function listSheets(tables: readonly TableSheets[]): readonly Sheet[] {
  const names = sheetNames(tables.map(({ name, rows }) => ({ name, sheetCount: rows.length })));
  return tables.flatMap(({ columnCount, rows }, table) =>
    rows.map((rowCount, i) => ({ name: names[table]?.[i] ?? '', columnCount, rowCount: rowCount + 1 })),
  );
}

/** Assembles the sheets of the tables, and after them what lists the sheets. */
function createAssembly(tables: readonly SheetTable[]): Assembly<Sizes> {
  const zip = createZipWriter();
  const begun: TableSheets[] = [];
  let sheetCount = 0;

  function openSheet({ head, rows }: TableSheets): void {
    zip.open(sheetPath(sheetCount));
    zip.addText(head);
    rows.push(0);
    sheetCount++;
  }

  function closeSheet({ columnCount, rows }: TableSheets): void {
    zip.close(sheetTail(columnCount, 1 + (rows.at(-1) ?? 0)));
  }

  function begin(sheets: TableSheets): void {
    begun.push(sheets);
    openSheet(sheets);
  }

  return {
    head() {
      zip.add('_rels/.rels', packageRelationships());
      zip.add('xl/styles.xml', stylesXml());
      return zip.take();
    },
    startTable(index) {
      const table = tables[index];
      if (table) begin(sheetsOf(table));
      return zip.take();
    },
    startGroup({ table, rows, facts }) {
      const sheets = begun[table];
      if (sheets?.rows.at(-1) === SHEET_ROWS) {
        closeSheet(sheets);
        openSheet(sheets);
      }
      const content = zip.take();
      zip.count(facts);
      sheets?.rows.push((sheets.rows.pop() ?? 0) + rows);
      return content;
    },
    endTable(index) {
      const sheets = begun[index];
      if (sheets) closeSheet(sheets);
      return zip.take();
    },
    tail() {
      if (tables.length === 0) {
        const sheets = emptySheets();
        begin(sheets);
        closeSheet(sheets);
      }
      zip.add('xl/workbook.xml', workbook(listSheets(begun)));
      zip.add('xl/_rels/workbook.xml.rels', workbookRelationships(sheetCount));
      zip.add('[Content_Types].xml', contentTypes(sheetCount));
      zip.end();
      return zip.take();
    },
  };
}

/** Writes a workbook with a sheet for each table. A table with more rows than a sheet holds goes on in further sheets. */
export function createXlsxFile(tables: readonly SheetTable[]): BinaryFile<Sizes> {
  return { tables: tables.map(createGroupWriter), assemble: () => createAssembly(tables) };
}
