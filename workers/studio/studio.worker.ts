import { expose } from 'comlink';
import { createRowWorkers } from './row-worker.ts';
import { createStudioApi } from './studio-api.ts';

/** One core is left to this worker, which orders and compresses the rows that the others write. */
const count = Math.min(8, Math.max(2, navigator.hardwareConcurrency - 1));

expose(createStudioApi({}, { count, start: createRowWorkers() }));
