import { expect, it } from 'vitest';
import { breakableParts } from '../../../../../src/app/studio/sources/breakable.tsx';

it.each<readonly [text: string, parts: readonly string[]]>([
  ['', ['']],
  ['id', ['id']],
  ['customer_id', ['customer_id']],
  ['customer_address_line', ['customer_', 'address_', 'line']],
  ['customerAddressLine2', ['customer', 'Address', 'Line2']],
  ['shippingAddressURL', ['shipping', 'AddressURL']],
  ['__private_customer_name', ['__', 'private_', 'customer_', 'name']],
  ['public.customer-addresses', ['public.', 'customer-', 'addresses']],
  ['incomprehensibilities', ['incomprehensibilities']],
  ['größenOrdnungÄhnlich', ['größen', 'Ordnung', 'Ähnlich']],
  [
    'Foreign key to customer_addresses.id of PostgreSQL',
    ['Foreign key to customer_', 'addresses.', 'id of PostgreSQL'],
  ],
])('a line can break in “%s” only between words', (text, parts) => {
  expect(breakableParts(text)).toEqual(parts);
  expect(breakableParts(text).join('')).toBe(text);
});
