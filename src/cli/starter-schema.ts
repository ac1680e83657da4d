/** A schema to start from: two related tables that show keys, references, lists, ranges, dates and formulas. @param locale without it, that of documents without one */
export function starterSchema(schemaUrl: string, locale?: string): object {
  return {
    $schema: schemaUrl,
    version: 1,
    ...(locale !== undefined && { locale }),
    description: 'A shop. The same seed gives the same rows on every machine.',
    seed: 'shop',
    now: '2026-01-01T00:00:00Z',
    tables: [
      {
        name: 'customers',
        description: 'The parts of one person agree: the email contains the name.',
        rows: 100,
        columns: [
          { name: 'id', field: 'sequence', primaryKey: true },
          { name: 'name', field: 'person.fullName' },
          { name: 'email', field: 'internet.email', options: { reserved: true }, unique: true },
          { name: 'city', field: 'location.city' },
          { name: 'zip', field: 'location.zipCode' },
          { name: 'phone', field: 'phone.number', options: { reserved: true }, nulls: 20 },
        ],
      },
      {
        name: 'orders',
        description: 'Each order refers to a customer. A few customers have most orders.',
        rows: 1000,
        columns: [
          { name: 'id', field: 'string.uuid', primaryKey: true },
          {
            name: 'customer_id',
            field: 'reference',
            options: { table: 'customers', column: 'id', children: 'zipf' },
          },
          {
            name: 'channel',
            field: 'list',
            options: { values: ['web', 'app', 'phone'], weights: [6, 3, 1] },
          },
          {
            name: 'status',
            field: 'formula',
            options: { expression: "if(isNull(shipped_at), 'new', 'shipped')" },
          },
          { name: 'ordered_at', field: 'timestamp', options: { from: '2025-01-01', to: '2025-12-31' } },
          {
            name: 'shipped_at',
            field: 'timestamp',
            options: { after: 'ordered_at', within: 'P14D', to: 'now' },
            nulls: 30,
          },
          {
            name: 'net',
            field: 'number',
            options: { min: 5, max: 500, decimals: 2, distribution: 'log-normal' },
          },
          { name: 'gross', field: 'formula', options: { expression: 'round(net * 1.19, 2)' } },
        ],
      },
    ],
  };
}
