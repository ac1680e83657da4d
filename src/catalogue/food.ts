import type { Category } from './category.ts';

export const food: Category = {
  fields: {
    Adjective: 'food.adjective',
    Description: 'food.description',
    Dish: 'food.dish',
    'Ethnic Category': 'food.ethnicCategory',
    Fruit: 'food.fruit',
    Ingredient: 'food.ingredient',
    Meat: 'food.meat',
    Spice: 'food.spice',
    Vegetable: 'food.vegetable',
  },
};
