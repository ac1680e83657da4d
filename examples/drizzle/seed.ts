import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { open } from 'rowloom';
import { customers, orders } from './schema.ts';
import { shop } from './shop.ts';

export async function seed(database: PgliteDatabase): Promise<void> {
  const dataset = await open(shop);
  // PostgreSQL takes at most 65,535 values in one statement. Larger tables are inserted in parts: `rows(from, to)`.
  await database.transaction(async (transaction) => {
    await transaction.insert(customers).values([...dataset.table('customers').rows()]);
    await transaction.insert(orders).values([...dataset.table('orders').rows()]);
  });
}
