import { useEffect, useRef, useState } from 'react';
import type { Run } from '../../engine/request.ts';
import { fetchRows } from '../browser/generator.ts';

type Rows = readonly (readonly string[])[];

/** Rows that are asked for at once. */
const PAGE = 100;

/**
 * The rows of a run, fetched as they come into view.
 * @param from first row in view, from 0
 * @param to row after the last in view
 * @returns the row of a number, or undefined while it is on its way
 */
export function usePreviewRows(run: Run, firstRows: Rows, from: number, to: number) {
  const [pages, setPages] = useState<ReadonlyMap<number, Rows>>(new Map());
  const asked = useRef(new Set<number>());

  useEffect(() => {
    for (let page = Math.floor(from / PAGE); page * PAGE < to; page++) {
      if (asked.current.has(page) || Math.min((page + 1) * PAGE, run.rows) <= firstRows.length) continue;
      asked.current.add(page);
      void fetchRows(run, page * PAGE, (page + 1) * PAGE).then((outcome) => {
        if (outcome.ok) setPages((known) => new Map(known).set(page, outcome.value.rows));
        else asked.current.delete(page);
      });
    }
  }, [run, firstRows, from, to]);

  return (index: number) => firstRows[index] ?? pages.get(Math.floor(index / PAGE))?.[index % PAGE];
}
