import { lazyPage } from './layout/lazy-page.tsx';
import { pages } from './site.ts';

export const privacyPage = lazyPage(async () => (await import('./features/legal/privacy.tsx')).Privacy);
export const termsPage = lazyPage(async () => (await import('./features/legal/terms.tsx')).Terms);

/** Loads what a path shows, so that its first render is whole. */
export async function preloadPage(path: string): Promise<void> {
  const bare = path.replace(/\/+$/, '');
  if (bare === pages.privacy.path) await privacyPage.preload();
  if (bare === pages.terms.path) await termsPage.preload();
}

/** So that a footer link answers at once. */
export function preloadLegalPages(): void {
  // What cannot be loaded now is asked for again, and told, when it is shown.
  Promise.all([privacyPage.preload(), termsPage.preload()]).catch(console.warn);
}
