import RandExp from 'randexp';
import { createStream, type RandomStream } from '../../random/stream.ts';
import { pickUniform } from '../../random/uniform.ts';
import { CHAR, type RandexpToken, REPETITION, SET } from './tokens.ts';

type Expandable = Parameters<RandExp['_expand']>[0];
type Expanded = ReturnType<RandExp['_expand']>;
type Groups = Parameters<RandExp['_gen']>[1];

type TokenSampler = (stream: RandomStream, groups: Groups) => string;

const LAST_CODE_POINT = 0x10ffff;
const MAX_TABLE_SIZE = 1000;
/** The limit for all tables of a pattern together. */
const MAX_TABULATED_TEXTS = 50_000;

/**
 * randexp with three of its methods overridden, so that it samples our tokens instead of those that it parses from a
 * source. `_gen` and `_expand` are private by convention. https://github.com/fent/randexp.js
 */
export class PatternSampler extends RandExp {
  /** Single characters, small sets and their repetitions are sampled here, all else by randexp. */
  readonly #samplers: readonly TokenSampler[];
  readonly #expanded = new Map<Expandable, Expanded>();
  #stream: RandomStream = createStream();
  #textsLeft = MAX_TABULATED_TEXTS;

  /** @param tokens a sequence, sampled in order */
  constructor(tokens: readonly RandexpToken[]) {
    super('');
    this.defaultRange = this.defaultRange.clone().add(0, LAST_CODE_POINT);
    this.#samplers = tokens.map((token) => this.#samplerOf(token));
  }

  /** Samples one value with the stream's random numbers. */
  sample(stream: RandomStream): string {
    this.#stream = stream;
    return this.gen();
  }

  override gen(): string {
    const stream = this.#stream;
    const groups: Groups = [];
    // randexp would draw this number to pick an alternative, but there is only one. Drawing it keeps existing values
    // unchanged.
    stream.u32();
    let text = '';
    for (const sampler of this.#samplers) text += sampler(stream, groups);
    return text;
  }

  override randInt(from: number, to: number): number {
    return from + pickUniform(this.#stream, to - from + 1);
  }

  /** Caches expanded sets. randexp would expand a set again for every character. */
  override _expand(token: Expandable): Expanded {
    let expanded = this.#expanded.get(token);
    if (!expanded) {
      expanded = super._expand(token);
      this.#expanded.set(token, expanded);
    }
    return expanded;
  }

  #samplerOf(token: RandexpToken): TokenSampler {
    if (token.type === CHAR) {
      const text = String.fromCodePoint(token.value);
      return () => text;
    }
    const set = token.type === REPETITION ? token.value : token;
    const texts = set.type === SET ? this.#textsOf(set) : undefined;
    if (!texts) return (_, groups) => this._gen(token, groups);
    if (token.type !== REPETITION) return (stream) => texts[pickUniform(stream, texts.length)] ?? '';
    const { min, max } = token;
    const counts = max - min + 1;
    const count = texts.length;
    // Joining texts takes longer than picking them, so the table has blocks of two or more characters if they fit.
    let blocks = texts;
    let width = 1;
    for (; width < max && count > 1 && this.#fits(blocks.length * count); width++) {
      blocks = blocks.flatMap((block) => texts.map((text) => block + text));
      this.#textsLeft -= blocks.length;
    }
    return (stream) => {
      let left = min + pickUniform(stream, counts);
      let text = '';
      for (; left >= width; left -= width) {
        let index = 0;
        for (let i = 0; i < width; i++) index = index * count + pickUniform(stream, count);
        text += blocks[index] ?? '';
      }
      for (; left > 0; left--) text += texts[pickUniform(stream, count)] ?? '';
      return text;
    };
  }

  /** The characters of a set, or undefined if they are too many for a table. */
  #textsOf(set: Expandable): readonly string[] | undefined {
    const expanded = this._expand(set);
    if (!this.#fits(expanded.length)) return undefined;
    this.#textsLeft -= expanded.length;
    return Array.from({ length: expanded.length }, (_, i) => String.fromCodePoint(expanded.index(i)));
  }

  #fits(size: number): boolean {
    return size <= Math.min(MAX_TABLE_SIZE, this.#textsLeft);
  }
}
