import { studioClient } from '../../../workers/studio-workers.ts';
import { createImportStore } from './store.ts';

/** The page's only import dialog. Its source stays in memory while the page is open. */
export const useImport = createImportStore(studioClient.importSource);
