import type { Faker } from '@faker-js/faker';
import type { database as databaseFields } from '../../catalogue/fields/database.ts';
import type { food as foodFields } from '../../catalogue/fields/food.ts';
import type { science as scienceFields } from '../../catalogue/fields/science.ts';
import type { system as systemFields } from '../../catalogue/fields/system.ts';
import type { vehicle as vehicleFields } from '../../catalogue/fields/vehicle.ts';
import { databaseColumns } from '../data/database-columns.ts';
import { dishes } from '../data/dishes.ts';
import { vehicles } from '../data/vehicles.ts';
import { vehicleColors } from '../vehicle.ts';
import type { LengthsOf } from './lengths.ts';
import { longestOf, once } from './lengths.ts';

const databaseEntries = () => databaseColumns.split('|').map((entry) => entry.split('~'));

export const database = {
  'database.column': once(() => longestOf(databaseEntries().map(([name]) => name))),
  'database.type': once(() => longestOf(databaseEntries().flatMap(([, types = '']) => types.split(' ')))),
  'database.mongodbObjectId': 24,
} satisfies LengthsOf<typeof databaseFields>;

const DISH_PARTS = ['name', 'cuisine', 'adjectives', 'kind', 'ingredients'] as const;

/** Of a part of all dishes, or of an entry of it where it lists several. */
const dishLength = (part: (typeof DISH_PARTS)[number]) =>
  once(() => longestOf(dishes.map((dish) => dish.split('|')[DISH_PARTS.indexOf(part)])));
const dishEntryLength = (part: 'adjectives' | 'ingredients') =>
  once(() =>
    longestOf(dishes.flatMap((dish) => (dish.split('|')[DISH_PARTS.indexOf(part)] ?? '').split(','))),
  );
const dishAdjective = dishEntryLength('adjectives');
const ingredient = dishEntryLength('ingredients');
const dishKind = dishLength('kind');
const DISH_ENDING = ', the way it is served at home.'.length;

export const food = {
  'food.adjective': dishAdjective,
  'food.description': () =>
    dishAdjective() +
    1 +
    dishKind() +
    ' with '.length +
    3 * ingredient() +
    ', '.length +
    ' and '.length +
    DISH_ENDING,
  'food.dish': dishLength('name'),
  'food.ethnicCategory': dishLength('cuisine'),
  'food.ingredient': ingredient,
} satisfies LengthsOf<typeof foodFields>;

export const science = {
  'science.chemicalElement': ({ faker }) =>
    longestOf(faker.definitions.science.chemical_element.map(({ name }) => name)),
  'science.chemicalSymbol': ({ faker }) =>
    longestOf(faker.definitions.science.chemical_element.map(({ symbol }) => symbol)),
} satisfies LengthsOf<typeof scienceFields>;

const mimeTypes = ({ definitions }: Faker) => Object.entries(definitions.system.mime_type);

/** Of any file's extension. */
export const extensionLength = (faker: Faker) =>
  longestOf(mimeTypes(faker).flatMap(([, { extensions }]) => extensions));

/** Up to three words, with an underscore between two. */
function fileNameLength(faker: Faker): number {
  const { adjective, adverb, conjunction, interjection, noun, preposition, verb } = faker.definitions.word;
  const words = [adjective, adverb, conjunction, interjection, noun, preposition, verb].flat();
  return 3 * longestOf(words) + 2 + 1 + extensionLength(faker);
}

const INTERFACE_LENGTHS = { index: 4, slot: 8, mac: 15, pci: 12 } as const;
const CRON = '59 23 31 12 SUN'.length;

export const system = {
  'system.fileName': ({ faker }) => fileNameLength(faker),
  'system.filePath': ({ faker }) =>
    longestOf(faker.definitions.system.directory_path) + 1 + fileNameLength(faker),
  'system.mimeType': ({ faker }) => longestOf(mimeTypes(faker).map(([type]) => type)),
  'system.fileExt': ({ faker }) => extensionLength(faker),
  'system.semver': '9.20.20'.length,
  'system.cron': ({ options: { includeYear } }) => CRON + (includeYear ? ' 2099'.length : 0),
  'system.networkInterface': ({ options: { interfaceSchema } }) =>
    interfaceSchema === undefined
      ? Math.max(...Object.values(INTERFACE_LENGTHS))
      : INTERFACE_LENGTHS[interfaceSchema],
} satisfies LengthsOf<typeof systemFields>;

/** Makers, and of each its models, `F-150,…|…`. */
const makers = () =>
  vehicles.split('\n').map((line) => {
    const end = line.indexOf(':');
    const models = line
      .slice(end + 1)
      .split('|')
      .map((model) => model.split(',')[0] ?? '');
    return { maker: line.slice(0, end), models };
  });

export const vehicle = {
  'vehicle.vehicle': () =>
    longestOf(makers().flatMap(({ maker, models }) => models.map((model) => `${maker} ${model}`))),
  'vehicle.manufacturer': () => longestOf(makers().map(({ maker }) => maker)),
  'vehicle.model': () => longestOf(makers().flatMap(({ models }) => models)),
  'vehicle.type': 'Extended Cab Pickup'.length,
  'vehicle.fuel': 'Gasoline'.length,
  'vehicle.color': longestOf(vehicleColors),
  'vehicle.vin': 17,
  'vehicle.vrm': 7,
} satisfies LengthsOf<typeof vehicleFields>;
