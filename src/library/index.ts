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
