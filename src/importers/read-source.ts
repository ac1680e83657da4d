import type { Result } from '../result.ts';
import type { DialectName, SourceKind } from './kinds.ts';
import type { ImportProblem } from './problem.ts';
import type { SourceTables } from './source-tables.ts';
import type { NamedText } from './sql/places.ts';
import type { StructureFilter } from './table-patterns.ts';

interface SourceText {
  readonly kind: SourceKind;
  readonly text: string;
  /** SQL in parts, in place of the text. */
  readonly texts?: AsyncIterable<string> | undefined;
  /** The dialect of SQL. By default the text decides. */
  readonly dialect?: DialectName | undefined;
  /** The name of the table, if the source does not name it. */
  readonly tableName: string;
  /** Which objects of a JSON Schema or an OpenAPI description to read. */
  readonly filter?: StructureFilter | undefined;
  /** Whether the library wrote the JSON Schema, and so its own keywords in it. */
  readonly isAnnotated?: boolean | undefined;
}

type ReadResult = Result<SourceTables, readonly ImportProblem[]>;

/** Reads a text as a source of its kind. Fails if nothing at all can be read. */
export async function readSource({
  kind,
  text,
  texts,
  dialect,
  tableName,
  filter,
  isAnnotated,
}: SourceText): Promise<ReadResult> {
  switch (kind) {
    case 'csv':
    case 'tsv':
    case 'json':
    case 'ndjson': {
      const { readSamples } = await import('./samples/read-samples.ts');
      return readSamples(text, { kind, name: tableName });
    }
    case 'sql':
      return readScripts(texts ?? [{ text }], dialect);
    case 'json-schema': {
      if (!/^\ufeff?\s*[\w$"']+\s*:/.test(text)) {
        const { readJsonSchema } = await import('./json-schema/read-json-schema.ts');
        return readJsonSchema(text, { name: tableName, filter, isAnnotated });
      }
      const { readOpenApi } = await import('./json-schema/read-openapi.ts');
      return readOpenApi(text, { name: tableName, filter });
    }
    case 'openapi': {
      const { readOpenApi } = await import('./json-schema/read-openapi.ts');
      return readOpenApi(text, { name: tableName, filter });
    }
  }
}

/** Words with which rows of SQL begin. */
const ROWS = /\b(?:INSERT|REPLACE)\s|\bFROM\s+stdin\b/i;

/** Reads scripts of SQL that run one after the other, or one that comes in parts. */
export async function readScripts(
  source: readonly NamedText[] | AsyncIterable<string>,
  dialect: DialectName | undefined,
): Promise<ReadResult> {
  if (!(Symbol.asyncIterator in source) && !source.some(({ text }) => ROWS.test(text))) {
    const { readSql } = await import('./sql/read-sql.ts');
    return readSql(source, { dialect });
  }
  const { readDump } = await import('./sql/rows/read-dump.ts');
  return readDump(source, { dialect });
}
