import type { Json } from '../catalogue/field.ts';
import type { FieldId } from '../catalogue/fields.ts';
import type { ColumnSchema } from './schema.ts';

/** An option that makes some values of a column more frequent than others. */
export interface UnevenOption {
  readonly name: string;
  /** The value that makes them as frequent. If absent, the option has to be removed. */
  readonly even?: Json;
  /** Why rows that all differ cannot have such values. */
  readonly reason: string;
}

/** The options that are a share of true cells, of this whole. */
const SHARES: { readonly [Id in FieldId]?: { readonly name: string; readonly whole: number } } = {
  boolean: { name: 'percent', whole: 100 },
  'datatype.boolean': { name: 'probability', whole: 1 },
};

/** Undefined if all values of a column are as frequent, or if there is one value. */
export function unevenOption({ field, options }: ColumnSchema): UnevenOption | undefined {
  if (options.weights !== undefined) return { name: 'weights', reason: 'Unique values cannot have weights.' };
  if ((options.distribution ?? 'uniform') !== 'uniform')
    return { name: 'distribution', reason: 'Unique values need an even distribution.' };
  if (field === 'list' && Array.isArray(options.values)) {
    const even = [...new Set(options.values)];
    if (even.length < options.values.length)
      return { name: 'values', even, reason: 'Unique values cannot be several times in their list.' };
  }
  const share = SHARES[field];
  if (!share) return undefined;
  const value = Number(options[share.name]);
  const isEven = value <= 0 || value * 2 === share.whole || value >= share.whole;
  return isEven
    ? undefined
    : {
        name: share.name,
        reason: `Unique values are as often true as false, so “${share.name}” can be ${share.whole / 2} but not ${value}.`,
      };
}
