import RandExp from 'randexp';
import { createStream, pickIndex, type RandomStream } from '../../random/stream.ts';
import { CHAR, REPETITION, SET, type Token } from './tokens.ts';

type Expandable = Parameters<RandExp['_expand']>[0];
type Expanded = ReturnType<RandExp['_expand']>;
type Groups = Parameters<RandExp['_gen']>[1];

/** Samples the text of a token. */
type Part = (stream: RandomStream, groups: Groups) => string;

const LAST_CODE_POINT = 0x10ffff;
const MAX_TABLE_SIZE = 1000;

/**
 * randexp with three of its methods overridden: it samples tokens of ours instead of those that it reads from a source,
 * which it types as private. https://github.com/fent/randexp.js
 */
export class PatternSampler extends RandExp {
  /** Characters of small sets and their repetitions are sampled here, all else by randexp. */
  readonly #parts: readonly Part[];
  readonly #expanded = new Map<Expandable, Expanded>();
  #stream: RandomStream = createStream();

  /** @param tokens that follow on one another */
  constructor(tokens: readonly Token[]) {
    super('');
    this.defaultRange = this.defaultRange.clone().add(0, LAST_CODE_POINT);
    this.#parts = tokens.map((token) => this.#part(token));
  }

  /** One value, by the stream's random numbers. */
  sample(stream: RandomStream): string {
    this.#stream = stream;
    return this.gen();
  }

  override gen(): string {
    const stream = this.#stream;
    const groups: Groups = [];
    // By this number randexp would pick one of the pattern's alternatives, of which there is one.
    stream.u32();
    let text = '';
    for (const part of this.#parts) text += part(stream, groups);
    return text;
  }

  override randInt(from: number, to: number): number {
    return from + pickIndex(this.#stream, to - from + 1);
  }

  /** Expands a set once: randexp would for every character. */
  override _expand(token: Expandable): Expanded {
    let expanded = this.#expanded.get(token);
    if (!expanded) {
      expanded = super._expand(token);
      this.#expanded.set(token, expanded);
    }
    return expanded;
  }

  #part(token: Token): Part {
    if (token.type === CHAR) {
      const text = String.fromCodePoint(token.value);
      return () => text;
    }
    const set = token.type === REPETITION ? token.value : token;
    const texts = set.type === SET ? this.#textsOf(set) : undefined;
    if (!texts) return (_, groups) => this._gen(token, groups);
    if (token.type !== REPETITION) return (stream) => texts[pickIndex(stream, texts.length)] ?? '';
    const { min, max } = token;
    const counts = max - min + 1;
    return (stream) => {
      let text = '';
      for (let left = min + pickIndex(stream, counts); left > 0; left--) {
        text += texts[pickIndex(stream, texts.length)] ?? '';
      }
      return text;
    };
  }

  /** The characters of a set, if they are few enough for a table. */
  #textsOf(set: Expandable): readonly string[] | undefined {
    const expanded = this._expand(set);
    if (expanded.length > MAX_TABLE_SIZE) return undefined;
    return Array.from({ length: expanded.length }, (_, i) => String.fromCodePoint(expanded.index(i)));
  }
}
