import { category } from './recipe.ts';

export const commerce = category({
  emoji: '🛒',
  title: 'Commerce',
  description: 'Products, departments and prices for stores and catalogs.',
  fields: {
    Department: (fake) => fake.commerce.department(),
    ProductName: (_, row) => row.product.name,
    Price: (fake) => fake.commerce.price(),
    ProductAdjective: (_, row) => row.product.adjective,
    ProductMaterial: (_, row) => row.product.material,
    Product: (_, row) => row.product.product,
  },
});
