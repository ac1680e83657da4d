import type { StructureFilter } from '../../importers/table-patterns.ts';
import type { Session } from '../session.ts';
import { describeMysql } from './mysql.ts';
import { describePostgresql } from './postgresql.ts';
import { describeSqlite } from './sqlite.ts';
import type { DescribedStructure } from './structure.ts';

/**
 * Asks a database for its structure. Reads no row of a table. Rejects with a `SessionError`.
 */
export function describeDatabase(session: Session, filter: StructureFilter): Promise<DescribedStructure> {
  switch (session.dialect) {
    case 'postgresql':
      return describePostgresql(session, filter);
    case 'mysql':
      return describeMysql(session, filter);
    case 'sqlite':
      return describeSqlite(session, filter);
  }
}
