import { category } from './category.ts';

export const commerce = category({
  emoji: '🛒',
  title: 'Commerce',
  description: 'Products, departments and prices for stores and catalogs.',
  fields: {
    Department: 'commerce.department',
    ProductName: 'commerce.productName',
    Price: 'commerce.price',
    ProductAdjective: 'commerce.productAdjective',
    ProductMaterial: 'commerce.productMaterial',
    Product: 'commerce.product',
  },
});
