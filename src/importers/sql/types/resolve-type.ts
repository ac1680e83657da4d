import type { Cursor } from '../cursor.ts';
import type { DraftCheck } from '../drafts.ts';
import type { SqlScript } from '../script.ts';
import { typeOf } from './registry.ts';
import type { TypeFacts } from './type-facts.ts';
import type { InnerType, WrittenType } from './written-type.ts';

/** Where a type is from that the dialect does not have. */
export type Origin = 'script' | 'other-dialect' | 'affinity' | 'unknown';

export interface ResolvedType {
  readonly facts: TypeFacts;
  /** Absent if the dialect has the type. */
  readonly origin?: Origin;
  /** Of the items, if it is an array. */
  readonly items?: ResolvedType;
  /** The fields of an object. */
  readonly fields?: readonly { readonly name: string; readonly type: ResolvedType }[];
  /** Whether the type itself allows null, where types allow none by themselves. */
  readonly isNullable?: true;
  /** Of the domains that the type consists of. */
  readonly checks: readonly DraftCheck[];
  readonly default?: Cursor;
}

const UNKNOWN: TypeFacts = { type: { value: 'unknown' } };
/** Domains over domains. */
const DEPTH_MAX = 20;

/** What a type says, with the definitions of the script. */
export function resolveType(written: WrittenType | undefined, script: SqlScript, depth = 0): ResolvedType {
  if (!written || depth > DEPTH_MAX) return { facts: UNKNOWN, checks: [] };
  const array = asArray(written, script);
  if (array.arrayDepth > 0) return arrayOf(array, script, depth);
  if (written.inner) return nestedType(written, written.inner, script, depth);
  const { dialect } = script;
  const isDefinedFirst = written.names.length > 1 || isQuoted(written, script) || dialect === 'sqlite';
  return (
    (isDefinedFirst ? definedType(written, script, depth) : undefined) ??
    builtInType(written, script) ??
    definedType(written, script, depth) ??
    typeOfOthers(written, script)
  );
}

/** Whether a name has capitals where names without quotes have none. No built-in type has. */
function isQuoted({ names }: WrittenType, { rules }: SqlScript): boolean {
  const name = names.at(-1) ?? '';
  return rules.foldsNames && name !== name.toLowerCase();
}

function builtInType(written: WrittenType, script: SqlScript): ResolvedType | undefined {
  const { dialect, readAs } = script;
  if (isQuoted(written, script)) return undefined;
  const entry = (readAs && typeOf(written.name, readAs)) ?? typeOf(written.name, dialect);
  return entry && resolved(entry.facts(written), written, entry.isAffinity ? 'affinity' : undefined);
}

/** A type that only another dialect has is taken for that dialect's. */
function typeOfOthers(written: WrittenType, script: SqlScript): ResolvedType {
  const entry = isQuoted(written, script) ? undefined : typeOf(written.name);
  return entry
    ? resolved(entry.facts(written), written, 'other-dialect')
    : resolved(UNKNOWN, written, 'unknown');
}

function resolved(facts: TypeFacts, { written }: WrittenType, origin: Origin | undefined): ResolvedType {
  return { facts: { ...facts, type: { ...facts.type, written } }, ...(origin && { origin }), checks: [] };
}

function definedType(written: WrittenType, script: SqlScript, depth: number): ResolvedType | undefined {
  const defined = script.findType(written.names, written.since ?? 0);
  if (!defined) return undefined;
  if (defined.kind === 'enum')
    return { facts: { type: { value: 'text' }, values: defined.values }, origin: 'script', checks: [] };
  const base = resolveType(defined.type, script, depth + 1);
  const standard = defined.default ?? base.default;
  return {
    ...base,
    facts: { ...base.facts, ...(defined.isNotNull && { isNotNull: true }) },
    origin: base.origin ?? 'script',
    checks: [...base.checks, ...defined.checks],
    ...(standard && { default: standard }),
  };
}

/** PostgreSQL's own name of `int4[]` is `_int4`. */
function asArray(written: WrittenType, script: SqlScript): WrittenType {
  const name = written.name.slice(1);
  const isArray =
    written.name.startsWith('_') && script.dialect === 'postgresql' && typeOf(name, 'postgresql');
  return isArray ? { ...written, name, arrayDepth: 1, written: `${name}[]` } : written;
}

/** `ARRAY<STRING>`, `STRUCT<id INT64>`, `Nullable(String)` and the like. */
function nestedType(
  { name }: WrittenType,
  inner: readonly InnerType[],
  script: SqlScript,
  depth: number,
): ResolvedType {
  const types = inner.map(({ type }) => resolveType(type, script, depth + 1));
  const [first = { facts: UNKNOWN, checks: [] }] = types;
  if (name === 'nullable') return { ...first, isNullable: true };
  if (name === 'lowcardinality') return first;
  // The name of the function comes before the type.
  if (name === 'simpleaggregatefunction') return types[1] ?? first;
  if (name === 'array') return { facts: { type: { value: 'array' } }, items: first, checks: [] };
  const fields = types.flatMap((type, i) => {
    const field = inner[i]?.name;
    return field === undefined ? [] : [{ name: field, type }];
  });
  const isObject = fields.length > 0 && name !== 'nested';
  return isObject
    ? { facts: { type: { value: 'object' } }, fields, checks: [] }
    : { facts: { type: { value: 'json' } }, checks: [] };
}

/** The array of a type that the script defines is kept as one of the type below: the schema has no such definition. */
function arrayOf(written: WrittenType, script: SqlScript, depth: number): ResolvedType {
  const item = { ...written, arrayDepth: written.arrayDepth - 1, written: withoutBrackets(written.written) };
  const items = resolveType(item, script, depth + 1);
  const { origin } = items;
  const text = origin === 'script' ? `${items.facts.type.written ?? 'text'}[]` : written.written;
  return { ...resolved({ type: { value: 'array' } }, { ...written, written: text }, origin), items };
}

/** The type of an array's items, as the source writes it. */
function withoutBrackets(written: string): string {
  const end = written.endsWith(']') ? written.lastIndexOf('[') : written.toUpperCase().lastIndexOf(' ARRAY');
  return end < 0 ? written : written.slice(0, end).trimEnd();
}
