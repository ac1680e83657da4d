import type { Field } from '../field.ts';

export const animal = {
  'animal.bird': { type: 'text' },
  'animal.cat': { type: 'text' },
  'animal.cetacean': { type: 'text' },
  'animal.cow': { type: 'text' },
  'animal.crocodilia': { type: 'text' },
  'animal.dog': { type: 'text' },
  'animal.fish': { type: 'text' },
  'animal.horse': { type: 'text' },
  'animal.insect': { type: 'text' },
  'animal.lion': { type: 'text' },
  'animal.rabbit': { type: 'text' },
  'animal.rodent': { type: 'text' },
  'animal.snake': { type: 'text' },
  'animal.type': { type: 'text' },
} as const satisfies Record<string, Field>;
