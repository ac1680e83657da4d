import RandExp from 'randexp';
import { createStream, pickIndex, type RandomStream } from '../../random/stream.ts';
import type { Token } from './tokens.ts';

type Expandable = Parameters<RandExp['_expand']>[0];
type Expanded = ReturnType<RandExp['_expand']>;

const LAST_CODE_POINT = 0x10ffff;

/**
 * randexp with three of its methods overridden: it samples tokens of ours instead of those that it reads from a source,
 * which it types as private. https://github.com/fent/randexp.js
 */
export class PatternSampler extends RandExp {
  readonly #root: Token;
  readonly #expanded = new Map<Expandable, Expanded>();
  #stream: RandomStream = createStream();

  constructor(root: Token) {
    super('');
    this.#root = root;
    this.defaultRange = this.defaultRange.clone().add(0, LAST_CODE_POINT);
  }

  /** One value, by the stream's random numbers. */
  sample(stream: RandomStream): string {
    this.#stream = stream;
    return this.gen();
  }

  override gen(): string {
    return this._gen(this.#root, []);
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
}
