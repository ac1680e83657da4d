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
import { type LocatedProblem, locateProblems, NOTHING_CHECKED, type StudioProblems } from './problems.ts';
import { type Selection, selectionIn } from './selection.ts';

/** What undoing or redoing goes to. */
interface Step {
  readonly document: StudioDocument;
  readonly selection: Selection;
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
const NOTHING_SELECTED: Selection = { table: undefined, column: undefined };

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
    const { document: before, selection, undoSteps, redoSteps, typing } = get();
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
    const steps = isTyping ? undoSteps : [...undoSteps, { document: before, selection }].slice(-STEPS_MAX);
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
    const { document, selection, undoSteps, redoSteps } = get();
    const step = undoSteps.at(-1);
    if (!step) return;
    set({
      ...step,
      undoSteps: undoSteps.slice(0, -1),
      redoSteps: [...redoSteps, { document, selection }],
      typing: undefined,
    });
  },
  redo() {
    const { document, selection, undoSteps, redoSteps } = get();
    const step = redoSteps.at(-1);
    if (!step) return;
    set({
      ...step,
      undoSteps: [...undoSteps, { document, selection }],
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
