import { create } from 'zustand';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { useWide } from '../controls/use-wide.ts';
import { useStudio } from '../document/store.ts';

/** Nothing of it is stored: the next visit begins anew. */
const useOffer = create<{ readonly state: 'not yet' | 'open' | 'closed' }>()(() => ({ state: 'not yet' }));

/** Shows the first steps, unless the visitor has closed them. Shared links, files and drafts are opened without them. */
export function offerFirstSteps(): void {
  useOffer.setState(({ state }) => ({ state: state === 'closed' ? state : 'open' }));
}

const closeFirstSteps = () => useOffer.setState({ state: 'closed' });

const loadFirstSteps = preloaded(async () => (await import('./first-steps.tsx')).FirstSteps);

/** The first steps, in a part of the page with room for them: below a wide screen's tables, and above a narrow screen's end. */
export function FirstStepsOffer({ of }: { readonly of: 'wide' | 'narrow' }) {
  const isWide = useWide();
  const isEmpty = useStudio(({ schema }) => schema.tables.length === 0);
  const isOpen = useOffer(({ state }) => state === 'open') && !isEmpty && isWide === (of === 'wide');
  const FirstSteps = useLazyModule(loadFirstSteps, isOpen, closeFirstSteps);
  return isOpen && FirstSteps && <FirstSteps isWide={isWide} onClose={closeFirstSteps} />;
}
