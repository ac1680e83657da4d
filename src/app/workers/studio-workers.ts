import type { StudioApi } from '../../../workers/studio/protocol.ts';
import { connectWorker } from './connect-worker.ts';
import { withRowThreads } from './row-threads.ts';
import { studioWorkerScript } from './script-urls.ts';
import { createStudioClient } from './studio-client.ts';

const connect = (name: string) => connectWorker<StudioApi>(name, studioWorkerScript);

/** The page's only client of the Studio's two workers. Each worker starts with its first request. */
export const studioClient = createStudioClient(
  connect('studio'),
  withRowThreads(connect('studio-files'), connect('studio-rows')),
);
