import type { system as fields } from '../catalogue/fields/system.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf, PreparedColumn } from './generator.ts';
import { combinations } from './texts.ts';

/** The integers from 0 to `last`, as texts. */
function numbersTo(last: number): string[] {
  return Array.from({ length: last + 1 }, (_, number) => String(number));
}

export const system = {
  'system.fileName': part('file', 'name'),
  'system.filePath': part('file', 'path'),
  'system.mimeType': part('file', 'mimeType'),
  'system.fileExt': part('file', 'extension'),
  'system.semver': ({ faker }): PreparedColumn => ({
    sample: () => faker.system.semver(),
    values: combinations([numbersTo(9), ['.'], numbersTo(20), ['.'], numbersTo(20)]),
  }),
  'system.cron':
    ({ faker, options }) =>
    () =>
      faker.system.cron(options),
  'system.networkInterface': ({ faker, options: { interfaceType, interfaceSchema } }): PreparedColumn => {
    const options = {
      ...(interfaceType === undefined ? {} : { interfaceType }),
      ...(interfaceSchema === undefined ? {} : { interfaceSchema }),
    };
    return {
      sample: () => faker.system.networkInterface(options),
      values: {
        kind: 'uncountable',
        reason: 'Machines name their interfaces alike. Make the MAC address unique, or add a sequence.',
      },
    };
  },
} satisfies GeneratorsOf<typeof fields>;
