import { create } from 'zustand';
import type { TextLayout } from '../../../../workers/dialogs/protocol.ts';
import type { DialogFormatId } from '../../../formats/dialog-formats.ts';
import type { Result } from '../../../result.ts';
import type { Run } from '../../../schema/requests.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { type GenerationError, type LongRequest, makeFile, makeText } from '../../workers/rows-client.ts';

type Outcome<T> = Result<T, GenerationError>;

interface JobState {
  /** What is being made of a whole run; a new request cancels the one under way. */
  readonly kind: 'none' | 'file' | 'text';
  readonly rowsDone: number;
  readonly rows: number;
  makeFile(run: Run, format: DialogFormatId): Promise<Outcome<Blob>>;
  makeText(run: Run, layout: TextLayout): Promise<Outcome<string>>;
  /** Stops what is under way: its result is `cancelled`, even where it was already done. */
  cancel(): void;
}

const IDLE = { kind: 'none', rowsDone: 0, rows: 0 } as const;

/** Files and copied texts being made, with their progress. */
export const useJob = create<JobState>()((set) => {
  const latest = createLatestRequest();

  async function track<T>(
    kind: 'file' | 'text',
    run: Run,
    make: (request: LongRequest) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const signal = latest.next();
    set({ kind, rowsDone: 0, rows: run.rows });
    const outcome = await make({
      signal,
      onProgress: (rowsDone) => {
        if (!signal.aborted) set({ rowsDone });
      },
    });
    if (signal.aborted) return { ok: false, error: 'cancelled' };
    set(IDLE);
    return outcome;
  }

  return {
    ...IDLE,
    makeFile: (run, format) => track('file', run, (request) => makeFile(run, format, request)),
    makeText: (run, layout) => track('text', run, (request) => makeText(run, layout, request)),
    cancel() {
      latest.abort();
      set(IDLE);
    },
  };
});
