import { create } from 'zustand';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { useWide } from '../controls/use-wide.ts';
import { useStudio } from '../document/store.ts';

/** Which document the steps are over: the next one that opens, or that of an id. Nothing of it is stored: the next visit begins anew. */
interface Offer {
  readonly state: 'not yet' | 'next' | 'open' | 'closed';
  readonly document?: string;
}

const useOffer = create<Offer>()(() => ({ state: 'not yet' }));

/**
 * Shows the first steps over the document that opens next, unless the visitor has closed them. Shared links, files and
 * drafts are opened without them.
 */
export function offerFirstSteps(): void {
  if (useOffer.getState().state !== 'closed') useOffer.setState({ state: 'next' });
}

/** They end with their document. An id that changes alone is a draft’s. */
useStudio.subscribe(({ id, schema }, before) => {
  const { state, document } = useOffer.getState();
  if (id === before.id || schema.tables.length === 0) return;
  if (state === 'next') useOffer.setState({ state: 'open', document: id });
  else if (state !== 'open' || document === id) return;
  else if (schema === before.schema) useOffer.setState({ document: id });
  else useOffer.setState({ state: 'not yet' });
});

const closeFirstSteps = () => useOffer.setState({ state: 'closed' });

const loadFirstSteps = preloaded(async () => (await import('./first-steps.tsx')).FirstSteps);

/** The first steps, in a part of the page with room for them: below a wide screen's tables, and above a narrow screen's end. */
export function FirstStepsOffer({ of }: { readonly of: 'wide' | 'narrow' }) {
  const isWide = useWide();
  const isEmpty = useStudio(({ schema }) => schema.tables.length === 0);
  const isOffered = useOffer(({ state }) => state === 'open');
  const isOpen = isOffered && !isEmpty && isWide === (of === 'wide');
  const FirstSteps = useLazyModule(loadFirstSteps, isOpen, closeFirstSteps);
  return isOpen && FirstSteps && <FirstSteps isWide={isWide} onClose={closeFirstSteps} />;
}
