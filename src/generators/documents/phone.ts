import type { phone as fields } from '../../catalogue/fields/phone.ts';
import type { GeneratorsOf } from '../generator.ts';
import { phone as byDefault } from '../phone.ts';

export const phone = {
  ...byDefault,
  'phone.number': ({ faker, options: { style } }) =>
    style === 'human' ? () => faker.phone.number() : () => faker.phone.number({ style }),
  'phone.imei':
    ({ faker }) =>
    () =>
      faker.phone.imei(),
} satisfies GeneratorsOf<typeof fields>;
