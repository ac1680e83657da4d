import type { Json } from '../catalogue/field.ts';
import { hasAffix } from './option-types.ts';
import type { ColumnSchema } from './schema.ts';

/** A case of a column of the field `cases` in a checked document, as a column of its own. */
export interface Alternative extends ColumnSchema {
  /** A formula of the row. Undefined for what applies where no formula holds. */
  readonly when?: string;
}

/** The name of an alternative: no column of a document can have it, so that none is hidden by it. */
export function alternativeName(key: string): string {
  return `\0${key}`;
}

/** The alternatives of a column of the field `cases`, in their order; the one without a condition comes last, if there is one. */
export function alternativesOf({ field, options }: ColumnSchema): readonly Alternative[] {
  if (field !== 'cases') return [];
  // `alternativesOption` has stored complete alternatives here.
  const cases = (options.cases ?? []) as unknown as readonly Alternative[];
  const otherwise = options.else as unknown as Alternative | undefined;
  return otherwise === undefined ? cases : [...cases, otherwise];
}

/** Whether one alternative applies to every row. */
export function hasOtherwise({ options }: ColumnSchema): boolean {
  return options.else !== undefined;
}

/** The option that holds alternatives. `alternativesOf` reads them back. */
export function alternativesOption(alternatives: Alternative | readonly Alternative[]): Json {
  // An alternative is plain data.
  return alternatives as unknown as Json;
}

/** Whether an alternative is always null, which fits any type. */
export function isNullConstant({ field, options }: ColumnSchema): boolean {
  return field === 'constant' && (options.value ?? null) === null && !hasAffix({ options });
}

/** The alternatives of a column that decide its type: all that can be something else than null. */
export function typedAlternatives(column: ColumnSchema): readonly Alternative[] {
  return alternativesOf(column).filter((alternative) => !isNullConstant(alternative));
}
