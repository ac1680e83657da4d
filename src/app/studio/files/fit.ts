import type { TableEstimate } from '../../../../workers/studio/protocol.ts';
import type { FitChoices } from '../document/file-settings.ts';

/** A way to write less if the files are too large. */
export type Way =
  | { readonly kind: 'compress'; readonly bytes: number }
  /** Only the first rows of the larger tables that no other table refers to. */
  | {
      readonly kind: 'cut';
      readonly gzip: boolean;
      readonly rows: number;
      readonly tables: readonly number[];
    }
  /** Only the largest table, by its place in the request. */
  | { readonly kind: 'alone'; readonly table: number };

/** What is written, and how large it is. */
export interface Fit {
  readonly gzip: boolean;
  /** The rows of each table, if some are left out. */
  readonly rows: readonly number[] | undefined;
  /** In all. */
  readonly rowCount: number;
  /** Estimated, compressed where `gzip` is set. */
  readonly bytes: number;
  /** Estimated, uncompressed. */
  readonly plainBytes: number;
  readonly isTooLarge: boolean;
  /** Empty if it fits. */
  readonly ways: readonly Way[];
}

type Size = (table: TableEstimate) => number;

const plain: Size = ({ bytes }) => bytes;
const compressed: Size = ({ gzipBytes }) => gzipBytes;
const rowsOf: Size = ({ rows }) => rows;

function sum(tables: readonly TableEstimate[], size: Size): number {
  return tables.reduce((all, table) => all + size(table), 0);
}

const canBeCut = ({ isReferenced }: TableEstimate) => !isReferenced;

/** The rows of each table when no table that can be cut has more than `rows`. */
function cutTo(rows: number, tables: readonly TableEstimate[]): readonly number[] {
  return tables.map((table) => (canBeCut(table) ? Math.min(table.rows, rows) : table.rows));
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function cutBytes(rows: readonly number[], tables: readonly TableEstimate[], size: Size): number {
  return tables.reduce((all, table, i) => all + size(table) * share(rows[i] ?? 0, table.rows), 0);
}

/** A number of at most two digits before its zeros. */
function roundedDown(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.floor(count / unit) * unit;
}

/** The most rows per table with which the files fit; undefined if no number of rows is small enough. */
function rowsThatFit(tables: readonly TableEstimate[], size: Size, bytesMax: number): number | undefined {
  const fits = (rows: number) => cutBytes(cutTo(rows, tables), tables, size) <= bytesMax;
  let fitting = 0;
  let tooMany = 1 + tables.reduce((most, table) => Math.max(most, canBeCut(table) ? table.rows : 0), 0);
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting > 0 && fits(fitting) ? roundedDown(fitting) : undefined;
}

function cutWay(tables: readonly TableEstimate[], gzip: boolean, bytesMax: number): readonly Way[] {
  const rows = rowsThatFit(tables, gzip ? compressed : plain, bytesMax);
  if (rows === undefined) return [];
  const cut = tables.flatMap((table, i) => (canBeCut(table) && table.rows > rows ? [i] : []));
  return [{ kind: 'cut', gzip, rows, tables: cut }];
}

function largest(tables: readonly TableEstimate[]): number {
  return tables.reduce((best, table, i) => (table.bytes > (tables[best]?.bytes ?? 0) ? i : best), 0);
}

function waysOf(tables: readonly TableEstimate[], gzip: boolean, bytesMax: number): readonly Way[] {
  const gzipBytes = sum(tables, compressed);
  const cut = (isCompressed: boolean) => cutWay(tables, isCompressed, bytesMax);
  if (!gzip && gzipBytes <= bytesMax) return [{ kind: 'compress', bytes: gzipBytes }, ...cut(false)];
  // The files of some formats are compressed inside.
  const helps = gzipBytes < sum(tables, plain);
  const cuts = gzip ? cut(true) : [...(helps ? cut(true) : []), ...cut(false)];
  return cuts.length > 0 ? cuts : [{ kind: 'alone', table: largest(tables) }];
}

/** The parts of the tables that are written so that they have at most `bytesMax`, or the ways to make them fit. */
export function fitTables(
  tables: readonly TableEstimate[],
  { gzip: chosen, isCut }: FitChoices,
  bytesMax: number,
): Fit {
  const plainBytes = sum(tables, plain);
  const gzip = chosen ?? plainBytes > bytesMax;
  const size = gzip ? compressed : plain;
  const whole = {
    gzip,
    rows: undefined,
    rowCount: sum(tables, rowsOf),
    bytes: sum(tables, size),
    plainBytes,
  };
  if (whole.bytes <= bytesMax) return { ...whole, isTooLarge: false, ways: [] };
  const rowsMax = isCut ? rowsThatFit(tables, size, bytesMax) : undefined;
  if (rowsMax === undefined) return { ...whole, isTooLarge: true, ways: waysOf(tables, gzip, bytesMax) };
  const rows = cutTo(rowsMax, tables);
  return {
    gzip,
    rows,
    rowCount: rows.reduce((all, count) => all + count, 0),
    bytes: Math.round(cutBytes(rows, tables, size)),
    plainBytes: Math.round(cutBytes(rows, tables, plain)),
    isTooLarge: false,
    ways: [],
  };
}
