import type { animal as fields } from '../catalogue/fields/animal.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';

export const animal = {
  'animal.bird': oneOf(({ faker }) => faker.definitions.animal.bird),
  'animal.cat': oneOf(({ faker }) => faker.definitions.animal.cat),
  'animal.cetacean': oneOf(({ faker }) => faker.definitions.animal.cetacean),
  'animal.cow': oneOf(({ faker }) => faker.definitions.animal.cow),
  'animal.crocodilia': oneOf(({ faker }) => faker.definitions.animal.crocodilia),
  'animal.dog': oneOf(({ faker }) => faker.definitions.animal.dog),
  'animal.fish': oneOf(({ faker }) => faker.definitions.animal.fish),
  'animal.horse': oneOf(({ faker }) => faker.definitions.animal.horse),
  'animal.insect': oneOf(({ faker }) => faker.definitions.animal.insect),
  'animal.lion': oneOf(({ faker }) => faker.definitions.animal.lion),
  'animal.rabbit': oneOf(({ faker }) => faker.definitions.animal.rabbit),
  'animal.rodent': oneOf(({ faker }) => faker.definitions.animal.rodent),
  'animal.snake': oneOf(({ faker }) => faker.definitions.animal.snake),
  'animal.type': oneOf(({ faker }) => faker.definitions.animal.type),
} satisfies EntriesOf<typeof fields>;
