import RandExp from 'randexp';
import { pickIndex, type Stream } from '../stream.ts';
import type { Token } from './tokens.ts';

type Expandable = Parameters<RandExp['_expand']>[0];
type Expanded = ReturnType<RandExp['_expand']>;

const LAST_CHARACTER = 0x10ffff;

/** randexp, drawing from our tree and our stream. */
export class Drawer extends RandExp {
  readonly #root: Token;
  readonly #expanded = new Map<Expandable, Expanded>();

  constructor(root: Token) {
    super('');
    this.#root = root;
    this.defaultRange = this.defaultRange.clone().add(0, LAST_CHARACTER);
  }

  draw(stream: Stream): string {
    this.randInt = (from, to) => from + pickIndex(stream, to - from + 1);
    return this._gen(this.#root, []);
  }

  // randexp would build a set anew for every character.
  override _expand(token: Expandable): Expanded {
    const known = this.#expanded.get(token);
    if (known) return known;
    const expanded = super._expand(token);
    this.#expanded.set(token, expanded);
    return expanded;
  }
}
