import { create } from 'zustand';
import type { Result } from '../../../result.ts';
import type { FinishedExport } from './export-queue.ts';
import { savedBytes } from './finished.ts';

/** The SHA-256 of an export's files. */
export interface Digests {
  /** How much was read, from 0 to 1. */
  readonly share: number;
  /** In hexadecimal digits, in the order of the files; undefined until all are known. */
  readonly values: readonly string[] | undefined;
  readonly isFailed: boolean;
}

interface DigestsState {
  /** By the ids of the exports. */
  readonly known: ReadonlyMap<number, Digests>;
  /** Reads the files again, once. Resolves to undefined if one cannot be read, or `forget` was called first. */
  compute(finished: FinishedExport): Promise<readonly string[] | undefined>;
  /** Stops reading, and forgets the digests of an export. */
  forget(id: number): void;
}

/** What the digests need of the browser. */
interface Reader {
  /** The saved files. Rejects if they were moved, or the browser no longer allows to read them. */
  read(finished: FinishedExport): Promise<readonly Blob[]>;
  sha256(
    file: Blob,
    options: { readonly signal: AbortSignal; readonly onProgress: (bytes: number) => void },
  ): Promise<Result<string, unknown>>;
}

interface Work {
  readonly controller: AbortController;
  readonly digests: Promise<readonly string[] | undefined>;
}

/** SHA-256 takes half as long as the export itself, so it is computed on demand. */
export function createDigests({ read, sha256 }: Reader) {
  const works = new Map<number, Work>();
  return create<DigestsState>()((set, get) => {
    function show(id: number, digests: Digests): void {
      if (works.has(id)) set(({ known }) => ({ known: new Map(known).set(id, digests) }));
    }

    async function work(
      finished: FinishedExport,
      signal: AbortSignal,
    ): Promise<readonly string[] | undefined> {
      const { id, exported } = finished;
      const all = Math.max(1, savedBytes(exported));
      const values: string[] = [];
      let bytesBefore = 0;
      show(id, { share: 0, values: undefined, isFailed: false });
      try {
        for (const file of await read(finished)) {
          const onProgress = (bytes: number) =>
            show(id, { share: Math.min(1, (bytesBefore + bytes) / all), values: undefined, isFailed: false });
          const answer = await sha256(file, { signal, onProgress });
          if (!answer.ok) throw new Error(String(answer.error));
          values.push(answer.value);
          bytesBefore += file.size;
        }
        show(id, { share: 1, values, isFailed: false });
        return values;
      } catch (error) {
        if (signal.aborted) return undefined;
        console.warn(error);
        show(id, { share: 0, values: undefined, isFailed: true });
        works.delete(id);
        return undefined;
      }
    }

    return {
      known: new Map(),
      compute(finished) {
        const { id } = finished;
        const before = works.get(id);
        if (before) return before.digests;
        const controller = new AbortController();
        // The work shows its start, so it must be known before.
        const digests = Promise.resolve().then(() => work(finished, controller.signal));
        works.set(id, { controller, digests });
        return digests;
      },
      forget(id) {
        works.get(id)?.controller.abort('cancelled');
        works.delete(id);
        const known = new Map(get().known);
        if (known.delete(id)) set({ known });
      },
    };
  });
}
