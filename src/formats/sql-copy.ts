import type { Column } from '../dataset/table.ts';
import { matchedBy } from '../expression/character-set.ts';
import type { OptionsOfFormat } from './formats.ts';
import { cellTexts, createRowTexts, type Literals } from './row-texts.ts';
import { storableJsonIn } from './sql-arrays.ts';
import { postgresql } from './sql-dialect.ts';
import { createSqlScript } from './sql-script.ts';
import { typedStatements } from './sql-tables.ts';
import type { SqlTable } from './sql-texts.ts';
import type { SchemaWriter, TableHead, Writer } from './writer.ts';

export type SqlCopyOptions = OptionsOfFormat<'sql-copy'>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is dropped, the others are escaped
const ESCAPED = /[\\\0\x08-\x0d]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is dropped, the others are escaped
const ESCAPED_EACH = /[\\\0\x08-\x0d]/g;
/** https://www.postgresql.org/docs/current/sql-copy.html#id-1.9.3.55.9.2 */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\v', '\\v'],
  ['\f', '\\f'],
  ['\r', '\\r'],
]);

function escaped(text: string): string {
  if (!ESCAPED.test(text)) return text;
  return text.replace(ESCAPED_EACH, (character) => ESCAPES.get(character) ?? '');
}

const literals: Omit<Literals, 'json'> = {
  text: (cell) => escaped(String(cell)),
  integer: String,
  decimal: String,
  boolean: (cell) => (cell ? 't' : 'f'),
  date: String,
  timestamp: String,
  plain: { without: matchedBy(ESCAPED), open: '', close: '' },
};

function literalsOf(column: Column): Literals {
  const storable = storableJsonIn(postgresql, column);
  return { ...literals, json: (cell) => escaped(storable(String(cell))) };
}

/** Writes the rows of a table in COPY's text format. The line `\.` ends the data. */
function createCopyWriter({ table, name, columns }: SqlTable): Writer {
  return {
    head: () => `COPY ${name} (${columns.join(', ')}) FROM stdin;\n`,
    rows: createRowTexts(
      table,
      table.columns.map((column) => cellTexts(literalsOf(column), column, { nullText: '\\N' })),
      { open: '', between: '\t', close: '\n' },
    ),
    tail: () => '\\.\n',
  };
}

/** Creates a script for `psql`. */
export function createSqlCopyWriter(tables: readonly TableHead[], given: SqlCopyOptions): SchemaWriter {
  const options = {
    ...given,
    dialect: 'postgresql',
    drop: false,
    rowsPerInsert: 1,
    transaction: true,
    strings: false,
  } as const;
  return createSqlScript(postgresql, typedStatements(tables, postgresql, options), options, createCopyWriter);
}
