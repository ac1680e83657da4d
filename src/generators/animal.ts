import type { animal as fields } from '../catalogue/fields/animal.ts';
import type { GeneratorsOf } from './generator.ts';

export const animal = {
  'animal.bird': { list: ({ faker }) => faker.definitions.animal.bird },
  'animal.cat': { list: ({ faker }) => faker.definitions.animal.cat },
  'animal.cetacean': { list: ({ faker }) => faker.definitions.animal.cetacean },
  'animal.cow': { list: ({ faker }) => faker.definitions.animal.cow },
  'animal.crocodilia': { list: ({ faker }) => faker.definitions.animal.crocodilia },
  'animal.dog': { list: ({ faker }) => faker.definitions.animal.dog },
  'animal.fish': { list: ({ faker }) => faker.definitions.animal.fish },
  'animal.horse': { list: ({ faker }) => faker.definitions.animal.horse },
  'animal.insect': { list: ({ faker }) => faker.definitions.animal.insect },
  'animal.lion': { list: ({ faker }) => faker.definitions.animal.lion },
  'animal.rabbit': { list: ({ faker }) => faker.definitions.animal.rabbit },
  'animal.rodent': { list: ({ faker }) => faker.definitions.animal.rodent },
  'animal.snake': { list: ({ faker }) => faker.definitions.animal.snake },
  'animal.type': { list: ({ faker }) => faker.definitions.animal.type },
} satisfies GeneratorsOf<typeof fields>;
