import { type CharacterRange, merged, sizeOf } from '../../expression/character-ranges.ts';
import type { RangesOf } from './characters.ts';
import type { Alternatives, CharacterClass, Element, Pattern, Quantifier } from './tree.ts';

/** A part of a pattern as it is sampled, without lookarounds and assertions. */
export type Token =
  | { readonly type: 'character'; readonly code: number }
  /** One of at least two characters. The ranges are sorted and do not touch. */
  | { readonly type: 'set'; readonly ranges: readonly CharacterRange[]; readonly size: number }
  | { readonly type: 'repetition'; readonly min: number; readonly max: number; readonly token: Token }
  /** `number` is 0 if no back-reference needs the text of the group. */
  | {
      readonly type: 'group';
      readonly number: number;
      readonly alternatives: readonly (readonly Token[])[];
    }
  | { readonly type: 'back-reference'; readonly number: number };

/** The most repetitions of an open quantifier beyond its minimum. */
const MAX_OPEN_REPETITIONS = 10;

/**
 * The tokens of a pattern or a part of it, and the maximum length of its values in UTF-16 units. A part that is
 * always empty has no tokens.
 */
export interface Piece {
  readonly tokens: readonly Token[];
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
 * Converts a pattern to the tokens that it is sampled from.
 * @param lookarounds `skipped`: no text for lookarounds, so that a sample satisfies them by chance or is rejected.
 *   `written`: the text of positive lookarounds in their place, and a word character for `\B`
 */
export function toTokens(pattern: Pattern, rangesOf: RangesOf, lookarounds: 'skipped' | 'written'): Piece {
  return new Tokenizer(pattern, rangesOf, lookarounds === 'written').alternatives(pattern.alternatives, 0);
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
    const repeated = token && others.length === 0 ? token : group([piece], 0);
    return { tokens: [{ type: 'repetition', min, max, token: repeated }], maxLength: max * piece.maxLength };
  }

  #backreference(groups: readonly number[]): Piece {
    const closed = groups.filter((number) => this.#closed.get(number));
    const tokens = closed.map((number): Token => ({ type: 'back-reference', number }));
    return { tokens, maxLength: Math.max(0, ...closed.map((number) => this.#closed.get(number) ?? 0)) };
  }
}

function group(alternatives: readonly Piece[], number: number): Token {
  return { type: 'group', number, alternatives: alternatives.map(({ tokens }) => tokens) };
}

function set(ranges: readonly CharacterRange[]): Piece {
  const [first, ...others] = merged(ranges);
  if (!first) return NOTHING;
  const maxLength = ranges.some(({ to }) => to > LAST_UNIT) ? 2 : 1;
  const isSingle = others.length === 0 && first.from === first.to;
  const all = [first, ...others];
  const token: Token = isSingle
    ? { type: 'character', code: first.from }
    : { type: 'set', ranges: all, size: sizeOf(all) };
  return { tokens: [token], maxLength };
}
