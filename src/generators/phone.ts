import type { phone as fields } from '../catalogue/fields/phone.ts';
import type { GeneratorsOf } from './generator.ts';

export const phone = {
  'phone.number':
    ({ faker }) =>
    () =>
      faker.phone.number(),
} satisfies Partial<GeneratorsOf<typeof fields>>;
