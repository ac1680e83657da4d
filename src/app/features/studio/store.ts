import { create } from 'zustand';
import type { Problem } from '../../../schema/problem.ts';
import {
  columnById,
  EMPTY_DOCUMENT,
  type StudioColumn,
  type StudioDocument,
  type StudioTable,
  tableById,
} from './document/document.ts';
import { applyFix } from './document/fixes.ts';
import { ownSize } from './document/own-size.ts';
import { type LocatedProblem, locateProblems, NOTHING_CHECKED, type StudioProblems } from './problems.ts';
import { type Selection, selectionIn } from './selection.ts';

/** What undoing or redoing goes to. */
interface Step {
  readonly document: StudioDocument;
  readonly selection: Selection;
  /** About how many bytes are kept for it alone: what an edit leaves alone is in memory once. */
  readonly size: number;
}

type Edit = (document: StudioDocument) => StudioDocument;

interface EditOptions {
  /**
   * Names what is typed: edits of one name in a row are one step, and each is applied to what was there before the
   * first, so that half-typed text has no effect.
   */
  readonly typing?: string;
  /** What is selected then. */
  readonly select?: Selection;
}

export interface StudioState {
  readonly document: StudioDocument;
  readonly selection: Selection;
  readonly undoSteps: readonly Step[];
  readonly redoSteps: readonly Step[];
  /** What is being typed, and the document before it. */
  readonly typing: { readonly name: string; readonly before: StudioDocument } | undefined;
  /** The document as it was last shared, saved or opened. */
  readonly saved: StudioDocument;
  readonly problems: StudioProblems;
  edit(change: Edit, options?: EditOptions): void;
  /** Ends what is being typed: the next edit is a step of its own. */
  endTyping(): void;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  /** Puts another document in the place of all: nothing can be undone then. */
  open(document: StudioDocument): void;
  markSaved(): void;
  /** Notes what is wrong with a document that was checked. */
  setProblems(document: StudioDocument, problems: readonly Problem[]): void;
  /** Applies a problem’s fix; false where the document has changed since it was checked, or there is no fix. */
  fix(problem: LocatedProblem): boolean;
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
function stepTo({ document, selection }: StudioState, other: StudioDocument): Step {
  return { document, selection, size: ownSize(document, other) };
}

/** The state of a document as it is opened. */
function opened(document: StudioDocument) {
  return {
    document,
    saved: document,
    selection: selectionIn(document, NOTHING_SELECTED),
    undoSteps: [],
    redoSteps: [],
    typing: undefined,
    problems: NOTHING_CHECKED,
  };
}

export const useStudio = create<StudioState>()((set, get) => ({
  ...opened(EMPTY_DOCUMENT),
  edit(change, { typing: name, select } = {}) {
    const state = get();
    const { document: before, selection, undoSteps, redoSteps, typing } = state;
    const isTyping = name !== undefined && typing?.name === name;
    const base = isTyping ? typing.before : before;
    const document = change(base);
    const selected = selectionIn(document, select ?? selection, before);
    if (document === before) {
      if (selected !== selection) set({ selection: selected });
      return;
    }
    if (isTyping && document === base) {
      set({ document, selection: selected, undoSteps: undoSteps.slice(0, -1), typing: undefined });
      return;
    }
    const steps = isTyping ? undoSteps : kept([...undoSteps, stepTo(state, document)]);
    set({
      document,
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
    const { document, selection } = step;
    set({
      document,
      selection,
      undoSteps: undoSteps.slice(0, -1),
      redoSteps: [...redoSteps, stepTo(state, document)],
      typing: undefined,
    });
  },
  redo() {
    const state = get();
    const { undoSteps, redoSteps } = state;
    const step = redoSteps.at(-1);
    if (!step) return;
    const { document, selection } = step;
    set({
      document,
      selection,
      undoSteps: [...undoSteps, stepTo(state, document)],
      redoSteps: redoSteps.slice(0, -1),
      typing: undefined,
    });
  },
  select(selection) {
    set({ selection: selectionIn(get().document, selection), typing: undefined });
  },
  open: (document) => set(opened(document)),
  markSaved: () => set(({ document }) => ({ saved: document })),
  setProblems(document, problems) {
    set((state) => ({ problems: locateProblems(document, problems, state.problems) }));
  },
  fix(problem) {
    const { problems, document, edit } = get();
    const { fix } = problem;
    if (!fix || problems.document !== document) return false;
    edit((current) => applyFix(current, fix));
    return get().document !== document;
  },
}));

/** Whether there is work that leaving the page would lose. */
export function isDirty({ document, saved }: Pick<StudioState, 'document' | 'saved'>): boolean {
  return document !== saved;
}

export function selectedTable({ document, selection }: StudioState): StudioTable | undefined {
  return tableById(document, selection.table);
}

export function selectedColumn(state: StudioState): StudioColumn | undefined {
  return columnById(selectedTable(state), state.selection.column);
}
