import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createExportQueue,
  type ExportSource,
  isSameSource,
  rowCountOf,
} from '../../../../../src/app/studio/files/export-queue.ts';
import type { Destination, ExportProgress } from '../../../../../workers/protocol.ts';
import { exportSource, oneFile } from '../../../../fixtures/exports.ts';
import { studioDocument } from '../../../../fixtures/studio.ts';

const people = studioDocument([{ name: 'people', rows: 50, columns: [{ name: 'id', field: 'sequence' }] }]);
const source = exportSource(people);
const page: Destination = { kind: 'page' };
const stored: Destination = { kind: 'private', directory: 'one' };

type Browser = Parameters<typeof createExportQueue>[0];
type Options = Parameters<Browser['write']>[2];
type Answer = Awaited<ReturnType<Browser['write']>>;

interface Request {
  readonly source: ExportSource;
  readonly options: Options;
  readonly answer: (answer: Answer) => void;
}

/** A queue whose exports wait until the test answers them. Like the real client, it answers an abort at once. */
function exportQueue() {
  const requests: Request[] = [];
  const log: string[] = [];
  let nowMs = 0;
  const folderOf = (destination: Destination) =>
    destination.kind === 'private' ? destination.directory : destination.kind;
  const queue = createExportQueue({
    write: (requested, _destination, options) =>
      new Promise((answer) => {
        options.signal.addEventListener('abort', () => answer({ ok: false, error: 'cancelled' }));
        requests.push({ source: requested, options, answer });
      }),
    pause: (isPaused) => log.push(isPaused ? 'pause' : 'resume'),
    async hold(destination) {
      log.push(`hold ${folderOf(destination)}`);
      return () => log.push(`release ${folderOf(destination)}`);
    },
    file: async (folder, name) => new Blob([`${folder}/${name}`]),
    async remove(destination) {
      log.push(`remove ${folderOf(destination)}`);
    },
    now: () => nowMs,
  });
  const request = async (place: number) => {
    await vi.waitFor(() => expect(requests).toHaveLength(place + 1));
    const found = requests[place];
    if (!found) throw new Error('Nothing was requested');
    return found;
  };
  return {
    state: queue.getState,
    requests,
    log,
    request,
    tick(ms: number) {
      nowMs += ms;
    },
  };
}

const progress = (rows: number, more: Partial<ExportProgress> = {}): ExportProgress => ({
  file: 'people.csv',
  rows,
  bytes: rows * 10,
  phase: 'writing',
  ...more,
});

const done: Answer = { ok: true, value: oneFile };

