import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { count, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { customers, orders } from './schema.ts';
import { seed } from './seed.ts';

const database = drizzle();

before(async () => {
  await migrate(database, { migrationsFolder: 'migrations' });
  await seed(database);
});

after(() => database.$client.close());

test('every order belongs to a customer', async () => {
  const found = await database
    .select({ orders: count() })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId));
  assert.deepEqual(found, [{ orders: 1000 }]);
});

test('the database refuses an order without a customer', async () => {
  await assert.rejects(database.insert(orders).values({ id: 0, customerId: 0, total: 1 }), (error: Error) =>
    /foreign key/.test(String(error.cause)),
  );
});
