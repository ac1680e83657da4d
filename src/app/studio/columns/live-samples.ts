import { create } from 'zustand';
import type { PreviewColumn } from '../../../../workers/studio/protocol.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { useStudio } from '../document/store.ts';
import { schemaJson } from '../schema/json.ts';

/** How many rows a sample shows. */
const ROWS = 3;

/** The first values of the columns of the shown table, by a column's id; none of a column that cannot be made. */
export const useSamples = create<ReadonlyMap<string, readonly string[]>>()(() => new Map());

const latest = createLatestRequest();

function textsOf({ isBroken, cells }: PreviewColumn): readonly string[] {
  return isBroken ? [] : cells.map((cell) => cell ?? 'null');
}

/** Asks for them again, as after an answer that failed. */
export async function refreshSamples(): Promise<void> {
  const { schema, selection } = useStudio.getState();
  const at = schema.tables.findIndex(({ id }) => id === selection.table);
  const table = schema.tables[at];
  const signal = latest.next();
  if (!table || table.columns.length === 0) return;
  const answer = await studioClient.read(schemaJson(schema), at, 0, ROWS, signal);
  if (!answer.ok || signal.aborted) return;
  const { columns } = answer.value;
  const samples = table.columns.flatMap(({ id }, i): [string, readonly string[]][] => {
    const column = columns[i];
    return column ? [[id, textsOf(column)]] : [];
  });
  useSamples.setState(new Map(samples), true);
}

/** Follows the document. Returns a function that ends it. */
export function followSamples(): () => void {
  void refreshSamples();
  const unsubscribe = useStudio.subscribe((now, before) => {
    if (now.schema !== before.schema || now.selection.table !== before.selection.table) void refreshSamples();
  });
  return () => {
    unsubscribe();
    latest.abort();
  };
}
