import { category } from './category.ts';

export const commerce = category({
  fields: {
    Department: 'commerce.department',
    ProductName: 'commerce.productName',
    Price: 'commerce.price',
    ProductAdjective: 'commerce.productAdjective',
    ProductMaterial: 'commerce.productMaterial',
    Product: 'commerce.product',
  },
});
