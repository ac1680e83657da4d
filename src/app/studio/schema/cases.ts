import type { Json } from '../../../catalogue/field.ts';
import { optionsIn } from '../../../schema/edits/column-options.ts';
import type { SetOptions } from './studio-schema.ts';

/** A field with its options under a condition, which the last one of all has not. */
export interface CaseDraft {
  readonly key?: Json;
  readonly when?: string;
  readonly field: string;
  readonly options?: SetOptions;
}

/** The cases of an option. Undefined if it is something that a table cannot show. */
export function casesIn(value: Json | undefined): readonly CaseDraft[] | undefined {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const list: readonly Json[] = value;
  const cases = list.map(caseIn);
  return cases.every((item) => item !== undefined) ? cases : undefined;
}

/** Undefined where there is none. */
export function caseIn(value: Json | undefined): CaseDraft | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { key, when, field, options } = value as Readonly<Record<string, Json>>;
  return {
    ...(key === undefined ? {} : { key }),
    ...(when === undefined ? {} : { when: typeof when === 'string' ? when : JSON.stringify(when) }),
    field: typeof field === 'string' ? field : '',
    ...(options === undefined ? {} : { options: optionsIn(options) }),
  };
}

export function caseJson({ key, when, field, options }: CaseDraft): Json {
  return {
    ...(key === undefined ? {} : { key }),
    ...(when === undefined ? {} : { when }),
    field,
    ...(options && Object.keys(options).length > 0 ? { options } : {}),
  };
}
