import type { animal as fields } from '../catalogue/fields/animal.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';

export const animal = {
  'animal.bird': oneOf(({ language: { lists } }) => lists.animal.bird),
  'animal.cat': oneOf(({ language: { lists } }) => lists.animal.cat),
  'animal.cetacean': oneOf(({ language: { lists } }) => lists.animal.cetacean),
  'animal.cow': oneOf(({ language: { lists } }) => lists.animal.cow),
  'animal.crocodilia': oneOf(({ language: { lists } }) => lists.animal.crocodilia),
  'animal.dog': oneOf(({ language: { lists } }) => lists.animal.dog),
  'animal.fish': oneOf(({ language: { lists } }) => lists.animal.fish),
  'animal.horse': oneOf(({ language: { lists } }) => lists.animal.horse),
  'animal.insect': oneOf(({ language: { lists } }) => lists.animal.insect),
  'animal.lion': oneOf(({ language: { lists } }) => lists.animal.lion),
  'animal.rabbit': oneOf(({ language: { lists } }) => lists.animal.rabbit),
  'animal.rodent': oneOf(({ language: { lists } }) => lists.animal.rodent),
  'animal.snake': oneOf(({ language: { lists } }) => lists.animal.snake),
  'animal.type': oneOf(({ language: { lists } }) => lists.animal.type),
} satisfies EntriesOf<typeof fields>;
