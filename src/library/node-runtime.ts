import { availableParallelism } from 'node:os';
import { type GivenPlace, withFiles } from './given-files.ts';
import type { Runtime } from './runtime.ts';
import { writeDataset } from './write-dataset.ts';
import { writeRows } from './write-rows.ts';

/** A document that is no file has its files in the working directory. */
const HERE: GivenPlace = { directory: '.' };

/** @param place where the documents' files are */
export function nodeRuntime(place = HERE): Runtime {
  return {
    withFiles: (document) => withFiles(document, place),
    workersMost: availableParallelism,
    writeRows,
    writeFiles: writeDataset,
    // Programs that load no rows into databases do not load its modules.
    load: async (opened, url, options) => (await import('./load/load.ts')).loadDataset(opened, url, options),
  };
}
