import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { SourceType } from '../source-tables.ts';

/** The name of a type as the source writes it, in lower case, without lengths and other parts in parentheses. */
export function baseName({ written = '' }: SourceType): string {
  return written
    .toLowerCase()
    .split('(')
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf(')') + 1)))
    .join(' ')
    .replace(/["[\]`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const text = (pattern: string): FieldGuess => ({ field: 'regex', options: { pattern } });

/** Values that databases read as types that Rowloom does not know. */
const BY_NAME: Readonly<Record<string, FieldGuess>> = {
  inet: { field: 'internet.ipv4' },
  cidr: { field: 'internet.ipv4' },
  inet4: { field: 'internet.ipv4' },
  inet6: { field: 'internet.ipv6' },
  macaddr: { field: 'internet.mac' },
  interval: text('[1-9]\\d? days'),
  xml: text('<value>[a-z]{3,8}</value>'),
  tsvector: { field: 'lorem.words' },
  tsquery: { field: 'lorem.word' },
  hstore: text('[a-z]{3,8}=>[a-z]{3,8}'),
  ltree: text('[a-z]{3,8}(\\.[a-z]{3,8}){0,2}'),
  point: text('\\(\\d{1,2},\\d{1,2}\\)'),
  line: text('\\{[1-9],[1-9],\\d\\}'),
  lseg: text('\\[\\(\\d,\\d\\),\\(\\d,\\d\\)\\]'),
  box: text('\\(\\d,\\d\\),\\(\\d,\\d\\)'),
  path: text('\\(\\(\\d,\\d\\),\\(\\d,\\d\\)\\)'),
  polygon: text('\\(\\(\\d,\\d\\),\\(\\d,\\d\\),\\(\\d,\\d\\)\\)'),
  circle: text('<\\(\\d,\\d\\),[1-9]>'),
  int4range: text('\\[\\d,[1-9]\\d\\)'),
  int8range: text('\\[\\d,[1-9]\\d\\)'),
  numrange: text('\\[\\d,[1-9]\\d\\)'),
  daterange: text('\\[2025-0[1-9]-1\\d,2026-0[1-9]-1\\d\\)'),
  tsrange: text('\\[2025-0[1-9]-1\\d,2026-0[1-9]-1\\d\\)'),
  tstzrange: text('\\[2025-0[1-9]-1\\d,2026-0[1-9]-1\\d\\)'),
  pg_lsn: text('[0-9A-F]{1,4}/[0-9A-F]{1,8}'),
  oid: { field: 'number', options: { min: 1, max: 1_000_000 } },
  hierarchyid: text('/[1-9]/([1-9]/)?'),
  int4multirange: text('\\{\\[\\d,[1-9]\\d\\)\\}'),
  int8multirange: text('\\{\\[\\d,[1-9]\\d\\)\\}'),
  nummultirange: text('\\{\\[\\d,[1-9]\\d\\)\\}'),
  datemultirange: text('\\{\\[2025-0[1-9]-1\\d,2026-0[1-9]-1\\d\\)\\}'),
  tsmultirange: text('\\{\\[2025-0[1-9]-1\\d,2026-0[1-9]-1\\d\\)\\}'),
  tstzmultirange: text('\\{\\[2025-0[1-9]-1\\d,2026-0[1-9]-1\\d\\)\\}'),
  sql_variant: { field: 'word.noun' },
};

/** A field whose values the database reads as the type that the source writes. */
export function guessByWrittenType(type: SourceType): FieldGuess | undefined {
  const name = baseName(type);
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name];
  if (name === 'bit' || name === 'bit varying' || name === 'varbit') {
    return text(`[01]{${type.maxLength ?? type.precision ?? 1}}`);
  }
  return undefined;
}

/** Whether the source writes an array of PostgreSQL, which reads `{1,2}` and not JSON. */
export function isPostgresArray({ written = '' }: SourceType): boolean {
  return /\[\d*\]\s*$|\barray\b|^_/i.test(written);
}

/** The patterns of one item in the text of a PostgreSQL array. */
const ITEMS: Readonly<Partial<Record<SourceType['value'], string>>> = {
  integer: '[1-9]\\d?',
  decimal: '[1-9]\\d?\\.\\d\\d',
  boolean: '(t|f)',
  date: '2025-0[1-9]-1\\d',
  timestamp: '2025-0[1-9]-1\\dT1\\d:[0-5]\\d:00Z',
  time: '1\\d:[0-5]\\d:00',
  uuid: '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}',
  text: '[a-z]{3,8}',
};

/** The text of a PostgreSQL array. Its items have no commas, quotes or braces. */
export function postgresArray(item: SourceType | undefined, values: readonly string[]): FieldGuess {
  const ofType = values.length > 0 ? `(${values.map(escaped).join('|')})` : ITEMS[item?.value ?? 'unknown'];
  if (ofType === undefined) return { field: 'constant', options: { value: '{}' } };
  const shortened =
    item?.maxLength !== undefined && item.maxLength < 8 ? `[a-z]{1,${item.maxLength}}` : ofType;
  const one = values.length === 0 && item?.value === 'text' ? shortened : ofType;
  return text(`\\{${one}(,${one}){0,2}\\}`);
}

function escaped(value: string): string {
  const quoted = /^\w+$/.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
  return quoted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
