import { expect, it } from 'vitest';
import { columnInDoubledBraces } from '../../../../../src/app/features/studio/options/doubled-braces.ts';

it.each([
  ['{{first_name}}', 'first_name'],
  ['Dear {{ first_name }}, {{last_name}}', 'first_name'],
  ['{{last_name|upper}}!', 'last_name'],
  ['{{unknown}} {{last_name}}', 'last_name'],
])('%s names a column between doubled braces', (template, column) => {
  expect(columnInDoubledBraces(template, ['first_name', 'last_name'])).toBe(column);
});

it.each(['{first_name}', '{{first}}', '{{', '{{{first_name}', 'first_name'])('%s names none', (template) => {
  expect(columnInDoubledBraces(template, ['first_name', 'last_name'])).toBeUndefined();
});
