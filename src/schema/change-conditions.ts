import type { Json } from '../catalogue/field.ts';
import { type FieldId, fields } from '../catalogue/fields.ts';
import type { FilterName } from '../expression/filters.ts';
import { parseFormula } from '../expression/formula.ts';
import type { FunctionName } from '../expression/functions.ts';
import { filtersIn, parseTemplate } from '../expression/template.ts';
import { nodesOf } from '../expression/tree.ts';
import { childrenOf } from './children.ts';
import { firstOfForeignKey } from './foreign-keys.ts';
import { defaultOf } from './options.ts';
import type { ColumnSchema, TableSchema } from './schema.ts';
import { unevenOption } from './uneven.ts';

/** Facts about a column that decide whether a change of values affects it. */
export interface ColumnPlace {
  /** The table of the column. Nested columns are in no key of a table, so their table is empty. */
  readonly table: TableSchema;
  /** Whether its options, or those of columns that it reads, have letters whose case is not the same in every engine. */
  readonly hasUnstableLetters: boolean;
}

/** Up to so many numbers, version 0.3.0 picked them as later versions do. */
const NARROW_COUNT = 2 ** 22;
/** The options that hold the number of decimals of a field's values. */
const DECIMALS = ['precision', 'fractionDigits'];

/** Whether numbers are picked from a wide range. Unique ones are permuted instead. */
export function isOfWideRange({ field, options, unique }: ColumnSchema): boolean {
  if (unique) return false;
  const [min, max] = [Number(options.min), Number(options.max)];
  // A coordinate of the whole world is that of the row's place.
  const isPlace =
    field.startsWith('location.') && min === defaultOf(field, 'min') && max === defaultOf(field, 'max');
  if (isPlace) return false;
  const decimals = DECIMALS.map((name) => options[name]).find((value) => value !== undefined);
  const step = Number(options.multipleOf ?? 1) / Number(`1e${Number(decimals ?? 0)}`);
  return Math.round((max - min) / step) + 1 > NARROW_COUNT;
}

const WIDE_NETWORKS: ReadonlySet<unknown> = new Set(['any', 'multicast']);
/** Blocks of 2^28 addresses and more. */
const WIDE_BLOCK = /\/0*[0-4]\s*$/;

export function isOfWideBlock({ options: { network, cidrBlock } }: ColumnSchema): boolean {
  return cidrBlock === undefined ? WIDE_NETWORKS.has(network) : WIDE_BLOCK.test(String(cidrBlock));
}

export function isAtAnyTime({ options }: ColumnSchema): boolean {
  return options.workingHours !== true;
}

function isInKey({ name, unique }: ColumnSchema, { primaryKey, unique: keys }: TableSchema): boolean {
  return unique || primaryKey.includes(name) || keys.some((key) => key.includes(name));
}

export function isUniqueUnevenBoolean({ unique, options }: ColumnSchema): boolean {
  return unique && options.percent !== 50;
}

/** Whether the column is in a key, and has both true and false cells. */
export function isVaryingInKey(column: ColumnSchema, { table }: ColumnPlace): boolean {
  const probability = Number(column.options.probability);
  return isInKey(column, table) && probability > 0 && probability < 1;
}

/** Options that version 0.3.0 did not follow in keys of several columns: there, all values were as frequent. */
const IGNORED_IN_KEYS: ReadonlySet<string> = new Set(['percent', 'probability', 'values']);

/** Whether the column is one of those whose combinations were permuted together with values that are not as frequent. */
export function isInUnevenKey(column: ColumnSchema, { table }: ColumnPlace): boolean {
  const deciding = firstOfForeignKey(table, column);
  if (!isPermuted(deciding, table)) return false;
  return keysOf(table).some((key) => {
    const isPermutedKey = key.length > 1 && key.every(({ unique }) => !unique);
    return isPermutedKey && key.includes(deciding) && key.some(isUnevenInKey);
  });
}

function keysOf({ primaryKey, unique, columns }: TableSchema): readonly (readonly ColumnSchema[])[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return [primaryKey, ...unique].map((key) => key.flatMap((name) => byName.get(name) ?? []));
}