describe('one export', () => {
  it('runs, and its file is ready in the page', async () => {
    const { state, request } = exportQueue();
    const outcome = state().add(source, page);
    const { options, answer } = await request(0);
    expect(state()).toMatchObject({ running: { source, isPaused: false }, waiting: [], finished: [] });
    options.sink.write(0, new TextEncoder().encode('1,2\r\n').buffer);
    answer(done);
    await outcome;
    const { running, finished } = state();
    expect(running).toBeUndefined();
    expect(finished).toMatchObject([{ source, exported: oneFile }]);
    const file = finished[0]?.file;
    expect(file?.name).toBe('people.csv');
    expect(await file?.blob.text()).toBe('1,2\r\n');
  });

  it('has no file to save again if it was written to a picked file', async () => {
    const { state, request } = exportQueue();
    const handle: FileSystemFileHandle = Object.create(null);
    const outcome = state().add(source, { kind: 'file', handle });
    (await request(0)).answer(done);
    expect(await outcome).toMatchObject({ ok: true, value: { file: undefined } });
  });

  it('shows progress ten times a second at most, but each change of the file and the phase', async () => {
    const { state, request, tick } = exportQueue();
    void state().add(source, page);
    const { options } = await request(0);
    const shown = () => state().running?.progress;
    options.onProgress(progress(1));
    expect(shown()).toMatchObject({ file: 'people.csv', rows: 1 });
    options.onProgress(progress(2));
    expect(shown()?.rows).toBe(1);
    tick(100);
    options.onProgress(progress(3));
    expect(shown()?.rows).toBe(3);
    options.onProgress(progress(50, { phase: 'finishing' }));
    expect(shown()?.phase).toBe('finishing');
  });

  it('counts the time without its pauses', async () => {
    const { state, request, log, tick } = exportQueue();
    const outcome = state().add(source, page);
    const { options, answer } = await request(0);
    tick(1000);
    state().pause(true);
    state().pause(true);
    expect(state().running?.isPaused).toBe(true);
    for (let second = 0; second < 60; second++) {
      tick(1000);
      options.onProgress(progress(10, { phase: 'paused' }));
    }
    state().pause(false);
    tick(500);
    answer(done);
    await outcome;
    expect(log).toEqual(['hold page', 'pause', 'resume']);
    expect(state().finished[0]?.pace.activeMs).toBe(1500);
  });

  it('leaves nothing when it is cancelled, at once', async () => {
    const { state, request, log } = exportQueue();
    const outcome = state().add(source, stored);
    const { options } = await request(0);
    state().cancel(state().running?.id ?? 0);
    expect(state()).toMatchObject({ running: undefined, error: undefined, finished: [] });
    expect(options.signal.aborted).toBe(true);
    options.onProgress(progress(1));
    expect(state().running).toBeUndefined();
    expect(await outcome).toBeUndefined();
    expect(log).toEqual(['hold one', 'remove one', 'release one']);
  });

  it('says why it failed, and removes what it has left', async () => {
    const { state, request, log } = exportQueue();
    const outcome = state().add(source, stored);
    (await request(0)).answer({ ok: false, error: { write: 'disk-full' } });
    expect(await outcome).toEqual({ ok: false, error: expect.stringContaining('The disk is full') });
    expect(state()).toMatchObject({ running: undefined, error: expect.stringContaining('The disk is full') });
    expect(log).toEqual(['hold one', 'remove one', 'release one']);
  });

  it('fails if its folder cannot be held', async () => {
    const queue = createExportQueue({
      write: async () => done,
      pause: () => {},
      hold: () => Promise.reject(new Error('The browser refuses locks')),
      file: async () => new Blob(),
      remove: async () => {},
      now: () => 0,
    });
    expect(await queue.getState().add(source, stored)).toMatchObject({ ok: false });
    expect(queue.getState()).toMatchObject({ running: undefined, error: expect.any(String) });
  });
});

describe('a second export', () => {
  it('waits for the first, and then runs', async () => {
    const { state, requests, request } = exportQueue();
    const first = state().add(source, page);
    await request(0);
    const second = state().add(exportSource(people, { format: 'json' }), page);
    expect(state().waiting).toMatchObject([{ source: { request: { format: 'json' } } }]);
    expect(requests).toHaveLength(1);
    requests[0]?.answer(done);
    await first;
    (await request(1)).answer(done);
    expect(state().waiting).toEqual([]);
    await second;
    expect(state().finished).toHaveLength(2);
  });

  it('is cancelled while it waits, and what was made for it is removed', async () => {
    const { state, request, requests, log } = exportQueue();
    const first = state().add(source, page);
    await request(0);
    const second = state().add(source, stored);
    state().cancel(state().waiting[0]?.id ?? 0);
    expect(state()).toMatchObject({ waiting: [], running: { source } });
    requests[0]?.answer(done);
    await first;
    expect(await second).toBeUndefined();
    expect(requests).toHaveLength(1);
    expect(log).toEqual(['hold page', 'remove one']);
  });

  it('runs when the first is cancelled, and with it when all are cancelled', async () => {
    const { state, request } = exportQueue();
    void state().add(source, page);
    await request(0);
    const second = state().add(source, page);
    state().cancel(state().running?.id ?? 0);
    await request(1);
    const third = state().add(source, page);
    state().cancelAll();
    expect(state()).toMatchObject({ running: undefined, waiting: [] });
    expect(await second).toBeUndefined();
    expect(await third).toBeUndefined();
  });
});

