import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Preload = typeof import('../../../../src/app/lib/preload.ts');

let preloaded: Preload['preloaded'];
let preloadWhenIdle: Preload['preloadWhenIdle'];

beforeEach(async () => {
  // Modules of other tests in this process wait in the module that they share.
  vi.resetModules();
  ({ preloaded, preloadWhenIdle } = await import('../../../../src/app/lib/preload.ts'));
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** The time after which a browser without idle callbacks counts as idle. */
const idle = () => vi.advanceTimersByTimeAsync(1000);

it('modules are loaded one at a time, whenever the browser is idle, and also those that a module brings', async () => {
  const log: string[] = [];
  const loader = (name: string) =>
    preloaded(async () => {
      log.push(name);
      if (name === 'a') loader('of a');
      return name;
    });
  const a = loader('a');
  const b = loader('b');
  expect(a.loaded).toBeUndefined();
  const stop = preloadWhenIdle();
  expect(log).toEqual([]);
  await idle();
  expect(log).toEqual(['a']);
  expect(a.loaded).toBe('a');
  await idle();
  await idle();
  expect(log).toEqual(['a', 'b', 'of a']);
  expect(b.loaded).toBe('b');
  stop();
});

it('a module that could not be loaded is loaded when it is needed, and holds back no other', async () => {
  let isOffline = true;
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const first = preloaded(async () => {
    if (isOffline) throw new Error('offline');
    return 'first';
  });
  const second = preloaded(async () => 'second');
  const stop = preloadWhenIdle();
  await idle();
  await idle();
  expect(first.loaded).toBeUndefined();
  expect(second.loaded).toBe('second');
  isOffline = false;
  await first();
  expect(first.loaded).toBe('first');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  stop();
});

it('nothing is loaded once it is stopped', async () => {
  const late = preloaded(async () => 'late');
  preloadWhenIdle()();
  await idle();
  expect(late.loaded).toBeUndefined();
  await late();
});
