import { isDatabaseUrl } from '../databases/address.ts';
import type { Drafted } from '../importers/choose/choose-fields.ts';
import { postgresqlStructureQuery } from '../importers/structure-query.ts';
import { type DatabaseRequest, readDatabaseDraft } from '../library/read-database.ts';
import type { Arguments } from './arguments.ts';
import { refuse } from './problem.ts';

export type FilterFlag = 'schemas' | 'tables' | 'exclude';
export type DatabaseFlag = FilterFlag | 'host-ok' | 'print-query';
type DatabaseArguments = Arguments<DatabaseFlag | 'kind' | 'dialect' | 'name' | 'rows' | 'no-values'>;

/** Flags of databases, which mean nothing for files. */
const FILTERS: readonly FilterFlag[] = ['schemas', 'tables', 'exclude'];
/** Flags of files, which mean nothing for databases. */
const FILE_FLAGS = ['kind', 'dialect', 'no-values'] as const;

/** The names in the value of a flag, which are between commas. */
export function namesIn(text: string | undefined): readonly string[] | undefined {
  const names = text?.split(',').map((name) => name.trim());
  return names?.filter((name) => name !== '');
}

/** Which tables of a database the flags name. */
export function filterOf(args: Pick<Arguments<FilterFlag>, 'text'>): Pick<DatabaseRequest, FilterFlag> {
  const named = FILTERS.map((flag) => [flag, namesIn(args.text(flag))] as const);
  return Object.fromEntries(named.filter(([, names]) => names !== undefined));
}

/** The script that asks a database for its structure. */
export function queryText(args: Pick<DatabaseArguments, 'text'>): string {
  const dialect = args.text('print-query');
  if (dialect === 'postgresql') return postgresqlStructureQuery(filterOf(args));
  return refuse(
    'print-query',
    'invalid-flag',
    'Only postgresql needs a query. MySQL prints its structure with mysqldump --no-data, and SQLite with sqlite3 FILE .schema.',
  );
}

/** Reads the database of a URL. Undefined if the argument is no URL of a database. */
export async function importDatabase(url: string, args: DatabaseArguments): Promise<Drafted | undefined> {
  if (!isDatabaseUrl(url)) {
    const flag = (['schemas', 'host-ok'] as const).find((name) => args.has(name));
    if (flag === undefined) return undefined;
    return refuse(
      flag,
      'invalid-flag',
      `--${flag} needs the URL of a database, such as postgres://localhost/app.`,
    );
  }
  for (const flag of FILE_FLAGS) {
    if (args.has(flag))
      refuse(flag, 'invalid-flag', `--${flag} is for files. A database says by itself what it is.`);
  }
  const rows = args.count('rows', 'a number of rows');
  const name = args.text('name');
  return readDatabaseDraft(url, {
    ...filterOf(args),
    ...(name === undefined ? {} : { name }),
    ...(rows === undefined ? {} : { rows }),
    allowedHosts: namesIn(args.text('host-ok')) ?? [],
  });
}
