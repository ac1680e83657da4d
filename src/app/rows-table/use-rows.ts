import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnswers } from '../lib/use-answers.ts';
import {
  isNumber,
  type RowSource,
  type RowsFailure,
  type Shown,
  shownColumn,
  shownOf,
  type TableColumn,
} from './shown-rows.ts';

/** Rows asked for beyond those in view, on either side. */
const AHEAD = 40;

interface Question {
  readonly document: object;
  readonly table: string;
  readonly from: number;
  readonly to: number;
}

/** A cell's row in what is shown; undefined where it is not part of it. */
function indexIn(shown: Shown | undefined, row: number): number | undefined {
  const index = row - (shown?.rows.from ?? 0);
  return index >= 0 && index < (shown?.rows.columns[0]?.cells.length ?? 0) ? index : undefined;
}

/**
 * The rows of a table that are in view, from `from` to below `to`; after an edit its new ones, as soon as they come.
 * @param keptRow a row that stays there while others are in view
 */
export function useRows<C extends TableColumn>(
  source: RowSource<C>,
  from: number,
  to: number,
  keptRow: number | undefined,
) {
  const { document, table, columns, first } = source;
  const answers = useAnswers<Question, Shown<C>, RowsFailure>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first rows do not change
  const atFirst = useMemo(() => first && shownOf(source, first), [first]);
  const shown = answers.value({ table }) ?? atFirst;
  const kept = useRef<Shown<C>>(undefined);
  if (keptRow !== undefined && indexIn(shown, keptRow) !== undefined) kept.current = shown;
  const end = shown ? shown.rows.from + (shown.rows.columns[0]?.cells.length ?? 0) : 0;
  const isCovered =
    shown !== undefined &&
    shown.document === document &&
    from >= shown.rows.from &&
    Math.min(to, shown.rows.rowCount) <= end;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (isCovered || columns.length === 0) return;
    void answers.ask({ document, table, from, to }, async (signal) => {
      const outcome = await source.read(Math.max(0, from - AHEAD), to + AHEAD, signal);
      return outcome.ok ? { ok: true, value: shownOf(source, outcome.value) } : outcome;
    });
  }, [document, table, columns, from, to, isCovered, tries]);

  return {
    /** The rows that are shown; their cells give the widths. */
    shown,
    /** Why rows in view are missing. */
    failure: isCovered ? undefined : answers.failure({ document, table }),
    retry: () => setTries(tries + 1),
    /** Whether a column holds numbers. */
    isNumber: (id: string) => isNumber(shownColumn(shown, id)),
    /** A cell of a row, by the id of its column; undefined until it is there. What was shown before stays until then. */
    cell(row: number, id: string) {
      const isKept = indexIn(shown, row) === undefined && kept.current?.document === document;
      const within = isKept ? kept.current : shown;
      const column = shownColumn(within, id);
      const text = column?.cells[indexIn(within, row) ?? -1];
      return column && text !== undefined
        ? { text, isBroken: column.isBroken, isNumber: isNumber(column) }
        : undefined;
    },
  };
}
