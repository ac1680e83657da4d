import type { Json } from '../../../catalogue/field.ts';
import type { SourceBounds } from '../../source-tables.ts';
import { PATTERNS_MAX } from '../../text-rule.ts';
import type { ColumnLimit } from './limits.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The limits of a column by all checks together. */
export class ColumnLimits {
  readonly #bounds: Mutable<SourceBounds>;
  #values: readonly Json[] | undefined;
  readonly #patterns: Set<string>;
  isNotNull = false;
  isJson = false;
  isJsonArray = false;

  constructor(
    bounds: SourceBounds | undefined,
    values: readonly Json[] | undefined,
    pattern: string | undefined,
  ) {
    this.#bounds = { ...bounds };
    this.#values = values;
    this.#patterns = new Set(pattern === undefined ? [] : [pattern]);
  }

  get bounds(): SourceBounds | undefined {
    return Object.keys(this.#bounds).length > 0 ? this.#bounds : undefined;
  }

  get values(): readonly Json[] | undefined {
    return this.#values;
  }

  get patterns(): readonly string[] {
    return [...this.#patterns];
  }

  /** False if there are too many limits before. */
  add(limit: ColumnLimit): boolean {
    switch (limit.kind) {
      case 'values': {
        const allowed = new Set(limit.values);
        this.#values = this.#values?.filter((value) => allowed.has(value)) ?? [...allowed];
        return true;
      }
      case 'bound':
        this.#addBound(limit.end, limit.value, limit.isExclusive);
        return true;
      case 'length':
        this.#addLength(limit.end, limit.value);
        return true;
      case 'pattern':
        if (this.#patterns.size === PATTERNS_MAX) return this.#patterns.has(limit.pattern);
        this.#patterns.add(limit.pattern);
        return true;
      case 'not-null':
        this.isNotNull = true;
        return true;
      case 'json':
        this.isJson = true;
        this.isJsonArray ||= limit.shape === 'array';
        return true;
    }
  }

  #addBound(end: 'min' | 'max', value: number | string, isExclusive: boolean): void {
    const known = this.#bounds[end];
    const flag = end === 'min' ? 'exclusiveMin' : 'exclusiveMax';
    const isTighter = known === undefined || (end === 'min' ? value > known : value < known);
    if (!isTighter && value !== known) return;
    this.#bounds[end] = value;
    if (isExclusive) this.#bounds[flag] = true;
    else if (isTighter) delete this.#bounds[flag];
  }

  #addLength(end: 'min' | 'max', value: number): void {
    if (end === 'min') this.#bounds.minLength = Math.max(value, this.#bounds.minLength ?? 0);
    else this.#bounds.maxLength = Math.min(value, this.#bounds.maxLength ?? value);
  }
}
