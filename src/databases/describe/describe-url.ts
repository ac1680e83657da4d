import type { StructureFilter } from '../../importers/table-patterns.ts';
import type { Result } from '../../result.ts';
import { connect } from '../connect.ts';
import type { ConnectOptions } from '../connect-options.ts';
import { type DatabaseDialect, type DatabaseError, SessionError } from '../session.ts';
import { describeDatabase } from './describe.ts';
import type { DescribedStructure } from './structure.ts';

interface DescribedUrl extends DescribedStructure {
  readonly dialect: DatabaseDialect;
}

/** Connects to a database, asks for its structure, and ends the connection. */
export async function describeUrl(
  url: string,
  filter: StructureFilter,
  options: ConnectOptions,
): Promise<Result<DescribedUrl, DatabaseError>> {
  const connected = await connect(url, options);
  if (!connected.ok) return connected;
  const session = connected.value;
  try {
    const described = await describeDatabase(session, filter);
    return { ok: true, value: { ...described, dialect: session.dialect } };
  } catch (error) {
    if (error instanceof SessionError) return { ok: false, error: error.error };
    throw error;
  } finally {
    await session.close();
  }
}
