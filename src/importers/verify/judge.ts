import type { Cell } from '../../catalogue/field.ts';
import { readSchema } from '../../schema/parse.ts';
import { type SchemaDraft, schemaOf, type TableDraft } from '../choose/draft.ts';
import type { ImportedSchema } from '../imported-schema.ts';
import { foldedText } from '../text-rule.ts';
import { cellsInSource } from './cells.ts';
import { type Demand, demandsOf } from './demands.ts';
import { PredictedOutcomes } from './outcomes.ts';
import type { RowReader, TableCells } from './row-reader.ts';

/** Rows of each table that are compared with what the source demands. */
const ROWS_JUDGED = 300;
/** A check that its reader has misunderstood shows in fewer rows. */
const ROWS_OF_PROVEN = 30;

/** A demand that rows break, or that rows beyond the first can break. */
export interface Finding {
  readonly table: TableDraft;
  readonly demand: Demand;
  /** How many of the first rows break it. */
  readonly broken: number;
  /** Whether rows cannot be compared with it. */
  readonly isUnknown: boolean;
  /** How many rows were compared. */
  readonly rows: number;
  /** The cells of the demand's columns. */
  readonly cells: readonly (readonly Cell[])[];
}

/**
 * Compares the first rows of a schema without problems with all that its source demands. Of columns that are alike, one is
 * compared with a check that their options keep, unless rows break such a check.
 */
export async function judge(
  draft: SchemaDraft,
  reader: RowReader | undefined,
  schema: ImportedSchema = schemaOf(draft),
  isCompared: (demand: Demand, table: TableDraft) => boolean = firstOfAlike(),
): Promise<readonly Finding[]> {
  const parsed = await reader?.parsed(schema);
  const outcomes = new PredictedOutcomes(parsed ?? readSchema(schema).schema);
  const demands = new Map(
    draft.tables.map((table) => [
      table,
      demandsOf(table, (column) => outcomes.of(table.source.name, column)).filter((demand) =>
        isCompared(demand, table),
      ),
    ]),
  );
  const wanted = new Map(
    [...demands]
      .filter(([, ofTable]) => ofTable.length > 0)
      .map(([{ source }, ofTable]) => [source.name, rowsByColumn(ofTable)]),
  );
  const cells = wanted.size === 0 ? undefined : await reader?.readColumns(schema, wanted);
  const found = [...demands].flatMap(([table, ofTable]) => {
    const read = cells && cellsOf(table, cells);
    return ofTable.flatMap((demand) => findingOf(table, demand, read, reader) ?? []);
  });
  const isMisread = found.some(({ demand, broken }) => demand.isProven && broken > 0);
  return isMisread && isCompared !== all ? judge(draft, reader, schema, all) : found;
}

const all = () => true;

/** How many rows have the key of an earlier row, for databases that fold case and some that leave out accents. */
function repeats(cells: readonly (readonly Cell[])[], rows: number): number {
  const seen = new Set<string>();
  for (let i = 0; i < rows; i++) {
    seen.add(JSON.stringify(cells.map((column) => foldedText(String(column[i] ?? i)))));
  }
  return rows - seen.size;
}

/** Tells of the checks of one column whether an equal check of a column with the same field and type came before. */
function firstOfAlike(): (demand: Demand, table: TableDraft) => boolean {
  const known = new Set<string>();
  return ({ isProven, holds, columns, text }, table) => {
    const [name, ...others] = columns;
    const column = table.columns.find(({ context }) => context.column.name === name);
    if (!isProven || !holds || !column || name === undefined || others.length > 0) return true;
    const { choice, properties, context } = column;
    const { field } = choice;
    // Columns that refer to different tables are alike: to make rows of each would take rows of the other table too.
    const options = field === 'reference' ? undefined : choice.options;
    const id = JSON.stringify([text.split(name), context.column.type, field, options, properties]);
    const isFirst = !known.has(id);
    known.add(id);
    return isFirst;
  };
}

function rowsByColumn(demands: readonly Demand[]): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const { columns, isProven } of demands) {
    for (const name of columns)
      rows.set(name, Math.max(rows.get(name) ?? 0, isProven ? ROWS_OF_PROVEN : ROWS_JUDGED));
  }
  return rows;
}

function cellsOf(table: TableDraft, cells: TableCells): ReadonlyMap<string, readonly Cell[]> {
  const ofTable = cells.get(table.source.name);
  return new Map(
    table.columns.flatMap(({ context: { column } }) => {
      const found = ofTable?.get(column.name);
      if (!found) return [];
      // A pattern is about the text, also that of a moment.
      const isOfPattern = column.pattern !== undefined && found.type === 'text';
      const cells = isOfPattern ? found.cells : cellsInSource(found, column.type);
      return [[column.name, cells] as const];
    }),
  );
}

function findingOf(
  table: TableDraft,
  demand: Demand,
  read: ReadonlyMap<string, readonly Cell[]> | undefined,
  reader: RowReader | undefined,
): Finding | undefined {
  const cells = demand.columns.map((name) => read?.get(name) ?? []);
  const rows = cells[0]?.length ?? 0;
  let broken = 0;
  let isUnknown = false;
  if (demand.isDistinct) broken = repeats(cells, rows);
  else if (reader && demand.holds) {
    const row: Cell[] = [];
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < cells.length; j++) row[j] = cells[j]?.[i] ?? null;
      const verdict = demand.holds(row, reader);
      if (verdict === false) broken++;
      else if (verdict === 'unknown') isUnknown = true;
    }
  }
  const { canBreak, refusesTexts } = demand;
  // The limits of columns are judged by themselves.
  isUnknown = demand.kind === 'constraint' && (demand.holds === undefined || (isUnknown && canBreak));
  const isFound = broken > 0 || isUnknown || canBreak || refusesTexts;
  return isFound ? { table, demand, broken, isUnknown, rows, cells } : undefined;
}
