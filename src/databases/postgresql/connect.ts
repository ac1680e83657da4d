import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { ConnectionOptions } from 'node:tls';
import type { Client } from 'pg';
import { errorMessage } from '../../error-text.ts';
import type { ServerAddress } from '../address.ts';
import type { ConnectOptions } from '../connect-options.ts';
import { redactor } from '../redact.ts';
import { type Session, SessionError } from '../session.ts';
import { whyUnreachable } from '../unreachable.ts';
import { postgresqlError } from './errors.ts';
import { passwordFromFile } from './password-file.ts';
import { postgresqlSession } from './session.ts';

const PORT = 5432;
const TIMEOUT_MS = 15_000;
/** Folders of sockets, as Debian and as the source of PostgreSQL name them. */
const SOCKET_FOLDERS = ['/var/run/postgresql', '/tmp'];

/** Where a server is, and as whom to connect. */
interface Target {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password: string | undefined;
}

/**
 * The host that an address or `PGHOST` names. Without one it is a folder with a socket, or `localhost`, as in psql.
 */
export function postgresqlHost({ host, port }: ServerAddress, { environment }: ConnectOptions): string {
  const socket = `.s.PGSQL.${port ?? environment.PGPORT ?? PORT}`;
  return (
    host ||
    environment.PGHOST ||
    (SOCKET_FOLDERS.find((folder) => existsSync(`${folder}/${socket}`)) ?? 'localhost')
  );
}

function targetOf(address: ServerAddress, options: ConnectOptions): Target {
  const { environment } = options;
  const user = address.user ?? environment.PGUSER ?? userInfo().username;
  const place = {
    host: postgresqlHost(address, options),
    port: address.port ?? Number(environment.PGPORT ?? PORT),
    user,
    database: address.database ?? environment.PGDATABASE ?? user,
  };
  const password = address.password ?? environment.PGPASSWORD ?? passwordFromFile(place, environment);
  return { ...place, password };
}

/** How to encrypt, as libpq's `sslmode` says. https://www.postgresql.org/docs/current/libpq-ssl.html */
interface Encryption {
  readonly ssl: false | ConnectionOptions;
  /** Whether to connect without encryption if the server has none. */
  readonly isOptional: boolean;
}

function encryptionOf({ parameters }: ServerAddress, { environment }: ConnectOptions): Encryption {
  const mode = parameters.get('sslmode') ?? environment.PGSSLMODE ?? 'prefer';
  const rootFile = parameters.get('sslrootcert') ?? environment.PGSSLROOTCERT;
  const ca = rootFile === undefined || rootFile === 'system' ? undefined : readCertificate(rootFile);
  const own = { cert: parameters.get('sslcert'), key: parameters.get('sslkey') };
  const ssl: ConnectionOptions = {
    ...(ca === undefined ? {} : { ca }),
    ...(own.cert === undefined ? {} : { cert: readCertificate(own.cert) }),
    ...(own.key === undefined ? {} : { key: readCertificate(own.key) }),
  };
  switch (mode) {
    case 'disable':
    case 'allow':
      return { ssl: false, isOptional: false };
    case 'prefer':
      return { ssl: { ...ssl, rejectUnauthorized: false }, isOptional: true };
    case 'require':
      // With certificates of authorities, libpq checks them in this mode too.
      return {
        ssl: { ...ssl, rejectUnauthorized: ca !== undefined, checkServerIdentity: () => undefined },
        isOptional: false,
      };
    case 'verify-ca':
      return {
        ssl: { ...ssl, rejectUnauthorized: true, checkServerIdentity: () => undefined },
        isOptional: false,
      };
    case 'verify-full':
      return { ssl: { ...ssl, rejectUnauthorized: true }, isOptional: false };
    default:
      throw new SessionError({
        code: 'invalid-url',
        message:
          'There is no such sslmode. The modes are disable, allow, prefer, require, verify-ca and verify-full.',
      });
  }
}

function readCertificate(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new SessionError({
      code: 'invalid-url',
      message: `A file of the address cannot be read: ${errorMessage(error)}.`,
    });
  }
}

/** Connects to PostgreSQL. Throws a `SessionError`. */
export async function connectPostgresql(address: ServerAddress, options: ConnectOptions): Promise<Session> {
  const target = targetOf(address, options);
  const { ssl, isOptional } = encryptionOf(address, options);
  const redact = redactor([target.password]);
  const isSocket = target.host.startsWith('/');
  const first = await open(target, isSocket ? false : ssl).catch((error: unknown) => {
    if (isOptional && !isSocket && /does not support SSL/.test(errorMessage(error))) return undefined;
    throw failure(error, target, redact);
  });
  const client =
    first ??
    (await open(target, false).catch((error: unknown) => {
      throw failure(error, target, redact);
    }));
  const session = postgresqlSession({ client, version: '', redact });
  const [[version] = []] = await session.query('SHOW server_version');
  return { ...session, version: version ?? '' };
}

async function open(
  { host, port, user, database, password }: Target,
  ssl: false | ConnectionOptions,
): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    host,
    port,
    user,
    database,
    // A function keeps the driver from reading files and variables on its own.
    password: () => password ?? '',
    ssl,
    connectionTimeoutMillis: TIMEOUT_MS,
    application_name: 'rowloom',
    keepAlive: true,
  });
  // An error while connecting is the promise's too.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return client;
}

function failure(error: unknown, target: Target, redact: (text: string) => string): SessionError {
  const place = target.host.startsWith('/')
    ? `the socket in ${target.host}`
    : `${target.host}, port ${target.port}`;
  const refused = postgresqlError(error);
  const needsPassword =
    (target.password ?? '') === '' &&
    (refused?.code === 'authentication' || /password/i.test(errorMessage(error)));
  if (needsPassword) {
    const message = `PostgreSQL at ${place} asks the user “${target.user}” for a password. Set PGPASSWORD, or add a line to ~/.pgpass.`;
    return new SessionError({ code: 'authentication', message, sqlState: '28P01' });
  }
  if (!refused) return new SessionError(whyUnreachable(error, 'PostgreSQL', place, redact));
  const hint = HINTS[refused.code] ?? '';
  return new SessionError({
    ...refused,
    message: redact(`PostgreSQL at ${place} refuses the connection: ${refused.message}${hint}`),
  });
}

const HINTS: Readonly<Partial<Record<SessionError['error']['code'], string>>> = {
  authentication: ' Check the user, PGPASSWORD, ~/.pgpass and the password of the address.',
  'no-database': ' Check the name after the host, or create the database.',
};
