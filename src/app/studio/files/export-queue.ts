import { create } from 'zustand';
import type { Destination, Exported, ExportProgress } from '../../../../workers/protocol.ts';
import type { ExportRequest } from '../../../../workers/studio/protocol.ts';
import type { Result } from '../../../result.ts';
import { READ_AFTER_SAVE_MS } from '../../lib/download.ts';
import { type BlobSink, createBlobSink } from '../../workers/blob-sink.ts';
import { rowsOfTable } from '../schema/row-counts.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { type ExportError, errorText } from './error-text.ts';
import { nextPace, type Pace, startPace } from './pace.ts';

/** What files are made of. It never changes, so an export goes on while the schema is edited. */
export interface ExportSource {
  readonly schema: StudioSchema;
  readonly request: ExportRequest;
}

export interface ExportJob {
  readonly id: number;
  readonly source: ExportSource;
  readonly destination: Destination;
}

export interface RunningExport extends ExportJob {
  readonly progress: ExportProgress;
  readonly isPaused: boolean;
  readonly pace: Pace;
}

export interface ReadyFile {
  readonly name: string;
  readonly blob: Blob;
}

export interface FinishedExport extends ExportJob {
  readonly exported: Exported;
  readonly pace: Pace;
  /** The file that the page or the browser keeps; undefined if it keeps none. */
  readonly file: ReadyFile | undefined;
  /** Whether the files are on the disk, as far as the page can know: browsers do not say how a download has ended. */
  readonly isSaved: boolean;
}

/** Undefined if it was cancelled. */
export type Outcome = Result<FinishedExport, string> | undefined;

export interface ExportQueue {
  readonly running: RunningExport | undefined;
  /** In the order in which they will run. */
  readonly waiting: readonly ExportJob[];
  /** In the order in which they ended, until they are dismissed or many others follow. */
  readonly finished: readonly FinishedExport[];
  /** Why the last export has no files. */
  readonly error: string | undefined;
  /** Runs an export after those before it. */
  add(source: ExportSource, destination: Destination): Promise<Outcome>;
  pause(isPaused: boolean): void;
  cancel(id: number): void;
  cancelAll(): void;
  /** Records that the file that was kept is on the disk. */
  markSaved(id: number): void;
  /** Removes a finished export, and the file that the browser keeps for it. */
  dismiss(id: number): void;
}

