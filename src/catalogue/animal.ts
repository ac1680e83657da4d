import { category } from './recipe.ts';

export const animal = category({
  emoji: '🐾',
  title: 'Animal',
  description: 'Breeds and species, from birds and cats to snakes.',
  fields: {
    Bird: (fake) => fake.animal.bird(),
    Cat: (fake) => fake.animal.cat(),
    Cetacean: (fake) => fake.animal.cetacean(),
    Cow: (fake) => fake.animal.cow(),
    Crocodilia: (fake) => fake.animal.crocodilia(),
    Dog: (fake) => fake.animal.dog(),
    Fish: (fake) => fake.animal.fish(),
    Horse: (fake) => fake.animal.horse(),
    Insect: (fake) => fake.animal.insect(),
    Lion: (fake) => fake.animal.lion(),
    Rabbit: (fake) => fake.animal.rabbit(),
    Rodent: (fake) => fake.animal.rodent(),
    Snake: (fake) => fake.animal.snake(),
    Type: (fake) => fake.animal.type(),
  },
});
