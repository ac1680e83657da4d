import { NESTING_MAX } from '../../schema/schema.ts';
import type { SampleCell } from './cell.ts';

/** Deeper values become null. The row and one level beyond the schema's limit are kept, so that it can be told. */
const DEPTH_MAX = NESTING_MAX + 2;

type OpenValue =
  | { readonly kind: 'object'; readonly value: Map<string, SampleCell>; name: string }
  | { readonly kind: 'array'; readonly value: SampleCell[] };

interface Complete {
  readonly value: SampleCell;
}

/** Builds a value from its parts, in the order of the text. */
export class ValueBuilder {
  readonly #open: OpenValue[] = [];
  /** Open objects and arrays that are too deep to be kept. */
  #tooDeep = 0;

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  begin(kind: 'object' | 'array'): void {
    if (this.#tooDeep > 0 || this.#open.length >= DEPTH_MAX) this.#tooDeep++;
    else this.#open.push(kind === 'array' ? { kind, value: [] } : { kind, value: new Map(), name: '' });
  }

  /** The value, if it is complete now. */
  end(): Complete | undefined {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return this.#tooDeep > 0 ? undefined : this.add(null);
    }
    const ended = this.#open.pop();
    return ended === undefined ? undefined : this.add(ended.value);
  }

  name(name: string): void {
    const container = this.#open.at(-1);
    if (this.#tooDeep === 0 && container?.kind === 'object') container.name = name;
  }

  add(value: SampleCell): Complete | undefined {
    const container = this.#open.at(-1);
    if (container === undefined) return { value };
    if (this.#tooDeep > 0) return undefined;
    if (container.kind === 'array') container.value.push(value);
    else container.value.set(container.name, value);
    return undefined;
  }
}
