import { create } from 'zustand';
import type { Fix, Problem } from '../../../schema/problem.ts';
import { moveFocus } from '../../lib/focus.ts';
import { applyFix } from '../schema/fixes.ts';
import { ownSize } from '../schema/own-size.ts';
import { locateProblems, NOTHING_CHECKED, type StudioProblems } from '../schema/problems.ts';
import { type Selection, selectionIn } from '../schema/selection.ts';
import {
  columnById,
  EMPTY_SCHEMA,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
  tableById,
} from '../schema/studio-schema.ts';

/** What undoing or redoing goes to. */
interface Step {
  readonly schema: StudioSchema;
  readonly selection: Selection;
  /** About how many bytes are kept for it alone: what an edit leaves alone is in memory once. */
  readonly size: number;
}

type Edit = (schema: StudioSchema) => StudioSchema;

interface EditOptions {
  /**
   * Names what is typed: edits of one name in a row are one step, and each is applied to what was there before the
   * first, so that half-typed text has no effect.
   */
  readonly typing?: string;
  /** What is selected then. */
  readonly select?: Selection;
  /** The key of the control that has the focus then. */
  readonly focus?: string;
}

export interface StudioState {
  readonly schema: StudioSchema;
  readonly selection: Selection;
  readonly undoSteps: readonly Step[];
  readonly redoSteps: readonly Step[];
  /** What is being typed, and the document before it. */
  readonly typing: { readonly name: string; readonly before: StudioSchema } | undefined;
  /** The document as it was last shared, saved or opened. */
  readonly saved: StudioSchema;
  readonly problems: StudioProblems;
  edit(change: Edit, options?: EditOptions): void;
  /** Ends what is being typed: the next edit is a step of its own. */
  endTyping(): void;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  /** Puts another document in the place of all: nothing can be undone then. */
  open(schema: StudioSchema): void;
  /** Does nothing on the start page: its empty document is no work, and what Undo brings back is not saved by it. */
  markSaved(): void;
  /** Records the problems that a check of the schema found. */
  setProblems(schema: StudioSchema, problems: readonly Problem[]): void;
  /** Applies a problem’s fix; false where the document has changed since it was checked. */
  fix(fix: Fix): boolean;
}

const STEPS_MAX = 500;
/** Of all steps but the last one. */
const STEP_BYTES_MAX = 100_000_000;
const NOTHING_SELECTED: Selection = { table: undefined, column: undefined };

/** The last steps that can be kept; the last one always can. */
function kept(steps: readonly Step[]): readonly Step[] {
  let size = 0;
  const tooFar = steps.findLastIndex((step, i) => {
    size += step.size;
    return i < steps.length - 1 && size > STEP_BYTES_MAX;
  });
  return steps.slice(Math.max(tooFar + 1, steps.length - STEPS_MAX));
}

/** The step back to a state from another document. */
function stepTo({ schema, selection }: StudioState, other: StudioSchema): Step {
  return { schema, selection, size: ownSize(schema, other) };
}

/** The state of a document as it is opened. */
function opened(schema: StudioSchema) {
  return {
    schema,
    saved: schema,
    selection: selectionIn(schema, NOTHING_SELECTED),
    undoSteps: [],
    redoSteps: [],
    typing: undefined,
    problems: NOTHING_CHECKED,
  };
}

export const useStudio = create<StudioState>()((set, get) => ({
  ...opened(EMPTY_SCHEMA),
  edit(change, { typing: name, select, focus } = {}) {
    if (focus !== undefined) moveFocus(focus);
    const state = get();
    const { schema: before, selection, undoSteps, redoSteps, typing } = state;
    const isTyping = name !== undefined && typing?.name === name;
    const base = isTyping ? typing.before : before;
    const schema = change(base);
    const selected = selectionIn(schema, select ?? selection, before);
    if (schema === before) {
      if (selected !== selection) set({ selection: selected });
      return;
    }
    if (isTyping && schema === base) {
      set({ schema, selection: selected, undoSteps: undoSteps.slice(0, -1), typing: undefined });
      return;
    }
    const steps = isTyping ? undoSteps : kept([...undoSteps, stepTo(state, schema)]);
    set({
      schema,
      selection: selected,
      undoSteps: steps,
      redoSteps: isTyping ? redoSteps : [],
      typing: name === undefined ? undefined : { name, before: base },
    });
  },
  endTyping: () => set({ typing: undefined }),
  undo() {
    const state = get();
    const { undoSteps, redoSteps } = state;
    const step = undoSteps.at(-1);
    if (!step) return;
    const { schema, selection } = step;
    set({
      schema,
      selection,
      undoSteps: undoSteps.slice(0, -1),
      redoSteps: [...redoSteps, stepTo(state, schema)],
      typing: undefined,
    });
  },
  redo() {
    const state = get();
    const { undoSteps, redoSteps } = state;
    const step = redoSteps.at(-1);
    if (!step) return;
    const { schema, selection } = step;
    set({
      schema,
      selection,
      undoSteps: [...undoSteps, stepTo(state, schema)],
      redoSteps: redoSteps.slice(0, -1),
      typing: undefined,
    });
  },
  select(selection) {
    set({ selection: selectionIn(get().schema, selection), typing: undefined });
  },
  open: (schema) => set(opened(schema)),
  markSaved: () => set(({ schema, saved }) => ({ saved: schema.tables.length > 0 ? schema : saved })),
  setProblems(schema, problems) {
    set((state) => ({ problems: locateProblems(schema, problems, state.problems) }));
  },
  fix(fix) {
    const { problems, schema, edit } = get();
    if (problems.schema !== schema) return false;
    edit((current) => applyFix(current, fix));
    return get().schema !== schema;
  },
}));

/** Whether there is work that leaving the page would lose; on the start page, what Undo would bring back. */
export function isDirty(state: Pick<StudioState, 'schema' | 'saved' | 'undoSteps'>): boolean {
  const isOpen = ({ schema }: Pick<StudioState, 'schema'>) => schema.tables.length > 0;
  const work = isOpen(state) ? state : state.undoSteps.findLast(isOpen);
  return work !== undefined && work.schema !== state.saved;
}

export function selectedTable({ schema, selection }: StudioState): StudioTable | undefined {
  return tableById(schema, selection.table);
}

export function selectedColumn(state: StudioState): StudioColumn | undefined {
  return columnById(selectedTable(state), state.selection.column);
}
