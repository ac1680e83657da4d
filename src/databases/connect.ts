import type { Result } from '../result.ts';
import { type DatabaseAddress, parseDatabaseUrl } from './address.ts';
import type { ConnectOptions } from './connect-options.ts';
import { isLocalHost, isSameHost } from './local-host.ts';
import { type DatabaseError, type Session, SessionError } from './session.ts';

/**
 * Connects to the database of a URL: `postgres:`, `mysql:`, `mariadb:` or `sqlite:`. Parts that the URL leaves open come from the
 * variables of each product, and from `~/.pgpass`. Hosts that are not this machine are refused unless they are allowed.
 */
export async function connect(url: string, options: ConnectOptions): Promise<Result<Session, DatabaseError>> {
  try {
    return { ok: true, value: await openAddress(parseDatabaseUrl(url), options) };
  } catch (error) {
    if (error instanceof SessionError) return { ok: false, error: error.error };
    throw error;
  }
}

async function openAddress(address: DatabaseAddress, options: ConnectOptions): Promise<Session> {
  switch (address.dialect) {
    case 'sqlite': {
      const { openSqlite } = await import('./sqlite/session.ts');
      return openSqlite(address, options);
    }
    case 'mysql': {
      const { connectMysql, mysqlHost } = await import('./mysql/connect.ts');
      refuseRemote(mysqlHost(address), options);
      return connectMysql(address, options);
    }
    case 'postgresql': {
      const { connectPostgresql, postgresqlHost } = await import('./postgresql/connect.ts');
      refuseRemote(postgresqlHost(address, options), options);
      return connectPostgresql(address, options);
    }
  }
}

function refuseRemote(host: string, { allowedHosts = [] }: ConnectOptions): void {
  if (isLocalHost(host) || allowedHosts.some((allowed) => isSameHost(allowed, host))) return;
  throw new SessionError({
    code: 'refused-host',
    message: `The database is on another machine, “${host}”. If it is the one that you mean, name it in the option allowedHosts: --host-ok ${host} of the command.`,
  });
}
