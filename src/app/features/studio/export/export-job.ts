import { create } from 'zustand';
import type { ExportProgress } from '../../../../../workers/protocol.ts';
import type { ExportRequest } from '../../../../../workers/studio/protocol.ts';
import { createLatestRequest } from '../../../lib/latest-request.ts';
import { createBlobSink } from '../../../workers/blob-sink.ts';
import { studioClient } from '../../../workers/studio-workers.ts';
import { schemaJson } from '../schema/json.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { errorText } from './error-text.ts';

export interface ReadyFile {
  readonly name: string;
  readonly rows: number;
  readonly blob: Blob;
}

/** What files are made of. */
export interface ExportSource {
  readonly schema: StudioSchema;
  readonly request: ExportRequest;
}

interface ExportJob {
  readonly state: 'idle' | 'running' | 'ready';
  readonly source: ExportSource | undefined;
  readonly progress: ExportProgress;
  /** From `performance.now()`. */
  readonly startedMs: number;
  readonly files: readonly ReadyFile[];
  readonly error: string | undefined;
  /** Makes the files; undefined where it could not, or was cancelled. It cancels what was being made before. */
  make(source: ExportSource): Promise<readonly ReadyFile[] | undefined>;
  cancel(): void;
}

const IDLE = {
  state: 'idle',
  source: undefined,
  progress: { file: '', rows: 0, bytes: 0 },
  startedMs: 0,
  files: [],
  error: undefined,
} as const;

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Files that are being made, and those that are ready to be saved. */
export const useExportJob = create<ExportJob>()((set) => {
  const latest = createLatestRequest();
  return {
    ...IDLE,
    async make(source) {
      const signal = latest.next();
      set({ ...IDLE, state: 'running', source, startedMs: performance.now() });
      const sink = createBlobSink();
      const answer = await studioClient.export(schemaJson(source.schema), source.request, {
        signal,
        sink,
        onProgress: (progress) => set({ progress }),
      });
      if (signal.aborted) return undefined;
      if (!answer.ok) {
        set({ ...IDLE, error: answer.error === 'cancelled' ? undefined : errorText(answer.error) });
        return undefined;
      }
      const files = answer.value.map(({ name, rows, mediaType }, i) => ({
        name,
        rows,
        blob: sink.blob(i, mediaType),
      }));
      set({ state: 'ready', files });
      return files;
    },
    cancel() {
      latest.abort();
      set(IDLE);
    },
  };
});

/** Files that are being made are lost with the page: leaving it asks first. */
useExportJob.subscribe(({ state }, before) => {
  if (state === before.state) return;
  if (state === 'running') addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
});

/** How many rows are made, of all tables together. */
export function rowCountOf({ schema, request: { tables, rows } }: ExportSource): number {
  return tables.reduce((sum, table, i) => sum + (rows?.[i] ?? schema.tables[table]?.rows ?? 0), 0);
}

/** Whether two have the same rows in the same format. */
export function isSameSource(a: ExportSource | undefined, b: ExportSource): boolean {
  return a?.schema === b.schema && JSON.stringify(a.request) === JSON.stringify(b.request);
}
