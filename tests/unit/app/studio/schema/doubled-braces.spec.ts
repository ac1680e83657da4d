import { expect, it } from 'vitest';
import { nameInDoubledBraces } from '../../../../../src/app/studio/schema/doubled-braces.ts';

it.each([
  ['{{first_name}}', 'first_name'],
  ['Dear {{ first_name }}, {{last_name}}', 'first_name'],
  ['{{last_name|upper}}!', 'last_name'],
  ['{{unknown}} {{last_name}}', 'unknown'],
  ['{{unknown name}} {{full name}}', 'full name'],
])('%s has a name between doubled braces', (template, name) => {
  expect(nameInDoubledBraces(template, ['last_name', 'full name'])).toBe(name);
});

it.each(['{first_name}', '{{"a": 1}}', '{{ }}', '{{', '{{{first_name}', 'first_name'])(
  '%s has none',
  (template) => {
    expect(nameInDoubledBraces(template, ['first_name', 'last_name'])).toBeUndefined();
  },
);
