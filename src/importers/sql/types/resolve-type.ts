import type { SourceDialect } from '../../source-tables.ts';
import type { Cursor } from '../cursor.ts';
import type { DraftCheck } from '../drafts.ts';
import type { SqlScript } from '../script.ts';
import { mysqlTypes } from './mysql.ts';
import { postgresqlTypes } from './postgresql.ts';
import { sqliteType } from './sqlite.ts';
import { sqlserverTypes } from './sqlserver.ts';
import type { TypeFacts, TypeReader, TypeTable } from './type-facts.ts';
import type { WrittenType } from './written-type.ts';

const inTable =
  (table: TypeTable) =>
  (name: string): TypeReader | undefined =>
    Object.hasOwn(table, name) ? table[name] : undefined;

const typesOf: Readonly<Record<SourceDialect, (name: string) => TypeReader | undefined>> = {
  postgresql: inTable(postgresqlTypes),
  mysql: inTable(mysqlTypes),
  sqlite: sqliteType,
  sqlserver: inTable(sqlserverTypes),
};

export interface ResolvedType {
  readonly facts: TypeFacts;
  /** Of the items, if it is an array. */
  readonly items?: ResolvedType;
  /** Of the domains that the type consists of. */
  readonly checks: readonly DraftCheck[];
  readonly default?: Cursor;
}

const UNKNOWN: ResolvedType = { facts: { type: { value: 'unknown' } }, checks: [] };
/** Domains over domains. */
const DEPTH_MAX = 20;

/** What a type says, with the definitions of the script. */
export function resolveType(written: WrittenType | undefined, script: SqlScript, depth = 0): ResolvedType {
  if (!written || depth > DEPTH_MAX) return UNKNOWN;
  if (written.arrayDepth > 0) return arrayOf(written, script, depth);
  const builtIn = typesOf[script.dialect](written.name)?.(written);
  const isKnown = builtIn && (script.dialect !== 'sqlite' || !script.findType(written.names, written.since));
  if (isKnown) return { facts: withWritten(builtIn, written.written), checks: [] };
  return (
    definedType(written, script, depth) ?? { ...UNKNOWN, facts: withWritten(UNKNOWN.facts, written.written) }
  );
}

function definedType(written: WrittenType, script: SqlScript, depth: number): ResolvedType | undefined {
  const defined = script.findType(written.names, written.since);
  if (!defined) return undefined;
  if (defined.kind === 'enum')
    return { facts: { type: { value: 'text' }, values: defined.values }, checks: [] };
  const base = resolveType(defined.type, script, depth + 1);
  const standard = defined.default ?? base.default;
  return {
    ...base,
    facts: { ...base.facts, ...(defined.isNotNull && { isNotNull: true }) },
    checks: [...base.checks, ...defined.checks],
    ...(standard && { default: standard }),
  };
}

function arrayOf(written: WrittenType, script: SqlScript, depth: number): ResolvedType {
  const item = { ...written, arrayDepth: written.arrayDepth - 1, written: withoutBrackets(written.written) };
  const facts: TypeFacts = { type: { value: 'array', written: written.written } };
  return { facts, items: resolveType(item, script, depth + 1), checks: [] };
}

/** The type of an array's items, as the source writes it. */
function withoutBrackets(written: string): string {
  const end = written.endsWith(']') ? written.lastIndexOf('[') : written.toUpperCase().lastIndexOf(' ARRAY');
  return end < 0 ? written : written.slice(0, end).trimEnd();
}

function withWritten(facts: TypeFacts, written: string): TypeFacts {
  return { ...facts, type: { ...facts.type, written } };
}
