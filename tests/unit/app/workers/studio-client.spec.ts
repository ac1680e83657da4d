import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { BLOB_BYTES_MAX, createBlobSink } from '../../../../src/app/workers/blob-sink.ts';
import { createStudioClient, type StudioClient } from '../../../../src/app/workers/studio-client.ts';
import type { StudioApi } from '../../../../workers/studio/protocol.ts';
import { createStudioApi } from '../../../../workers/studio/studio-api.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';

const documentOf = (rows: number) => ({
  version: 1,
  tables: [{ name: 't', rows, columns: [{ name: 'id', field: 'sequence' }] }],
});

/** A client whose workers run in this thread; `opens` and `kinds` say what was started and sent. */
function client() {
  const opens: (readonly [worker: number, document: number])[] = [];
  const workers: (() => void)[] = [];
  const connect = async () => {
    const studio = createStudioApi(largeTables);
    const worker = workers.length;
    let fail = () => {};
    workers.push(() => fail());
    const remote = new Proxy(studio, {
      get(target, name: keyof StudioApi) {
        if (name === 'open') opens.push([worker, opens.length]);
        const call = target[name] as (...given: unknown[]) => unknown;
        return async (...given: unknown[]) => call(...given);
      },
    });
    return {
      // As Comlink has it: every function of the worker answers by a promise.
      api: {
        remote: remote as never,
        proxy: <T>(callback: T) => callback,
        transfer: <T>(value: T) => value,
      },
      onError: (listener: () => void) => {
        fail = listener;
      },
      terminate: () => {},
    };
  };
  const made: StudioClient = createStudioClient(connect, connect);
  return { studio: made, opens, workers };
}

const PAGE = { kind: 'page' } as const;
const csv = { tables: [0], format: 'csv', options: {}, gzip: false, zip: false, name: 'x' } as const;

/** Expects that the client is ready for another export. */
async function expectExport(studio: StudioClient): Promise<void> {
  const { signal } = new AbortController();
  const options = { signal, sink: createBlobSink(), onProgress: () => {} };
  expect(await studio.export(documentOf(1), csv, PAGE, options)).toMatchObject({ ok: true });
}

