import { type ComponentType, lazy, useState } from 'react';

interface LazyPage {
  readonly Page: ComponentType;
  /** Once settled, the page renders at once: in the build, on hydration, and after a hint of intent. */
  readonly preload: () => Promise<void>;
}

/** A page whose code is loaded when it is first shown or asked for. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const Deferred = lazy(async () => ({ default: await load() }));
  return {
    Page() {
      // Kept for the life of the page: to change the component's type would mount it anew.
      const [Body] = useState<ComponentType>(() => loaded ?? Deferred);
      return <Body />;
    },
    preload: async () => {
      loaded = await load();
    },
  };
}
