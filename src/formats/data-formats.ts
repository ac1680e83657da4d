import type { OptionInfo } from '../catalogue/field.ts';
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
  help: 'Around every value, or only around those that need them. A null has none.',
  choices: ['needed', 'always'],
  labels: { needed: 'Only where needed', always: 'Always' },
  default: 'needed',
} as const;
const lineEnd = {
  kind: 'choice',
  label: 'Line end',
  help: 'CRLF is what Windows and RFC 4180 write, LF what Unix does.',
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
    help: 'Begins the file with U+FEFF, by which Excel knows UTF‑8.',
    default: false,
  },
  nullText: {
    kind: 'text',
    label: 'Null',
    help: 'What stands for null. A text that equals it is quoted.',
    default: '',
    maxLength: 1000,
  },
  strings,
  decimal: {
    kind: 'choice',
    label: 'Decimal sign',
    help: 'The sign within decimal numbers.',
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
  help: 'Columns whose names share what stands before a dot become an object.',
  default: false,
} as const;

const create = {
  kind: 'boolean',
  label: 'Create tables',
  help: 'Begins with CREATE TABLE, with the tables’ keys.',
  default: true,
} as const;

/** Formats that databases, spreadsheets and programs load. */
export const dataFormats = {
  csv: {
    label: 'CSV',
    extension: 'csv',
    mediaType: 'text/csv;charset=utf-8',
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
    label: 'JSON',
    extension: 'json',
    mediaType: 'application/json',
    options: {
      pretty: {
        kind: 'boolean',
        label: 'Indented',
        help: 'A line a value, indented by two spaces; otherwise a line a row.',
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
    label: 'SQL',
    extension: 'sql',
    mediaType: 'application/sql',
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
        help: 'Drops tables of the same names first.',
        default: false,
      },
      rowsPerInsert: {
        kind: 'integer',
        label: 'Rows per INSERT',
        help: 'How many rows a statement holds; SQL Server takes 1,000 at most.',
        default: 500,
        min: 1,
        max: 10_000,
      },
      transaction: {
        kind: 'boolean',
        label: 'Transaction',
        help: 'All or nothing is loaded. MySQL commits each CREATE TABLE by itself.',
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

/** What the two dialogs offer, in the order of the select. */
export const dialogFormatIds = [
  'csv',
  'json',
  'sql',
] as const satisfies readonly (keyof typeof dataFormats)[];

export type DialogFormatId = (typeof dialogFormatIds)[number];
