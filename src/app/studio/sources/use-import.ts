import { parseIso } from '../../../expression/dates.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { useStudio } from '../document/store.ts';
import { dayOf } from '../schema/settings.ts';
import { createImportStore } from './store.ts';

/** The earlier one of today and the open schema's moment: the tables can go into this schema, or into a new one of today. */
function earliestNow(today: string): string {
  const { now = today } = useStudio.getState().schema;
  return (parseIso(now) ?? Number.POSITIVE_INFINITY) < Date.parse(today) ? now : today;
}

/** The page's only import dialog. Its source stays in memory while the page is open. */
export const useImport = createImportStore((source, request, signal) => {
  const today = dayOf(Date.now());
  return studioClient.importSource(source, { ...request, now: earliestNow(today), today }, signal);
});

/** Reads a new source at once, unless that would lose changes of what was read: a note says then that it is outdated. */
export async function readNow(): Promise<void> {
  const { isChanged, read } = useImport.getState();
  if (!isChanged) await read();
}
