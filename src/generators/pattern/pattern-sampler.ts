import { characterAt } from '../../expression/character-ranges.ts';
import { pickIndex, type RandomStream } from '../../random/stream.ts';
import type { Token } from './tokens.ts';

/** Samples a text. `captured` has the texts of the groups so far, by number. */
type TokenSampler = (stream: RandomStream, captured: string[]) => string;

const MAX_TABLE_SIZE = 1000;
/** The limit for all tables of a pattern together. */
const MAX_TABULATED_TEXTS = 50_000;

/** Samples values of tokens with the stream's random numbers. */
export class PatternSampler {
  readonly #sample: TokenSampler;

  /** @param tokens a sequence, sampled in order */
  constructor(tokens: readonly Token[]) {
    this.#sample = new SamplerBuilder().sequence(tokens);
  }

  sample(stream: RandomStream): string {
    // A pattern is a group with one alternative, and picking it takes a number.
    stream.u32();
    return this.#sample(stream, []);
  }
}

type SetToken = Token & { readonly type: 'set' };

class SamplerBuilder {
  #textsLeft = MAX_TABULATED_TEXTS;
  readonly #tables = new Map<Token, readonly string[]>();

  sequence(tokens: readonly Token[]): TokenSampler {
    const samplers = tokens.map((token) => this.#token(token));
    const [first, ...others] = samplers;
    if (first && others.length === 0) return first;
    return (stream, captured) => {
      let text = '';
      for (const sampler of samplers) text += sampler(stream, captured);
      return text;
    };
  }

  #token(token: Token): TokenSampler {
    switch (token.type) {
      case 'character': {
        const text = String.fromCodePoint(token.code);
        return () => text;
      }
      case 'set':
        return this.#set(token);
      case 'repetition':
        return this.#repetition(token);
      case 'group': {
        const { number } = token;
        const alternatives = token.alternatives.map((tokens) => this.sequence(tokens));
        return (stream, captured) => {
          const text = alternatives[pickIndex(stream, alternatives.length)]?.(stream, captured) ?? '';
          if (number > 0) captured[number] = text;
          return text;
        };
      }
      case 'back-reference': {
        const { number } = token;
        return (_, captured) => captured[number] ?? '';
      }
    }
  }

  #set(token: SetToken): TokenSampler {
    const { size, ranges } = token;
    const texts = this.#textsOf(token);
    if (!texts) return (stream) => characterAt(ranges, pickIndex(stream, size));
    return (stream) => texts[pickIndex(stream, size)] ?? '';
  }

  #repetition({ token, min, max }: Token & { readonly type: 'repetition' }): TokenSampler {
    const texts = token.type === 'set' ? this.#textsOf(token) : undefined;
    if (texts) return this.#blocks(texts, min, max);
    const counts = max - min + 1;
    const sampler = this.#token(token);
    return (stream, captured) => {
      let text = '';
      for (let left = min + pickIndex(stream, counts); left > 0; left--) text += sampler(stream, captured);
      return text;
    };
  }

  /**
   * Repeats one of these texts. Joining texts takes longer than picking them, so the table has blocks of two or more
   * characters if they fit.
   */
  #blocks(texts: readonly string[], min: number, max: number): TokenSampler {
    const counts = max - min + 1;
    const count = texts.length;
    let blocks = texts;
    let width = 1;
    for (; width < max && count > 1 && this.#fits(blocks.length * count); width++) {
      blocks = blocks.flatMap((block) => texts.map((text) => block + text));
      this.#textsLeft -= blocks.length;
    }
    return (stream) => {
      let left = min + pickIndex(stream, counts);
      let text = '';
      for (; left >= width; left -= width) {
        let index = 0;
        for (let i = 0; i < width; i++) index = index * count + pickIndex(stream, count);
        text += blocks[index] ?? '';
      }
      for (; left > 0; left--) text += texts[pickIndex(stream, count)] ?? '';
      return text;
    };
  }

  /** The characters of a set, or undefined if they are too many for a table. */
  #textsOf(token: SetToken): readonly string[] | undefined {
    const { size, ranges } = token;
    const existing = this.#tables.get(token);
    if (existing || !this.#fits(size)) return existing;
    const texts = Array.from({ length: size }, (_, i) => characterAt(ranges, i));
    this.#tables.set(token, texts);
    this.#textsLeft -= size;
    return texts;
  }

  #fits(size: number): boolean {
    return size <= Math.min(MAX_TABLE_SIZE, this.#textsLeft);
  }
}
