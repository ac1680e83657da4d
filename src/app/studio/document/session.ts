import type { StateCreator } from 'zustand';
import type { ColumnLack } from '../../../dataset/table-engines.ts';
import type { Fix, Problem } from '../../../schema/problem.ts';
import { moveFocus } from '../../lib/focus.ts';
import { applyFix } from '../schema/fixes.ts';
import { schemaText } from '../schema/json.ts';
import { ownSize } from '../schema/own-size.ts';
import { locateProblems, NOTHING_CHECKED, type StudioProblems } from '../schema/problems.ts';
import { type Selection, selectionIn } from '../schema/selection.ts';
import { EMPTY_SCHEMA, type StudioColumn, type StudioSchema } from '../schema/studio-schema.ts';

/** The state of a document that undoing or redoing goes to. */
interface Step {
  /** Names the document, and its draft. */
  readonly id: string;
  readonly schema: StudioSchema;
  readonly selection: Selection;
  /** About how many bytes are kept for it alone: what an edit leaves alone is in memory once. */
  readonly size: number;
}

export type Edit = (schema: StudioSchema) => StudioSchema;

export interface EditOptions {
  /**
   * Names what is typed: edits of one name in a row are one step, and each is applied to what was there before the
   * first, so that half-typed text has no effect.
   */
  readonly typing?: string;
  /** What is selected then. */
  readonly select?: Selection;
  /** The key of the control that has the focus then. */
  readonly focus?: string;
  /** The id of another document, which takes the place of the one that is open. */
  readonly document?: string;
}

/** The field and the options that a column’s name and the tables led to. */
export type Guess = Pick<StudioColumn, 'field' | 'options'>;

/** How columns are shown, by their ids. It is not a part of the document. */
export interface ColumnViews {
  /** In the preview, in pixels, of the columns that the visitor has resized. */
  readonly widths: ReadonlyMap<string, number>;
  /** The columns that the preview does not show. */
  readonly hidden: ReadonlySet<string>;
  /** Guesses for columns from their names, each once: a column has several where tables were named later. */
  readonly guesses: ReadonlyMap<string, readonly Guess[]>;
}

/** A document with its id. */
export interface OpenDocument {
  /** Names the document, and its draft: each of its states has the same id. */
  readonly id: string;
  readonly schema: StudioSchema;
}

export interface StudioState extends OpenDocument {
  /** The text of each draft that this tab has read or written last, named by the draft’s record. */
  readonly texts: ReadonlyMap<string, string>;
  readonly selection: Selection;
  /** The last states of documents that were open before, by their ids, for Back and Forward. */
  readonly left: ReadonlyMap<string, StudioSchema>;
  readonly undoSteps: readonly Step[];
  readonly redoSteps: readonly Step[];
  /** What is being typed, and the document before it. */
  readonly typing: { readonly name: string; readonly before: StudioSchema } | undefined;
  /** The document as it was last shared, saved or opened. */
  readonly saved: StudioSchema;
  readonly problems: StudioProblems;
  readonly views: ColumnViews;
  edit(change: Edit, options?: EditOptions): void;
  /** Ends what is being typed: the next edit is a step of its own. */
  endTyping(): void;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  /** Puts another document in the place of all: nothing can be undone then. */
  open(schema: StudioSchema, id?: string): void;
  /**
   * Puts another document in the place of what is open, which is one Undo away. A document of the same content only
   * gives its id, if there is one. `isHeld`: a file, a link or a draft holds the document too.
   */
  replace(schema: StudioSchema, id?: string, isHeld?: boolean): void;
  /** Shows the open document anew: a file that it names has come. It is no edit. */
  renew(): void;
  /** Gives a document another id in all its states. */
  setId(id: string, to: string): void;
  /** Applies a change to the states of a document that Undo, Redo, Back and Forward lead to. */
  changeStates(id: string, change: Edit): void;
  /** Notes the text that this tab has read from a draft or written to it, by the name in the draft’s record. */
  noteText(id: string, text: string | undefined): void;
  /** Does nothing on the start page: its empty document is no work, and what Undo brings back is not saved by it. */
  markSaved(): void;
  /** Records the problems that a check of the schema found, and the columns that rows of a locale lack. */
  setProblems(schema: StudioSchema, problems: readonly Problem[], lacks?: readonly ColumnLack[]): void;
  /** Applies a problem’s fix; false where the document has changed since it was checked. */
  fix(fix: Fix): boolean;
}

const STEPS_MAX = 500;
/** Of all steps but the last one. */
const STEP_BYTES_MAX = 100_000_000;
const LEFT_MAX = 50;
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
function stepTo({ id, schema, selection }: StudioState, other: StudioSchema): Step {
  return { id, schema, selection, size: ownSize(schema, other) };
}

/** The documents that were open before, once another one takes the place of this one. */
function leftBy({ id, schema, left }: StudioState, next: string): ReadonlyMap<string, StudioSchema> {
  if (next === id || schema.tables.length === 0) return left;
  const others = [...left].filter(([other]) => other !== id);
  return new Map([...others.slice(1 - LEFT_MAX), [id, schema]]);
}

