import { create } from 'zustand';
import type { CustomKindId } from '../../../catalogue/custom-kinds.ts';
import { SAMPLE_ROWS } from '../../../catalogue/limits.ts';
import type { DialogFormatId } from '../../../formats/dialog-formats.ts';
import type { Run } from '../../../schema/requests.ts';
import { newRunOrigin, timestampId } from '../../lib/clock.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { preloaded } from '../../lib/preload.ts';
import type { GenerationError } from '../../workers/rows-client.ts';
import { fetchPreview, type Preview } from '../dialog-rows/preview.ts';
import { useJob } from '../export/job.ts';
import { parseRowCount, ROWS_TEXT_DEFAULT, settledRowCount } from '../export/row-count.ts';

export interface CustomColumn {
  readonly id: string;
  readonly name: string;
  readonly kind: CustomKindId;
  /** Whether a person has chosen the kind. Until then the column's name decides it. */
  readonly isKindChosen: boolean;
}

interface Choices {
  readonly columns: readonly CustomColumn[];
  readonly rowsText: string;
  readonly format: DialogFormatId;
}

export interface CustomDialogState extends Choices {
  readonly isOpen: boolean;
  /** The first records of the file, until a column is edited. */
  readonly sample: Preview | null;
  readonly sampling: boolean;
  /** How often the columns were refused; invalid names are then marked. */
  readonly refusals: number;
  /** How often the row count was refused since it was last typed. */
  readonly rowsRefusals: number;
  open(): void;
  /** Closes and resets; returns an undo function where there were columns. */
  close(): (() => void) | undefined;
  /** Adds a column after another one, or at the end; returns its id. */
  add(afterId?: string): string;
  rename(id: string, name: string): void;
  setKind(id: string, kind: CustomKindId): void;
  /** Makes each line of a column's name a column, of its kind if that was chosen. */
  split(id: string): void;
  /** Removes a column; returns the id of the one that is now in its place, or last. */
  remove(id: string): string | undefined;
  /** Moves a column to a place, counted from 0. */
  move(id: string, to: number): void;
  typeRows(text: string): void;
  /** Replaces the typed text with the row count that it means; a number that no file can have stays. */
  commitRows(): void;
  setFormat(format: DialogFormatId): void;
  discardSample(): void;
  refuse(): void;
  refuseRows(): void;
  /** Sets the sample, or returns why it could not. */
  generateSample(): Promise<GenerationError | undefined>;
  /** The file's run, with the sample's seed and moment where no column was edited since. */
  fileRun(): Run;
}

const FRESH: Choices = { columns: [], rowsText: ROWS_TEXT_DEFAULT, format: 'csv' };
const NO_SAMPLE = { sample: null, sampling: false } as const;
const NO_REFUSALS = { refusals: 0, rowsRefusals: 0 } as const;

const KIND_AT_FIRST: CustomKindId = 'names';

const loadGuess = preloaded(async () => (await import('../../../importers/guess/guess-kind.ts')).guessKind);

/** The kind of a column: the one that a person has chosen, or else the one that the column's name suggests. */
function kindByName({ kind, isKindChosen }: CustomColumn, name: string): CustomKindId {
  return isKindChosen ? kind : (loadGuess.loaded?.(name) ?? KIND_AT_FIRST);
}

/** A name of more lines is not split. */
const SPLIT_MAX = 200;

/** The names that a name of several lines splits into; empty for a name that cannot be split. */
export function splitName(name: string): readonly string[] {
  const lines = name.split('\n').flatMap((line) => line.trim() || []);
  return lines.length > 1 && lines.length <= SPLIT_MAX ? lines : [];
}

