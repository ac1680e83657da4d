import { clock } from './clock.ts';
import { createEntries } from './entries.ts';
import { navigation, tabHistory } from './tab-history.ts';

/** The entries of this tab. The build renders pages too, where there is no tab. */
export const entries = createEntries(tabHistory, 'studio', () => crypto.randomUUID(), clock);

if (!import.meta.env.SSR) {
  entries.follow();
  navigation.run = entries.afterOverlays;
}
