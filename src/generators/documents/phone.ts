import type { phone as fields } from '../../catalogue/fields/phone.ts';
import type { GeneratorsOf } from '../generator.ts';
import { phone as byDefault } from '../phone.ts';

export const phone = {
  ...byDefault,
  'phone.imei':
    ({ faker }) =>
    () =>
      faker.phone.imei(),
} satisfies GeneratorsOf<typeof fields>;
