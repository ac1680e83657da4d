export type DatabaseDialect = 'postgresql' | 'mysql' | 'sqlite';

/** MariaDB speaks the dialect `mysql`. */
type DatabaseProduct = 'postgresql' | 'mysql' | 'mariadb' | 'sqlite';

export type Parameter = string | number | bigint | boolean | null | Uint8Array;

/** A row of texts, in the order of the query's columns. Null is the database's null. */
export type TextRow = readonly (string | null)[];

/**
 * One connection to a database. Calls run one after the other. All of them reject with a `SessionError`, and with the code
 * `connection-lost` once the connection has ended: a session never connects again by itself, so no statement of a lost
 * transaction runs outside of it.
 */
export interface Session {
  readonly dialect: DatabaseDialect;
  readonly product: DatabaseProduct;
  /** As the server says it, such as `15.14` or `10.11.14-MariaDB`. */
  readonly version: string;
  /**
   * All rows of one query, each value as the database writes it: integers and decimals exact, PostgreSQL's own text of any
   * type, and the bytes of MySQL and SQLite as capital hexadecimal digits.
   * @param parameters for `$1` in PostgreSQL, `?` in MySQL and SQLite
   */
  query(sql: string, parameters?: readonly Parameter[]): Promise<readonly TextRow[]>;
  /** Runs one statement or several, and leaves out their results. */
  execute(sql: string): Promise<void>;
  /**
   * Sends the bytes of rows into a table, as fast as the database takes them, by `COPY … FROM STDIN`. Absent where the database
   * has no such statement. An aborted signal rejects with its reason, and ends the statement.
   */
  readonly copy?: (statement: string, send: SendParts, signal?: AbortSignal) => Promise<void>;
  /** Prepares a statement with `?` for each value and runs it for each row. Absent in PostgreSQL, which has `copy`. */
  readonly insertRows?: (statement: string, rows: readonly (readonly Parameter[])[]) => Promise<void>;
  /** Ends the connection. Open transactions are rolled back. */
  close(): Promise<void>;
}

/**
 * Calls `take` with one part after the other, and waits for its promise: then a part can be used again. Rejects with the error of
 * `take`.
 */
export type SendParts = (take: (part: Uint8Array) => Promise<void>) => Promise<void>;

/** Why a database cannot be used. These codes are stable. */
export const databaseErrorCodes = {
  'invalid-url': 'An address of a database that cannot be read.',
  'refused-host': 'A database on another machine whose name was not allowed.',
  'driver-missing': 'A package that connects to the database and is not installed.',
  authentication: 'A user or a password that the database refuses.',
  'no-database': 'A database that does not exist.',
  unreachable: 'A server that does not answer.',
  permission: 'A table or a statement that the user may not use.',
  'refused-row': 'A row that a type, a constraint or a trigger of the database refuses.',
  'database-full': 'A database without room for more rows.',
  'connection-lost': 'A connection that ended before its work was done.',
  'database-refused': 'A statement that the database refuses.',
} as const;

export type DatabaseErrorCode = keyof typeof databaseErrorCodes;

export interface DatabaseError {
  readonly code: DatabaseErrorCode;
  /** A sentence or several, with the database's own words and without any password. */
  readonly message: string;
  /** Five characters, such as `23505`. For SQLite the name of its code, such as `SQLITE_CONSTRAINT_UNIQUE`. */
  readonly sqlState?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

/** An error of a session that is open. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly error: DatabaseError;

  constructor(error: DatabaseError, options?: ErrorOptions) {
    super(error.message, options);
    this.error = error;
  }
}