/** The state of a document as it is opened. */
function opened({ id, schema }: OpenDocument) {
  return {
    id,
    schema,
    saved: schema,
    selection: selectionIn(schema, NOTHING_SELECTED),
    undoSteps: [],
    redoSteps: [],
    typing: undefined,
    problems: NOTHING_CHECKED,
  };
}

/**
 * The one owner of the open document: its states, its identity and the texts of drafts that this tab has seen.
 *
 * @param newId makes an id for a document
 */
export const createSession =
  (newId: () => string): StateCreator<StudioState> =>
  (set, get) => {
    function go(from: 'undoSteps' | 'redoSteps', to: 'undoSteps' | 'redoSteps'): void {
      const state = get();
      const step = state[from].at(-1);
      if (!step) return;
      const { id, schema, selection } = step;
      const steps = { [from]: state[from].slice(0, -1), [to]: [...state[to], stepTo(state, schema)] };
      set({ id, left: leftBy(state, id), schema, selection, ...steps, typing: undefined });
    }
    return {
      ...opened({ id: newId(), schema: EMPTY_SCHEMA }),
      texts: new Map(),
      left: new Map(),
      views: { widths: new Map(), hidden: new Set(), guesses: new Map() },
      edit(change, { typing: name, select, focus, document } = {}) {
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
          const id = undoSteps.at(-1)?.id ?? state.id;
          set({
            id,
            left: leftBy(state, id),
            schema,
            selection: selected,
            undoSteps: undoSteps.slice(0, -1),
            typing: undefined,
          });
          return;
        }
        const steps = isTyping ? undoSteps : kept([...undoSteps, stepTo(state, schema)]);
        // A schema that is made from nothing is a new document.
        const id = document ?? (before.tables.length > 0 ? state.id : newId());
        set({
          id,
          left: leftBy(state, id),
          schema,
          selection: selected,
          undoSteps: steps,
          redoSteps: isTyping ? redoSteps : [],
          typing: name === undefined ? undefined : { name, before: base },
        });
      },
      endTyping: () => set({ typing: undefined }),
      undo: () => go('undoSteps', 'redoSteps'),
      redo: () => go('redoSteps', 'undoSteps'),
      select(selection) {
        set({ selection: selectionIn(get().schema, selection), typing: undefined });
      },
      open: (schema, id = newId()) => set(opened({ id, schema })),
      replace(schema, id, isHeld = true) {
        const state = get();
        const { schema: before, undoSteps } = state;
        if (before.tables.length === 0 && undoSteps.length === 0) {
          state.open(schema, id);
          if (!isHeld) set({ saved: EMPTY_SCHEMA });
        } else if (schemaText(before) === schemaText(schema)) {
          if (id !== undefined) state.setId(state.id, id);
        } else {
          // Going there and back leaves one step, not two.
          if (undoSteps.at(-1)?.schema === schema) set({ undoSteps: undoSteps.slice(0, -1) });
          state.edit(() => schema, { document: id ?? newId() });
        }
      },
      renew() {
        set(({ schema, saved }) => {
          const renewed = { ...schema };
          return { schema: renewed, saved: saved === schema ? renewed : saved };
        });
      },
      setId(from, to) {
        const renamed = <T extends { readonly id: string }>(state: T) =>
          state.id === from ? { ...state, id: to } : state;
        set(({ id, undoSteps, redoSteps }) => ({
          id: id === from ? to : id,
          undoSteps: undoSteps.map(renamed),
          redoSteps: redoSteps.map(renamed),
        }));
      },
      changeStates(id, change) {
        const changed = new Map<StudioSchema, StudioSchema>();
        const changedOf = (schema: StudioSchema) => {
          const after = changed.get(schema) ?? change(schema);
          changed.set(schema, after);
          return after;
        };
        const changedStep = (step: Step) =>
          step.id === id ? { ...step, schema: changedOf(step.schema) } : step;
        set(({ undoSteps, redoSteps, left, saved }) => ({
          undoSteps: undoSteps.map(changedStep),
          redoSteps: redoSteps.map(changedStep),
          left: new Map(
            [...left].map(([other, schema]) => [other, other === id ? changedOf(schema) : schema]),
          ),
          saved: changed.get(saved) ?? saved,
        }));
      },
      noteText(id, text) {
        set(({ texts: before }) => {
          const texts = new Map(before);
          if (text === undefined) texts.delete(id);
          else texts.set(id, text);
          return { texts };
        });
      },
      markSaved: () => set(({ schema, saved }) => ({ saved: schema.tables.length > 0 ? schema : saved })),
      setProblems(schema, problems, lacks) {
        set((state) => ({ problems: locateProblems(schema, problems, state.problems, lacks) }));
      },
      fix(fix) {
        const { problems, schema, edit } = get();
        if (problems.schema !== schema) return false;
        edit((current) => applyFix(current, fix));
        return get().schema !== schema;
      },
    };
  };

/** Whether there is work that leaving the page would lose; on the start page, what Undo would bring back. */
export function isDirty(state: Pick<StudioState, 'schema' | 'saved' | 'undoSteps'>): boolean {
  const isOpen = ({ schema }: Pick<StudioState, 'schema'>) => schema.tables.length > 0;
  const work = isOpen(state) ? state : state.undoSteps.findLast(isOpen);
  return work !== undefined && work.schema !== state.saved;
}
