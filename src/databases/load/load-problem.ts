/** Why a load is refused before a row is written. These codes are stable. */
export const loadProblemCodes = {
  'table-missing': 'A table of the schema that the database does not have, or has several times.',
  'column-missing': 'A column of the schema that the table of the database does not have.',
  'column-unfilled':
    'A column of the database that must have a value, and that neither the schema nor the database fills.',
  'circular-tables':
    'Tables that refer to each other in a circle, by keys that can neither be null nor be checked later.',
  'rows-not-ours': 'A table with rows that this schema does not make.',
  'rows-refused':
    'A table whose constraints the rows would break, because no schema can say what they demand.',
  'values-taken': 'A table with rows that have unique values of rows to append.',
  'table-referred': 'A table that cannot be emptied, because a table outside of the load refers to it.',
} as const;

export type LoadProblemCode = keyof typeof loadProblemCodes;

export interface LoadProblem {
  readonly code: LoadProblemCode | 'permission';
  /** One or more sentences. */
  readonly message: string;
  readonly table: string;
}
