import { type DatabaseError, SessionError } from './session.ts';

/** The address of a database as the text of a URL says it. Parts that the text leaves open are absent. */
export type DatabaseAddress = ServerAddress | FileAddress;

export interface ServerAddress {
  readonly dialect: 'postgresql' | 'mysql';
  /** The name or the number of a machine without a port, or the folder of PostgreSQL's sockets. */
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  /** The parameters behind the `?`, such as `sslmode`. */
  readonly parameters: ReadonlyMap<string, string>;
}

export interface FileAddress {
  readonly dialect: 'sqlite';
  readonly path: string;
}

const DIALECTS: Readonly<Record<string, DatabaseAddress['dialect']>> = {
  postgres: 'postgresql',
  postgresql: 'postgresql',
  mysql: 'mysql',
  mysql2: 'mysql',
  mariadb: 'mysql',
  sqlite: 'sqlite',
  sqlite3: 'sqlite',
};

/** As SQLAlchemy writes it, a scheme can name its driver: `postgresql+psycopg`. */
const SCHEME = /^([a-z][a-z0-9]*)(?:\+\w+)?:/i;

const FORM = 'Write it as postgres://user@host:5432/database, mysql://user@host/database or sqlite:FILE.';

function schemeOf(text: string): string | undefined {
  return SCHEME.exec(text)?.[1]?.toLowerCase();
}

/** Whether a text is the address of a database, and no name of a file. Addresses of databases that cannot be used count too. */
export function isDatabaseUrl(text: string): boolean {
  const scheme = schemeOf(text);
  if (scheme === undefined) return false;
  return Object.hasOwn(DIALECTS, scheme) || /^(?:jdbc:|(?!https?:|file:)[a-z][a-z0-9+]+:\/\/)/i.test(text);
}

/**
 * Reads the address of a database.
 *
 * @throws SessionError with the code `invalid-url`. Its message holds no part of the address that could be a password
 */
export function parseDatabaseUrl(text: string): DatabaseAddress {
  const scheme = schemeOf(text);
  const dialect = scheme !== undefined && Object.hasOwn(DIALECTS, scheme) ? DIALECTS[scheme] : undefined;
  if (dialect === undefined) {
    return refuse(`Rowloom connects to PostgreSQL, MySQL, MariaDB and SQLite. ${FORM}`);
  }
  const rest = text.slice(text.indexOf(':') + 1);
  return dialect === 'sqlite' ? parseFile(rest) : parseServer(dialect, rest);
}

/** `app.db`, `//./app.db` and `//folder/app.db` are relative, `///folder/app.db` is absolute. */
function parseFile(rest: string): FileAddress {
  const path = rest.replace(/^\/\/(?=.)/, '').replace(/\?(?:[\w.-]+=[^?]*)$/, '');
  if (path === '' || path === ':memory:') {
    return refuse('Name the file of a SQLite database, such as sqlite:app.db.');
  }
  return { dialect: 'sqlite', path };
}

/** A user with a password, a host with a port, a path, and parameters: RFC 3986, section 3. */
const SERVER = /^\/\/(?:([^/?#]*)@)?(\[[^\]/?#@]*\]|[^:/?#@[\]]*)(?::(\d*))?(?:\/([^?#]*))?(?:\?([^#]*))?$/;

function parseServer(dialect: ServerAddress['dialect'], rest: string): ServerAddress {
  const match = SERVER.exec(rest);
  if (!match) {
    const inPassword = 'In a user and a password, write @ as %40, / as %2F, ? as %3F, # as %23 and : as %3A.';
    return refuse(`This address of a database cannot be read. ${FORM} ${inPassword}`);
  }
  const [, login, host = '', port = '', path = '', query = ''] = match;
  // A password with `/` or `?` would go on there.
  if (path.includes('@') || (path.includes('/') && path.replace(/\/$/, '').includes('/'))) {
    return refuse(
      'The name of the database has a “/” or “@”. If it belongs to the password, write / as %2F and @ as %40.',
    );
  }
  const parameters = new Map(new URLSearchParams(query));
  const [user, ...password] = login === undefined ? [] : login.split(':');
  const named = {
    user: decoded(user),
    password: login?.includes(':') ? decoded(password.join(':')) : undefined,
  };
  const bare = host.startsWith('[') ? host.slice(1, -1) : decoded(host);
  return {
    dialect,
    ...present('host', parameters.get('host') || bare),
    ...portOf(parameters.get('port') || port),
    ...present('user', named.user || parameters.get('user')),
    ...present('password', named.password ?? parameters.get('password')),
    ...present('database', decoded(path.replace(/\/$/, '')) || parameters.get('dbname')),
    parameters,
  };
}

function portOf(text: string): { readonly port?: number } {
  if (text === '') return {};
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 2 ** 16) return { port };
  return refuse('The port in the address of the database is no number from 1 to 65,535.');
}

/** The text for a percent-encoded one. A text with another use of `%` stays as it is. */
function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function present<Name extends string>(
  name: Name,
  value: string | undefined,
): { readonly [key in Name]?: string } {
  const properties: { [key in Name]?: string } = {};
  if (value !== undefined && value !== '') properties[name] = value;
  return properties;
}

function refuse(message: string): never {
  throw new SessionError({ code: 'invalid-url', message } satisfies DatabaseError);
}
