import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder } from '../fixtures/commands.ts';
import { SHOP_CHECKS, SHOP_KEYS, SHOP_NULLABLE, shop } from '../fixtures/shop.ts';
import { readers } from './dialects.ts';
import { mariadb } from './mariadb.ts';
import { postgresql } from './postgresql.ts';
import type { Server } from './server.ts';

/** Customers of a shop with two million rows in all, and of a small one. */
const CUSTOMERS = { postgresql: 166_667, mysql: 5000 };

const folder = createFolder();
afterAll(folder.remove);

/** Pipes the command's output into the server's client, like a shell. */
async function load(server: Server, path: string, options: object): Promise<void> {
  const args = [
    'run',
    '--silent',
    'rows',
    '--',
    path,
    '--format',
    'sql',
    '--options',
    JSON.stringify(options),
  ];
  const command = spawn('npm', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = once(command, 'close');
  expect(await server.run(command.stdout)).toBe('');
  expect(await end).toEqual([0, null]);
}

for (const { name, dialect, installed, start } of [postgresql, mariadb]) {
  const missing = installed ? '' : ' is not installed';
  describe.skipIf(missing && !process.env.CI)(`a shop in ${name}${missing}`, () => {
    const { jsonArray, ownTables, standard } = readers[dialect];
    const tables = shop(CUSTOMERS[dialect]);
    let server: Server;
    beforeAll(async () => {
      server = await start();
      await load(server, folder.write('shop.json', { version: 1, seed: 'shop', tables }), { dialect });
    });
    afterAll(() => server?.stop());

    async function rowsOf(columns: string, rest: string): Promise<readonly (readonly unknown[])[]> {
      const output = await server.run(`${standard}SELECT ${jsonArray}(${columns}) ${rest};\n`);
      return output.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
    }

    async function count(of: string): Promise<unknown> {
      const rows = await rowsOf('count(*)', `FROM ${of}`);
      return rows[0]?.[0];
    }

    it('has all rows', async () => {
      for (const table of tables) expect(await count(`"${table.name}"`), table.name).toBe(table.rows);
    });

    it('declares every key, and NOT NULL for every column without nulls', async () => {
      const parts = await rowsOf(
        'table_name, constraint_type, constraint_name, column_name',
        `FROM information_schema.table_constraints JOIN information_schema.key_column_usage
          USING (table_schema, table_name, constraint_name) WHERE ${ownTables} ORDER BY ordinal_position`,
      );
      const keys = new Map<string, unknown[]>();
      for (const [table, type, constraint, column] of parts) {
        const key = JSON.stringify([`${table} ${type}`, constraint]);
        keys.set(key, [...(keys.get(key) ?? []), column]);
      }
      const declared = [...keys].map(([key, columns]) => `${JSON.parse(key)[0]} (${columns.join(', ')})`);
      expect(declared.sort()).toEqual(SHOP_KEYS);
      const nullable = await rowsOf(
        'table_name, column_name',
        `FROM information_schema.columns WHERE ${ownTables} AND is_nullable = 'YES'`,
      );
      expect(new Set(nullable.map((names) => names.join('.')))).toEqual(SHOP_NULLABLE);
    });

    it('refuses a row without a parent, a duplicate key, and a null', async () => {
      const user = 'INSERT INTO users (id, login, team_id)';
      await expect(server.run(`${user} VALUES (0, 'nobody', 999)`)).rejects.toThrow(/foreign key/);
      await expect(server.run(`${user} SELECT 0, login, team_id FROM users WHERE id = 1`)).rejects.toThrow(
        /duplicate/i,
      );
      await expect(server.run(`${user} VALUES (0, NULL, 1)`)).rejects.toThrow(/null/);
    });

    it('passes every check that a user would declare', async () => {
      const checks = Object.entries(SHOP_CHECKS).flatMap(([table, conditions]) =>
        conditions.map((condition) => `ALTER TABLE "${table}" ADD CHECK (${condition});\n`),
      );
      await server.run([standard, ...checks].join(''));
    });

    it('is consistent: totals, addresses, payments', async () => {
      const differs = 'round(total * 100) <> quantity * round(price * 100)';
      expect(await count(`"lines" WHERE ${differs}`)).toBe(0);
      expect(
        await count('"lines" JOIN products ON sku = product WHERE "lines".price <> products.price'),
      ).toBe(0);
      expect(await count('orders JOIN customers c ON c.id = customer_id WHERE orders.email <> c.email')).toBe(
        0,
      );
      expect(await count('(SELECT DISTINCT email FROM customers) AS emails')).toBe(CUSTOMERS[dialect]);
      expect(await count('(SELECT DISTINCT order_id FROM payments) AS paid')).toBe(CUSTOMERS[dialect]);
    });
  });
}
