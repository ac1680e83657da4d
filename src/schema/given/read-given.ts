import type { Json, ValueType } from '../../catalogue/field.ts';
import { isJsonObject, type JsonObject } from '../json-object.ts';
import { type Fix, type Path, pointerOf } from '../problem.ts';
import { shown } from '../problems.ts';
import type { Reader } from '../reader.ts';
import { GIVEN_ROWS_MAX, type GivenColumn, type GivenRows, NAME_LENGTH_MAX } from '../schema.ts';
import { areTextsIn, FileCells, hasCells } from './file-cells.ts';
import { CELL_LEVELS_MAX, cellsAs, isCell, misfitOf, typeOfCells } from './given-cells.ts';
import { readSha256 } from './sha256.ts';

const GIVEN_NAMES = ['rows', 'file', 'sha256'];

/** Given rows as a document has them, before the types of their columns are known. */
export interface ReadGiven {
  /** Undefined if they could not be read, or if their file was not. */
  readonly rows: GivenRows | undefined;
  readonly count: number;
}

/** Reads the property `given` of a table: rows, or a file whose rows `withGivenFiles` has added. */
export function readGiven(reader: Reader, path: Path, value: unknown): ReadGiven {
  const optional = hasCells(value) ? [...GIVEN_NAMES, 'cells'] : GIVEN_NAMES;
  const properties = reader.object(path, value, { required: [], optional });
  if (!isJsonObject(value)) return { rows: undefined, count: 0 };
  const file = properties.has('file')
    ? reader.text([...path, 'file'], properties.get('file'), NAME_LENGTH_MAX)
    : undefined;
  const sha256 = readSha256(reader, [...path, 'sha256'], properties);
  if (properties.has('rows')) refuseSurplus(reader, path, { file, sha256 });
  const cells = properties.has('cells')
    ? readCells(reader, [...path, 'cells'], properties.get('cells'))
    : properties.has('rows')
      ? readRowsOfCells(reader, [...path, 'rows'], properties.get('rows'))
      : refuseMissing(reader, path, value);
  if (!cells) return { rows: undefined, count: 0 };
  return {
    rows: {
      cells,
      ...(file === undefined ? {} : { file }),
      ...(sha256 === undefined ? {} : { sha256 }),
      ...(areTextsIn(properties.get('cells')) ? { areTexts: true } : {}),
    },
    count: cells[0]?.values.length ?? 0,
  };
}

function refuseMissing(reader: Reader, path: Path, { file, cells }: JsonObject): undefined {
  // The cells are refused already, and hinder the file from being read.
  if (cells !== undefined) return undefined;
  if (typeof file === 'string') {
    const message = `The rows of “${shown(file)}” are not here yet. Choose the file again, or write its rows into “rows”.`;
    return reader.refuse([...path, 'file'], 'given-file', message);
  }
  if (file !== undefined) return undefined;
  return reader.refuse(path, 'missing-property', 'This needs “rows” or “file”.');
}

/** Refuses what has no effect beside rows: a file, and its hash. */
function refuseSurplus(
  reader: Reader,
  path: Path,
  named: Readonly<Record<string, string | undefined>>,
): void {
  const surplus = Object.keys(named).find((name) => named[name] !== undefined);
  if (surplus === undefined) return;
  const at = [...path, surplus];
  reader.refuse(at, 'option-not-applicable', 'The rows are here already, so that no file has any effect.', {
    text: `Remove “${surplus}”`,
    patch: [{ op: 'remove', path: pointerOf(at) }],
  });
}

/** The columns that `withGivenFiles` or an earlier check has made. They are lists of equal length. */
function readCells(reader: Reader, path: Path, value: unknown): readonly GivenColumn[] | undefined {
  if (value instanceof FileCells) return value.rows.columns;
  const columns = Array.isArray(value) ? value.filter(isGivenColumn) : [];
  const count = columns[0]?.values.length;
  const fit = columns.every(({ values }) => values.length === count);
  if (Array.isArray(value) && columns.length === value.length && fit) return columns;
  const message = 'These are no columns of cells. Write the rows into “rows”.';
  return reader.refuse(path, 'wrong-type', message, {
    text: 'Remove it',
    patch: [{ op: 'remove', path: pointerOf(path) }],
  });
}

function isGivenColumn(value: unknown): value is GivenColumn {
  return (
    isJsonObject(value) &&
    typeof value.name === 'string' &&
    Array.isArray(value.values) &&
    value.values.every((cell) => isCell(cell))
  );
}

