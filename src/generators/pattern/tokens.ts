import type RandExp from 'randexp';
import type { CharacterRange } from '../../expression/character-ranges.ts';
import type { RangesOf } from './characters.ts';
import type { Alternatives, CharacterClass, Element, Pattern, Quantifier } from './tree.ts';

/** A token as randexp's tokenizer makes it: https://github.com/fent/ret.js#readme */
export type RandexpToken = Exclude<Parameters<RandExp['_gen']>[0], { type: 0 }>;

/** The most repetitions of an open quantifier beyond its minimum. */
const MAX_OPEN_REPETITIONS = 10;
// The token types of ret, a dependency of randexp.
const GROUP = 1;
export const SET = 3;
const RANGE = 4;
export const REPETITION = 5;
const REFERENCE = 6;
export const CHAR = 7;

/**
 * The tokens of a pattern or a part of it, and the maximum length of its values in UTF-16 units. A part that is
 * always empty has no tokens.
 */
export interface Piece {
  readonly tokens: readonly RandexpToken[];
  readonly maxLength: number;
}

/** The last character that takes one UTF-16 unit. */
const LAST_UNIT = 0xffff;
const WORD_CHARACTER: CharacterClass = {
  type: 'character-class',
  source: '\\w',
  elements: [{ escape: /\w/ }],
  negate: false,
};
const NOTHING: Piece = { tokens: [], maxLength: 0 };

/**
 * Converts a pattern to tokens that randexp samples from, and resolves everything that randexp would misread.
 * @param lookarounds `skipped`: no text for lookarounds, so that a sample satisfies them by chance or is rejected.
 *   `written`: the text of positive lookarounds in their place, and a word character for `\B`
 */
export function toTokens(pattern: Pattern, rangesOf: RangesOf, lookarounds: 'skipped' | 'written'): Piece {
  return new Tokenizer(pattern, rangesOf, lookarounds === 'written').alternatives(pattern.alternatives, 0);
}

type SetToken = Extract<RandexpToken, { type: typeof SET }>['set'][number];

/** The characters that tokens are sampled from. */
export function rangesOfTokens(tokens: readonly (RandexpToken | SetToken)[]): readonly CharacterRange[] {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case GROUP:
        return (token.options ?? []).flatMap(rangesOfTokens);
      case SET:
        return rangesOfTokens(token.set);
      case RANGE:
        return [token];
      case REPETITION:
        return rangesOfTokens([token.value]);
      case CHAR:
        return [{ from: token.value, to: token.value }];
      default:
        return [];
    }
  });
}

/** The most repetitions that are sampled. */
export function maxRepetitions({ min, max }: Quantifier): number {
  return max === Infinity ? min + MAX_OPEN_REPETITIONS : max;
}

class Tokenizer {
  readonly #pattern: Pattern;
  readonly #rangesOf: RangesOf;
  readonly #writesLookarounds: boolean;
  readonly #sets = new Map<string, Piece>();
  /**
   * The maximum lengths of the groups that are closed so far. A backreference to any other group matches the empty
   * text:
   * https://tc39.es/ecma262/#sec-backreference-matcher
   */
  #closed = new Map<number, number>();

  constructor(pattern: Pattern, rangesOf: RangesOf, writesLookarounds: boolean) {
    this.#pattern = pattern;
    this.#rangesOf = rangesOf;
    this.#writesLookarounds = writesLookarounds;
  }

  alternatives(alternatives: Alternatives, number: number): Piece {
    const before = this.#closed;
    const after = new Map(before);
    const pieces = alternatives.map((sequence) => {
      this.#closed = new Map(before);
      const piece = this.#sequence(sequence);
      for (const [closed, maxLength] of this.#closed) after.set(closed, maxLength);
      return piece;
    });
    this.#closed = after;
    const maxLength = Math.max(...pieces.map((piece) => piece.maxLength));
    const remember = this.#pattern.references.has(number);
    if (remember) after.set(number, maxLength);
    if (maxLength === 0) return NOTHING;
    const [first, ...others] = pieces;
    if (first && others.length === 0 && !remember) return first;
    return { tokens: [group(pieces, remember ? number : 0)], maxLength };
  }

  #sequence(elements: readonly Element[]): Piece {
    const pieces = elements.map((element) => this.#piece(element));
    const maxLength = pieces.reduce((sum, piece) => sum + piece.maxLength, 0);
    return { tokens: pieces.flatMap((piece) => piece.tokens), maxLength };
  }

  #piece(element: Element): Piece {
    switch (element.type) {
      case 'character-class':
        return this.#set(element);
      case 'group':
        return this.alternatives(element.alternatives, element.number);
      case 'quantifier':
        return this.#quantifier(element);
      case 'backreference':
        return this.#backreference(element.groups);
      case 'lookaround':
        return this.#writesLookarounds && !element.negate
          ? this.alternatives(element.alternatives, 0)
          : NOTHING;
      case 'assertion':
        return this.#writesLookarounds && element.source === '\\B' ? this.#set(WORD_CHARACTER) : NOTHING;
    }
  }

  #set(characterClass: CharacterClass): Piece {
    const known = this.#sets.get(characterClass.source);
    if (known) return known;
    const piece = set(this.#rangesOf(characterClass));
    this.#sets.set(characterClass.source, piece);
    return piece;
  }

  #quantifier(quantifier: Quantifier): Piece {
    const { element, min } = quantifier;
    const piece = this.#piece(element);
    const max = maxRepetitions(quantifier);
    if (piece.maxLength === 0 || max === 0) return NOTHING;
    if (min === 1 && max === 1) return piece;
    const [token, ...others] = piece.tokens;
    const value = token && others.length === 0 ? token : group([piece], 0);
    return { tokens: [{ type: REPETITION, min, max, value }], maxLength: max * piece.maxLength };
  }

  #backreference(groups: readonly number[]): Piece {
    const closed = groups.filter((number) => this.#closed.get(number));
    const tokens: RandexpToken[] = closed.map((value) => ({ type: REFERENCE, value }));
    return { tokens, maxLength: Math.max(0, ...closed.map((number) => this.#closed.get(number) ?? 0)) };
  }
}

function group(alternatives: readonly Piece[], number: number): RandexpToken {
  const options = alternatives.map((piece) => [...piece.tokens]);
  // Without `groupNumber`, randexp would number the groups in the order of sampling.
  const token = { type: GROUP, options, remember: number > 0, groupNumber: number - 1 } as const;
  return token;
}

function set(characterRanges: readonly CharacterRange[]): Piece {
  const [first, ...others] = characterRanges;
  if (!first) return NOTHING;
  const maxLength = characterRanges.some(({ to }) => to > LAST_UNIT) ? 2 : 1;
  if (others.length === 0 && first.from === first.to)
    return { tokens: [{ type: CHAR, value: first.from }], maxLength };
  const ranges = characterRanges.map((range) => ({ type: RANGE, ...range }) as const);
  return { tokens: [{ type: SET, set: ranges, not: false }], maxLength };
}
