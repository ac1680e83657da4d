import { category } from './recipe.ts';

const COLORS = ['red', 'blue', 'green', 'yellow'] as const;
const SAMPLE = { name: 'John', age: 30, city: 'New York' };
const FRUITS = ['apple', 'banana', 'cherry'] as const;

export const helpers = category({
  emoji: '🧰',
  title: 'Helpers',
  description: 'Picks from arrays and objects, and shuffled lists.',
  fields: {
    'Array Element': (fake) => fake.helpers.arrayElement(COLORS),
    'Object Key': (fake) => fake.helpers.objectKey(SAMPLE),
    'Object Value': (fake) => fake.helpers.objectValue(SAMPLE),
    'Shuffle Array': (fake) => {
      const [first, second, third] = fake.helpers.shuffle(FRUITS);
      return `${first}, ${second}, ${third}`;
    },
  },
});
