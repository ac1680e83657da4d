import type { animal as fields } from '../catalogue/fields/animal.ts';
import { type EntriesOf, oneOf } from './field-entry.ts';

export const animal = {
  'animal.bird': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.bird,
  ),
  'animal.cat': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.cat,
  ),
  'animal.cetacean': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.cetacean,
  ),
  'animal.cow': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.cow,
  ),
  'animal.crocodilia': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.crocodilia,
  ),
  'animal.dog': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.dog,
  ),
  'animal.fish': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.fish,
  ),
  'animal.horse': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.horse,
  ),
  'animal.insect': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.insect,
  ),
  'animal.lion': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.lion,
  ),
  'animal.rabbit': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.rabbit,
  ),
  'animal.rodent': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.rodent,
  ),
  'animal.snake': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.snake,
  ),
  'animal.type': oneOf(
    ({
      locale: {
        language: { lists },
      },
    }) => lists.animal.type,
  ),
} satisfies EntriesOf<typeof fields>;
