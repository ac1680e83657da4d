import type { SourceDialect } from '../source-tables.ts';

/** How a dialect's text divides into tokens and statements. MySQL includes MariaDB. */
export interface LexicalRules {
  /** `#` begins a comment. */
  readonly hashComments: boolean;
  /** `--` begins a comment only before white space. */
  readonly dashesNeedSpace: boolean;
  /** A block comment can contain others. */
  readonly nestedComments: boolean;
  /** A comment that begins with `/*!` or `/*M!` and a version is code. */
  readonly versionedComments: boolean;
  /** A backslash escapes the next character in strings. */
  readonly backslashEscapes: boolean;
  /** `[name]` */
  readonly bracketNames: boolean;
  /** `$tag$ text $tag$` */
  readonly dollarQuotes: boolean;
  /** Lines that begin with a backslash are for the client, and rows follow `COPY … FROM stdin;`. */
  readonly clientLines: boolean;
  /** `DELIMITER //` sets the end of statements. */
  readonly delimiterLines: boolean;
  /** A line with the word GO ends a batch of statements. */
  readonly batches: boolean;
  /** Characters other than letters and digits in words. */
  readonly wordCharacters: string;
  /** Words can begin with digits, but not consist of them. */
  readonly digitsBeginWords: boolean;
  /** Names without quotes are written in lower case. */
  readonly foldsNames: boolean;
  /** A type can be any words: they say which values a column prefers. */
  readonly anyWordsInTypes: boolean;
  /** Text in double quotes can be a string. */
  readonly doubleQuotedStrings: boolean;
  /** `&&` is AND, and `||` is OR. */
  readonly logicalSymbols: boolean;
  /** A line with a slash alone ends a statement. */
  readonly slashLines: boolean;
  /** A name in quotes can have dots between its parts. */
  readonly dottedNames: boolean;
  /** Types can contain types, as in `ARRAY<STRING>` and `Nullable(String)`. */
  readonly nestedTypes: boolean;
  /** Each single quote is written twice, because a string contains the text. */
  readonly doubledQuotes?: boolean;
}

const standard: LexicalRules = {
  hashComments: false,
  dashesNeedSpace: false,
  nestedComments: false,
  versionedComments: false,
  backslashEscapes: false,
  bracketNames: false,
  dollarQuotes: false,
  clientLines: false,
  delimiterLines: false,
  batches: false,
  wordCharacters: '_$',
  digitsBeginWords: false,
  foldsNames: false,
  anyWordsInTypes: false,
  doubleQuotedStrings: false,
  logicalSymbols: false,
  slashLines: false,
  dottedNames: false,
  nestedTypes: false,
};

/**
 * https://www.postgresql.org/docs/current/sql-syntax-lexical.html
 * https://dev.mysql.com/doc/refman/8.4/en/language-structure.html
 * https://www.sqlite.org/lang_keywords.html
 * https://learn.microsoft.com/sql/relational-databases/databases/database-identifiers
 */
export const lexicalRules: Readonly<Record<SourceDialect, LexicalRules>> = {
  postgresql: {
    ...standard,
    nestedComments: true,
    dollarQuotes: true,
    clientLines: true,
    foldsNames: true,
  },
  mysql: {
    ...standard,
    hashComments: true,
    dashesNeedSpace: true,
    versionedComments: true,
    backslashEscapes: true,
    delimiterLines: true,
    wordCharacters: '_$@',
    digitsBeginWords: true,
    doubleQuotedStrings: true,
    logicalSymbols: true,
  },
  sqlite: { ...standard, bracketNames: true, anyWordsInTypes: true, doubleQuotedStrings: true },
  sqlserver: {
    ...standard,
    nestedComments: true,
    bracketNames: true,
    batches: true,
    wordCharacters: '_$@#',
  },
};
