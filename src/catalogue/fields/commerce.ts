import type { Field } from '../field.ts';

export const commerce = {
  'commerce.department': { label: 'Department', type: 'text' },
  'commerce.productName': { label: 'ProductName', type: 'text', entity: 'product' },
  'commerce.price': { label: 'Price', type: 'decimal' },
  'commerce.productAdjective': { label: 'ProductAdjective', type: 'text', entity: 'product' },
  'commerce.productMaterial': { label: 'ProductMaterial', type: 'text', entity: 'product' },
  'commerce.product': { label: 'Product', type: 'text', entity: 'product' },
} as const satisfies Record<string, Field>;
