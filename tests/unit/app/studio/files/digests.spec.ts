import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createDigests } from '../../../../../src/app/studio/files/digests.ts';
import { exportSource, finishedExport } from '../../../../fixtures/exports.ts';
import { studioDocument } from '../../../../fixtures/studio.ts';

const finished = finishedExport(exportSource(studioDocument([])), {
  files: [],
  saved: [
    { name: 'a.csv', mediaType: 'text/csv', bytes: 3 },
    { name: 'b.csv', mediaType: 'text/csv', bytes: 1 },
  ],
  workers: 1,
});
const files = [new Blob(['abc']), new Blob(['d'])];
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Reader = Parameters<typeof createDigests>[0];

const reader = (more: Partial<Reader> = {}): Reader => ({
  read: async () => files,
  sha256: async (file, { onProgress }) => {
    onProgress(file.size);
    return { ok: true, value: digestOf(await file.text()) };
  },
  ...more,
});

test('the SHA-256 of each file is computed once, however often it is asked for', async () => {
  const read = vi.fn(async () => files);
  const store = createDigests(reader({ read }));
  const { compute } = store.getState();
  const [first, second] = await Promise.all([compute(finished), compute(finished)]);
  expect(first).toEqual([digestOf('abc'), digestOf('d')]);
  expect(second).toEqual(first);
  expect(read).toHaveBeenCalledOnce();
  expect(store.getState().known.get(finished.id)).toEqual({ share: 1, values: first, isFailed: false });
});

test('the share counts the bytes of all files', async () => {
  const shares: (number | undefined)[] = [];
  const store = createDigests(reader());
  store.subscribe(({ known }) => shares.push(known.get(finished.id)?.share));
  await store.getState().compute(finished);
  expect(shares).toEqual([0, 0.75, 1, 1]);
});

test('a file that cannot be read is reported, and can be tried again', async () => {
  const read = vi.fn(async () => files).mockRejectedValueOnce(new DOMException('Moved', 'NotFoundError'));
  const store = createDigests(reader({ read }));
  expect(await store.getState().compute(finished)).toBeUndefined();
  expect(store.getState().known.get(finished.id)?.isFailed).toBe(true);
  expect(await store.getState().compute(finished)).toHaveLength(2);
});

test('nothing is shown of an export that was dismissed while it was read', async () => {
  const signals: AbortSignal[] = [];
  const store = createDigests(
    reader({
      sha256: (_file, { signal }) => {
        signals.push(signal);
        return new Promise((answer) => {
          signal.addEventListener('abort', () => answer({ ok: false, error: 'cancelled' }));
        });
      },
    }),
  );
  const digests = store.getState().compute(finished);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  store.getState().forget(finished.id);
  expect(await digests).toBeUndefined();
  expect(signals[0]?.aborted).toBe(true);
  expect(store.getState().known.size).toBe(0);
});
