import type { Faker } from '@faker-js/faker';
import type { system as fields } from '../catalogue/fields/system.ts';
import { charactersOf } from '../expression/character-set.ts';
import { DIGITS } from './characters.ts';
import { CRON_CHARACTERS, CRON_LENGTH, CRON_YEAR_LENGTH, cronSampler } from './cron.ts';
import { repeating, uncountable } from './distinct-values.ts';
import { type EntriesOf, ofTexts, part } from './field-entry.ts';
import { combinations, integers } from './text-combinations.ts';
import {
  characterSets,
  joined,
  knownFacts,
  longestOf,
  nameCharacters,
  type TextFacts,
} from './text-facts.ts';

const INTERFACE_LENGTHS = { index: 4, slot: 8, mac: 15, pci: 12 } as const;

const mimeTypes = ({ definitions }: Faker) => Object.entries(definitions.system.mime_type);

const extensions = (faker: Faker) => mimeTypes(faker).flatMap(([, type]) => type.extensions);

export const extensionLength = (faker: Faker) => longestOf(extensions(faker));

/**
 * Three words at most, joined by underscores, a point and the extension. The words are in small letters, with underscores
 * for all other characters.
 */
function fileNames(faker: Faker): TextFacts {
  const { adjective, adverb, conjunction, interjection, noun, preposition, verb } = faker.definitions.word;
  const words = [adjective, adverb, conjunction, interjection, noun, preposition, verb].flat();
  return joined(knownFacts(3 * longestOf(words) + 2, nameCharacters('_')), '.', extensions(faker));
}

export const system = {
  'system.fileName': part('file', 'name', {
    values: repeating,
    ...ofTexts(({ faker }) => fileNames(faker)),
  }),
  'system.filePath': part('file', 'path', {
    values: repeating,
    ...ofTexts(({ faker }) => joined(faker.definitions.system.directory_path, '/', fileNames(faker))),
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
