/** How to reach a database, beside its address. */
export interface ConnectOptions {
  /** The variables of the process, such as `PGPASSWORD`, `MYSQL_PWD` and `HOME`. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Names of hosts that are not this machine and may be used nevertheless, without ports. */
  readonly allowedHosts?: readonly string[];
  /** Whether to open a file of SQLite only to read it. */
  readonly readOnly?: boolean;
  /** Whether to create a file of SQLite that does not exist. */
  readonly create?: boolean;
}
