import { whenIdle } from './idle.ts';

/** Loads a module. What needs a loaded one renders at once. */
export interface Loader<T> {
  (): Promise<T>;
  readonly loaded?: T | undefined;
}

const waiting: Loader<unknown>[] = [];

/** Marks a module that people may need at any time: it is loaded when they do, or by `preloadWhenIdle`. */
export function preloaded<T>(load: () => Promise<T>): Loader<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  async function start(): Promise<T> {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const loader = Object.defineProperty(
    () => {
      loading ??= start();
      return loading;
    },
    'loaded',
    { get: () => loaded },
  );
  waiting.push(loader);
  return loader;
}

/**
 * Loads the modules that wait for it, one at a time, whenever the browser is idle. One that fails is loaded when it is
 * needed. Returns a function that stops this.
 */
export function preloadWhenIdle(): () => void {
  let stop = () => {};
  const next = () => {
    stop = whenIdle(() => {
      const load = waiting.shift();
      if (load) load().catch(console.warn).finally(next);
    });
  };
  next();
  return () => stop();
}
