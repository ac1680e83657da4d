import { beforeAll, expect, test, vi } from 'vitest';

type CreateScriptURL = (url: string) => string;

// The build alone knows the workers' addresses.
vi.mock('../../../../workers/dialogs/rows.worker.ts?worker&url', () => ({
  default: '/assets/rows.worker-1.js',
}));
vi.mock('../../../../workers/studio/studio.worker.ts?worker&url', () => ({
  default: '/assets/studio.worker-1.js',
}));

const made = new Map<string, CreateScriptURL>();

beforeAll(() => {
  // Files share modules: without this, the mocks do nothing if an earlier file has loaded the module under test.
  vi.resetModules();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { readonly createScriptURL: CreateScriptURL }) => {
      made.set(name, rules.createScriptURL);
      return rules;
    },
  });
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
  };
});

test('there is one Trusted Types policy, and it allows only the addresses of the workers and of the service worker', async () => {
  const { rowsWorkerScript, studioWorkerScript, serviceWorkerScript, adScript } = await import(
    '../../../../src/app/workers/script-urls.ts'
  );
  expect([...made.keys()]).toEqual(['rowloom']);
  const createScriptURL = made.get('rowloom') ?? String;
  expect([rowsWorkerScript(), studioWorkerScript(), serviceWorkerScript()]).toEqual([
    '/assets/rows.worker-1.js',
    '/assets/studio.worker-1.js',
    '/sw.js',
  ]);
  expect(adScript()).toBeUndefined();
  for (const url of [
    '',
    '/',
    '/other.js',
    'https://elsewhere.example/sw.js',
    'data:text/javascript,0',
    'blob:x',
  ]) {
    expect(() => createScriptURL(url)).toThrow(TypeError);
  }
});
