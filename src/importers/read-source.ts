import type { Result } from '../result.ts';
import type { SourceKind } from './kinds.ts';
import type { ImportProblem } from './problem.ts';
import type { SourceDialect, SourceTables } from './source-tables.ts';

interface SourceText {
  readonly kind: SourceKind;
  readonly text: string;
  /** Of SQL, in place of the text. */
  readonly texts?: AsyncIterable<string> | undefined;
  /** Of SQL. By default the text decides. */
  readonly dialect?: SourceDialect | undefined;
  /** The name of the table, if the source does not name it. */
  readonly tableName: string;
}

/** What rows of SQL begin with. */
const ROWS = /\b(?:INSERT|REPLACE)\s|\bFROM\s+stdin\b/i;
const SLICE = 2 ** 20;

function* slicesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += SLICE) yield text.slice(from, from + SLICE);
}

type ReadResult = Result<SourceTables, readonly ImportProblem[]>;

/** Reads a text as a source of its kind. Fails if nothing at all can be read. */
export async function readSource({ kind, text, texts, dialect, tableName }: SourceText): Promise<ReadResult> {
  switch (kind) {
    case 'csv':
    case 'tsv':
    case 'json':
    case 'ndjson': {
      const { readSamples } = await import('./samples/read-samples.ts');
      return readSamples(text, { kind, name: tableName });
    }
    case 'sql': {
      if (!texts && !ROWS.test(text)) {
        const { readSql } = await import('./sql/read-sql.ts');
        return readSql(text, { dialect });
      }
      const { readDump } = await import('./sql/rows/read-dump.ts');
      return readDump(texts ?? slicesOf(text), { dialect });
    }
    case 'json-schema': {
      const { readJsonSchema } = await import('./json-schema/read-json-schema.ts');
      return readJsonSchema(text, { name: tableName });
    }
    case 'openapi': {
      const { readOpenApi } = await import('./json-schema/read-openapi.ts');
      return readOpenApi(text, { name: tableName });
    }
  }
}
