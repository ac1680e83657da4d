import type { Field } from '../field.ts';

export const commerce = {
  'commerce.department': { type: 'text' },
  'commerce.productName': { type: 'text', entity: 'product' },
  'commerce.price': { type: 'decimal' },
  'commerce.productAdjective': { type: 'text', entity: 'product' },
  'commerce.productMaterial': { type: 'text', entity: 'product' },
  'commerce.product': { type: 'text', entity: 'product' },
} as const satisfies Record<string, Field>;
