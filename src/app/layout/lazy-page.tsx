import { type ComponentType, useState } from 'react';
import { usePart } from '../lib/use-lazy-module.ts';
import { FailurePage } from './failure-page.tsx';

interface LazyPage {
  readonly Page: ComponentType;
  /** Once settled, the page renders at once: in the build, on hydration, and after a hint of intent. */
  readonly preload: () => Promise<void>;
}

/** A page whose code is loaded when it is first shown or asked for. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  return {
    Page() {
      // Kept for the life of the page: to change the component's type would mount it anew.
      const [ready] = useState(() => loaded);
      const [failed, setFailed] = useState(false);
      const Body = usePart(load, ready === undefined, () => setFailed(true)) ?? ready;
      if (Body) return <Body />;
      return failed ? <FailurePage {...notLoaded} /> : null;
    },
    preload: async () => {
      loaded = await load();
    },
  };
}

const notLoaded = {
  title: 'This page did not load',
  text: 'A part of it could not be fetched: the network may be down, or there is a newer version of the site. Check your connection and reload.',
} as const;
