import { columnClauseWords } from './column-clause-words.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
import type { DraftCheck, DraftType } from './drafts.ts';
import type { SqlScript } from './script.ts';
import type { Unread } from './skipped.ts';
import { readWrittenType } from './types/written-type.ts';

/** Reads CREATE TYPE after the word TYPE: an enum of PostgreSQL, or an alias of SQL Server. */
export function readCreateType(cursor: Cursor, script: SqlScript): Unread | undefined {
  const names = script.resolved(cursor.qualifiedName());
  if (cursor.takes('AS', 'ENUM')) {
    const values = cursor
      .parenthesized()
      .split()
      .map((part) => part.take().text);
    script.types.set(names, { kind: 'enum', values });
    return undefined;
  }
  if (cursor.takes('FROM')) {
    const type = script.dated(readWrittenType(cursor, script.text));
    const isNotNull = cursor.takes('NOT', 'NULL');
    cursor.takes('NULL');
    script.types.set(names, { kind: 'domain', type, isNotNull, default: undefined, checks: [] });
    return undefined;
  }
  return { reason: 'Only types that are enums are read.', matters: true };
}

/** Reads CREATE DOMAIN after the word DOMAIN. */
export function readCreateDomain(cursor: Cursor, script: SqlScript): undefined {
  const names = script.resolved(cursor.qualifiedName());
  cursor.takes('AS');
  const type = script.dated(readWrittenType(cursor, script.text));
  const checks: DraftCheck[] = [];
  let isNotNull = false;
  let standard: Cursor | undefined;
  while (!cursor.isAtEnd) {
    const offset = cursor.peek()?.start ?? 0;
    const name = cursor.takes('CONSTRAINT') ? cursor.name() : undefined;
    if (cursor.takes('NOT', 'NULL')) isNotNull = true;
    else if (cursor.takes('DEFAULT')) standard = cursor.skipTo(columnClauseWords, 1).kept();
    else if (cursor.takes('CHECK')) checks.push({ expression: cursor.parenthesized().kept(), offset, name });
    else if (cursor.takes('COLLATE')) cursor.qualifiedName();
    else if (!cursor.takes('NULL')) cursor.skip();
  }
  script.types.set(names, { kind: 'domain', type, isNotNull, default: standard, checks });
}

/** Reads ALTER TYPE after the word TYPE. */
export function readAlterType(cursor: Cursor, script: SqlScript): Unread | undefined {
  const names = cursor.qualifiedName();
  const type = script.findType(names);
  if (type && renames(cursor, script, names, type)) return undefined;
  if (type?.kind !== 'enum') return { reason: 'This changes no values of a type.', matters: false };
  if (cursor.takes('RENAME', 'VALUE')) {
    const at = type.values.indexOf(cursor.take().text);
    cursor.expect('TO');
    if (at >= 0) type.values[at] = cursor.take().text;
    return undefined;
  }
  if (!cursor.takes('ADD', 'VALUE')) return { reason: 'This changes no values of a type.', matters: false };
  cursor.takes('IF', 'NOT', 'EXISTS');
  const value = cursor.take().text;
  const isBefore = cursor.takes('BEFORE');
  const at = isBefore || cursor.takes('AFTER') ? type.values.indexOf(cursor.take().text) : -1;
  if (!type.values.includes(value))
    type.values.splice(at < 0 ? type.values.length : at + (isBefore ? 0 : 1), 0, value);
  return undefined;
}

/** Reads `RENAME TO name` and `SET SCHEMA name`. False if there is neither. */
function renames(cursor: Cursor, script: SqlScript, names: QualifiedName, type: DraftType): boolean {
  const old = script.resolved(names);
  const [namespace = '', name = ''] = old;
  if (cursor.takes('RENAME', 'TO')) script.renameType(old, type, [namespace, cursor.name()]);
  else if (cursor.takes('SET', 'SCHEMA')) script.renameType(old, type, [cursor.name(), name]);
  else return false;
  return true;
}

/** Reads ALTER DOMAIN after the word DOMAIN. */
export function readAlterDomain(cursor: Cursor, script: SqlScript): Unread | undefined {
  const names = cursor.qualifiedName();
  const domain = script.findType(names);
  const offset = cursor.peek()?.start ?? 0;
  if (domain?.kind !== 'domain') return NO_VALUES;
  if (renames(cursor, script, names, domain)) return undefined;
  if (cursor.takes('SET', 'NOT', 'NULL')) domain.isNotNull = true;
  else if (cursor.takes('DROP', 'NOT', 'NULL')) domain.isNotNull = false;
  else if (cursor.takes('SET', 'DEFAULT')) domain.default = cursor.skipTo(columnClauseWords, 1).kept();
  else if (cursor.takes('DROP', 'DEFAULT')) domain.default = undefined;
  else if (cursor.takes('RENAME', 'CONSTRAINT')) {
    const check = checkOf(domain.checks, cursor.name(), names);
    cursor.expect('TO');
    if (check) check.name = cursor.name();
  } else if (cursor.takes('DROP', 'CONSTRAINT')) {
    const isOptional = cursor.takes('IF', 'EXISTS');
    const name = cursor.name();
    const check = checkOf(domain.checks, name, names);
    domain.checks = domain.checks.filter((one) => one !== check);
    if (!check && !isOptional) return { reason: `There is no constraint “${name}” to drop.`, matters: true };
  } else if (cursor.takes('ADD')) {
    const name = cursor.takes('CONSTRAINT') ? cursor.name() : undefined;
    if (cursor.takes('NOT', 'NULL')) domain.isNotNull = true;
    else if (!cursor.takes('CHECK')) return { reason: 'This change to a domain is not read.', matters: true };
    else domain.checks.push({ expression: cursor.parenthesized().kept(), offset, name });
  } else return NO_VALUES;
  return undefined;
}

const NO_VALUES: Unread = { reason: 'This changes no values of a domain.', matters: false };

/** A check without a name is `domain_check`. */
function checkOf(checks: readonly DraftCheck[], name: string, domain: QualifiedName): DraftCheck | undefined {
  return (
    checks.find((check) => check.name === name) ??
    checks.find((check) => check.name === undefined && name === `${domain.at(-1)}_check`)
  );
}
