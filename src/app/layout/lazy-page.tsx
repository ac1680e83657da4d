import { type ComponentType, type ReactNode, useState } from 'react';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import { FailurePage } from './failure-page.tsx';

export interface LazyPage {
  readonly Page: ComponentType;
  /** After it has resolved, the page renders at once: in the build, on hydration, and after a hint of intent. */
  readonly preload: () => Promise<void>;
}

/**
 * A page whose content is loaded when it is first shown or preloaded.
 * @param loading is shown until then
 * @param render puts the content in its frame
 */
export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode,
  render: (Content: ComponentType<Props>) => ReactNode,
): LazyPage {
  let loaded: ComponentType<Props> | undefined;
  return {
    Page() {
      // Fixed at mount: another component type would remount the content.
      const [ready] = useState(() => loaded);
      const [failed, setFailed] = useState(false);
      const Content = useLazyModule(load, ready === undefined, () => setFailed(true)) ?? ready;
      if (Content) return render(Content);
      return failed ? <FailurePage {...notLoaded} /> : loading;
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