describe('a file that waits in the browser', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function finished() {
    const made = exportQueue();
    const outcome = made.state().add(source, stored);
    (await made.request(0)).answer(done);
    await outcome;
    return made;
  }

  it('is kept until it is dismissed, and then removed at once', async () => {
    const { state, log } = await finished();
    expect(log).toEqual(['hold one']);
    expect(await state().finished[0]?.file?.blob.text()).toBe('one/people.csv');
    state().dismiss(state().finished[0]?.id ?? 0);
    await vi.waitFor(() => expect(log).toEqual(['hold one', 'remove one', 'release one']));
    expect(state().finished).toEqual([]);
  });

  it('that is saved is dropped by the next export, but stays five minutes for a download that still reads it', async () => {
    const { state, log } = await finished();
    const [{ id } = { id: 0 }] = state().finished;
    expect(state().finished).toMatchObject([{ isSaved: false }]);
    state().markSaved(id);
    expect(state().finished).toMatchObject([{ isSaved: true, file: { name: 'people.csv' } }]);
    void state().add(source, page);
    expect(state().finished).toMatchObject([{ id, isSaved: true, file: undefined }]);
    await vi.advanceTimersByTimeAsync(299_000);
    state().dismiss(id);
    expect(state().finished).toEqual([]);
    expect(log).not.toContain('remove one');
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toContain('remove one');
    expect(log).toContain('release one');
  });

  it('that is not saved outlasts the next export', async () => {
    const { state, log } = await finished();
    void state().add(source, page);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state().finished).toMatchObject([{ isSaved: false, file: { name: 'people.csv' } }]);
    expect(log).not.toContain('remove one');
  });
});

describe('a list of files', () => {
  /** Exports one file after the other, and marks each as saved, but for some of them. */
  async function filesOf(sizes: readonly number[], unsaved: readonly number[] = []) {
    const { state, request } = exportQueue();
    for (const [place, size] of sizes.entries()) {
      const outcome = state().add(source, page);
      const { options, answer } = await request(place);
      options.sink.write(0, new ArrayBuffer(size));
      answer(done);
      await outcome;
      if (!unsaved.includes(place + 1)) state().markSaved(place + 1);
    }
    return state().finished.map(({ id, file }) => [id, file?.blob.size]);
  }

  it('has the last twenty, and before them those that are not saved', async () => {
    const files = await filesOf(
      Array.from({ length: 25 }, () => 1),
      [2, 4],
    );
    expect(files.map(([id]) => id)).toEqual([2, 4, ...Array.from({ length: 20 }, (_, i) => i + 6)]);
  });

  it('has the files of all exports, and keeps small ones to save them again', async () => {
    expect(await filesOf([10, 20, 30])).toEqual([
      [1, 10],
      [2, 20],
      [3, 30],
    ]);
  });

  it('lets go of the oldest of the page that are saved where they need too much memory', async () => {
    expect(await filesOf([10, 50_000_000, 50_000_000, 20])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 50_000_000],
      [4, 20],
    ]);
  });
});

describe('an export’s source', () => {
  it('has as many rows as its tables, or as the first of them that are written', () => {
    expect(rowCountOf(source)).toBe(50);
    expect(rowCountOf(exportSource(people, { rows: [7] }))).toBe(7);
  });

  it('is the same only for the same schema, tables, format and options', () => {
    expect(isSameSource(source, exportSource(people))).toBe(true);
    expect(isSameSource(source, exportSource(people, { gzip: true }))).toBe(false);
    expect(isSameSource(source, exportSource({ ...people }))).toBe(false);
    expect(isSameSource(undefined, source)).toBe(false);
  });
});
