// Apart from the policy itself: the page needs these names at once, and the policy's text only to show it.

/** The one Trusted Types policy that the page may make; `app/workers/script-urls.ts` makes it. */
export const TRUSTED_TYPES_POLICY = 'rowloom';

/** Where the service worker's file is served: at the root, to reach every page. */
export const SERVICE_WORKER_PATH = '/sw.js';
