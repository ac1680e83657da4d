import type { Category } from './category.ts';

export const animal: Category = {
  fields: {
    Bird: 'animal.bird',
    Cat: 'animal.cat',
    Cetacean: 'animal.cetacean',
    Cow: 'animal.cow',
    Crocodilia: 'animal.crocodilia',
    Dog: 'animal.dog',
    Fish: 'animal.fish',
    Horse: 'animal.horse',
    Insect: 'animal.insect',
    Lion: 'animal.lion',
    Rabbit: 'animal.rabbit',
    Rodent: 'animal.rodent',
    Snake: 'animal.snake',
    Type: 'animal.type',
  },
};
