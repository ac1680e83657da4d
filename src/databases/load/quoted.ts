import { dialects } from '../../formats/sql-dialects.ts';
import type { DatabaseDialect } from '../session.ts';

/** Quotes a name of a table or column. */
export function quotedIn(dialect: DatabaseDialect, name: string): string {
  return dialects[dialect].identifier(name);
}

/** Quoted names with commas between them. */
export function listIn(dialect: DatabaseDialect, names: readonly string[]): string {
  return names.map((name) => quotedIn(dialect, name)).join(', ');
}
