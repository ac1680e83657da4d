import type { system as fields } from '../../catalogue/fields/system.ts';
import type { GeneratorsOf } from '../generator.ts';
import { system as byDefault } from '../system.ts';

export const system = {
  ...byDefault,
  'system.semver':
    ({ faker }) =>
    () =>
      faker.system.semver(),
  'system.cron':
    ({ faker, options }) =>
    () =>
      faker.system.cron(options),
  'system.networkInterface': ({ faker, options: { interfaceType, interfaceSchema } }) => {
    const given = {
      ...(interfaceType === undefined ? {} : { interfaceType }),
      ...(interfaceSchema === undefined ? {} : { interfaceSchema }),
    };
    return () => faker.system.networkInterface(given);
  },
} satisfies GeneratorsOf<typeof fields>;
