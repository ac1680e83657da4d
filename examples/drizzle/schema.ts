import { date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

export const customers = pgTable('customers', {
  id: integer().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  born: date({ mode: 'date' }),
});

export const orders = pgTable('orders', {
  id: integer().primaryKey(),
  customerId: integer('customer_id')
    .notNull()
    .references(() => customers.id),
  total: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
});
