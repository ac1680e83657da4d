import type { Json } from '../catalogue/field.ts';

/** The kinds of problems in a document, with a description for the docs. These codes are stable. */
export const problemCodes = {
  'not-json': 'The text is not valid JSON.',
  'inexact-number':
    'A number with more digits than a number of JSON holds, or a number that is too large or too small for one, so that reading it changes it.',
  'too-large':
    'The document, a list in it, the JSON of a cell, or the number of rows that a cell reads exceeds its limit.',
  'wrong-type': 'A value has the wrong JSON type.',
  'missing-property': 'A required property is missing.',
  'unknown-property': 'A property that does not exist here.',
  'unknown-version': 'A document version that this version of Rowloom cannot read.',
  'unknown-locale': 'A locale that is not available.',
  'locale-mismatch':
    'A table that cannot take its locale from a parent, or columns of one entity with two locales.',
  'invalid-date': 'A text that is neither a date nor a UTC timestamp.',
  'invalid-format': 'A date format with unknown letters, or without any date token.',
  'invalid-time': 'A text that is not a time of day.',
  'invalid-duration': 'A text that is not an ISO 8601 duration above zero.',
  'invalid-value': 'A value that the property does not allow.',
  'out-of-range': 'A number or a date outside its limits, or a text that is too long.',
  'blank-name': 'A name that is empty or only white space.',
  'invalid-name': 'A name with a character that names cannot contain.',
  'duplicate-name': 'Two tables, or two columns of one table, have the same name.',
  'duplicate-key': 'Two tables, or two columns of one table, have the same key.',
  'unknown-field': 'A field that is not in the catalogue.',
  'unknown-entity': 'An entity that the field does not belong to.',
  'conflicting-options': 'Columns of one entity, such as a person, with options that contradict each other.',
  'option-not-applicable': 'An option that has no effect together with the other options.',
  'range-empty': 'A range that contains no value.',
  'weights-mismatch': 'The number of weights differs from the number of values.',
  'weights-zero': 'All weights are zero.',
  'no-values': 'An empty list of values.',
  'invalid-pattern': 'A pattern that is not a valid regular expression, or that no value was found for.',
  'invalid-template': 'A template with a syntax error or an unusable filter.',
  'invalid-formula': 'A formula with a syntax error, or with types that do not fit.',
  'unknown-table': 'A table that the document does not have.',
  'unknown-column': 'A column that the table does not have.',
  'not-a-reference': 'A lookup through a column that is not a reference.',
  'not-a-date': 'A column that must hold dates but does not.',
  'types-differ': 'Cases of a column with different types.',
  'not-nestable': 'A field or property that is not allowed in nested columns or array items.',
  'circular-columns': 'Columns that depend on each other in a circle.',
  'too-deep': 'Columns are nested too deeply, or references lead through too many other references.',
  'reference-not-unique': 'A reference to a column that is not unique.',
  'reference-changed':
    'A prefix, suffix, case or shorter length changes the values of a reference, so they match no row.',
  'no-parents': 'A reference to a table without rows.',
  'children-mismatch': 'The number of rows does not fit the number of parents.',
  'circular-groups': 'Tables whose numbers of rows follow from each other in a circle.',
  'not-grouped': 'Something that needs groups of rows, in a table whose rows are not grouped.',
  'unknown-state': 'A state that no transition names, or that no row can have.',
  'inexact-sum':
    'A sum of numbers without a fixed number of decimals, or one that could be too large to be exact.',
  'foreign-key-mismatch': 'A foreign key whose columns do not refer to the columns that it names.',
  'where-mismatch':
    'A condition of a reference whose columns have different types, or whose own column can be null.',
  'nulls-in-key': 'Nulls in a primary key, or in a column that is not nullable.',
  'auto-increment':
    'An auto-increment column that a database cannot number: no sequence of integers, no key by itself, a second one in the table, or numbers beyond its type.',
  'hidden-column':
    'A hidden column that a key needs or that a reference leads to, or a table whose columns are all hidden.',
  'several-primary-keys': 'A second primary key.',
  'unique-too-few': 'A unique column or key with fewer values than rows.',
  'unique-uncountable': 'Values that cannot be counted, and so cannot be made unique.',
  'unique-not-uniform':
    'A unique column with values of different frequency: weights, a distribution or a share.',
  'unique-cut': 'Unique values that are longer than the maximum length.',
  'given-file':
    'A file of given rows that is missing, changed, a link, too large, no table, or outside the folder of the document.',
  'mixed-types': 'Given cells of one column that have two types.',
  'max-length-too-small': 'A maximum length that is too short for the values of the field.',
} as const;

export type ProblemCode = keyof typeof problemCodes;

/** The names of properties and the indexes of lists that lead from the document to a value in it. */
export type Path = readonly (string | number)[];

/** An operation of a JSON Patch. https://www.rfc-editor.org/rfc/rfc6902 */
export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: Json;
}

export interface Fix {
  /** The label of the button that applies the fix. */
  readonly text: string;
  readonly patch: readonly PatchOperation[];
}

export interface Problem {
  /** Empty if the problem concerns the whole document. */
  readonly path: Path;
  readonly code: ProblemCode;
  /** One or more sentences for the user. */
  readonly message: string;
  /** A change that solves the problem, if there is an obvious one. */
  readonly fix?: Fix;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** A path, split into the indexes of a table and its column, and the rest. */
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

/**
 * Formats a path for people: `tables[1].columns[3].options.max`. Names that are not identifiers are in brackets, as
 * JSON.
 */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    if (!IDENTIFIER.test(step)) return `${text}[${JSON.stringify(step)}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** Formats a path as a JSON Pointer: `/tables/1/columns/3/options/max`. https://www.rfc-editor.org/rfc/rfc6901 */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Splits a JSON Pointer into names and indexes, all as text. */
export function pointerSteps(pointer: string): readonly string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
