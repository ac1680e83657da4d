import { defineSchema, open } from 'rowloom';

const shop = defineSchema({
  version: 1,
  seed: 'shop',
  now: '2026-01-01',
  tables: [
    {
      name: 'customers',
      rows: 1000,
      columns: [
        { name: 'id', field: 'sequence', primaryKey: true },
        { name: 'name', field: 'person.fullName' },
        { name: 'born', field: 'date', options: { from: '1940-01-01', to: '2007-12-31' }, nulls: 10 },
      ],
    },
  ],
});

const dataset = await open(shop);

export const customers = dataset.table('customers');