describe('the Studio’s client', () => {
  it('sends a document once, and another one when a request is about it', async () => {
    const { studio, opens } = client();
    const [first, second] = [documentOf(5), documentOf(6)];
    expect(await studio.check(first)).toEqual({ ok: true, value: { problems: [], lacks: [] } });
    expect(await studio.read(first, 0, 0, 2)).toMatchObject({ ok: true, value: { rowCount: 5 } });
    expect(opens).toHaveLength(1);
    expect(await studio.read(second, 0, 0, 2)).toMatchObject({ ok: true, value: { rowCount: 6 } });
    expect(await studio.samples(second, 0, 0, 2)).toMatchObject({ ok: true, value: { cells: ['1', '2'] } });
    expect(await studio.cardinality(second, 0, 0)).toEqual({ ok: true, value: { kind: 'unlimited' } });
    expect(await studio.histogram(second, 0, 0)).toMatchObject({ ok: true, value: { rows: 6 } });
    expect(await studio.output(second, csv, 1)).toMatchObject({ ok: true, value: { text: 'id\r\n1\r\n' } });
    expect(await studio.estimate(second, csv)).toMatchObject({ ok: true, value: [{ rows: 6, bytes: 22 }] });
    expect(opens).toHaveLength(2);
  });

  it('sends it again to the worker that replaces a dead one', async () => {
    const { studio, opens, workers } = client();
    const document = documentOf(5);
    await studio.check(document);
    workers[0]?.();
    expect(await studio.read(document, 0, 0, 1)).toMatchObject({ ok: true });
    expect(opens.map(([worker]) => worker)).toEqual([0, 1]);
  });

  it('writes files in a separate worker, to a sink', async () => {
    const { studio, workers } = client();
    const sink = createBlobSink();
    const rows: number[] = [];
    const answer = await studio.export(documentOf(3), csv, PAGE, {
      signal: new AbortController().signal,
      sink,
      onProgress: (progress) => rows.push(progress.rows),
    });
    expect(answer).toEqual({
      ok: true,
      value: {
        files: [expect.objectContaining({ name: 't.csv', rows: 3, bytes: 13 })],
        saved: [{ name: 't.csv', mediaType: 'text/csv;charset=utf-8', bytes: 13 }],
        workers: 1,
      },
    });
    expect(await sink.blob(0, 'text/csv').text()).toBe('id\r\n1\r\n2\r\n3\r\n');
    expect(rows.at(-1)).toBe(3);
    await studio.check(documentOf(1));
    expect(workers).toHaveLength(2);
  });

  it('ends an aborted export and continues with the next', async () => {
    const { studio } = client();
    const controller = new AbortController();
    const aborted = studio.export(documentOf(10 ** 10), csv, PAGE, {
      signal: controller.signal,
      sink: createBlobSink(),
      onProgress: () => controller.abort('cancelled'),
    });
    expect(await aborted).toEqual({ ok: false, error: 'cancelled' });
    await expectExport(studio);
  });

  it('ends an export whose sink is full', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { studio } = client();
    const sink = createBlobSink(2_000_000);
    const { signal } = new AbortController();
    const answer = await studio.export(documentOf(10 ** 10), csv, PAGE, {
      signal,
      sink,
      onProgress: () => {},
    });
    expect(answer).toEqual({ ok: false, error: 'sink-failed' });
    vi.restoreAllMocks();
  });

  it('hashes a small file at once, a large one piece by piece, and stops when it is told to', async () => {
    const { studio } = client();
    const bytes = Buffer.alloc(70_000_000, 'some text');
    const read: number[] = [];
    const { signal } = new AbortController();
    const whole = await studio.sha256(new Blob([bytes]), { signal, onProgress: (count) => read.push(count) });
    expect(whole).toEqual({ ok: true, value: createHash('sha256').update(bytes).digest('hex') });
    expect(read.slice(0, 2)).toEqual([4_194_304, 8_388_608]);
    expect(read.at(-1)).toBe(70_000_000);
    expect(await studio.sha256(new Blob([]), { signal, onProgress: () => {} })).toEqual({
      ok: true,
      value: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    });
    const controller = new AbortController();
    const stopped = studio.sha256(new Blob([bytes]), {
      signal: controller.signal,
      onProgress: () => controller.abort('cancelled'),
    });
    expect(await stopped).toEqual({ ok: false, error: 'cancelled' });
  });

  it('pauses the export that is running, and only that', async () => {
    const { studio } = client();
    const controller = new AbortController();
    const phases = new Set<string>();
    const paused = studio.export(documentOf(10 ** 10), csv, PAGE, {
      signal: controller.signal,
      sink: createBlobSink(),
      onProgress({ phase }) {
        phases.add(phase);
        if (phase === 'paused') controller.abort('cancelled');
        else studio.pauseExport(true);
      },
    });
    expect(await paused).toEqual({ ok: false, error: 'cancelled' });
    expect([...phases]).toEqual(['writing', 'paused']);
    await expectExport(studio);
  });

  it('pauses an export that still waits for its worker', async () => {
    const { studio } = client();
    const controller = new AbortController();
    const phases = new Set<string>();
    const paused = studio.export(documentOf(10 ** 10), csv, PAGE, {
      signal: controller.signal,
      sink: createBlobSink(),
      onProgress({ phase, rows }) {
        phases.add(phase);
        if (phase === 'paused') controller.abort('cancelled');
        // It would have been paused before its first row.
        if (rows > 1_000_000) controller.abort('too late');
      },
    });
    studio.pauseExport(true);
    expect(await paused).toEqual({ ok: false, error: 'cancelled' });
    expect([...phases]).toContain('paused');
  });

  it('holds files of up to 512 MB in total as Blobs', () => {
    expect(BLOB_BYTES_MAX).toBe(536_870_912);
  });

  it('starts its worker before it is needed', async () => {
    const { studio, workers } = client();
    studio.warmUp();
    await expect.poll(() => workers.length).toBe(1);
  });
});
