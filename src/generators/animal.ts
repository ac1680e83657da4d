import type { animal as fields } from '../catalogue/fields/animal.ts';
import type { GeneratorsOf } from './generator.ts';

export const animal = {
  'animal.bird': ({ faker }) => faker.animal.bird,
  'animal.cat': ({ faker }) => faker.animal.cat,
  'animal.cetacean': ({ faker }) => faker.animal.cetacean,
  'animal.cow': ({ faker }) => faker.animal.cow,
  'animal.crocodilia': ({ faker }) => faker.animal.crocodilia,
  'animal.dog': ({ faker }) => faker.animal.dog,
  'animal.fish': ({ faker }) => faker.animal.fish,
  'animal.horse': ({ faker }) => faker.animal.horse,
  'animal.insect': ({ faker }) => faker.animal.insect,
  'animal.lion': ({ faker }) => faker.animal.lion,
  'animal.rabbit': ({ faker }) => faker.animal.rabbit,
  'animal.rodent': ({ faker }) => faker.animal.rodent,
  'animal.snake': ({ faker }) => faker.animal.snake,
  'animal.type': ({ faker }) => faker.animal.type,
} satisfies GeneratorsOf<typeof fields>;
