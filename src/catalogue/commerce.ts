import type { Category } from './category.ts';

export const commerce: Category = {
  fields: {
    Department: 'commerce.department',
    ProductName: 'commerce.productName',
    Price: 'commerce.price',
    ProductAdjective: 'commerce.productAdjective',
    ProductMaterial: 'commerce.productMaterial',
    Product: 'commerce.product',
  },
};