export const useCustomDialog = create<CustomDialogState>()((set, get) => {
  const latestSample = createLatestRequest();

  /** Discards the sample: it shows other columns. */
  function edit(change: (columns: readonly CustomColumn[]) => readonly CustomColumn[]) {
    latestSample.abort();
    set(({ columns }) => ({ columns: change(columns), ...NO_SAMPLE }));
  }

  function run(rows: number, origin = newRunOrigin()): Run {
    const columns = get().columns.map(({ name, kind }) => ({ name: name.trim(), kind }));
    return { request: { tool: 'custom', columns }, rows, ...origin };
  }

  function replace(id: string, change: (column: CustomColumn) => CustomColumn) {
    edit((columns) => columns.map((column) => (column.id === id ? change(column) : column)));
  }

  /** Guesses the kinds of columns that were named before guesses were loaded, unless their rows are wanted already. */
  async function guessLater() {
    try {
      await loadGuess();
    } catch (error) {
      return console.warn(error);
    }
    const { columns, sample, sampling } = get();
    if (sample || sampling || useJob.getState().kind === 'file') return;
    set({ columns: columns.map((column) => ({ ...column, kind: kindByName(column, column.name) })) });
  }

  return {
    isOpen: false,
    ...NO_REFUSALS,
    ...FRESH,
    ...NO_SAMPLE,
    open() {
      set({ isOpen: true });
      void guessLater();
    },
    close() {
      latestSample.abort();
      useJob.getState().cancel();
      const before = get();
      set({ isOpen: false, ...NO_REFUSALS, ...FRESH, ...NO_SAMPLE });
      if (before.columns.length === 0) return;
      return () => {
        latestSample.abort();
        set({ ...before, isOpen: true, sampling: false });
      };
    },
    add(afterId) {
      const column: CustomColumn = { id: timestampId(), name: '', kind: KIND_AT_FIRST, isKindChosen: false };
      edit((columns) => {
        const at = columns.findIndex(({ id }) => id === afterId) + 1 || columns.length;
        return columns.toSpliced(at, 0, column);
      });
      return column.id;
    },
    rename(id, name) {
      replace(id, (column) => ({ ...column, name, kind: kindByName(column, name) }));
      if (!loadGuess.loaded) void guessLater();
    },
    setKind: (id, kind) => replace(id, (column) => ({ ...column, kind, isKindChosen: true })),
    split: (id) =>
      edit((columns) =>
        columns.flatMap((column) => {
          const names = column.id === id ? splitName(column.name) : [];
          if (names.length === 0) return column;
          return names.map((name, i) => ({
            ...column,
            id: i === 0 ? id : timestampId(),
            name,
            kind: kindByName(column, name),
          }));
        }),
      ),
    remove(id) {
      const place = get().columns.findIndex((column) => column.id === id);
      edit((columns) => columns.filter((column) => column.id !== id));
      const { columns } = get();
      return (columns[place] ?? columns.at(-1))?.id;
    },
    move(id, to) {
      const { columns } = get();
      const from = columns.findIndex((column) => column.id === id);
      const column = columns[from];
      if (column && from !== to && to >= 0 && to < columns.length) {
        edit(() => columns.toSpliced(from, 1).toSpliced(to, 0, column));
      }
    },
    typeRows: (rowsText) => set({ rowsText, rowsRefusals: 0 }),
    commitRows: () => set(({ rowsText }) => ({ rowsText: settledRowCount(rowsText) })),
    setFormat: (format) => set({ format }),
    discardSample: () => set({ sample: null }),
    refuse: () => set(({ refusals }) => ({ refusals: refusals + 1 })),
    refuseRows: () => set(({ rowsRefusals }) => ({ rowsRefusals: rowsRefusals + 1 })),
    async generateSample() {
      const signal = latestSample.next();
      set({ sampling: true });
      const outcome = await fetchPreview(run(SAMPLE_ROWS), signal);
      if (signal.aborted) return 'cancelled';
      set({ sampling: false });
      if (!outcome.ok) return outcome.error;
      set({ sample: outcome.value });
    },
    fileRun() {
      get().commitRows();
      const { sample, rowsText } = get();
      return run(
        parseRowCount(rowsText),
        sample ? { seed: sample.run.seed, now: sample.run.now } : undefined,
      );
    },
  };
});
