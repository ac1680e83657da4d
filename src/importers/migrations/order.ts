export interface MigrationOrder {
  /** Names of files, in the order in which the tool applies them. */
  readonly order: readonly string[];
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * The order of files with migrations: Flyway's by version, with those that repeat at the end; others by their names, with numbers
 * as numbers. Leaves out what undoes others.
 *
 * @param names paths with `/`
 */
export function orderMigrations(names: readonly string[]): MigrationOrder {
  const leftOut: { readonly name: string; readonly reason: string }[] = [];
  const rules = [undoes, repeatsSnapshot(names), isForAnotherDatabase(names), isBeforeBaseline(names)];
  const order = names.filter((name) => {
    const reason = rules.map((rule) => rule(name)).find((found) => found !== undefined);
    if (reason !== undefined) leftOut.push({ name, reason });
    return reason === undefined;
  });
  return { order: order.sort((one, other) => compare(keyOf(one), keyOf(other))), leftOut };
}

/** Why a file is left out. */
type LeftOut = (name: string) => string | undefined;

const fileOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);
const foldersOf = (name: string) => name.split('/').slice(0, -1);

/** `U1__x.sql` of Flyway, `1_x.down.sql` of golang-migrate, `down.sql` of Diesel, `revert/x.sql` of Sqitch. */
const UNDO = /^U\d[\d._]*__|(?:^|[._-])(?:down|undo|rollback|revert)\.\w+$/;
const UNDO_FOLDERS = new Set(['down', 'undo', 'rollback', 'rollbacks', 'revert', 'verify']);
/** https://documentation.red-gate.com/fd/callback-events-277579161.html */
const CALLBACK =
  /^(?:(?:before|after)(?:Each)?(?:Migrate|Undo|Clean|Info|Validate|Baseline|Repair|Repeatables|Versioned)|createSchema)/;

function undoes(name: string): string | undefined {
  if (UNDO.test(fileOf(name)) || foldersOf(name).some((folder) => UNDO_FOLDERS.has(folder.toLowerCase())))
    return 'This file undoes a migration, and is left out.';
  return CALLBACK.test(fileOf(name)) ? 'This file is a callback, and is left out.' : undefined;
}

const SNAPSHOT = /^(?:schema|structure)\.(?:sql|ddl)$/;
const MIGRATIONS = /^(?:migrations?|migrate)$/i;

/** `db/schema.sql` of dbmate and `db/structure.sql` of Rails have the result of `db/migrations`. */
function repeatsSnapshot(names: readonly string[]): LeftOut {
  const snapshot = names.find((name) => SNAPSHOT.test(name));
  return (name) =>
    snapshot !== undefined && MIGRATIONS.test(foldersOf(name)[0] ?? '')
      ? `The file ${snapshot} has the result of this one.`
      : undefined;
}

/** Folders of databases, those that can be read first. */
const DATABASES = [
  'postgresql',
  'postgres',
  'pg',
  'mysql',
  'mariadb',
  'sqlite',
  'sqlite3',
  'sqlserver',
  'mssql',
];
const OTHER_DATABASES = ['h2', 'oracle', 'db2', 'hsqldb', 'derby', 'cockroachdb', 'clickhouse'];

/** A project can have the same migrations for several databases, each in a folder. */
function isForAnotherDatabase(names: readonly string[]): LeftOut {
  const databaseOf = (name: string) =>
    foldersOf(name)
      .map((folder) => folder.toLowerCase())
      .find((folder) => DATABASES.includes(folder) || OTHER_DATABASES.includes(folder));
  const there = new Set(names.map(databaseOf));
  const chosen = [...DATABASES, ...OTHER_DATABASES].find((name) => there.has(name));
  return (name) => {
    const database = databaseOf(name);
    return database === undefined || database === chosen
      ? undefined
      : `Only the folder ${chosen} is read: this file is for another database.`;
  };
}

const VERSION = /^([VBU])(\d[\d._]*)__/;

/** Flyway begins a new database with the last baseline. */
function isBeforeBaseline(names: readonly string[]): LeftOut {
  const baselines = names.filter((name) => VERSION.exec(fileOf(name))?.[1] === 'B');
  const last = baselines.sort((one, other) => compare(keyOf(one), keyOf(other))).at(-1);
  return (name) => {
    if (last === undefined || name === last || !VERSION.test(fileOf(name))) return undefined;
    return compare(versionOf(name), versionOf(last)) <= 0
      ? `The file ${last} has the result of this one.`
      : undefined;
  };
}

const versionOf = (name: string) => VERSION.exec(fileOf(name))?.[2]?.split(/[._]/) ?? [];

/** The key that sorts a file: texts, in which numbers count as numbers. */
function keyOf(name: string): readonly string[] {
  const file = fileOf(name);
  const version = versionOf(name);
  if (version.length > 0) return ['1', ...version];
  return file.startsWith('R__') ? ['2', file] : ['1', ...name.split('/')];
}

function compare(one: readonly string[], other: readonly string[]): number {
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    const order = compareTexts(one[i] ?? '', other[i] ?? '');
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

const PARTS = /\d+|\D+/g;

function compareTexts(one: string, other: string): number {
  const [ones, others] = [one.match(PARTS) ?? [], other.match(PARTS) ?? []];
  for (const [i, part] of ones.entries()) {
    const opposite = others[i] ?? '';
    const areNumbers = /^\d/.test(part) && /^\d/.test(opposite);
    const order = areNumbers ? compareNumbers(part, opposite) : compareUnits(part, opposite);
    if (order !== 0) return order;
  }
  return ones.length - others.length || compareUnits(one, other);
}

/** Digits can be more than a number holds. */
function compareNumbers(one: string, other: string): number {
  const [a, b] = [one.replace(/^0+(?=\d)/, ''), other.replace(/^0+(?=\d)/, '')];
  return a.length - b.length || compareUnits(a, b);
}

const compareUnits = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
