import { anyText, type Field } from '../field.ts';

export const animal = {
  'animal.bird': { label: 'Bird', ...anyText },
  'animal.cat': { label: 'Cat', ...anyText },
  'animal.cetacean': { label: 'Cetacean', ...anyText },
  'animal.cow': { label: 'Cow', ...anyText },
  'animal.crocodilia': { label: 'Crocodilia', ...anyText },
  'animal.dog': { label: 'Dog', ...anyText },
  'animal.fish': { label: 'Fish', ...anyText },
  'animal.horse': { label: 'Horse', ...anyText },
  'animal.insect': { label: 'Insect', ...anyText },
  'animal.lion': { label: 'Lion', ...anyText },
  'animal.rabbit': { label: 'Rabbit', ...anyText },
  'animal.rodent': { label: 'Rodent', ...anyText },
  'animal.snake': { label: 'Snake', ...anyText },
  'animal.type': { label: 'Animal Type', ...anyText },
} as const satisfies Record<string, Field>;
