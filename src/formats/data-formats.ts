import type { OptionInfo } from '../catalogue/field.ts';
import { dialogFormats } from './dialog-formats.ts';
import { bigints, type Format } from './format.ts';

const strings = {
  kind: 'boolean',
  label: 'Text only',
  help: 'Every value is written as text.',
  default: false,
} as const;

const whenTyped = { option: 'strings', is: [false] } as const;

const header = {
  kind: 'boolean',
  label: 'Header',
  help: 'The first record holds the columns’ names.',
  default: true,
} as const;
const quote = {
  kind: 'choice',
  label: 'Quotes',
  help: 'Quotes around every value, or only around those that need them. A null is not quoted.',
  choices: ['needed', 'always'],
  labels: { needed: 'Only where needed', always: 'Always' },
  default: 'needed',
} as const;
const lineEnd = {
  kind: 'choice',
  label: 'Line end',
  help: 'CRLF is standard on Windows and in RFC 4180, LF on Unix.',
  choices: ['crlf', 'lf'],
  labels: { crlf: 'CRLF (Windows)', lf: 'LF (Unix)' },
  default: 'crlf',
} as const;
const delimiter = {
  kind: 'text',
  label: 'Delimiter',
  help: 'One character between values; \\t is a tab.',
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
    help: 'Begins the file with U+FEFF, so that Excel reads it as UTF‑8.',
    default: false,
  },
  nullText: {
    kind: 'text',
    label: 'Null',
    help: 'The text that is written for null. A value that equals it is quoted.',
    default: '',
    maxLength: 1000,
    escapes: true,
  },
  strings,
  decimal: {
    kind: 'choice',
    label: 'Decimal sign',
    help: 'The decimal separator of numbers.',
    choices: ['.', ','],
    default: '.',
    when: whenTyped,
  },
  formulaGuard: {
    kind: 'boolean',
    label: 'Formula guard',
    help: 'Puts an apostrophe before a text that a spreadsheet would read as a formula.',
    default: false,
  },
} as const satisfies Record<string, OptionInfo>;

const nested = {
  kind: 'boolean',
  label: 'Nested',
  help: 'Columns whose names have the same part before a dot become one object.',
  default: false,
} as const;

const create = {
  kind: 'boolean',
  label: 'Create tables',
  help: 'Begins with CREATE TABLE statements, which include the keys.',
  default: true,
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
  json: {
    ...dialogFormats.json,
    options: {
      pretty: {
        kind: 'boolean',
        label: 'Indented',
        help: 'One line per value, indented by two spaces; otherwise one line per row.',
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
        help: 'The database that loads the file.',
        choices: ['postgresql', 'mysql', 'sqlite', 'sqlserver'],
        labels: { postgresql: 'PostgreSQL', mysql: 'MySQL', sqlite: 'SQLite', sqlserver: 'SQL Server' },
        default: 'postgresql',
      },
      create,
      drop: {
        kind: 'boolean',
        label: 'Drop tables',
        help: 'First drops tables with the same names.',
        default: false,
      },
      rowsPerInsert: {
        kind: 'integer',
        label: 'Rows per INSERT',
        help: 'Rows per INSERT statement. SQL Server allows at most 1,000.',
        default: 500,
        min: 1,
        max: 10_000,
      },
      transaction: {
        kind: 'boolean',
        label: 'Transaction',
        help: 'The database loads everything or nothing. MySQL commits each CREATE TABLE separately.',
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
    options: { create },
  },
} as const satisfies Record<string, Format>;
