import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseKind, type Databases, databaseKinds } from './import-databases.ts';
import { programs } from './loading.ts';
import {
  fixtureFolder,
  isFor,
  isVirtual,
  readScripts,
  showNamespaces,
  type ToolScript,
} from './public-schemas.ts';

const ROWS = 1000;

/** Scripts whose rows the database would refuse, and what the program says about it before it writes a row. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'calibre.sqlite.sql': [
    'The database refuses all rows of “books”. No such function: title_sort. The table has triggers. Nothing was written: this was a trial of the first rows.',
  ],
  'kea.postgresql.sql': ['Nothing was written: this was a trial of the first rows.'],
  'logto.postgresql.sql': [
    "cimd_grant_client_snapshots: CHECK (((grant_model_name)::text = 'Grant'::text)): The database will refuse this: all rows break it. No row is written.",
    'saml_application_secrets: UNIQUE (tenant_id, application_id, active): The database will refuse this: the schema does not keep the key. No row is written.',
  ],
};

interface Seeded {
  /** The rows that were written; undefined if the load was refused. */
  readonly rows: number | undefined;
  readonly messages: string;
}

async function seed(url: string, keep: readonly string[]): Promise<Seeded> {
  const kept = keep.length > 0 ? ['--keep', keep.join()] : [];
  const args = [programs.rowloom, 'seed', url, '--rows', String(ROWS), '--json', ...kept];
  try {
    const { stdout, stderr } = await promisify(execFile)(programs.node, args, { maxBuffer: 2 ** 28 });
    return { rows: JSON.parse(stdout).rows, messages: stderr };
  } catch (error) {
    const lines = String(Object(error).stderr).split('\n');
    return {
      rows: undefined,
      messages: lines.filter((line) => !line.includes('"code":"import-')).join('\n'),
    };
  }
}

/** A dump without its moment and without the random key that protects it. */
const withoutMoment = (dump: string) =>
  dump.replaceAll(/^(?:-- Dump completed on |\\(?:un)?restrict ).*$/gm, '');

/** The numbers of rows of all tables that an application made, by their names. */
async function countRows(
  { identifier }: DatabaseKind,
  databases: Databases,
  database: string,
  { source }: ToolScript,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await databases.report(database)) {
    if (isVirtual(name, source)) continue;
    const count = await databases.run(database, `SELECT count(*) FROM ${identifier(name)};\n`);
    counts.set(name, Number(count));
  }
  return counts;
}

/**
 * Fills the tables of public applications, as their scripts made them, without a configuration. Tables that have rows are
 * parents. No constraint and no trigger is off.
 */
export function describePublicSeeds(isIncluded: (name: string) => boolean): void {
  const scripts = readScripts(fixtureFolder('public-schemas'), isIncluded);
  describe.each(databaseKinds)('rowloom seed, into tables of applications in $name', (kind) => {
    const missing = kind.installed ? '' : ` (${kind.name} is not installed)`;
    const here = scripts.filter((script) => isFor(kind.dialect, script));
    describe.skipIf((missing && !process.env.CI) || here.length === 0)(`on a server${missing}`, () => {
      let databases: Databases;
      beforeAll(async () => {
        databases = await kind.start();
      });
      afterAll(() => databases?.stop());

      it.each(here)(
        '$name: all tables have their rows, and the same command changes nothing',
        async (script) => {
          const database = `seed_${script.name.replace(/\W/g, '_')}`;
          await databases.create(database);
          await databases.run(database, script.create);
          await showNamespaces(databases, database, script);
          const before = await countRows(kind, databases, database, script);
          const keep = [...before].filter(([, count]) => count > 0).map(([name]) => name);
          const { rows, messages } = await seed(databases.url(database), keep);
          const counts = await countRows(kind, databases, database, script);
          const refused = REFUSED[script.name];
          if (refused) {
            for (const reason of refused) expect(messages).toContain(reason);
            expect(rows).toBeUndefined();
            expect(counts).toEqual(before);
            return;
          }
          const expected = [...before].map(([name, count]): [string, number] => [
            name,
            count > 0 ? count : ROWS,
          ]);
          if (rows === undefined) throw new Error(messages);
          expect(counts).toEqual(new Map(expected));
          const dump = withoutMoment(await databases.dump(database, 'rows'));
          expect(await seed(databases.url(database), keep)).toMatchObject({ rows: 0 });
          expect(withoutMoment(await databases.dump(database, 'rows'))).toBe(dump);
        },
      );
    });
  });
}
