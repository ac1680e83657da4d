import { clock } from './clock.ts';
import { createEntries } from './entries.ts';
import { tabHistory } from './tab-history.ts';

/** The entries of this tab. */
export const entries = createEntries(tabHistory, 'studio', () => crypto.randomUUID(), clock);
