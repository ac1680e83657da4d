/** What a pattern is made of. Characters are code units, or code points where the pattern has the flag `u`. */
export type Node = Characters | Group | Look | Edge | Repeat | Back;

/** Alternatives, each a sequence. */
export type Options = readonly (readonly Node[])[];

/** One character out of some: a literal, an escape such as `\d`, `.` or a class. */
export interface Characters {
  readonly type: 'characters';
  readonly source: string;
  readonly members: readonly Member[];
  readonly negate: boolean;
}

/** Characters from `from` to `to`, or all that `escape` matches (`\d`, `\P{L}`, `.`). */
export type Member = Span | { readonly escape: RegExp };

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** `number` counts capturing groups from 1; 0 captures nothing. */
export interface Group {
  readonly type: 'group';
  readonly number: number;
  readonly options: Options;
}

export interface Look {
  readonly type: 'look';
  readonly source: string;
  readonly behind: boolean;
  readonly negate: boolean;
  readonly options: Options;
}

/** `^`, `$`, `\b` or `\B`. */
interface Edge {
  readonly type: 'edge';
  readonly at: string;
}

/** `max` is Infinity for an open quantifier. */
export interface Repeat {
  readonly type: 'repeat';
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  readonly of: Node;
}

/** A back-reference: to one group, or to all that share its name, of which one takes part at most. */
interface Back {
  readonly type: 'back';
  readonly groups: readonly number[];
}

/** A whole pattern: its alternatives, how many groups it captures, and which of them are referred to. */
export interface Tree {
  readonly options: Options;
  readonly captures: number;
  readonly references: ReadonlySet<number>;
  readonly unicode: boolean;
}
