import type { Result } from '../src/result.ts';
import type { SourceError, SourcesApi } from './protocol.ts';
import { type PlannedFile, writeFiles } from './write-files.ts';

/** What differs between the workers: what they make rows from, and what they can be asked to write. */
interface SourceKind<Source, Read, Opened, FilesRequest, Failure> {
  /** Reads a source as it arrives. Never throws. */
  read(source: Source): Read;
  /** Loads the large tables that a source's rows need. */
  load(read: Read): Promise<void>;
  /** Makes a source ready once the tables that it needs are loaded. */
  open(read: Read): Opened;
  /** Plans the files of a request. */
  plan(opened: Opened, request: FilesRequest): Result<readonly PlannedFile[], Failure>;
  isGzip(request: FilesRequest): boolean;
}

type Answer<T, Failure> = Result<T, Failure | SourceError>;

interface Sources<Source, Opened, FilesRequest, Failure> {
  readonly api: SourcesApi<Source, FilesRequest, Failure>;
  /** Answers a question about a source. The error is `failed` if `then` throws. */
  answer<T>(number: number, then: (opened: Opened) => Answer<T, Failure>): Answer<T, Failure>;
  /** The same for a question that takes a while. */
  answerLater<T>(
    number: number,
    then: (opened: Opened) => Promise<Answer<T, Failure>>,
  ): Promise<Answer<T, Failure>>;
}

/** How many sources are held: undoing goes back and forth between a few. */
const HELD_MAX = 4;

const UNKNOWN = { ok: false, error: 'unknown-source' } as const;

function failed(error: unknown): { readonly ok: false; readonly error: 'failed' } {
  console.error(error);
  return { ok: false, error: 'failed' };
}

/** What both workers do: they hold sources, answer questions about them, and write files. */
export function createSources<Source, Read, Opened, FilesRequest, Failure>(
  kind: SourceKind<Source, Read, Opened, FilesRequest, Failure>,
): Sources<Source, Opened, FilesRequest, Failure> {
  const held = new Map<number, { readonly read: Read; opened?: { readonly value: Opened } }>();
  /** Counts exports: one that is no longer the newest is cancelled. */
  let newest = 0;

  /** The source under a number, made ready by the first request about it. */
  function opened(number: number): { readonly value: Opened } | undefined {
    const found = held.get(number);
    if (found) found.opened ??= { value: kind.open(found.read) };
    return found?.opened;
  }

  function answer<T>(number: number, then: (value: Opened) => Answer<T, Failure>): Answer<T, Failure> {
    try {
      const source = opened(number);
      return source ? then(source.value) : UNKNOWN;
    } catch (error) {
      return failed(error);
    }
  }

  async function answerLater<T>(
    number: number,
    then: (value: Opened) => Promise<Answer<T, Failure>>,
  ): Promise<Answer<T, Failure>> {
    try {
      const source = opened(number);
      return source ? await then(source.value) : UNKNOWN;
    } catch (error) {
      return failed(error);
    }
  }

  const api: SourcesApi<Source, FilesRequest, Failure> = {
    async open(number, source) {
      const read = kind.read(source);
      held.delete(number);
      held.set(number, { read });
      const [oldest] = held.keys();
      if (held.size > HELD_MAX && oldest !== undefined) held.delete(oldest);
      await kind.load(read);
    },
    export(number, request, onPart, onProgress) {
      const own = ++newest;
      return answerLater(number, async (source) => {
        const files = kind.plan(source, request);
        if (!files.ok) return files;
        const gzip = kind.isGzip(request);
        const isCancelled = () => own !== newest;
        const written = await writeFiles(files.value, { gzip, onPart, onProgress, isCancelled });
        return written ? { ok: true, value: written } : { ok: false, error: 'cancelled' };
      });
    },
    cancel() {
      newest++;
    },
  };

  return { api, answer, answerLater };
}
