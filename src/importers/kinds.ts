/** The kinds of sources, with the labels of the page and the endings of files. */
export const sourceKinds = {
  sql: { label: 'SQL', extensions: ['sql', 'ddl'] },
  csv: { label: 'CSV', extensions: ['csv'] },
  tsv: { label: 'TSV', extensions: ['tsv', 'tab'] },
  json: { label: 'JSON rows', extensions: ['json'] },
  ndjson: { label: 'NDJSON rows', extensions: ['ndjson', 'jsonl'] },
  'json-schema': { label: 'JSON Schema', extensions: ['schema.json', 'schema.yaml', 'schema.yml'] },
  openapi: { label: 'OpenAPI', extensions: ['openapi.json', 'openapi.yaml', 'openapi.yml'] },
} as const satisfies Readonly<Record<string, SourceKindInfo>>;

export interface SourceKindInfo {
  readonly label: string;
  /** Without the first dot. */
  readonly extensions: readonly string[];
}

export type SourceKind = keyof typeof sourceKinds;

/** The databases whose SQL is read whole, with the labels of the page. */
export const sourceDialects = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  sqlite: 'SQLite',
  sqlserver: 'SQL Server',
} as const;

/** Databases whose SQL is read only as far as it follows the standard, with their names. */
export const foreignDialects = {
  oracle: 'Oracle',
  snowflake: 'Snowflake',
  bigquery: 'BigQuery',
  redshift: 'Redshift',
  clickhouse: 'ClickHouse',
  cockroachdb: 'CockroachDB',
} as const;

/** All dialects that people can choose. */
export const dialectNames = { ...sourceDialects, ...foreignDialects };

export type DialectName = keyof typeof dialectNames;

export function isDialectName(dialect: string): dialect is DialectName {
  return Object.hasOwn(dialectNames, dialect);
}

export function isSourceKind(kind: string): kind is SourceKind {
  return Object.hasOwn(sourceKinds, kind);
}
