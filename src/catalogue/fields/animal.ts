import type { Field } from '../field.ts';

export const animal = {
  'animal.bird': { label: 'Bird', type: 'text' },
  'animal.cat': { label: 'Cat', type: 'text' },
  'animal.cetacean': { label: 'Cetacean', type: 'text' },
  'animal.cow': { label: 'Cow', type: 'text' },
  'animal.crocodilia': { label: 'Crocodilia', type: 'text' },
  'animal.dog': { label: 'Dog', type: 'text' },
  'animal.fish': { label: 'Fish', type: 'text' },
  'animal.horse': { label: 'Horse', type: 'text' },
  'animal.insect': { label: 'Insect', type: 'text' },
  'animal.lion': { label: 'Lion', type: 'text' },
  'animal.rabbit': { label: 'Rabbit', type: 'text' },
  'animal.rodent': { label: 'Rodent', type: 'text' },
  'animal.snake': { label: 'Snake', type: 'text' },
  'animal.type': { label: 'Animal Type', type: 'text' },
} as const satisfies Record<string, Field>;
