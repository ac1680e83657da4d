import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaSources } from '../fixtures/import/schemas.ts';
import { type Loading, loadingKinds, programs } from './loading.ts';
import { describePublicSeeds } from './seed-public.ts';

const ROWS = 1000;
/** Schemas whose keys allow fewer rows in some tables, and the rows that all tables have together. */
const FEWER: Readonly<Record<string, number>> = { 'music-store': 7255 };

/** Two schemas for each database, as varied as they are. `SEEDS=all` takes all, which takes minutes. */
const USUAL: ReadonlySet<string> = new Set([
  'federated-network',
  'film-rental',
  'blog',
  'pharmacy',
  'newspaper',
  'library',
]);
const sources = schemaSources.filter(({ name }) => process.env.SEEDS === 'all' || USUAL.has(name));

describe.each(loadingKinds)(
  'rowloom seed without a schema, into $name',
  ({ name, installed, dialect, start }) => {
    const missing = installed ? '' : ` (${name} is not installed)`;
    describe.skipIf(missing && !process.env.CI)(`on a server${missing}`, () => {
      let loading: Loading;
      beforeAll(async () => {
        loading = await start();
      });
      afterAll(() => loading?.stop());

      const seed = async (url: string): Promise<{ readonly rows: number }> => {
        const args = [programs.rowloom, 'seed', url, '--rows', String(ROWS), '--json'];
        return JSON.parse((await promisify(execFile)(programs.node, args)).stdout);
      };

      it.each(sources.filter((source) => source.dialect === dialect))(
        'fills all tables of $name, with all constraints and triggers on, and then changes nothing',
        async ({ name: schema, sql }) => {
          const database = schema.replaceAll('-', '_');
          await loading.create(database);
          await loading.run(database, sql);
          const tables = sql.match(/^\s*CREATE TABLE(?! \S+ PARTITION OF)/gim)?.length ?? 0;
          expect((await seed(loading.url(database))).rows).toBe(FEWER[schema] ?? tables * ROWS);
          const dump = await loading.dump(database);
          expect((await seed(loading.url(database))).rows).toBe(0);
          expect(await loading.dump(database)).toBe(dump);
        },
      );
    });
  },
);

/** The most varied of public applications, two for each database. `npm run test:long -- seed` takes all. */
const PUBLIC: ReadonlySet<string> = new Set([
  'calibre.sqlite.sql',
  'ejabberd.mysql.sql',
  'icingaweb.mysql.sql',
  'logto.postgresql.sql',
  'medusa.postgresql',
  'roundcube.sqlite.sql',
]);
describePublicSeeds((name) => PUBLIC.has(name));
