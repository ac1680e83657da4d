import { connect, createServer, type Server as Gate } from 'node:net';
import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgresql } from '../../scripts/databases.mjs';
import { packedPackage } from '../../scripts/load-package.mjs';
import { nodeOfTests } from '../fixtures/runtimes.ts';
import { testPages } from '../fixtures/test-pages.ts';
import { postgresql } from './postgresql.ts';
import type { Server } from './server.ts';
import { pathTo } from './targets.ts';

/** The tables that the pages name, and those of the document that `rowloom init` writes. */
const DATABASES: Readonly<Record<string, string>> = {
  app: `CREATE TABLE plans (id integer PRIMARY KEY, name varchar(20) NOT NULL);
CREATE TABLE countries (code char(2) PRIMARY KEY);
CREATE TABLE users (
  id serial PRIMARY KEY,
  email varchar(80) NOT NULL UNIQUE,
  plan_id integer NOT NULL REFERENCES plans (id),
  country char(2) NOT NULL REFERENCES countries (code)
);
CREATE TABLE audit_log (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL);`,
  shop: '',
  test: '',
};

/** Opens a port of this machine that leads to the socket of a server, because blocks connect to localhost. */
async function openPort(socket: string): Promise<Gate> {
  const gate = createServer((client) => {
    const server = connect(socket);
    client.pipe(server).pipe(client);
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => gate.listen(0, 'localhost', resolve));
  return gate;
}

describe.skipIf(!postgresql.installed && !process.env.CI)('the blocks about PostgreSQL', () => {
  let server: Server;
  let gate: Gate;
  beforeAll(async () => {
    server = await postgresql.start();
    gate = await openPort(`${server.environment.PGHOST}/.s.PGSQL.5432`);
  });
  afterAll(async () => {
    gate?.close();
    await server?.stop();
  });

  testPages(nodeOfTests, {
    tarball: packedPackage(),
    isLeftOut: ({ needs }) => needs !== 'postgresql',
    database: {
      environment() {
        const address = gate.address();
        const port = typeof address === 'object' ? address?.port : undefined;
        return {
          ...server.environment,
          PGHOST: 'localhost',
          PGPORT: String(port),
          PATH: pathTo(findPostgresql()),
        };
      },
      async reset() {
        for (const [name, tables] of Object.entries(DATABASES)) {
          await server.run(
            `\\connect postgres\nDROP DATABASE IF EXISTS ${name};\nCREATE DATABASE ${name};\n\\connect ${name}\n${tables}\n`,
          );
        }
      },
    },
  });
});
