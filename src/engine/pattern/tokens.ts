import type RandExp from 'randexp';
import { drawableSpans } from './characters.ts';
import type { Characters, Node, Options, Repeat, Span, Tree } from './tree.ts';

/** A node of randexp's own tree. */
export type Token = Exclude<Parameters<RandExp['_gen']>[0], { type: 0 }>;

/** What open quantifiers give at most beyond their minimum. */
const OPEN_EXTRA = 10;
// The numbers by which randexp's tokens go.
const GROUP = 1;
const SET = 3;
const RANGE = 4;
const REPETITION = 5;
const REFERENCE = 6;
const CHAR = 7;

/** A whole pattern for randexp, and how long its values get, in UTF-16 units. */
export interface Tokens {
  readonly root: Token;
  readonly most: number;
}

/** How to draw a piece of a pattern, and how long it gets. Pieces without text are left out. */
interface Piece {
  readonly tokens: readonly Token[];
  readonly most: number;
}

/** The last character that takes one UTF-16 unit. */
const LAST_UNIT = 0xffff;
const WORD: Characters = { type: 'characters', source: '\\w', members: [{ escape: /\w/ }], negate: false };
const NOTHING: Piece = { tokens: [], most: 0 };

/**
 * Writes a pattern as the tree that randexp draws from, with everything that randexp misreads resolved.
 * @param looks `skipped` draws nothing for look-arounds and leaves them to luck; `written` draws the text that
 *   positive ones ask for, in their place, and a word character for `\B`
 */
export function writeTokens(tree: Tree, looks: 'skipped' | 'written'): Tokens {
  const piece = new Writer(tree, looks === 'written').options(tree.options, 0);
  return { root: group([piece], 0), most: piece.most };
}

class Writer {
  readonly #tree: Tree;
  readonly #looks: boolean;
  readonly #sets = new Map<string, Piece>();
  /** Groups that may hold text here, and how long: a reference to any other is empty in JavaScript. */
  #closed = new Map<number, number>();

  constructor(tree: Tree, looks: boolean) {
    this.#tree = tree;
    this.#looks = looks;
  }

  options(options: Options, number: number): Piece {
    const before = this.#closed;
    const after = new Map(before);
    const pieces = options.map((sequence) => {
      this.#closed = new Map(before);
      const piece = this.#sequence(sequence);
      for (const [closed, most] of this.#closed) after.set(closed, most);
      return piece;
    });
    this.#closed = after;
    const most = Math.max(...pieces.map((piece) => piece.most));
    const remember = this.#tree.references.has(number);
    if (remember) after.set(number, most);
    if (most === 0) return NOTHING;
    const [first, ...others] = pieces;
    if (first && others.length === 0 && !remember) return first;
    return { tokens: [group(pieces, remember ? number : 0)], most };
  }

  #sequence(nodes: readonly Node[]): Piece {
    const pieces = nodes.map((node) => this.#piece(node));
    const most = pieces.reduce((sum, piece) => sum + piece.most, 0);
    return { tokens: pieces.flatMap((piece) => piece.tokens), most };
  }

  #piece(node: Node): Piece {
    switch (node.type) {
      case 'characters':
        return this.#set(node);
      case 'group':
        return this.options(node.options, node.number);
      case 'repeat':
        return this.#repeat(node);
      case 'back':
        return this.#back(node.groups);
      case 'look':
        return this.#looks && !node.negate ? this.options(node.options, 0) : NOTHING;
      case 'edge':
        return this.#looks && node.at === '\\B' ? this.#set(WORD) : NOTHING;
    }
  }

  #set(characters: Characters): Piece {
    const known = this.#sets.get(characters.source);
    if (known) return known;
    const piece = set(drawableSpans(characters, this.#tree.unicode));
    this.#sets.set(characters.source, piece);
    return piece;
  }

  #repeat({ of, min, max: most }: Repeat): Piece {
    const piece = this.#piece(of);
    const max = most === Infinity ? min + OPEN_EXTRA : most;
    if (piece.most === 0 || max === 0) return NOTHING;
    if (min === 1 && max === 1) return piece;
    const [token, ...others] = piece.tokens;
    const value = token && others.length === 0 ? token : group([piece], 0);
    return { tokens: [{ type: REPETITION, min, max, value }], most: max * piece.most };
  }

  #back(groups: readonly number[]): Piece {
    const closed = groups.filter((number) => this.#closed.get(number));
    const tokens: Token[] = closed.map((value) => ({ type: REFERENCE, value }));
    return { tokens, most: Math.max(0, ...closed.map((number) => this.#closed.get(number) ?? 0)) };
  }
}

function group(options: readonly Piece[], number: number): Token {
  const sequences = options.map((piece) => [...piece.tokens]);
  // randexp numbers groups as it happens to meet them, unless it is told.
  const token = { type: GROUP, options: sequences, remember: number > 0, groupNumber: number - 1 } as const;
  return token;
}

function set(spans: readonly Span[]): Piece {
  const [first, ...others] = spans;
  if (!first) return NOTHING;
  const most = spans.some((span) => span.to > LAST_UNIT) ? 2 : 1;
  if (others.length === 0 && first.from === first.to)
    return { tokens: [{ type: CHAR, value: first.from }], most };
  const ranges = spans.map((span) => ({ type: RANGE, ...span }) as const);
  return { tokens: [{ type: SET, set: ranges, not: false }], most };
}
