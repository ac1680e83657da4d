/** What is wrong with a place of a document; these codes are stable. */
export type ProblemCode =
  | 'not-json'
  | 'wrong-type'
  | 'missing-property'
  | 'unknown-property'
  | 'unknown-version'
  | 'unknown-locale'
  | 'invalid-date'
  | 'out-of-range'
  | 'blank-name'
  | 'duplicate-name'
  | 'duplicate-key'
  | 'unknown-field'
  | 'unknown-entity'
  | 'range-empty';

export interface Problem {
  /** `tables[1].columns[3].options.max`; empty for the whole document. */
  readonly path: string;
  readonly code: ProblemCode;
  /** A sentence for people. */
  readonly message: string;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The path of a property: one whose name is no identifier stands in brackets, as JSON. */
export function propertyPath(path: string, name: string): string {
  if (!IDENTIFIER.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}
