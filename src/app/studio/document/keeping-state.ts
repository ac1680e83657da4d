import { create } from 'zustand';
import type { KeptInfo } from '../../lib/kept-texts.ts';

export interface DraftsState {
  /** Whether the visitor lets the page keep drafts; undefined until that is known. */
  readonly keeps: boolean | undefined;
  /** What is kept, the newest first. */
  readonly drafts: readonly KeptInfo[];
  /** The ids of drafts that other tabs have open. */
  readonly elsewhere: ReadonlySet<string>;
  /** Why the open schema is not kept: sentences for people. */
  readonly problem: string | undefined;
  /** Whether the visitor has decided, so that the line below the editor does not ask again during this visit. */
  readonly isDecided: boolean;
  /** Whether the visitor has gone to a box of the editor: the offer to keep drafts comes then, before they type. */
  readonly isBegun: boolean;
  /** Whether the list comes first on the start page: it does if there are drafts when that page is shown. */
  readonly isListFirst: boolean;
  /** Each takes back a change of drafts on the start page, the last one first. The next edit of the schema ends them. */
  readonly undoSteps: readonly (() => void)[];
}

export const useDrafts = create<DraftsState>()(() => ({
  keeps: undefined,
  drafts: [],
  elsewhere: new Set(),
  problem: undefined,
  isDecided: false,
  isBegun: false,
  isListFirst: false,
  undoSteps: [],
}));
