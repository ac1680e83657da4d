import { columnClauseWords } from './column-clause-words.ts';
import type { Cursor } from './cursor.ts';
import type { DraftCheck } from './drafts.ts';
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
    const type = readWrittenType(cursor, script.text);
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
  const type = readWrittenType(cursor, script.text);
  const checks: DraftCheck[] = [];
  let isNotNull = false;
  let standard: Cursor | undefined;
  while (!cursor.isAtEnd) {
    const offset = cursor.peek()?.start ?? 0;
    if (cursor.takes('CONSTRAINT')) cursor.name();
    if (cursor.takes('NOT', 'NULL')) isNotNull = true;
    else if (cursor.takes('DEFAULT')) standard = cursor.skipTo(columnClauseWords, 1).kept();
    else if (cursor.takes('CHECK')) checks.push({ expression: cursor.parenthesized().kept(), offset });
    else if (cursor.takes('COLLATE')) cursor.qualifiedName();
    else if (!cursor.takes('NULL')) cursor.skip();
  }
  script.types.set(names, { kind: 'domain', type, isNotNull, default: standard, checks });
}

/** Reads ALTER TYPE after the word TYPE. */
export function readAlterType(cursor: Cursor, script: SqlScript): Unread | undefined {
  const type = script.types.get(script.resolved(cursor.qualifiedName()));
  if (!cursor.takes('ADD', 'VALUE') || type?.kind !== 'enum') {
    return { reason: 'This changes no values of a type.', matters: false };
  }
  cursor.takes('IF', 'NOT', 'EXISTS');
  const value = cursor.take().text;
  const isBefore = cursor.takes('BEFORE');
  const at = isBefore || cursor.takes('AFTER') ? type.values.indexOf(cursor.take().text) : -1;
  if (!type.values.includes(value))
    type.values.splice(at < 0 ? type.values.length : at + (isBefore ? 0 : 1), 0, value);
  return undefined;
}

/** Reads ALTER DOMAIN after the word DOMAIN. */
export function readAlterDomain(cursor: Cursor, script: SqlScript): Unread | undefined {
  const domain = script.types.get(script.resolved(cursor.qualifiedName()));
  const offset = cursor.peek()?.start ?? 0;
  if (!cursor.takes('ADD') || domain?.kind !== 'domain') {
    return { reason: 'This changes no values of a domain.', matters: false };
  }
  if (cursor.takes('CONSTRAINT')) cursor.name();
  if (!cursor.takes('CHECK')) return { reason: 'This change to a domain is not read.', matters: true };
  domain.checks.push({ expression: cursor.parenthesized().kept(), offset });
  return undefined;
}
