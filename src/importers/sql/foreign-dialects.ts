import { foreignDialects } from '../kinds.ts';
import type { ForeignDialect, SourceDialect } from '../source-tables.ts';
import { type LexicalRules, lexicalRules } from './dialects.ts';

const { postgresql, mysql } = lexicalRules;

/** Names without quotes are kept as the source writes them: their databases fold them to capitals, or not at all. */
const standard: LexicalRules = {
  ...postgresql,
  foldsNames: false,
  clientLines: false,
  nestedComments: false,
};

/**
 * https://docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf/Basic-Elements-of-Oracle-SQL.html
 * https://docs.snowflake.com/en/sql-reference/data-types-text
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/lexical
 * https://clickhouse.com/docs/sql-reference/syntax
 */
const RULES: Readonly<Record<ForeignDialect, LexicalRules>> = {
  oracle: { ...standard, dollarQuotes: false, slashLines: true, wordCharacters: '_$#' },
  snowflake: { ...standard, backslashEscapes: true },
  bigquery: {
    ...standard,
    dollarQuotes: false,
    hashComments: true,
    backslashEscapes: true,
    doubleQuotedStrings: true,
    dottedNames: true,
    nestedTypes: true,
  },
  redshift: postgresql,
  clickhouse: { ...standard, backslashEscapes: mysql.backslashEscapes, nestedTypes: true },
  cockroachdb: postgresql,
};

/** How a dialect is read: what is not known of a foreign one is read like PostgreSQL, which is near to the standard. */
export interface Reading {
  readonly dialect: SourceDialect;
  readonly readAs?: ForeignDialect;
  readonly rules: LexicalRules;
}

function isForeign(dialect: string): dialect is ForeignDialect {
  return Object.hasOwn(foreignDialects, dialect);
}

export function readingOf(dialect: SourceDialect | ForeignDialect): Reading {
  return isForeign(dialect)
    ? { dialect: 'postgresql', readAs: dialect, rules: RULES[dialect] }
    : { dialect, rules: lexicalRules[dialect] };
}

/** Tells people how a source in a foreign dialect was read. */
export function foreignNote(dialect: ForeignDialect): string {
  const name = foreignDialects[dialect];
  return `This is SQL of ${name}. ${name} is not among the databases of Rowloom: the source was read only as far as it follows the standard.`;
}
