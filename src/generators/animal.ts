import type { animal as fields } from '../catalogue/fields/animal.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';

export const animal = {
  'animal.bird': oneOf(({ locale: { lists } }) => lists.animal.bird),
  'animal.cat': oneOf(({ locale: { lists } }) => lists.animal.cat),
  'animal.cetacean': oneOf(({ locale: { lists } }) => lists.animal.cetacean),
  'animal.cow': oneOf(({ locale: { lists } }) => lists.animal.cow),
  'animal.crocodilia': oneOf(({ locale: { lists } }) => lists.animal.crocodilia),
  'animal.dog': oneOf(({ locale: { lists } }) => lists.animal.dog),
  'animal.fish': oneOf(({ locale: { lists } }) => lists.animal.fish),
  'animal.horse': oneOf(({ locale: { lists } }) => lists.animal.horse),
  'animal.insect': oneOf(({ locale: { lists } }) => lists.animal.insect),
  'animal.lion': oneOf(({ locale: { lists } }) => lists.animal.lion),
  'animal.rabbit': oneOf(({ locale: { lists } }) => lists.animal.rabbit),
  'animal.rodent': oneOf(({ locale: { lists } }) => lists.animal.rodent),
  'animal.snake': oneOf(({ locale: { lists } }) => lists.animal.snake),
  'animal.type': oneOf(({ locale: { lists } }) => lists.animal.type),
} satisfies EntriesOf<typeof fields>;
