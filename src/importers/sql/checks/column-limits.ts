import type { Json } from '../../../catalogue/field.ts';
import type { SourceBounds } from '../../source-tables.ts';
import type { Rule } from './rules.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What the rules of all checks together demand of a column. */
export class ColumnLimits {
  readonly #bounds: Mutable<SourceBounds>;
  #values: readonly Json[] | undefined;
  #pattern: string | undefined;
  isNotNull = false;
  isJson = false;

  constructor(
    bounds: SourceBounds | undefined,
    values: readonly Json[] | undefined,
    pattern: string | undefined,
  ) {
    this.#bounds = { ...bounds };
    this.#values = values;
    this.#pattern = pattern;
  }

  get bounds(): SourceBounds | undefined {
    return Object.keys(this.#bounds).length > 0 ? this.#bounds : undefined;
  }

  get values(): readonly Json[] | undefined {
    return this.#values;
  }

  get pattern(): string | undefined {
    return this.#pattern;
  }

  /** False if the rule cannot be kept beside the rules before. */
  add(rule: Exclude<Rule, { kind: 'comparison' }>): boolean {
    switch (rule.kind) {
      case 'values': {
        const allowed = new Set(rule.values);
        this.#values = this.#values?.filter((value) => allowed.has(value)) ?? [...allowed];
        return true;
      }
      case 'bound':
        this.#addBound(rule.end, rule.value, rule.isExclusive);
        return true;
      case 'length':
        this.#addLength(rule.end, rule.value);
        return true;
      case 'pattern': {
        const pattern = rule.isWhole ? `^(?:${rule.pattern})$` : rule.pattern;
        const isFirst = this.#pattern === undefined || this.#pattern === pattern;
        if (isFirst) this.#pattern = pattern;
        return isFirst;
      }
      case 'not-null':
        this.isNotNull = true;
        return true;
      case 'json':
        this.isJson = true;
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
