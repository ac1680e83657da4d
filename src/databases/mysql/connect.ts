import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type * as MySql from 'mysql2/promise';
import { errorMessage } from '../../error-text.ts';
import type { ServerAddress } from '../address.ts';
import type { ConnectOptions } from '../connect-options.ts';
import { loadDriver } from '../drivers.ts';
import { isLocalHost } from '../local-host.ts';
import { redactor } from '../redact.ts';
import { type Session, SessionError } from '../session.ts';
import { whyUnreachable } from '../unreachable.ts';
import { mysqlError } from './errors.ts';
import { mysqlSession } from './session.ts';

const PORT = 3306;
const TIMEOUT_MS = 15_000;
const DRIVER = { name: 'mysql2', products: 'MySQL and MariaDB' };

interface Target {
  /** A name or a number, or the file of a socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | undefined;
  readonly database: string | undefined;
}

/** The host of an address, or the file of the socket that it names. */
export function mysqlHost({ host, parameters }: ServerAddress): string {
  return parameters.get('socketPath') ?? parameters.get('socket') ?? host ?? 'localhost';
}

function targetOf(address: ServerAddress, { environment }: ConnectOptions): Target {
  return {
    host: mysqlHost(address),
    port: address.port ?? Number(environment.MYSQL_TCP_PORT ?? PORT),
    user: address.user ?? environment.USER ?? userInfo().username,
    password: address.password ?? environment.MYSQL_PWD,
    database: address.database,
  };
}

type Encryption = MySql.SslOptions & { readonly isOptional?: boolean };

/** How to encrypt, by MySQL's names. https://dev.mysql.com/doc/refman/8.4/en/connection-options.html#option_general_ssl-mode */
function encryptionOf({ parameters }: ServerAddress, host: string): Encryption | undefined {
  const named = parameters.get('ssl-mode') ?? parameters.get('sslmode') ?? parameters.get('sslMode');
  const byFlag = parameters.get('ssl') === 'true' ? 'REQUIRED' : undefined;
  const mode = (named ?? byFlag ?? (isLocalHost(host) ? 'DISABLED' : 'PREFERRED')).toUpperCase();
  const file = parameters.get('ssl-ca') ?? parameters.get('sslca');
  const ca = file === undefined ? {} : { ca: readCertificate(file) };
  switch (mode.replace('-', '_')) {
    case 'DISABLED':
    case 'DISABLE':
      return undefined;
    case 'PREFERRED':
    case 'PREFER':
      return { ...ca, rejectUnauthorized: false, isOptional: true };
    case 'REQUIRED':
    case 'REQUIRE':
      return { ...ca, rejectUnauthorized: false };
    case 'VERIFY_CA':
      return { ...ca, rejectUnauthorized: true };
    case 'VERIFY_IDENTITY':
    case 'VERIFY_FULL':
      return { ...ca, rejectUnauthorized: true, verifyIdentity: true };
    default:
      throw new SessionError({
        code: 'invalid-url',
        message:
          'There is no such ssl-mode. The modes are DISABLED, PREFERRED, REQUIRED, VERIFY_CA and VERIFY_IDENTITY.',
      });
  }
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SessionError({
      code: 'invalid-url',
      message: `A file of the address cannot be read: ${errorMessage(error)}.`,
    });
  }
}

function isDriver(value: unknown): value is typeof MySql {
  return typeof value === 'object' && value !== null && 'createConnection' in value;
}

/** Connects to MySQL or MariaDB. Throws a `SessionError`. */
export async function connectMysql(address: ServerAddress, options: ConnectOptions): Promise<Session> {
  const target = targetOf(address, options);
  const redact = redactor([target.password]);
  const loaded = loadDriver({ ...DRIVER, entry: 'mysql2/promise' });
  if (!isDriver(loaded)) throw new SessionError({ code: 'driver-missing', message: OLD_DRIVER });
  try {
    const connection = await open(loaded, target, encryptionOf(address, target.host));
    const [rows] = await connection.query({ sql: 'SELECT VERSION()', rowsAsArray: true });
    const [first] = Array.isArray(rows) ? rows : [];
    const version = Array.isArray(first) ? String(first[0]) : '';
    return mysqlSession({ connection, version, redact });
  } catch (error) {
    throw failure(error, target, redact);
  }
}

const OLD_DRIVER = 'The installed package mysql2 has no promises. Install a new one: npm install mysql2@3';

async function open(
  driver: typeof MySql,
  { host, port, user, password, database }: Target,
  encryption: Encryption | undefined,
): Promise<MySql.Connection> {
  const { isOptional = false, ...ssl } = encryption ?? {};
  const connect = (isEncrypted: boolean) =>
    driver.createConnection({
      ...(host.startsWith('/') ? { socketPath: host } : { host, port }),
      ...(isEncrypted ? { ssl } : {}),
      user,
      password: password ?? '',
      ...(database === undefined ? {} : { database }),
      charset: 'utf8mb4',
      timezone: 'Z',
      multipleStatements: true,
      connectTimeout: TIMEOUT_MS,
      connectAttributes: { program_name: 'rowloom' },
      enableKeepAlive: true,
    });
  if (!encryption) return connect(false);
  try {
    return await connect(true);
  } catch (error) {
    const code: unknown =
      typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
    if (isOptional && code === 'HANDSHAKE_NO_SSL_SUPPORT') return connect(false);
    throw error;
  }
}

const HINTS: Readonly<Partial<Record<SessionError['error']['code'], string>>> = {
  authentication: ' Check the user, MYSQL_PWD and the password of the address.',
  'no-database': ' Check the name after the host, or create the database.',
};

function failure(error: unknown, target: Target, redact: (text: string) => string): SessionError {
  if (error instanceof SessionError) return error;
  const place = target.host.startsWith('/')
    ? `the socket ${target.host}`
    : `${target.host}, port ${target.port}`;
  const refused = mysqlError(error);
  if (!refused) return new SessionError(whyUnreachable(error, 'MySQL', place, redact));
  const hint = HINTS[refused.code] ?? '';
  return new SessionError({
    ...refused,
    message: redact(`MySQL at ${place} refuses the connection: ${refused.message}${hint}`),
  });
}
