import { useImport } from './use-import.ts';

/** Reads a new source at once, unless that would lose changes of what was read: a note says then that it is outdated. */
export async function readNow(): Promise<void> {
  const { isChanged, read } = useImport.getState();
  if (!isChanged) await read();
}
