import type { animal as fields } from '../catalogue/fields/animal.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen } from './values.ts';

export const animal = {
  'animal.bird': ({ faker }) => chosen(faker, faker.definitions.animal.bird),
  'animal.cat': ({ faker }) => chosen(faker, faker.definitions.animal.cat),
  'animal.cetacean': ({ faker }) => chosen(faker, faker.definitions.animal.cetacean),
  'animal.cow': ({ faker }) => chosen(faker, faker.definitions.animal.cow),
  'animal.crocodilia': ({ faker }) => chosen(faker, faker.definitions.animal.crocodilia),
  'animal.dog': ({ faker }) => chosen(faker, faker.definitions.animal.dog),
  'animal.fish': ({ faker }) => chosen(faker, faker.definitions.animal.fish),
  'animal.horse': ({ faker }) => chosen(faker, faker.definitions.animal.horse),
  'animal.insect': ({ faker }) => chosen(faker, faker.definitions.animal.insect),
  'animal.lion': ({ faker }) => chosen(faker, faker.definitions.animal.lion),
  'animal.rabbit': ({ faker }) => chosen(faker, faker.definitions.animal.rabbit),
  'animal.rodent': ({ faker }) => chosen(faker, faker.definitions.animal.rodent),
  'animal.snake': ({ faker }) => chosen(faker, faker.definitions.animal.snake),
  'animal.type': ({ faker }) => chosen(faker, faker.definitions.animal.type),
} satisfies GeneratorsOf<typeof fields>;
