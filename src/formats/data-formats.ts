import type { OptionInfo } from '../catalogue/field.ts';
import { dialogFormats } from './dialog-formats.ts';
import { bigints, type Format } from './format.ts';

const strings = {
  kind: 'boolean',
  label: 'Text only',
  help: 'Writes every value as text.',
  default: false,
} as const;

const whenTyped = [{ option: 'strings', is: [false] }] as const;

const header = {
  kind: 'boolean',
  label: 'Header',
  help: 'Writes the column names in the first line.',
  default: true,
} as const;
const quote = {
  kind: 'choice',
  label: 'Quotes',
  help: 'Which values are put in quotes. Nulls never are.',
  choices: ['needed', 'always'],
  labels: { needed: 'Only where needed', always: 'Always' },
  default: 'needed',
} as const;
const lineEnd = {
  kind: 'choice',
  label: 'Line ending',
  help: 'CRLF is standard on Windows and in RFC 4180, LF on Unix.',
  choices: ['crlf', 'lf'],
  labels: { crlf: 'CRLF (Windows)', lf: 'LF (Unix)' },
  default: 'crlf',
} as const;
const delimiter = {
  kind: 'text',
  label: 'Delimiter',
  help: 'One character between values. \\t is a tab.',
  default: ',',
  maxLength: 1,
  escapes: true,
  suggestions: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Pipe' },
} as const;

const separatedOptions = {
  delimiter,
  quote,
  header,
  lineEnd,
  bom: {
    kind: 'boolean',
    label: 'Byte order mark',
    help: 'Helps Excel to read the file as UTF‑8.',
    more: 'The file begins with the character U+FEFF.',
    default: false,
  },
  nullText: {
    kind: 'text',
    label: 'Write null as',
    help: 'Empty: nothing is written. Values with the same text are quoted.',
    default: '',
    maxLength: 1000,
    escapes: true,
  },
  strings,
  decimal: {
    kind: 'choice',
    label: 'Decimal sign',
    help: 'Separates the decimals of numbers.',
    choices: ['.', ','],
    labels: { '.': 'Point', ',': 'Comma' },
    default: '.',
    when: whenTyped,
  },
  formulaGuard: {
    kind: 'boolean',
    label: 'Formula guard',
    help: 'Keeps spreadsheets from running texts as formulas.',
    more: 'Puts an apostrophe before each text that a spreadsheet would read as a formula.',
    default: false,
  },
} as const satisfies Record<string, OptionInfo>;

const nested = {
  kind: 'boolean',
  label: 'Nested',
  help: 'Turns columns such as “address.city” into nested objects.',
  default: false,
} as const;

const existing = {
  kind: 'boolean',
  label: 'Existing tables',
  help: 'Writes only rows, for tables that exist already.',
  more: 'All constraints stay on, also where tables refer to each other in a circle.',
  default: false,
} as const;

const whenNew = [{ option: 'existing', is: [false] }] as const;

const create = {
  kind: 'boolean',
  label: 'Create tables',
  help: 'Adds CREATE TABLE statements, with the keys.',
  default: true,
  when: whenNew,
} as const;

export const drop = {
  kind: 'boolean',
  label: 'Drop tables',
  help: 'First drops existing tables with the same names.',
  default: false,
} as const;

/** Formats that databases, spreadsheets and programs load. */
export const dataFormats = {
  csv: {
    ...dialogFormats.csv,
    options: separatedOptions,
  },
  tsv: {
    label: 'TSV',
    extension: 'tsv',
    mediaType: 'text/tab-separated-values;charset=utf-8',
    options: {
      ...separatedOptions,
      delimiter: { ...delimiter, default: '\t' },
      lineEnd: { ...lineEnd, default: 'lf' },
    },
  },
  xlsx: {
    label: 'Excel',
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    binary: true,
    ofTables: true,
    options: {},
  },
  json: {
    ...dialogFormats.json,
    options: {
      pretty: {
        kind: 'boolean',
        label: 'Indented',
        help: 'One indented line per value instead of one line per row.',
        default: false,
      },
      strings,
      bigints: { ...bigints, when: whenTyped },
      nested,
    },
  },
  ndjson: {
    label: 'NDJSON',
    extension: 'ndjson',
    mediaType: 'application/x-ndjson',
    options: { bigints, nested },
  },
  sql: {
    ...dialogFormats.sql,
    ofTables: true,
    options: {
      dialect: {
        kind: 'choice',
        label: 'Dialect',
        help: 'Database that loads the file.',
        choices: ['postgresql', 'mysql', 'sqlite', 'sqlserver'],
        labels: { postgresql: 'PostgreSQL', mysql: 'MySQL', sqlite: 'SQLite', sqlserver: 'SQL Server' },
        default: 'postgresql',
      },
      existing: { ...existing, when: whenTyped },
      create,
      drop: { ...drop, when: [{ option: 'create', is: [true] }, ...whenNew] },
      rowsPerInsert: {
        kind: 'integer',
        label: 'Rows per INSERT',
        help: 'Rows in each INSERT statement.',
        more: 'SQL Server allows at most 1,000.',
        default: 500,
        min: 1,
        max: 10_000,
      },
      transaction: {
        kind: 'boolean',
        label: 'Transaction',
        help: 'The database loads everything or nothing.',
        more: 'MySQL is an exception: it commits each CREATE TABLE statement separately.',
        default: true,
      },
      strings,
    },
  },
  'sql-copy': {
    label: 'SQL COPY',
    extension: 'sql',
    mediaType: 'application/sql',
    ofTables: true,
    options: { existing, create },
  },
  parquet: {
    label: 'Parquet',
    extension: 'parquet',
    mediaType: 'application/vnd.apache.parquet',
    binary: true,
    options: {
      compression: {
        kind: 'choice',
        label: 'Compression',
        help: 'How the columns are compressed inside the file.',
        more: 'Every reader of Parquet knows Snappy.',
        choices: ['snappy', 'none'],
        labels: { snappy: 'Snappy', none: 'None' },
        default: 'snappy',
      },
    },
  },
} as const satisfies Record<string, Format>;