interface ExportOptions {
  readonly signal: AbortSignal;
  readonly sink: BlobSink;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** What the queue needs of the browser. */
interface Browser {
  write(
    source: ExportSource,
    destination: Destination,
    options: ExportOptions,
  ): Promise<Result<Exported, ExportError>>;
  pause(isPaused: boolean): void;
  /** Holds the folder of a private destination, so that no other tab removes it. Resolves to a function that releases it. */
  hold(destination: Destination): Promise<() => void>;
  /** The file of a private destination. */
  file(folder: string, name: string): Promise<Blob>;
  /** Removes what there is of a destination. Must not reject. */
  remove(destination: Destination): Promise<void>;
  /** In milliseconds, from any start. */
  now(): number;
}

const NO_PROGRESS: ExportProgress = { file: '', rows: 0, bytes: 0, phase: 'writing' };

/** Nobody can read figures that change more often. */
const SHOWN_EVERY_MS = 100;

/** In bytes: the most that the page keeps of saved files while another export runs. */
const COPIES_BYTES_MAX = 64_000_000;

/** Each finished export keeps its schema. */
const FINISHED_MAX = 20;

/** The last exports, and those with a file that is not saved, or that the browser keeps. */
function listed(finished: readonly FinishedExport[]): readonly FinishedExport[] {
  return finished.filter(
    ({ isSaved, destination, file }, i) =>
      i >= finished.length - FINISHED_MAX || !isSaved || (destination.kind === 'private' && file),
  );
}

/** Exports one after the other: each has all of the machine's workers. */
export function createExportQueue(browser: Browser) {
  const controllers = new Map<number, AbortController>();
  /** How to release the folders that this tab holds, by the ids of their exports. */
  const releases = new Map<number, () => void>();
  let lastId = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function discard({ id, destination }: ExportJob): Promise<void> {
    await browser.remove(destination);
    releases.get(id)?.();
    releases.delete(id);
  }

  return create<ExportQueue>()((set, get) => {
    function showProgress(progress: ExportProgress): void {
      const { running } = get();
      if (!running) return;
      const nowMs = browser.now();
      const isSoon = nowMs - running.pace.atMs < SHOWN_EVERY_MS;
      if (isSoon && progress.phase === running.progress.phase && progress.file === running.progress.file)
        return;
      const pace = nextPace(running.pace, nowMs, running.isPaused);
      set({ running: { ...running, progress, pace } });
    }

    /** The file that waits until it is saved: the only one, because several are in a zip. */
    async function keptFile(
      { destination }: ExportJob,
      { saved: [saved] }: Exported,
      sink: BlobSink,
    ): Promise<ReadyFile | undefined> {
      if (!saved) return undefined;
      const { name, mediaType } = saved;
      switch (destination.kind) {
        case 'page':
          return { name, blob: sink.blob(0, mediaType) };
        case 'private':
          return { name, blob: await browser.file(destination.directory, name) };
        case 'file':
        case 'directory':
          return undefined;
      }
    }

    async function run(job: ExportJob, signal: AbortSignal): Promise<Outcome> {
      if (signal.aborted) return undefined;
      const pace = startPace(browser.now());
      set(({ waiting }) => ({
        waiting: waiting.filter(({ id }) => id !== job.id),
        running: { ...job, progress: NO_PROGRESS, isPaused: false, pace },
        error: undefined,
      }));
      const sink = createBlobSink();
      try {
        releases.set(job.id, await browser.hold(job.destination));
        const onProgress = (progress: ExportProgress) => {
          if (!signal.aborted) showProgress(progress);
        };
        const answer = await browser.write(job.source, job.destination, { signal, sink, onProgress });
        if (signal.aborted || (!answer.ok && answer.error === 'cancelled'))
          return await failed(job, undefined);
        if (!answer.ok) return await failed(job, errorText(answer.error));
        const file = await keptFile(job, answer.value, sink);
        if (signal.aborted) return await failed(job, undefined);
        const { running } = get();
        const worked = running ? nextPace(running.pace, browser.now(), running.isPaused) : pace;
        const isSaved = file === undefined;
        const finished: FinishedExport = { ...job, exported: answer.value, pace: worked, file, isSaved };
        set((state) => ({ running: undefined, finished: listed([...state.finished, finished]) }));
        return { ok: true, value: finished };
      } catch (error) {
        console.warn(error);
        return failed(job, errorText('failed'));
      } finally {
        controllers.delete(job.id);
      }
    }

    async function failed(job: ExportJob, error: string | undefined): Promise<Outcome> {
      if (get().running?.id === job.id) set({ running: undefined, error });
      await discard(job);
      return error === undefined ? undefined : { ok: false, error };
    }

    /** Lets go of copies of saved files, whose room an export needs. A download that began last may still read them. */
    function releaseCopies(): void {
      let left = COPIES_BYTES_MAX;
      const newestFirst = get()
        .finished.toReversed()
        .map((job) => {
          if (!job.isSaved || !job.file) return job;
          if (job.destination.kind === 'page') {
            left -= job.file.blob.size;
            return left < 0 ? { ...job, file: undefined } : job;
          }
          setTimeout(() => void discard(job), READ_AFTER_SAVE_MS);
          return { ...job, file: undefined };
        });
      set({ finished: newestFirst.reverse() });
    }

    return {
      running: undefined,
      waiting: [],
      finished: [],
      error: undefined,
      add(source, destination) {
        releaseCopies();
        const job: ExportJob = { id: ++lastId, source, destination };
        const controller = new AbortController();
        controllers.set(job.id, controller);
        set(({ waiting }) => ({ waiting: [...waiting, job], error: undefined }));
        const outcome = last.then(() => run(job, controller.signal));
        last = outcome;
        return outcome;
      },
      pause(isPaused) {
        const { running } = get();
        if (!running || running.isPaused === isPaused) return;
        browser.pause(isPaused);
        const pace = nextPace(running.pace, browser.now(), running.isPaused);
        set({ running: { ...running, isPaused, pace } });
      },
      cancel(id) {
        const { running, waiting } = get();
        controllers.get(id)?.abort('cancelled');
        controllers.delete(id);
        if (running?.id === id) set({ running: undefined });
        const waited = waiting.find((job) => job.id === id);
        if (!waited) return;
        set({ waiting: waiting.filter((job) => job !== waited) });
        void discard(waited);
      },
      cancelAll() {
        const { running, waiting, cancel } = get();
        for (const job of [...waiting, ...(running ? [running] : [])]) cancel(job.id);
      },
      markSaved(id) {
        set(({ finished }) => ({
          finished: finished.map((job) => (job.id === id ? { ...job, isSaved: true } : job)),
        }));
      },
      dismiss(id) {
        const job = get().finished.find((finished) => finished.id === id);
        if (!job) return;
        set(({ finished }) => ({ finished: finished.filter((other) => other !== job) }));
        if (job.destination.kind === 'private' && job.file) void discard(job);
      },
    };
  });
}

/** How many rows are made, of all tables together. */
export function rowCountOf({ schema, request: { tables, rows } }: ExportSource): number {
  return tables.reduce((sum, at, i) => {
    const table = schema.tables[at];
    return sum + (rows?.[i] ?? (table ? rowsOfTable(schema, table) : 0));
  }, 0);
}

/** How much of an export is written, from 0 to 1. */
export function shareOf({ source, progress: { rows } }: RunningExport): number {
  const all = rowCountOf(source);
  return all > 0 ? Math.min(1, rows / all) : 0;
}

/** Whether two have the same rows in the same format. */
export function isSameSource(a: ExportSource | undefined, b: ExportSource): boolean {
  return a?.schema === b.schema && JSON.stringify(a.request) === JSON.stringify(b.request);
}
