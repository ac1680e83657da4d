import { expose } from 'comlink';
import { createStudioApi } from './studio-api.ts';

/**
 * One core is left to this worker, which orders and compresses the rows that the others write. Safari before 15.4 does not tell
 * how many cores there are.
 */
const count = Math.min(8, Math.max(2, (navigator.hardwareConcurrency || 2) - 1));

expose(createStudioApi({}, count));