/** The columns of a list of rows. A row without a name has null there. */
function readRowsOfCells(reader: Reader, path: Path, value: unknown): readonly GivenColumn[] | undefined {
  const problemsBefore = reader.problems.count;
  const rows = reader.list(path, value, GIVEN_ROWS_MAX);
  const columns = new Map<string, Json[]>();
  for (const [i, row] of rows.entries()) {
    const properties = readRow(reader, [...path, i], row);
    for (const [name, cell] of Object.entries(properties ?? {})) {
      if (!isCell(cell)) {
        reader.refuse(
          [...path, i, name],
          'wrong-type',
          `This must be a text, a number, true, false, null, a list or an object, nested at most ${CELL_LEVELS_MAX.toLocaleString('en-US')} levels deep.`,
        );
        continue;
      }
      let cells = columns.get(name);
      if (!cells) {
        cells = new Array<Json>(rows.length).fill(null);
        columns.set(name, cells);
      }
      // JSON can contain -0, but writing the document again turns it into 0.
      cells[i] = cell === 0 ? 0 : cell;
    }
  }
  if (reader.problems.count > problemsBefore || !Array.isArray(value)) return undefined;
  return [...columns].map(([name, values]) => ({ name, values }));
}

function readRow(reader: Reader, path: Path, row: unknown): JsonObject | undefined {
  if (isJsonObject(row)) return row;
  return reader.refuse(
    path,
    'wrong-type',
    'A given row must be an object: the name of each column, and its cell.',
  );
}

/** A column of given rows whose type is known. */
export interface TypedCells {
  readonly type: ValueType;
  readonly values: readonly Json[];
}

/** Where problems of a column's cells are, and what solves those of its type. */
interface ColumnPlace {
  readonly path: Path;
  readonly name: string;
  readonly fixOf: (type: ValueType) => Fix;
}

/** Typed cells, and the inputs that decide them beside the cells. */
interface TypedBefore extends TypedCells {
  readonly named: ValueType | undefined;
  readonly areTexts: boolean;
}

/** Typed cells by the list of cells of a file, because a document is checked again after each change of it. */
const typedBefore = new WeakMap<readonly Json[], TypedBefore>();

/** The cells of a column as values of one type: the one that the document names, or the type that all have. */
export function typedCells(
  reader: Reader,
  place: ColumnPlace,
  cells: { readonly values: readonly Json[]; readonly areTexts: boolean },
  named: ValueType | undefined,
): TypedCells | undefined {
  const before = typedBefore.get(cells.values);
  if (before && before.named === named && before.areTexts === cells.areTexts) return before;
  const typed = workOutCells(reader, place, cells, named);
  if (typed) typedBefore.set(cells.values, { ...typed, named, areTexts: cells.areTexts });
  return typed;
}

function workOutCells(
  reader: Reader,
  place: ColumnPlace,
  { values, areTexts }: { readonly values: readonly Json[]; readonly areTexts: boolean },
  named: ValueType | undefined,
): TypedCells | undefined {
  if (named === undefined) {
    const read = typeOfCells(values, areTexts);
    if (read.ok) return { type: read.type, values: cellsAs(values, read.type) };
    const { row, type, count, usual } = read;
    const message = `The column “${shown(place.name)}” has two types: row ${row + 1} has ${article(type)}, ${cellText(values[row])}, and most others have ${article(usual)}. ${count === 1 ? '1 cell has' : `${count.toLocaleString('en-US')} cells have`} the type ${type}.`;
    return reader.refuse(place.path, 'mixed-types', message, typeFix(place, values));
  }
  const row = misfitOf(values, named);
  if (row === undefined) return { type: named, values: cellsAs(values, named) };
  const message = `Row ${row + 1} has ${cellText(values[row])} in the column “${shown(place.name)}”, which is not ${article(named)}.`;
  return reader.refuse(place.path, 'mixed-types', message, typeFix(place, values));
}

/** Reads the cells as texts, or as JSON if they fit that alone. */
function typeFix({ fixOf }: ColumnPlace, values: readonly Json[]): Fix | undefined {
  const type = (['text', 'json'] as const).find((one) => misfitOf(values, one) === undefined);
  return type && fixOf(type);
}

const cellText = (cell: Json | undefined) =>
  `“${shown(typeof cell === 'string' ? cell : JSON.stringify(cell ?? null))}”`;
const article = (type: ValueType) =>
  type === 'json' ? 'a list or an object' : `${type === 'integer' ? 'an' : 'a'} ${type}`;
