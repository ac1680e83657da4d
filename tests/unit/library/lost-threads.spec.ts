import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createLocalWorker } from '../../../src/library/threads/local-worker.ts';
import { startThread } from '../../../src/library/threads/start-thread.ts';
import { opened, problemsOf, tableOf, temporaryDirectory } from '../../fixtures/library.ts';
import { createTestWorker } from '../../fixtures/range-workers.ts';

vi.mock('../../../src/library/threads/local-worker.ts', { spy: true });
vi.mock('../../../src/library/threads/start-thread.ts', { spy: true });

it('a file names the reason if two threads end at the same rows, and leaves nothing', async () => {
  // The current thread would write the rows that the first thread has lost.
  vi.mocked(createLocalWorker).mockImplementation((plan) => ({
    ...createTestWorker(plan),
    ready: new Promise(() => {}),
  }));
  vi.mocked(startThread).mockImplementation(() => ({
    ready: Promise.resolve({ ok: true, value: undefined }),
    write: async () => ({ ok: false, error: { reason: 'lost', message: 'It exited with code 1.' } }),
    close: async () => {},
  }));
  const directory = temporaryDirectory();
  const { write } = (await opened(tableOf('many', 10 ** 7))).table('many');
  expect(await problemsOf(() => write(join(directory, 'many.csv'), { workers: 2 }))).toEqual([
    {
      path: [],
      code: 'thread-lost',
      message: expect.stringMatching(/^Two threads ended .* with code 1\./),
    },
  ]);
  expect(startThread).toHaveBeenCalledTimes(2);
  expect(readdirSync(directory)).toEqual([]);
});
