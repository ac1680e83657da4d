import { findPostgresql } from '../../scripts/databases.mjs';
import { type Product, startServer } from './server.ts';

const programs = findPostgresql();
const path = (name: string) => programs?.get(name) ?? name;
/** Fast settings that would be unsafe for important data. https://www.postgresql.org/docs/current/non-durability.html */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=4GB'];

export const postgresql: Product = {
  name: 'PostgreSQL',
  dialect: 'postgresql',
  installed: programs !== undefined,
  start: () =>
    startServer((folder) => {
      const data = `${folder}/data`;
      const user = '--username=postgres';
      const settings = [`unix_socket_directories=${folder}`, 'listen_addresses=', ...SETTINGS];
      return {
        create: {
          program: path('initdb'),
          args: [data, user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
        },
        serve: {
          program: path('postgres'),
          args: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
        },
        client: {
          program: path('psql'),
          args: [
            '--no-psqlrc',
            '--quiet',
            '--tuples-only',
            '--no-align',
            '--set=ON_ERROR_STOP=1',
            `--host=${folder}`,
            user,
            '--dbname=postgres',
          ],
        },
        dump: { program: path('pg_dump'), args: [`--host=${folder}`, user] },
        environment: { PGHOST: folder, PGUSER: 'postgres' },
        url: (database) => `postgres:///${database}?host=${folder}&user=postgres`,
        ready: /ready to accept connections/,
      };
    }),
};
