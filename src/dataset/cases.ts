import type { Cell } from '../catalogue/field.ts';
import { Part } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import { type Alternative, alternativesOf } from '../schema/cases.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import type { CreateColumns } from './nested.ts';
import type { ReadyColumn, Scope } from './scope.ts';

/** Whether an alternative's formula holds in a row of the batch. `path` and the alternative's key name its streams. */
type ConditionOf = (
  path: readonly string[],
  alternative: Alternative & { readonly when: string },
) => (i: number) => boolean;

interface ReadyCase {
  readonly holds: ((i: number) => boolean) | undefined;
  readonly ready: ReadyColumn;
}

export interface CasesCells {
  readonly part: Part<Cell>;
  /** Computes a cell alone, for conditions that read the row before. */
  readonly cellAt: (i: number) => Cell;
}

/** The cells of a column of cases: each row takes that of the first case whose condition holds, or null. */
export function createCases(
  scope: Scope,
  column: ColumnSchema,
  createColumns: CreateColumns,
  conditionOf: ConditionOf,
): CasesCells {
  const path = [...scope.path, 'cases', column.key];
  const cases = alternativesOf(column).map((alternative): ReadyCase => {
    const columns = [alternative];
    const ready = createColumns({ ...scope, path, columns, digits: undefined }).get(alternative.name);
    if (!ready) throw new RangeError('A case without cells');
    const { when } = alternative;
    return { holds: when === undefined ? undefined : conditionOf(path, { ...alternative, when }), ready };
  });
  // Decimals are never bigints.
  const isDecimal = scope.columnType(column).unaffixed === 'decimal';
  const fitting = (cell: Cell) => (isDecimal && typeof cell === 'bigint' ? Number(cell) : cell);
  const caseAt = (i: number) => cases.findIndex(({ holds }) => holds === undefined || holds(i));
  const part = new Part(scope.source, (rows) => {
    const chosen = mapped(rows, (_, i) => caseAt(i));
    // A case that no row takes makes no cells.
    const cells = cases.map(({ ready }, place) => (chosen.includes(place) ? ready.part.values() : []));
    return mapped(chosen, (place, i) => fitting(cells[place]?.[i] ?? null));
  });
  return { part, cellAt: (i) => fitting(cases[caseAt(i)]?.ready.part.at(i) ?? null) };
}
