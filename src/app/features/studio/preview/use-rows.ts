import { useEffect, useRef, useState } from 'react';
import type { PreviewColumn, PreviewRows } from '../../../../../workers/studio/protocol.ts';
import { createLatestRequest } from '../../../lib/latest-request.ts';
import { studioClient } from '../../../workers/studio-workers.ts';
import type { StudioColumn, StudioDocument, StudioTable } from '../document/document.ts';
import { documentJson } from '../document/json.ts';

export interface PreviewCell {
  readonly text: string | null;
  readonly isBroken: boolean;
  readonly isNumber: boolean;
}

export interface Shown {
  readonly table: string;
  /** What was asked: rows of which document, from where to where. */
  readonly document: StudioDocument;
  readonly rows: PreviewRows;
  /** The place of each column in the answer. */
  readonly places: ReadonlyMap<string, number>;
  /** The columns as they were then, by their ids. */
  readonly columns: ReadonlyMap<string, StudioColumn>;
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
export function useRows(document: StudioDocument, table: StudioTable, from: number, to: number): Rows {
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<Rows['failure']>();
  const [tries, setTries] = useState(0);
  const latest = useRef(createLatestRequest());
  const known = shown?.table === table.id ? shown : undefined;
  const end = known ? known.rows.from + (known.rows.columns[0]?.cells.length ?? 0) : 0;
  const isCovered =
    known !== undefined &&
    known.document === document &&
    from >= known.rows.from &&
    Math.min(to, known.rows.rowCount) <= end;
  const index = document.tables.indexOf(table);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (isCovered || table.columns.length === 0 || index === -1) return;
    const signal = latest.current.next();
    void studioClient
      .read(documentJson(document), index, Math.max(0, from - AHEAD), to + AHEAD, signal)
      .then((answer) => {
        if (signal.aborted) return;
        if (!answer.ok) {
          setFailure(isOfDocument(answer.error) ? 'unreadable' : 'failed');
          return;
        }
        const places = new Map(table.columns.map(({ id }, place) => [id, place] as const));
        const columns = new Map(table.columns.map((column) => [column.id, column]));
        setFailure(undefined);
        setShown({ table: table.id, document, rows: answer.value, places, columns });
      });
  }, [document, table, index, from, to, isCovered, tries]);

  function columnOf(id: string) {
    const place = known?.places.get(id);
    return place === undefined ? undefined : known?.rows.columns[place];
  }

  return {
    shown: known,
    failure,
    retry: () => setTries(tries + 1),
    isNumber: (id) => isNumber(columnOf(id)),
    cell(row, id) {
      const column = columnOf(id);
      const text = column?.cells[row - (known?.rows.from ?? 0)];
      return column && text !== undefined
        ? { text, isBroken: column.isBroken, isNumber: isNumber(column) }
        : undefined;
    },
  };
}

function isOfDocument(error: unknown): boolean {
  return error === 'unreadable' || error === 'unknown-table' || typeof error === 'object';
}

/** Whether a column holds numbers, which stand at the right. */
export function isNumber(column: PreviewColumn | undefined): boolean {
  return column?.type === 'integer' || column?.type === 'decimal';
}
