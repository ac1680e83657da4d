// biome-ignore-all lint/performance/noBarrelFile: the entry of the package

export type { Json } from '../catalogue/field.ts';
export { type FieldId, fields } from '../catalogue/fields.ts';
export type { LoadProgress } from '../databases/load/run-load.ts';
export { type FormatId, formats } from '../formats/formats.ts';
export type { Imported } from '../importers/choose/choose-fields.ts';
export type { ImportedSchema } from '../importers/imported-schema.ts';
export { type SourceKind, sourceKinds } from '../importers/kinds.ts';
export type { SourceFile } from '../importers/migrations/source-files.ts';
export type { ColumnReport, ImportReport } from '../importers/report.ts';
export type { Problem } from '../schema/problem.ts';
export type {
  ColumnValues,
  Dataset,
  FileOptions,
  Manifest,
  Progress,
  RequestCode,
  RequestProblem,
  RowRange,
  Table,
  WriteOptions,
  WrittenFile,
} from './api.ts';
export { defineSchema } from './define-schema.ts';
export { defineTable } from './define-table.ts';
export { RowloomError } from './errors.ts';
export type { FormatOptions } from './format-options.ts';
export type { ImportRequest } from './import-options.ts';
export { importSchema } from './import-schema.ts';
export type { LoadOptions, LoadReport } from './load/load-options.ts';
export { check, open } from './open.ts';
export { type DatabaseRequest, readDatabase } from './read-database.ts';
export type { Cell, Row, Rows } from './row-types.ts';
export type { Column, FieldName, SchemaDocument, TableDocument } from './schema-types.ts';
