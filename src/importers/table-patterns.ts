/** Which tables of a database to read. Each text is a name in which `*` stands for any characters. */
export interface StructureFilter {
  /** The schemas of PostgreSQL, or the databases of MySQL. By default all of PostgreSQL, and the database of the URL. */
  readonly schemas?: readonly string[] | undefined;
  /** Names of tables, with or without their schema, such as `billing.*`. By default all. */
  readonly tables?: readonly string[] | undefined;
  /** Names of tables to leave out, such as `audit_*`. */
  readonly exclude?: readonly string[] | undefined;
}

/** Characters that have a meaning in a regular expression of JavaScript and of PostgreSQL. */
const SPECIAL = /[\\^$.+?()[\]{}|]/g;

/** One regular expression, in the syntax of JavaScript and of PostgreSQL, that whole names match. */
export function patternOf(names: readonly string[]): string {
  const parts = names.map((name) => name.replace(SPECIAL, '\\$&').replaceAll('*', '.*'));
  return `^(${parts.join('|')})$`;
}

/** Whether names match any of some patterns. */
export function matcherOf(patterns: readonly string[]): (name: string) => boolean {
  const pattern = new RegExp(patternOf(patterns), 'su');
  return (name) => pattern.test(name);
}

/** Whether a filter takes a table, by its own name or with that of its schema. */
export function isChosen({ tables, exclude }: StructureFilter, schema: string, name: string): boolean {
  const matches = (patterns: readonly string[]) => [name, `${schema}.${name}`].some(matcherOf(patterns));
  return (tables === undefined || matches(tables)) && !(exclude !== undefined && matches(exclude));
}
