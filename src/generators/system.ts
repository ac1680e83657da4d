import type { system as fields } from '../catalogue/fields/system.ts';
import { charactersOf } from '../expression/character-set.ts';
import { DIGITS } from './characters.ts';
import { CRON_CHARACTERS, CRON_LENGTH, CRON_YEAR_LENGTH, cronSampler } from './cron.ts';
import { repeating, uncountable } from './distinct-values.ts';
import { formats } from './entities/file.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import { fileNames, filePaths } from './file-facts.ts';
import { combinations, integers } from './text-combinations.ts';
import { characterSets, longestOf } from './text-facts.ts';

const INTERFACE_LENGTHS = { index: 4, slot: 8, mac: 15, pci: 12 } as const;

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
    characters: charactersOf(CRON_CHARACTERS),
  },
  'system.networkInterface': {
    generate: ({ faker, options: { interfaceType, interfaceSchema } }) => {
      const given = {
        ...(interfaceType === undefined ? {} : { interfaceType }),
        ...(interfaceSchema === undefined ? {} : { interfaceSchema }),
      };
      return () => faker.system.networkInterface(given);
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
