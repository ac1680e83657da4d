import { category } from './recipe.ts';

export const food = category({
  emoji: '🍕',
  title: 'Food',
  description: 'Dishes, ingredients, spices and the words that describe them.',
  fields: {
    Adjective: (fake) => fake.food.adjective(),
    Description: (fake) => fake.food.description(),
    Dish: (fake) => fake.food.dish(),
    'Ethnic Category': (fake) => fake.food.ethnicCategory(),
    Fruit: (fake) => fake.food.fruit(),
    Ingredient: (fake) => fake.food.ingredient(),
    Meat: (fake) => fake.food.meat(),
    Spice: (fake) => fake.food.spice(),
    Vegetable: (fake) => fake.food.vegetable(),
  },
});
