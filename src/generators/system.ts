import type { Faker } from '@faker-js/faker';
import type { system as fields } from '../catalogue/fields/system.ts';
import { ALPHANUMERIC, DIGITS } from './characters.ts';
import { repeating, uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import { chainCharacters, characterSets, joinedCharacters, nameCharacters } from './text-characters.ts';
import { combinations, integers } from './text-combinations.ts';
import { longestOf } from './text-lengths.ts';

const INTERFACE_LENGTHS = { index: 4, slot: 8, mac: 15, pci: 12 } as const;
const CRON_LENGTH = '59 23 31 12 SUN'.length;

const mimeTypes = ({ definitions }: Faker) => Object.entries(definitions.system.mime_type);

const extensions = (faker: Faker) => mimeTypes(faker).flatMap(([, type]) => type.extensions);

export const extensionLength = (faker: Faker) => longestOf(extensions(faker));

/** Three words at most, joined by underscores, a point and the extension. */
function fileNameLength(faker: Faker): number {
  const { adjective, adverb, conjunction, interjection, noun, preposition, verb } = faker.definitions.word;
  const words = [adjective, adverb, conjunction, interjection, noun, preposition, verb].flat();
  return 3 * longestOf(words) + 2 + 1 + extensionLength(faker);
}

/** Words in small letters, with underscores for all other characters, a point and the extension. */
const fileNameCharacters = (faker: Faker) => joinedCharacters(nameCharacters('_'), '.', extensions(faker));

export const system = {
  'system.fileName': part('file', 'name', {
    values: repeating,
    length: ({ faker }) => fileNameLength(faker),
    characters: ({ faker }) => fileNameCharacters(faker),
  }),
  'system.filePath': part('file', 'path', {
    values: repeating,
    length: ({ faker }) => longestOf(faker.definitions.system.directory_path) + 1 + fileNameLength(faker),
    characters: ({ faker }) =>
      joinedCharacters(faker.definitions.system.directory_path, '/', fileNameCharacters(faker)),
  }),
  'system.mimeType': part('file', 'mimeType', {
    values: repeating,
    ...ofTexts(({ faker }) => mimeTypes(faker).map(([type]) => type)),
  }),
  'system.fileExt': part('file', 'extension', {
    values: repeating,
    ...ofTexts(({ faker }) => extensions(faker)),
  }),
  'system.semver': {
    generate: (context) => () => context.faker.system.semver(),
    values: () => combinations([integers(0, 9), '.', integers(0, 20), '.', integers(0, 20)]),
    length: '9.20.20'.length,
    characters: chainCharacters(DIGITS, '.'),
  },
  'system.cron': {
    generate: (context) => () => context.faker.system.cron(context.options),
    values: repeating,
    length: ({ options: { includeYear } }) => CRON_LENGTH + (includeYear ? ' 2099'.length : 0),
    characters: chainCharacters([...ALPHANUMERIC, ...'*/?@-']),
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
