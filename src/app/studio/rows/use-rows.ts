import { useEffect, useRef, useState } from 'react';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { schemaJson } from '../schema/json.ts';
import type { StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { isNumber, type Shown, shownColumn } from './shown-rows.ts';

export interface PreviewCell {
  readonly text: string | null;
  readonly isBroken: boolean;
  readonly isNumber: boolean;
}

/** Rows asked for beyond those in view, on either side. */
const AHEAD = 40;

export interface Rows {
  /** A cell of a row, by the id of its column; undefined until it is there. What was shown before stays until then. */
  cell(row: number, column: string): PreviewCell | undefined;
  /** Whether a column holds numbers. */
  isNumber(column: string): boolean;
  /** What is shown, for what is measured by its cells. */
  readonly shown: Shown | undefined;
  /** Why there are no rows. */
  readonly failure: 'unreadable' | 'failed' | undefined;
  retry(): void;
}

/** The rows of a table that are in view, from `from` to below `to`; after an edit its new ones, as soon as they come. */
export function useRows(schema: StudioSchema, table: StudioTable, from: number, to: number): Rows {
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<Rows['failure']>();
  const [tries, setTries] = useState(0);
  const latest = useRef(createLatestRequest());
  const known = shown?.table === table.id ? shown : undefined;
  const end = known ? known.rows.from + (known.rows.columns[0]?.cells.length ?? 0) : 0;
  const isCovered =
    known !== undefined &&
    known.schema === schema &&
    from >= known.rows.from &&
    Math.min(to, known.rows.rowCount) <= end;
  const index = schema.tables.indexOf(table);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (isCovered || table.columns.length === 0 || index === -1) return;
    const signal = latest.current.next();
    void studioClient
      .read(schemaJson(schema), index, Math.max(0, from - AHEAD), to + AHEAD, signal)
      .then((answer) => {
        if (signal.aborted) return;
        if (!answer.ok) {
          setFailure(isOfSchema(answer.error) ? 'unreadable' : 'failed');
          return;
        }
        const places = new Map(table.columns.map(({ id }, place) => [id, place] as const));
        const columns = new Map(table.columns.map((column) => [column.id, column]));
        setFailure(undefined);
        setShown({ table: table.id, schema, rows: answer.value, places, columns });
      });
  }, [schema, table, index, from, to, isCovered, tries]);

  return {
    shown: known,
    failure,
    retry: () => setTries(tries + 1),
    isNumber: (id) => isNumber(shownColumn(known, id)),
    cell(row, id) {
      const column = shownColumn(known, id);
      const text = column?.cells[row - (known?.rows.from ?? 0)];
      return column && text !== undefined
        ? { text, isBroken: column.isBroken, isNumber: isNumber(column) }
        : undefined;
    },
  };
}

function isOfSchema(error: unknown): boolean {
  return error === 'unreadable' || error === 'unknown-table' || typeof error === 'object';
}
