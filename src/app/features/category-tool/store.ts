import { create } from 'zustand';
import { type CategoryId, categories } from '../../../catalogue/categories.ts';
import { FIELDS_TICKED, RUN_ROWS_MAX } from '../../../catalogue/limits.ts';
import type { DialogFormatId } from '../../../formats/dialog-formats.ts';
import type { Run } from '../../../schema/requests.ts';
import { newRunOrigin } from '../../lib/clock.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import type { GenerationError } from '../../workers/rows-client.ts';
import { fetchPreview, type Preview } from '../dialog-rows/preview.ts';
import { useJob } from '../export/job.ts';
import { isAboveMaximum, parsePositiveRowCount, ROWS_TEXT_DEFAULT } from '../export/row-count.ts';

interface Choices {
  readonly fields: ReadonlySet<string>;
  readonly pattern: string;
  readonly rowsText: string;
  readonly format: DialogFormatId;
}

interface CategoryDialogState extends Choices {
  readonly category: CategoryId | null;
  readonly preview: Preview | null;
  readonly generating: boolean;
  open(category: CategoryId): void;
  close(): void;
  tick(label: string, on: boolean): void;
  tickAll(): void;
  tickNone(): void;
  setPattern(pattern: string): void;
  /** Sets the typed text; above the maximum it is replaced by the maximum, and the result is true. */
  typeRows(text: string): boolean;
  /** Replaces the typed text with the row count that it means. */
  commitRows(): void;
  setFormat(format: DialogFormatId): void;
  discardPreview(): void;
  /** Sets the preview, or returns why not: `cancelled` where a newer request, or closing, aborted it. Undefined after success. */
  generate(): Promise<GenerationError | undefined>;
}

function labelsOf(category: CategoryId): string[] {
  return Object.keys(categories[category].fields);
}

function freshChoices(category: CategoryId): Choices {
  const fields = new Set(labelsOf(category).slice(0, FIELDS_TICKED));
  return { fields, pattern: '', rowsText: ROWS_TEXT_DEFAULT, format: 'csv' };
}

const CLOSED = { category: null, preview: null, generating: false } as const;

export const useCategoryDialog = create<CategoryDialogState>()((set, get) => {
  const latestPreview = createLatestRequest();

  return {
    ...CLOSED,
    ...freshChoices('person'),
    open(category) {
      latestPreview.abort();
      set({ ...CLOSED, ...freshChoices(category), category });
    },
    close() {
      latestPreview.abort();
      useJob.getState().cancel();
      set(CLOSED);
    },
    tick(label, on) {
      const fields = new Set(get().fields);
      if (on) fields.add(label);
      else fields.delete(label);
      set({ fields });
    },
    tickAll() {
      const { category } = get();
      if (category) set({ fields: new Set(labelsOf(category)) });
    },
    tickNone: () => set({ fields: new Set() }),
    setPattern: (pattern) => set({ pattern }),
    typeRows(text) {
      const limited = isAboveMaximum(text);
      set({ rowsText: limited ? String(RUN_ROWS_MAX) : text });
      return limited;
    },
    commitRows: () => set(({ rowsText }) => ({ rowsText: String(parsePositiveRowCount(rowsText)) })),
    setFormat: (format) => set({ format }),
    discardPreview: () => set({ preview: null }),
    async generate() {
      get().commitRows();
      const run = chosenRun(get());
      if (!run) return;
      if (!hasChoice(get())) return 'nothing-chosen';
      const signal = latestPreview.next();
      useJob.getState().cancel();
      set({ generating: true });
      const outcome = await fetchPreview(run, signal);
      if (signal.aborted) return 'cancelled';
      set({ generating: false });
      if (!outcome.ok) return outcome.error;
      set({ preview: outcome.value });
    },
  };
});

/** Whether anything would be generated: a ticked field, or a pattern that is not blank. */
export function hasChoice({ fields, pattern }: Choices): boolean {
  return fields.size > 0 || pattern.trim() !== '';
}

/** The run that the choices ask for, by default of a seed of its own. */
function chosenRun(
  { category, fields, pattern, rowsText }: CategoryDialogState,
  { seed, now }: Pick<Run, 'seed' | 'now'> = newRunOrigin(),
): Run | undefined {
  if (!category) return;
  return {
    request: { tool: 'category', category, fields: [...fields], pattern: pattern.trim() },
    rows: parsePositiveRowCount(rowsText),
    seed,
    now,
  };
}

/** The run that the choices ask for, with the seed and the moment of the preview: its rows, unless the choices were edited since. */
export function runLikePreview(dialog: CategoryDialogState): Run | undefined {
  return chosenRun(dialog, dialog.preview?.run);
}

/** Whether the preview shows something else than what is now chosen. */
export function isOutOfDate({ preview, fields, pattern, rowsText }: CategoryDialogState): boolean {
  if (preview?.run.request.tool !== 'category') return false;
  const { request, rows } = preview.run;
  const sameFields =
    request.fields.length === fields.size && request.fields.every((label) => fields.has(label));
  return !sameFields || request.pattern !== pattern.trim() || rows !== parsePositiveRowCount(rowsText);
}
