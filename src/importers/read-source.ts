import type { Result } from '../result.ts';
import { type SourceKind, sourceKinds } from './kinds.ts';
import type { ImportProblem } from './problem.ts';
import type { SourceTables } from './source-tables.ts';

interface SourceText {
  readonly kind: SourceKind;
  readonly text: string;
  /** The name of the table, if the source does not name it. */
  readonly tableName: string;
}

type ReadResult = Result<SourceTables, readonly ImportProblem[]>;

/** Reads a text as a source of its kind. Fails if nothing at all can be read. */
export async function readSource({ kind, text, tableName }: SourceText): Promise<ReadResult> {
  switch (kind) {
    case 'csv':
    case 'tsv':
    case 'json':
    case 'ndjson': {
      const { readSamples } = await import('./samples/read-samples.ts');
      return readSamples(text, { kind, name: tableName });
    }
    case 'sql': {
      const { readSql } = await import('./sql/read-sql.ts');
      return readSql(text);
    }
    case 'json-schema':
    case 'openapi': {
      const message = `${sourceKinds[kind].label} cannot be read yet.`;
      return { ok: false, error: [{ path: [], code: 'unknown-kind', message }] };
    }
  }
}
