import type { FieldId } from './fields.ts';

/** The options of each field's example in the documentation, for a table with the columns of `aroundExample`. */
const fieldExamples: Partial<Record<FieldId, Readonly<Record<string, unknown>>>> = {
  sequence: { start: 1000, pad: 6, prefix: 'A-' },
  constant: { value: 'EUR' },
  list: { values: ['new', 'paid', 'shipped'], weights: [1, 5, 3] },
  boolean: { percent: 5 },
  number: { min: 5, max: 500, decimals: 2, distribution: 'log-normal' },
  date: { from: '2025-01-01', to: '2025-12-31', workingHours: true },
  timestamp: { after: 'created_at', within: 'P14D' },
  time: { from: '09:00', to: '17:00', format: 'HH:mm' },
  series: { from: '2026-01-01T00:00:00Z', step: 'PT15M', jitter: 0.5 },
  state: {
    initial: 'new',
    transitions: { new: { paid: 8, cancelled: 1 }, paid: { shipped: 1 } },
  },
  regex: { pattern: '[A-Z]{3}-\\d{4}' },
  template: { text: '{status|upper} #{row|pad:6}' },
  formula: { expression: 'round(net * 1.19, 2)' },
  cases: {
    cases: [{ key: 'shipped', when: "status = 'shipped'", field: 'number', options: { min: 1, max: 9 } }],
    else: { field: 'constant', options: { value: 0 } },
  },
  json: { columns: [{ name: 'city', field: 'location.city' }] },
  array: { field: 'list', options: { values: ['a', 'b'] }, minItems: 0, maxItems: 5 },
  reference: { table: 'customers', column: 'id', children: 'zipf' },
  lookup: { via: 'customer_id', column: 'email' },
};

/** The locales of examples whose field has no cells in the default one. */
const exampleLocales: Partial<Record<FieldId, string>> = { 'company.vatId': 'de' };

/** The rows of the example of a column of given cells. */
const EXAMPLE_ROWS = ['DE', 'FR', 'GB', 'IT', 'US'].map((example) => ({ example }));

/** A document with the column added to its last table. */
export function aroundExample(column: object & { readonly field?: unknown }): object {
  const given = { given: { rows: EXAMPLE_ROWS }, write: true };
  return {
    version: 1,
    tables: [
      {
        name: 'customers',
        rows: 10,
        columns: [
          { name: 'id', field: 'sequence', primaryKey: true },
          { name: 'email', field: 'internet.email' },
        ],
      },
      { name: 'batches', rows: 1, columns: [{ name: 'id', field: 'sequence', primaryKey: true }] },
      {
        name: 'orders',
        rows: 5,
        ...(column.field === 'given' ? given : {}),
        columns: [
          { name: 'customer_id', field: 'reference', options: { table: 'customers', column: 'id' } },
          {
            name: 'batch_id',
            field: 'reference',
            options: { table: 'batches', column: 'id', children: { each: 5 } },
          },
          { name: 'status', field: 'list', options: { values: ['new', 'paid'] } },
          { name: 'created_at', field: 'timestamp' },
          { name: 'net', field: 'number' },
          column,
        ],
      },
    ],
  };
}

/** The column that is a field's example in the documentation. */
export function exampleOf(field: FieldId): { readonly name: string; readonly field: FieldId } {
  const [options, locale] = [fieldExamples[field], exampleLocales[field]];
  return { name: 'example', field, ...(options ? { options } : {}), ...(locale ? { locale } : {}) };
}
