import type { Json } from '../catalogue/field.ts';

/** What is wrong with a place of a document, and what a person can do. These codes are stable. */
export const problemCodes = {
  'not-json': 'The text is not valid JSON.',
  'too-large': 'The document, a list in it, or the JSON of a cell has more than it may have.',
  'wrong-type': 'A value is of another JSON type than its property.',
  'missing-property': 'A property that must be there is absent.',
  'unknown-property': 'A property that nothing reads.',
  'unknown-version': 'A version of the document that this version of Rowloom does not read.',
  'unknown-locale': 'A locale whose data is not there.',
  'invalid-date': 'A text that is no day and no moment of UTC.',
  'invalid-format': 'A format of dates with letters that mean nothing, or without a part of a date.',
  'invalid-time': 'A text that is no time of day.',
  'invalid-duration': 'A text that is no ISO 8601 duration above zero.',
  'invalid-value': 'A value that is none of those that the property takes.',
  'out-of-range': 'A number or a date below or above what it may be, or a text that is too long.',
  'blank-name': 'A name of white space alone.',
  'invalid-name': 'A name with a character that no name can have.',
  'duplicate-name': 'Two tables, or two columns of one table, of one name.',
  'duplicate-key': 'Two tables, or two columns of one table, of one key.',
  'unknown-field': 'A field that is not in the catalogue.',
  'unknown-entity': 'An entity that the field is no part of.',
  'conflicting-options':
    'Two columns of one entity that decide it differently, or an option that all of them must set and one does not.',
  'option-not-applicable': 'An option that counts only where another has another value.',
  'range-empty': 'A range without a value.',
  'weights-mismatch': 'Not as many weights as values.',
  'weights-zero': 'Weights that sum to zero.',
  'no-values': 'A list without a value.',
  'invalid-pattern': 'A pattern that is no regular expression, or has no value that could be found.',
  'invalid-template': 'A template that cannot be read.',
  'invalid-formula': 'A formula that cannot be read, or that its columns’ types do not allow.',
  'unknown-table': 'A table that the document does not have.',
  'unknown-column': 'A column that the table does not have.',
  'not-a-reference': 'A lookup by a column that is no reference.',
  'not-a-date': 'A column of dates is needed.',
  'not-nestable': 'A field or property that cannot stand within an object or an array.',
  'circular-columns': 'Columns that are made of each other.',
  'too-deep': 'Columns within columns, or references by way of references, too deep.',
  'reference-not-unique': 'A reference to a column that is not unique.',
  'reference-changed':
    'A prefix, a suffix, a case or a shorter length on a reference, which then names no row.',
  'no-parents': 'A reference to a table without rows.',
  'children-mismatch': 'Rows that do not go with the parents’ number.',
  'foreign-key-mismatch': 'A foreign key whose columns are no references to those that it names.',
  'nulls-in-key': 'A primary key, or a column that must not be null, with nulls.',
  'several-primary-keys': 'A second primary key.',
  'unique-too-few': 'Fewer values than rows.',
  'unique-uncountable': 'Values that cannot be counted, and so cannot be made unique.',
  'unique-not-uniform': 'Unique together with weights or a distribution.',
  'unique-cut': 'Unique values that the greatest length would cut.',
  'max-length-too-small': 'A greatest length to which values of the field cannot be cut.',
} as const;

export type ProblemCode = keyof typeof problemCodes;

/** Names of properties and indexes of lists, from the document down to a value in it. */
export type Path = readonly (string | number)[];

/** An operation of a JSON Patch. https://www.rfc-editor.org/rfc/rfc6902 */
export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: Json;
}

export interface Fix {
  /** What a button that does it reads. */
  readonly text: string;
  readonly patch: readonly PatchOperation[];
}

export interface Problem {
  /** Empty for the whole document. */
  readonly path: Path;
  readonly code: ProblemCode;
  /** A sentence for people. */
  readonly message: string;
  /** What would mend it, where that can be said. */
  readonly fix?: Fix;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** What a path leads into: the indexes of a table and of a column of it, and the rest of the path. */
export interface Located {
  readonly table: number | undefined;
  readonly column: number | undefined;
  readonly rest: Path;
}

export function locate(path: Path): Located {
  const [tables, table, columns, column] = path;
  if (tables !== 'tables' || typeof table !== 'number') {
    return { table: undefined, column: undefined, rest: path };
  }
  if (columns !== 'columns' || typeof column !== 'number') {
    return { table, column: undefined, rest: path.slice(2) };
  }
  return { table, column, rest: path.slice(4) };
}

/** A path as people read it: `tables[1].columns[3].options.max`. A name that is not an identifier is in brackets, as JSON. */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    if (!IDENTIFIER.test(step)) return `${text}[${JSON.stringify(step)}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** A path as a JSON Pointer: `/tables/1/columns/3/options/max`. https://www.rfc-editor.org/rfc/rfc6901 */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The names and indexes of a JSON Pointer, all as text. */
export function pointerSteps(pointer: string): readonly string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
