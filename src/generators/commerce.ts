import type { commerce as fields } from '../catalogue/fields/commerce.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const commerce = {
  'commerce.department': part('product', 'department'),
  'commerce.productName': part('product', 'name'),
  'commerce.price': part('product', 'price'),
  'commerce.productAdjective': part('product', 'adjective'),
  'commerce.productMaterial': part('product', 'material'),
  'commerce.product': part('product', 'product'),
} satisfies Partial<GeneratorsOf<typeof fields>>;
