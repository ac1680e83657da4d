export type {
  ColumnValues,
  FileOptions,
  Manifest,
  Progress,
  RequestProblem,
  RowRange,
  Table,
  WriteOptions,
  WrittenFile,
} from './api.ts';
// biome-ignore lint/performance/noBarrelFile: this is the entry of the package
export { defineSchema } from './define-schema.ts';
export type { Cell, Row } from './row-types.ts';
export type { SchemaDocument } from './schema-types.ts';