function isUnevenInKey(column: ColumnSchema): boolean {
  if (column.nulls > 0) return false;
  // In version 0.3.0, a boolean with one value had two in a key.
  const isOneBoolean = column.field === 'boolean' && column.options.percent !== 50;
  return isOneBoolean || IGNORED_IN_KEYS.has(unevenOption(column)?.name ?? '');
}

/** Whether the values of a column in a key of several columns were permuted in version 0.3.0. */
function isPermuted(column: ColumnSchema, { name }: TableSchema): boolean {
  if (column.nulls > 0 || 'entity' in fields[column.field]) return false;
  if (column.field === 'reference') return childrenOf(column) === 'uniform' && column.options.table !== name;
  const uneven = unevenOption(column);
  return uneven === undefined || IGNORED_IN_KEYS.has(uneven.name);
}

const CASE_FILTERS: ReadonlySet<FilterName> = new Set<FilterName>(['upper', 'lower', 'title', 'slug']);
const CASE_FUNCTIONS: ReadonlySet<FunctionName> = new Set<FunctionName>(['upper', 'lower']);

/** Whether the column changes the case of texts, and has or reads letters whose case is not the same in every engine. */
export function changesCaseOfUnstableLetters(
  column: ColumnSchema,
  { hasUnstableLetters }: ColumnPlace,
): boolean {
  return hasUnstableLetters && changesCase(column);
}

function changesCase({ field, options }: ColumnSchema): boolean {
  if (options.case !== undefined) return true;
  if (field === 'template') return filtersOf(options.text).some((name) => CASE_FILTERS.has(name));
  if (field !== 'formula') return false;
  const formula = parseFormula(String(options.expression));
  return (
    formula.ok && nodesOf(formula.value).some((node) => node.kind === 'call' && CASE_FUNCTIONS.has(node.name))
  );
}

export function padsText({ options }: ColumnSchema): boolean {
  return filtersOf(options.text).includes('pad');
}

function filtersOf(text: Json | undefined): readonly FilterName[] {
  const template = parseTemplate(String(text));
  return template.ok ? filtersIn(template.value) : [];
}

/** Lookarounds, escapes of Unicode, and letters that are neither ASCII nor Latin. */
const LOOKAROUND_OR_UNICODE = /\(\?<?[=!]|\\[pPu]|[^\0-\u017f]/;
/** Character classes, and escapes other than `\b` and `\B`. */
const WITHOUT_ANCHORS = /\\[^bB]|\[(?:[^\]\\]|\\.)*/gsu;
/** The anchors at both ends of a pattern, or of a group around it. */
const OUTER_ANCHORS = /^(?:\((?:\?:)?)?\^|\$\)?$/g;
const ANCHOR = /[$^]|\\[bB]/;

export function isConstrainedOrUnicode({ options }: ColumnSchema): boolean {
  const pattern = String(options.pattern);
  if (LOOKAROUND_OR_UNICODE.test(pattern)) return true;
  const rest = pattern.replace(WITHOUT_ANCHORS, '_');
  const alternatives = rest.includes('(') ? [rest] : rest.split('|');
  return alternatives.some((alternative) => ANCHOR.test(alternative.replace(OUTER_ANCHORS, '')));
}

/** Whether a reference is picked by consistent hashing. In a key of several columns, combinations are permuted instead. */
export function isConsistentReference(column: ColumnSchema, { table }: ColumnPlace): boolean {
  const deciding = firstOfForeignKey(table, column);
  const children = childrenOf(deciding);
  if (children === 'uniform') return !isInPermutedKey(deciding, table);
  return typeof children === 'object' && 'min' in children;
}

/** Fields whose values are counted, so that a key of several columns permutes their combinations. */
const COUNTED: ReadonlySet<FieldId> = new Set(['reference', 'list', 'boolean']);

function isInPermutedKey({ name, options, nulls }: ColumnSchema, table: TableSchema): boolean {
  const isPartOfForeignKey = table.foreignKeys.some((key) => key.columns.includes(name));
  if (nulls > 0 || options.table === table.name || isPartOfForeignKey) return false;
  return keysOf(table).some(
    (key) =>
      key.length > 1 &&
      key.some((column) => column.name === name) &&
      key.every(({ field, unique }) => COUNTED.has(field) && !unique),
  );
}
