import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '../../src/importers/migrations/source-files.ts';
import type { Databases } from './import-databases.ts';

/** A script, or a folder of migrations, that creates the tables of an application. */
export interface ToolScript {
  /** Ends with the database that it is for: `django.sqlite.sql`, `drizzle.mysql`. */
  readonly name: string;
  readonly source: string | readonly SourceFile[];
  /** The statements that the database runs. */
  readonly create: string;
}

/** A line of Drizzle that is no comment in MySQL. */
const BREAKPOINT = '--> statement-breakpoint';

function readScript(folder: string, name: string): ToolScript {
  const path = join(folder, name);
  if (!statSync(path).isDirectory()) {
    const source = readFileSync(path, 'utf8');
    return { name, source, create: source };
  }
  const files = readdirSync(path, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file, content: readFileSync(join(path, file), 'utf8') }));
  const create = files
    .map(({ content }) => `BEGIN;\n${content.replaceAll(BREAKPOINT, '')}\n;\nCOMMIT;\n`)
    .join('');
  return { name, source: files, create };
}

/** The scripts in a folder. */
export function readScripts(folder: string, isIncluded = (_name: string) => true): readonly ToolScript[] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.md') && name !== 'licenses' && isIncluded(name))
    .map((name) => readScript(folder, name));
}

/** A folder of `tests/fixtures/`. */
export const fixtureFolder = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

/** Whether a script is for a database. */
export const isFor = (dialect: string, { name }: ToolScript) =>
  name.replace(/\.sql$/, '').endsWith(`.${dialect}`);

/** Whether a table of SQLite is virtual, or one of those that SQLite makes for a virtual table of the script. */
export const isVirtual = (name: string, source: ToolScript['source']) =>
  [...String(source).matchAll(/CREATE VIRTUAL TABLE (\w+)/g)].some(
    ([, table = '']) => name === table || name.startsWith(`${table}_`),
  );

/** Lets statements name the tables of a script in PostgreSQL without their namespaces. */
export async function showNamespaces(
  databases: Pick<Databases, 'run'>,
  database: string,
  { create }: ToolScript,
): Promise<void> {
  const namespaces = [...create.matchAll(/^create schema (\w+);/gim)].map(([, namespace]) => namespace);
  if (namespaces.length === 0) return;
  const path = ['public', ...namespaces].join(', ');
  await databases.run(database, `ALTER DATABASE ${database} SET search_path = ${path};\n`);
}
