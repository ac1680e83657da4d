import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, type Loading, loadingKinds, programs } from './loading.ts';

const KILLS = 20;
const ROWS = 3000;
const DDL = {
  postgresql: `
CREATE TABLE teams (id serial PRIMARY KEY, name text NOT NULL, owner_id integer);
CREATE TABLE users (id serial PRIMARY KEY, email text NOT NULL, team_id integer NOT NULL REFERENCES teams);
ALTER TABLE teams ADD FOREIGN KEY (owner_id) REFERENCES users;
CREATE TABLE orders (id serial PRIMARY KEY, user_id integer NOT NULL REFERENCES users, note text NOT NULL);
CREATE TABLE events (user_id integer REFERENCES users, kind text NOT NULL);`,
  mysql: `
CREATE TABLE teams (id integer AUTO_INCREMENT PRIMARY KEY, name varchar(200) NOT NULL, owner_id integer);
CREATE TABLE users (id integer AUTO_INCREMENT PRIMARY KEY, email varchar(200) NOT NULL, team_id integer NOT NULL,
  FOREIGN KEY (team_id) REFERENCES teams (id));
ALTER TABLE teams ADD FOREIGN KEY (owner_id) REFERENCES users (id);
CREATE TABLE orders (id integer AUTO_INCREMENT PRIMARY KEY, user_id integer NOT NULL, note varchar(900) NOT NULL,
  FOREIGN KEY (user_id) REFERENCES users (id));
CREATE TABLE events (user_id integer, kind varchar(200) NOT NULL, FOREIGN KEY (user_id) REFERENCES users (id));`,
  sqlite: `
CREATE TABLE teams (id integer PRIMARY KEY, name text NOT NULL, owner_id integer REFERENCES users (id));
CREATE TABLE users (id integer PRIMARY KEY, email text NOT NULL, team_id integer NOT NULL REFERENCES teams (id));
CREATE TABLE orders (id integer PRIMARY KEY, user_id integer NOT NULL REFERENCES users (id), note text NOT NULL);
CREATE TABLE events (user_id integer REFERENCES users (id), kind text NOT NULL);`,
} as const;

/** Starts `rowloom load` with a document. */
function start(document: unknown, url: string): ChildProcess {
  const child = spawn(programs.node, [programs.rowloom, 'load', '-', url], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // A killed process does not read the rest.
  child.stdin?.on('error', () => {});
  child.stdin?.end(JSON.stringify(document));
  return child;
}

describe.each(loadingKinds)(
  'a load into $name that is killed',
  ({ name, installed, dialect, start: startServer }) => {
    const missing = installed ? '' : ` (${name} is not installed)`;
    describe.skipIf(missing && !process.env.CI)(`at any moment${missing}`, () => {
      let loading: Loading;
      beforeAll(async () => {
        loading = await startServer();
      });
      afterAll(() => loading?.stop());

      it('goes on as if nothing had happened', async () => {
        const document = await documentOf(DDL[dialect], ROWS);
        await loading.create('whole');
        await loading.run('whole', DDL[dialect]);
        const started = performance.now();
        expect(await once(start(document, loading.url('whole')), 'close')).toEqual([0, null]);
        const tookMs = performance.now() - started;
        const expected = await loading.dump('whole');
        await loading.create('killed');
        await loading.run('killed', DDL[dialect]);
        for (let kill = 0; kill < KILLS; kill++) {
          const child = start(document, loading.url('killed'));
          const timer = setTimeout(() => child.kill('SIGKILL'), (tookMs * (kill + 0.5)) / KILLS);
          await once(child, 'close');
          clearTimeout(timer);
        }
        expect(await once(start(document, loading.url('killed')), 'close')).toEqual([0, null]);
        expect((await loading.dump('killed')).replaceAll('killed', 'whole')).toBe(expected);
      });
    });
  },
);
