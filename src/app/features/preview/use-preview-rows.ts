import { useEffect, useRef, useState } from 'react';
import type { Run } from '../../../schema/requests.ts';
import { fetchRows } from '../../workers/rows-client.ts';

type Rows = readonly (readonly string[])[];

/** Rows of one request. */
const PAGE = 100;
/** How often the same rows are requested; the worker may have died, and the next request starts another. */
const TRIES = 2;

interface ShownRows {
  /** The row of a number, from 0, or undefined while it is on its way. */
  readonly rowAt: (index: number) => readonly string[] | undefined;
  /** Whether a request for rows failed. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The rows of a run, fetched as they are wanted.
 * @param from first row wanted, from 0
 * @param to row after the last one wanted
 */
export function usePreviewRows(run: Run, firstRows: Rows, from: number, to: number): ShownRows {
  const [pages, setPages] = useState<ReadonlyMap<number, Rows>>(new Map());
  const [failed, setFailed] = useState(false);
  const requested = useRef(new Set<number>());

  async function fetchPage(page: number) {
    requested.current.add(page);
    for (let tries = 0; tries < TRIES; tries++) {
      const outcome = await fetchRows(run, page * PAGE, (page + 1) * PAGE);
      if (!outcome.ok) continue;
      setPages((known) => new Map(known).set(page, outcome.value.rows));
      return setFailed(false);
    }
    requested.current.delete(page);
    setFailed(true);
  }

  function fetchMissing() {
    for (let page = Math.floor(from / PAGE); page * PAGE < to; page++) {
      if (requested.current.has(page) || Math.min((page + 1) * PAGE, to) <= firstRows.length) continue;
      void fetchPage(page);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a scroll, or the visitor, asks again
  useEffect(fetchMissing, [run, from, to]);

  return {
    rowAt: (index) => firstRows[index] ?? pages.get(Math.floor(index / PAGE))?.[index % PAGE],
    failed,
    retry() {
      setFailed(false);
      fetchMissing();
    },
  };
}
