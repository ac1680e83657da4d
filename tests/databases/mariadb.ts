import { findMariadb } from '../../scripts/databases.mjs';
import { type Product, startServer } from './server.ts';

const programs = findMariadb();
const path = (name: string) => programs?.get(name) ?? name;
/** A database that every new server has. */
const DATABASE = 'test';

export const mariadb: Product = {
  name: 'MariaDB',
  dialect: 'mysql',
  installed: programs !== undefined,
  start: () =>
    startServer((folder) => {
      const data = `--datadir=${folder}/data`;
      const socket = `--socket=${folder}/socket`;
      return {
        create: {
          program: path('mariadb-install-db'),
          args: ['--no-defaults', data, '--auth-root-authentication-method=normal'],
        },
        serve: {
          program: path('mariadbd'),
          args: ['--no-defaults', data, socket, '--skip-networking', '--innodb-flush-log-at-trx-commit=0'],
        },
        client: {
          program: path('mariadb'),
          args: ['--no-defaults', socket, '--user=root', '--batch', '--raw', '--skip-column-names', DATABASE],
        },
        dump: { program: path('mariadb-dump'), args: ['--no-defaults', socket, '--user=root'] },
        environment: {},
        clientFile: { name: '.my.cnf', text: `[client]\nsocket=${folder}/socket\nuser=root\n` },
        url: (database) => `mysql://root@localhost/${database}?socketPath=${folder}/socket`,
        ready: /ready for connections/,
      };
    }),
};
