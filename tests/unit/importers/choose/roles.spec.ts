import { describe, expect, it } from 'vitest';
import { open } from '../../../../src/library/index.ts';
import { importSql } from '../../../fixtures/import/imported.ts';

const R01 =
  'CREATE TABLE payments (id int PRIMARY KEY, sender_email text NOT NULL, recipient_email text NOT NULL, from_iban varchar(34) NOT NULL, to_iban varchar(34) NOT NULL);';

/** The entity of each column that is not of the first one. */
async function numbersIn(columns: string): Promise<Readonly<Record<string, unknown>>> {
  const { schema } = await importSql(`CREATE TABLE t (id serial PRIMARY KEY, ${columns});`);
  return Object.fromEntries(
    schema.tables[0]?.columns.flatMap(({ name, of }) => (of ? [[name, of]] : [])) ?? [],
  );
}

describe('two roles', () => {
  it('are two people, and two accounts', async () => {
    const { schema, report } = await importSql(R01);
    const dataset = await open(schema);
    const rows = [...dataset.table('payments').rows()];
    expect(rows).toHaveLength(100);
    for (const row of rows) {
      expect(row.sender_email).not.toBe(row.recipient_email);
      expect(row.from_iban).not.toBe(row.to_iban);
    }
    expect(report.tables[0]?.columns[2]?.why).toBe('The name says “recipient email”, of person 2 in the row');
  });

  it.each([
    [
      'billing_city text, billing_zip text, shipping_city text, shipping_zip text',
      { shipping_city: { place: 2 }, shipping_zip: { place: 2 } },
    ],
    [
      'name1 varchar(50), email1 text, name2 varchar(50), email2 text',
      { name2: { person: 2 }, email2: { person: 2 } },
    ],
    ['sender_name text, recipient_email text', { recipient_email: { person: 2 } }],
    [
      'from_email text, to_email text, via_email text, to_first_name text',
      { to_email: { person: 2 }, via_email: { person: 3 }, to_first_name: { person: 2 } },
    ],
    ['"buyerEmail" text, "sellerEmail" text', { sellerEmail: { person: 2 } }],
    [
      'email text, recipient_email text, recipient_city text, city text',
      { recipient_email: { person: 2 }, city: { place: 2 } },
    ],
    [
      'judge text, attorney_name varchar(80), attorney_email text, email text',
      { attorney_name: { person: 2 }, attorney_email: { person: 2 } },
    ],
    [
      'first_name text, last_name text, guardian_name text, display_name text, mothers_name text',
      { guardian_name: { person: 2 }, mothers_name: { person: 3 } },
    ],
  ])('of %s', async (columns, numbers) => {
    expect(await numbersIn(columns)).toEqual(numbers);
  });

  it.each([
    'first_name text, last_name text, email text',
    'home_city text, state text, zip text',
    'from_date date, to_date date, email text',
    'address1 text, city text',
    'customer_name text, customer_email text, contact_name text',
    'first_name text, last_name text, full_name text',
    'price numeric(9,2), old_price numeric(9,2), new_price numeric(9,2)',
  ])('are not in %s', async (columns) => {
    expect(await numbersIn(columns)).toEqual({});
  });
});
