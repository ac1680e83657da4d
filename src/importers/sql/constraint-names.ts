import type { SourceDialect } from '../source-tables.ts';
import { type DraftCheck, type DraftTable, mentioned, type Placed } from './drafts.ts';
import type { SqlScript } from './script.ts';

export type ConstraintKind = 'primary' | 'unique' | 'foreign' | 'check';
type Constraint = { readonly kind: ConstraintKind } & (
  | { readonly part: DraftTable['keys'][number] }
  | { readonly part: DraftTable['foreignKeys'][number] }
  | { readonly part: DraftTable['checks'][number] }
);

function constraintsOf(table: DraftTable): readonly Constraint[] {
  return [
    ...table.keys.map((part) => ({ kind: part.kind, part })),
    ...table.foreignKeys.map((part) => ({ kind: 'foreign' as const, part })),
    ...table.checks.map((part) => ({ kind: 'check' as const, part })),
  ];
}

/** The constraint of a table that a name means. Of those without a name, the one for which the database makes that name. */
function findConstraint(
  table: DraftTable,
  name: string,
  kinds: ReadonlySet<ConstraintKind>,
  { dialect }: SqlScript,
): Constraint | undefined {
  const constraints = constraintsOf(table).filter(({ kind }) => kinds.has(kind));
  const lower = name.toLowerCase();
  return (
    constraints.find(({ part }) => part.name === name) ??
    constraints.find(({ part }) => part.name?.toLowerCase() === lower) ??
    standardNames(table, constraints, dialect).get(lower)
  );
}

/** Kinds of constraints, by the words after DROP. */
export const DROPPED: ReadonlyMap<string, ReadonlySet<ConstraintKind>> = new Map([
  ['CONSTRAINT', new Set<ConstraintKind>(['primary', 'unique', 'foreign', 'check'])],
  ['CHECK', new Set<ConstraintKind>(['check'])],
  ['FOREIGN', new Set<ConstraintKind>(['foreign'])],
  ['INDEX', new Set<ConstraintKind>(['unique'])],
  ['KEY', new Set<ConstraintKind>(['unique'])],
]);

const ANY = new Set<ConstraintKind>(['primary', 'unique', 'foreign', 'check']);

/** Deletes a constraint or a unique index. False if the table has none with that name. */
export function dropConstraint(
  table: DraftTable,
  name: string,
  script: SqlScript,
  kinds: ReadonlySet<ConstraintKind> = ANY,
): boolean {
  const part = findConstraint(table, name, kinds, script)?.part;
  if (!part) return false;
  table.keys = table.keys.filter((one) => one !== part);
  table.foreignKeys = table.foreignKeys.filter((one) => one !== part);
  table.checks = table.checks.filter((one) => one !== part);
  return true;
}

export function renameConstraint(table: DraftTable, name: string, renamed: string, script: SqlScript): void {
  const found = findConstraint(table, name, ANY, script);
  if (found) found.part.name = renamed;
}

/** The constraints without names, by the names in lower case that the database makes for them. */
function standardNames(
  table: DraftTable,
  constraints: readonly Constraint[],
  dialect: SourceDialect,
): ReadonlyMap<string, Constraint> {
  const names = new Map<string, Constraint>();
  const counts = new Map<string, number>();
  for (const constraint of constraints) {
    if (constraint.part.name !== undefined) continue;
    for (const base of BASES[dialect](constraint, table)) {
      const count = counts.get(base) ?? 0;
      counts.set(base, count + 1);
      names.set(NUMBERED[dialect](base, count).toLowerCase(), constraint);
    }
  }
  return names;
}

const NUMBERED: Readonly<Record<SourceDialect, (base: string, count: number) => string>> = {
  // https://www.postgresql.org/docs/current/ddl-constraints.html: `t_a_key`, `t_a_key1`
  postgresql: (base, count) => (count === 0 ? base : `${base}${count}`),
  // An index has the name of its first column; others are numbered from 1: `t_ibfk_1`.
  mysql: (base, count) =>
    base.endsWith('_') ? `${base}${count + 1}` : count === 0 ? base : `${base}_${count + 1}`,
  sqlite: (base) => base,
  sqlserver: (base) => base,
};

/** The names that a database makes, without numbers. Those of SQL Server are random, and those of SQLite cannot be dropped. */
const BASES: Readonly<
  Record<SourceDialect, (constraint: Constraint, table: DraftTable) => readonly string[]>
> = {
  postgresql: postgresqlNames,
  mysql: ({ kind, part }) => {
    if (kind === 'foreign') return [`${part.moment.table}_ibfk_`];
    if (kind === 'check') return [`${part.moment.table}_chk_`, 'CONSTRAINT_'];
    return 'columns' in part ? part.columns.slice(0, 1) : [];
  },
  sqlite: () => [],
  sqlserver: () => [],
};

const SUFFIXES: Readonly<Record<ConstraintKind, string>> = {
  primary: 'pkey',
  unique: 'key',
  foreign: 'fkey',
  check: 'check',
};

function postgresqlNames({ kind, part }: Constraint, table: DraftTable): readonly string[] {
  const suffix = SUFFIXES[kind];
  const owner = part.moment.table;
  if (kind === 'primary') return [cutName(owner, '', suffix)];
  if (!('columns' in part)) return [cutName(owner, onlyColumn(part, table), suffix)];
  const all = cutName(owner, part.columns.join('_'), suffix);
  // Before version 12, a foreign key had the name of its first column.
  return kind === 'foreign' && part.columns.length > 1
    ? [all, cutName(owner, part.columns[0] ?? '', suffix)]
    : [all];
}

/** The column that a check mentions, if there is only one. */
function onlyColumn({ expression, moment }: Placed<DraftCheck>, table: DraftTable): string {
  const names = mentioned(expression).filter((name) => table.column(name, moment.changes));
  return names.every((name) => name === names[0]) ? (names[0] ?? '') : '';
}

/** Characters of a name in PostgreSQL. */
const NAME_MAX = 63;

/** The longer part is cut first, as `makeObjectName` of PostgreSQL does. */
function cutName(table: string, columns: string, suffix: string): string {
  let [one, other] = [table.length, columns.length];
  const most = NAME_MAX - suffix.length - (columns === '' ? 1 : 2);
  while (one + other > most) one > other ? one-- : other--;
  return [table.slice(0, one), columns.slice(0, other), suffix].filter((part) => part !== '').join('_');
}
