import type { system as fields } from '../catalogue/fields/system.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { RandomStream } from '../random/stream.ts';
import { createWeightedPicker } from '../random/weighted.ts';
import { DIGITS } from './characters.ts';
import { CRON_LENGTH, CRON_YEAR_LENGTH, cronSampler, cronTexts } from './cron.ts';
import { repeating, uncountable } from './distinct-values.ts';
import { formats } from './entities/file.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import { fileNames, filePaths } from './file-facts.ts';
import { hexSampler } from './hexadecimal.ts';
import { combinations, integers } from './text-combinations.ts';
import { characterSets, longestOf } from './text-facts.ts';
import { createTextPicker } from './weighted.ts';

const INTERFACE_LENGTHS = { index: 4, slot: 8, mac: 15, pci: 12 } as const;

/** Names of interfaces, weighted: most machines have few, at the same places. The counts are estimates. */
const INTERFACE_TYPES = 'en 62|wl 34|ww 4';
const INTERFACES = {
  index: 'o1 60|o2 28|o3 7|o4 5',
  slot: 's3 30|s5 30|s4 12|s6 10|s8 6|s1 6|s1f0 3|s1f1 3',
  pci: 'p0s3 26|p0s8 12|p1s0 14|p2s0 14|p3s0 12|p4s0 6|p5s0 4|p6s0 3|p1s0f0 3|p1s0f1 3|p2s0f0 2|p7s0 1',
};
const SCHEMAS = ['index', 'slot', 'pci', 'mac'] as const;
const SCHEMA_PERCENTS = [28, 22, 45, 5];

/** Samples what follows the type in the name of an interface. */
function interfacePlaces(stream: RandomStream): Readonly<Record<(typeof SCHEMAS)[number], () => string>> {
  const macAddress = hexSampler(stream, 12);
  return {
    index: createTextPicker(stream, INTERFACES.index),
    slot: createTextPicker(stream, INTERFACES.slot),
    pci: createTextPicker(stream, INTERFACES.pci),
    mac: () => `x${macAddress()}`,
  };
}

const extensions = () => formats().map(({ extension }) => extension);

export const extensionLength = () => longestOf(extensions());

export const system = {
  'system.fileName': part('file', 'name', { values: repeating, ...ofTexts(fileNames) }),
  'system.filePath': part('file', 'path', { values: repeating, ...ofTexts(filePaths) }),
  'system.mimeType': part('file', 'mimeType', {
    values: repeating,
    ...ofTexts(() => formats().map(({ mimeType }) => mimeType)),
  }),
  'system.fileExt': part('file', 'extension', { values: repeating, ...ofTexts(extensions) }),
  'system.semver': {
    generate: (context) => () => context.faker.system.semver(),
    values: () => combinations([integers(0, 9), '.', integers(0, 20), '.', integers(0, 20)]),
    length: '9.20.20'.length,
    characters: charactersOf([...DIGITS, '.']),
  },
  'system.cron': {
    generate: ({ stream, options, now }) => cronSampler(stream, options, now),
    values: repeating,
    length: ({ options: { includeYear } }) => CRON_LENGTH + (includeYear ? CRON_YEAR_LENGTH : 0),
    characters: ({ options }) => charactersOf(cronTexts(options)),
  },
  'system.networkInterface': {
    generate: ({ stream, options: { interfaceType, interfaceSchema } }) => {
      const pickType = createTextPicker(stream, INTERFACE_TYPES);
      const pickSchema = createWeightedPicker(stream, SCHEMA_PERCENTS);
      const places = interfacePlaces(stream);
      return () =>
        (interfaceType ?? pickType()) + places[interfaceSchema ?? SCHEMAS[pickSchema()] ?? 'pci']();
    },
    values: uncountable(
      'Machines name their interfaces alike. Make the MAC address unique, or add a sequence.',
    ),
    length: ({ options: { interfaceSchema } }) =>
      interfaceSchema === undefined
        ? Math.max(...Object.values(INTERFACE_LENGTHS))
        : INTERFACE_LENGTHS[interfaceSchema],
    characters: characterSets.alphanumeric,
  },
} satisfies EntriesOf<typeof fields>;
