import type { Result } from '../src/result.ts';
import type { Output } from './export/output.ts';
import { createPause, type Pause } from './export/pause.ts';
import type { RangePool } from './export/range-pool.ts';
import { type PlannedFile, writeFiles } from './export/write-files.ts';
import type { Destination, Exported, OnPart, SourceError, SourcesApi, WriteError } from './protocol.ts';

/** The differences between the workers: their sources, and the files that they write. */
interface SourceKind<Source, Read, Opened, FilesRequest, Failure> {
  /** Reads a source when it arrives. Must not throw. */
  read(source: Source): Read;
  /** Loads the large tables that a source's rows need. */
  load(read: Read): Promise<void>;
  /** Prepares a source for requests, after its large tables are loaded. */
  open(read: Read): Opened;
  /** Plans the files of an export. */
  plan(opened: Opened, request: FilesRequest): Result<readonly PlannedFile[], Failure>;
  isGzip(request: FilesRequest): boolean;
  /** Opens what receives the files of an export. */
  openOutput(opened: Opened, request: FilesRequest, destination: Destination, onPart: OnPart): Output;
  /** Starts workers that write rows of an export. `useful` is how many would help. */
  createPool?(source: Source, request: FilesRequest, useful: number): RangePool;
}

type SourceAnswer<T, Failure> = Result<T, Failure | SourceError>;

interface Sources<Source, Opened, FilesRequest, Failure> {
  readonly api: SourcesApi<Source, FilesRequest, Failure>;
  /** Calls `then` with an opened source. If `then` throws, the error is `failed`. */
  answer<T>(number: number, then: (opened: Opened) => SourceAnswer<T, Failure>): SourceAnswer<T, Failure>;
  /** Like `answer`, for a `then` that returns a promise. */
  answerLater<T, E = Failure>(
    number: number,
    then: (opened: Opened) => Promise<SourceAnswer<T, E>>,
  ): Promise<SourceAnswer<T, E>>;
}

/** How many sources a worker keeps. Undo and redo go back and forth between a few. */
const SOURCES_MAX = 4;

const UNKNOWN = { ok: false, error: 'unknown-source' } as const;

function failed(error: unknown): { readonly ok: false; readonly error: 'failed' } {
  console.error(error);
  return { ok: false, error: 'failed' };
}

/** Creates the part that both workers share: it keeps sources, answers requests about them, and writes files. */
export function createSources<Source, Read, Opened, FilesRequest, Failure>(
  kind: SourceKind<Source, Read, Opened, FilesRequest, Failure>,
): Sources<Source, Opened, FilesRequest, Failure> {
  const sources = new Map<
    number,
    { readonly source: Source; readonly read: Read; opened?: { readonly value: Opened } }
  >();
  /** The newest export. An older one has been cancelled. */
  let newest: { readonly controller: AbortController; readonly pause: Pause } | undefined;

  /** Returns an opened source. The first request about a source opens it. */
  function openedSource(number: number): { readonly value: Opened } | undefined {
    const found = sources.get(number);
    if (found) found.opened ??= { value: kind.open(found.read) };
    return found?.opened;
  }

  function answer<T>(
    number: number,
    then: (value: Opened) => SourceAnswer<T, Failure>,
  ): SourceAnswer<T, Failure> {
    try {
      const source = openedSource(number);
      return source ? then(source.value) : UNKNOWN;
    } catch (error) {
      return failed(error);
    }
  }

  async function answerLater<T, E = Failure>(
    number: number,
    then: (value: Opened) => Promise<SourceAnswer<T, E>>,
  ): Promise<SourceAnswer<T, E>> {
    try {
      const source = openedSource(number);
      return source ? await then(source.value) : UNKNOWN;
    } catch (error) {
      return failed(error);
    }
  }

  const api: SourcesApi<Source, FilesRequest, Failure> = {
    async open(number, source) {
      const read = kind.read(source);
      sources.delete(number);
      sources.set(number, { source, read });
      const [oldest] = sources.keys();
      if (sources.size > SOURCES_MAX && oldest !== undefined) sources.delete(oldest);
      await kind.load(read);
    },
    export(number, request, destination, onPart, onProgress) {
      newest?.controller.abort();
      const controller = new AbortController();
      const { signal } = controller;
      const pause = createPause(signal);
      newest = { controller, pause };
      return answerLater<Exported, Failure | WriteError>(number, async (opened) => {
        const files = kind.plan(opened, request);
        if (!files.ok) return files;
        const source = sources.get(number)?.source;
        const { createPool } = kind;
        return writeFiles(files.value, {
          gzip: kind.isGzip(request),
          output: kind.openOutput(opened, request, destination, onPart),
          createPool:
            createPool && source !== undefined ? (useful) => createPool(source, request, useful) : undefined,
          pause,
          signal,
          onProgress,
        });
      });
    },
    pause(isPaused) {
      newest?.pause.set(isPaused);
    },
    cancel() {
      newest?.controller.abort();
    },
  };

  return { api, answer, answerLater };
}
