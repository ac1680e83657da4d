import { defineSchema } from 'rowloom';

/** The columns have the names of the properties in `schema.ts`. */
export const shop = defineSchema({
  version: 1,
  seed: 'shop',
  now: '2026-01-01',
  tables: [
    {
      name: 'customers',
      rows: 200,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'name', field: 'person.fullName' },
        { name: 'email', field: 'internet.email', unique: true },
        { name: 'born', field: 'date', options: { from: '1940-01-01', to: '2007-12-31' }, nulls: 10 },
      ],
    },
    {
      name: 'orders',
      rows: 1000,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'customerId', field: 'reference', options: { table: 'customers', column: 'id' } },
        { name: 'total', field: 'number', options: { min: 1, max: 500, decimals: 2 } },
      ],
    },
  ],
});
