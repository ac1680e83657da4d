import type { Result } from '../src/result.ts';
import type { Place } from './export/file-sink.ts';
import { createFilesOutput, type Output } from './export/output.ts';
import { createPause, type Pause } from './export/pause.ts';
import type { RowsWriter } from './export/rows-writer.ts';
import { type CreateSink, type FileHead, writeFiles } from './export/write-files.ts';
import type { Destination, OnPart, SourceError, SourcesApi } from './protocol.ts';

/** The differences between the workers: their sources, and the files that they write. */
interface SourceKind<Source, Read, Opened, FilesRequest, File, Failure> {
  /** Reads a source when it arrives. Must not throw. */
  read(source: Source): Read;
  /** Loads the large tables that a source's rows need. */
  load(read: Read): Promise<void>;
  /** Prepares a source for requests, after its large tables are loaded. */
  open(read: Read): Opened;
  /** Plans the files of an export. */
  plan(opened: Opened, request: FilesRequest): Result<readonly File[], Failure>;
  /** What turns the text of a file into its bytes. */
  createSink(request: FilesRequest): CreateSink;
  /** Opens the place to which the files of an export go. */
  openPlace(destination: Destination, onPart: OnPart): Place;
  /** Packs the files of an export into one, if the request asks for that. */
  pack?(output: Output, opened: Opened, request: FilesRequest): Output;
  /** Prepares what writes the rows of an export. */
  createRows(source: Source, request: FilesRequest, files: readonly File[]): RowsWriter<File>;
}

interface CurrentExport {
  readonly controller: AbortController;
  readonly pause: Pause;
  readonly output: Output;
  /** Whether its files are complete. */
  isDone: boolean;
  /** Ends when the files of a cancelled export have been removed. */
  removed?: Promise<unknown>;
}

type SourceAnswer<T, Failure> = Result<T, Failure | SourceError>;

interface Sources<Source, Opened, FilesRequest, Failure> {
  readonly api: SourcesApi<Source, FilesRequest, Failure>;
  /** Calls `then` with an opened source. If `then` throws, the error is `failed`. */
  answer<T>(number: number, then: (opened: Opened) => SourceAnswer<T, Failure>): SourceAnswer<T, Failure>;
  /** Like `answer`, for a `then` that returns a promise. */
  answerLater<T>(
    number: number,
    then: (opened: Opened) => Promise<SourceAnswer<T, Failure>>,
  ): Promise<SourceAnswer<T, Failure>>;
}

/** How many sources a worker keeps. Undo and redo go back and forth between a few. */
const SOURCES_MAX = 4;

const UNKNOWN = { ok: false, error: 'unknown-source' } as const;

function failed(error: unknown): { readonly ok: false; readonly error: 'failed' } {
  console.error(error);
  return { ok: false, error: 'failed' };
}

/** Creates the part that both workers share: it keeps sources, answers requests about them, and writes files. */
export function createSources<Source, Read, Opened, FilesRequest, File extends FileHead, Failure>(
  kind: SourceKind<Source, Read, Opened, FilesRequest, File, Failure>,
): Sources<Source, Opened, FilesRequest, Failure> {
  const sources = new Map<
    number,
    { readonly source: Source; readonly read: Read; opened?: { readonly value: Opened } }
  >();
  /** The newest export. An older one has been cancelled. */
  let newest: CurrentExport | undefined;

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

  async function answerLater<T>(
    number: number,
    then: (value: Opened) => Promise<SourceAnswer<T, Failure>>,
  ): Promise<SourceAnswer<T, Failure>> {
    try {
      const source = openedSource(number);
      return source ? await then(source.value) : UNKNOWN;
    } catch (error) {
      return failed(error);
    }
  }

  function planExport(number: number, request: FilesRequest) {
    return answer(number, (opened) => {
      const source = sources.get(number)?.source;
      const files = kind.plan(opened, request);
      if (!files.ok || source === undefined) return files.ok ? UNKNOWN : files;
      return { ok: true, value: { source, opened, files: files.value } };
    });
  }

  function cancel(): void {
    if (!newest) return;
    newest.controller.abort();
    if (newest.isDone) newest.removed ??= newest.output.abort();
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
    async export(number, request, destination, onPart, onProgress) {
      newest?.controller.abort();
      const before = newest?.removed;
      const controller = new AbortController();
      const { signal } = controller;
      const pause = createPause(signal);
      const output = createFilesOutput(kind.openPlace(destination, onPart));
      const current: CurrentExport = { controller, pause, output, isDone: false };
      newest = current;
      await before;
      const planned = planExport(number, request);
      if (!planned.ok) {
        await output.abort();
        return planned;
      }
      const { source, opened, files } = planned.value;
      try {
        const written = await writeFiles(files, {
          createSink: kind.createSink(request),
          output: kind.pack?.(output, opened, request) ?? output,
          rows: kind.createRows(source, request, files),
          pause,
          signal,
          onProgress,
        });
        current.isDone = written.ok;
        return written;
      } catch (error) {
        return failed(error);
      }
    },
    pause(isPaused) {
      newest?.pause.set(isPaused);
    },
    cancel,
  };

  return { api, answer, answerLater };
}
