import type { Cell } from '../catalogue/field.ts';
import type { Column } from '../dataset/table.ts';
import type { OptionsOfFormat } from './formats.ts';
import { identifier, rowTypeName } from './identifier.ts';
import { escapedInJson, quotedJson } from './json-texts.ts';
import { withTokens } from './json-tokens.ts';
import { cellTexts, createRowTexts, digits, type Literals } from './row-texts.ts';
import type { TableHead, Writer } from './writer.ts';

export type TypeScriptOptions = OptionsOfFormat<'typescript'>;

const NAME = /^[A-Za-z_$][\w$]*$/;

/** A property's name and colon. Without brackets, `__proto__` would set the object's prototype. */
function property(name: string): string {
  if (name === '__proto__') return '["__proto__"]: ';
  return `${NAME.test(name) ? name : quotedJson(name)}: `;
}

const json = {
  text: quotedJson,
  name: property,
  number: (number: string) => number,
  word: (word: string) => word,
};

function literalsOf(options: TypeScriptOptions): Literals {
  const date = (cell: Cell) => (options.dates === 'date' ? `new Date("${cell}")` : `"${cell}"`);
  return {
    text: (cell) => quotedJson(String(cell)),
    integer: digits,
    decimal: digits,
    boolean: String,
    date,
    timestamp: date,
    json: (cell) => withTokens(String(cell), json),
    plain: { without: escapedInJson, open: '"', close: '"' },
  };
}

/** Writes a column's integers. Adds the column's name to `seen` if one of them is beyond 2^53. */
function createIntegers({ name }: Column, { bigints }: TypeScriptOptions, seen: Set<string>) {
  const end = bigints === 'bigint' ? 'n' : '"';
  const start = bigints === 'bigint' ? '' : '"';
  return {
    literal(cell: Cell): string {
      if (typeof cell !== 'bigint') return digits(cell);
      seen.add(name);
      return `${start}${cell}${end}`;
    },
    type: () => (seen.has(name) ? `number | ${bigints === 'bigint' ? 'bigint' : 'string'}` : 'number'),
  };
}

/** `text` writes a column's cells. `line` declares its type, and may be called only after all rows. */
function createColumn(column: Column, options: TypeScriptOptions, seen: Set<string>) {
  const before = property(column.name);
  const integers = createIntegers(column, options, seen);
  const literals = { ...literalsOf(options), integer: integers.literal };
  const dates = options.dates === 'date' ? 'Date' : 'string';
  const types: Readonly<Record<Column['type'], () => string>> = {
    text: () => 'string',
    integer: integers.type,
    decimal: () => 'number',
    boolean: () => 'boolean',
    date: () => dates,
    timestamp: () => dates,
    json: () => 'unknown',
  };
  return {
    text: cellTexts(literals, column, { nullText: `${before}null`, before }),
    line: () => `  readonly ${before}${types[column.type]()}${column.nullable ? ' | null' : ''};\n`,
  };
}

/** Writes an array of objects, and then their interface. */
export function createTypeScriptWriter(table: TableHead, options: TypeScriptOptions): Writer {
  const seen = new Set<string>();
  const columns = table.columns.map((column) => createColumn(column, options, seen));
  const type = rowTypeName(table.name);
  return {
    head: () => `export const ${identifier(table.name)}: readonly ${type}[] = [\n`,
    rows: createRowTexts(
      table,
      columns.map(({ text }) => text),
      { open: '  { ', between: ', ', close: ' },\n' },
    ),
    tail: () => `];\n\nexport interface ${type} {\n${columns.map(({ line }) => line()).join('')}}\n`,
    seen,
    seesValues: table.columns.some(({ type }) => type === 'integer'),
  };
}
