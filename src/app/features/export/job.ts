import { create } from 'zustand';
import type { GeneratedFile, OnProgress } from '../../../../workers/api.ts';
import type { FormatId } from '../../../formats/formats.ts';
import type { Result } from '../../../result.ts';
import type { Run } from '../../../schema/requests.ts';
import {
  cancelJob,
  type GeneratorProblem,
  makeFile,
  makeText,
  type TextLayout,
} from '../../workers/generator.ts';

type Outcome<T> = Result<T, GeneratorProblem>;

interface JobState {
  /** The whole-run work under way: there is one at a time. */
  readonly kind: 'none' | 'file' | 'text';
  readonly rowsDone: number;
  readonly rows: number;
  makeFile(run: Run, format: FormatId): Promise<Outcome<GeneratedFile>>;
  makeText(run: Run, layout: TextLayout): Promise<Outcome<string>>;
  /** Stops what is under way; who asked for it is answered `cancelled`, even where it was as good as done. */
  cancel(): void;
}

const IDLE = { kind: 'none', rowsDone: 0, rows: 0 } as const;

/** Files and copied texts being made, with their progress. */
export const useJob = create<JobState>()((set) => {
  let newest = 0;

  async function track<T>(
    kind: 'file' | 'text',
    run: Run,
    make: (onProgress: OnProgress) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const id = ++newest;
    set({ kind, rowsDone: 0, rows: run.rows });
    const outcome = await make((rowsDone) => {
      if (id === newest) set({ rowsDone });
    });
    if (id !== newest) return { ok: false, error: 'cancelled' };
    set(IDLE);
    return outcome;
  }

  return {
    ...IDLE,
    makeFile: (run, format) => track('file', run, (onProgress) => makeFile(run, format, onProgress)),
    makeText: (run, layout) => track('text', run, (onProgress) => makeText(run, layout, onProgress)),
    cancel() {
      newest++;
      set(IDLE);
      cancelJob();
    },
  };
});
