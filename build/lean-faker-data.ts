import { base, en, type LocaleDefinition, mergeLocales } from '@faker-js/faker';
import type { Plugin } from 'vite';
import { withCorrections } from '../src/locales/corrections.ts';
import { isCompleteBundle } from './complete-bundle.ts';

const NAME = 'rowloom:lean-faker-data';
/** The module that this plugin replaces. The bundler reports an error if the replacement lacks one of its exports. */
const DATA_MODULE = /\/faker-data\.ts$/;
/** Faker's package: its code, and lists that this plugin has already written. */
const FAKER = /\/@faker-js\/faker\/dist\//;

/**
 * Lists that no field of the two dialogs samples. They would be a fifth of the worker's bytes. Each is `module.list`
 * or a whole module.
 */
const UNUSED = [
  // `src/generators/data/` has real airlines, books, dishes, columns and vehicles.
  'airline',
  'animal.bear',
  'animal.pet_name',
  'app',
  'book.author',
  'book.genre',
  'book.publisher',
  'book.series',
  'book.title',
  'cell_phone',
  'color.human',
  'color.space',
  'commerce.department',
  'commerce.product_description',
  'commerce.product_name',
  // `src/locales/en-us/companies.ts` has names and phrases.
  'company.adjective',
  'company.descriptor',
  'company.legal_entity_type',
  'company.name_pattern',
  'company.noun',
  'database',
  // A copy of `location.time_zone`.
  'date.time_zone',
  // `src/generators/data/currencies.ts` and `src/generators/cards.ts` replace these.
  'finance.credit_card',
  'finance.currency',
  'finance.federal_reserve_routing_symbol',
  'finance.transaction_description_pattern',
  'food.adjective',
  'food.description_pattern',
  'food.dish',
  'food.dish_pattern',
  'food.ethnic_category',
  'food.ingredient',
  'food.meat',
  'internet.domain_suffix',
  'internet.example_email',
  'internet.free_email',
  'internet.http_status_code',
  'internet.jwt_algorithm',
  'internet.user_agent_pattern',
  // `src/locales/en-us/` has places and streets.
  'location.building_number',
  'location.continent',
  'location.city_name',
  'location.city_pattern',
  'location.city_prefix',
  'location.city_suffix',
  // `src/locales/en-us/countries.ts` has countries with their codes.
  'location.country',
  'location.country_code',
  'location.county',
  'location.language',
  'location.postcode',
  'location.secondary_address',
  'location.state',
  'location.state_abbr',
  'location.street_address',
  'location.street_name',
  'location.street_pattern',
  'location.street_suffix',
  'location.time_zone',
  // `src/generators/data/songs.ts` has songs with their genres.
  'music',
  'person.bio_part',
  'person.bio_pattern',
  'person.bio_supporter',
  'person.gender',
  // `src/locales/en-us/jobs.ts` replaces these.
  'person.job_area',
  'person.job_descriptor',
  'person.job_type',
  'person.middle_name',
  'person.name',
  'person.western_zodiac_sign',
  // `src/generators/data/files.ts` replaces this.
  'system',
  'team',
  'vehicle',
];

/** Properties of list entries that no field of the two dialogs samples. */
const UNUSED_PROPERTIES = ['atomicNumber', 'iataCode', 'iataTypeCode', 'numericCode'];

const unused = new Set(UNUSED);
const unusedProperties = new Set(UNUSED_PROPERTIES);

/** The names of a locale's modules and lists, `animal` and `animal.bear`. */
function listNames(data: LocaleDefinition): string[] {
  return Object.entries(data).flatMap(([module, lists]) => [
    module,
    ...Object.keys(lists ?? {}).map((list) => `${module}.${list}`),
  ]);
}

/** Throws if a name is not a module or list of faker's. A list that faker renames would otherwise be bundled again. */
export function assertListed(names: readonly string[], locales: readonly LocaleDefinition[]): void {
  const listed = new Set(locales.flatMap(listNames));
  const unknown = names.filter((name) => !listed.has(name));
  if (unknown.length > 0) throw new Error(`${NAME}: faker has no ${unknown.join(', ')}`);
}

function withoutUnused(data: LocaleDefinition): LocaleDefinition {
  const modules = Object.entries(data).map(([module, lists]) => {
    const used = Object.entries(lists ?? {}).filter(([list]) => !unused.has(`${module}.${list}`));
    return [module, Object.fromEntries(used)] as const;
  });
  return Object.fromEntries(modules.filter(([module]) => !unused.has(module)));
}

/** Separates the texts of a list. No text of faker's English data contains it. */
const SEPARATOR = '|';

/** Joins a list of texts. Without their quotes and commas the compressed worker is 2.8 kB smaller. */
function joinTexts(value: unknown): unknown {
  const isTextList =
    Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === 'string');
  return isTextList ? value.join(SEPARATOR) : value;
}

/** The data with joined lists, which `SPLIT_LISTS` splits again. */
function jsonText(data: object): string {
  const holdsSeparator = JSON.stringify(data).includes(SEPARATOR);
  if (holdsSeparator) throw new Error(`${NAME}: one of faker's texts contains the separator ${SEPARATOR}`);
  return JSON.stringify(data, (key, value) => (unusedProperties.has(key) ? undefined : joinTexts(value)));
}

const SPLIT_LISTS = `(_, value) => (typeof value === 'string' && value.includes('${SEPARATOR}') ? value.split('${SEPARATOR}') : value)`;

/** Faker's lists: all of them, or only those that the two dialogs sample. */
function dataModule(isLean: boolean): string {
  const lists = mergeLocales([en, base].map(withCorrections));
  return isLean
    ? `const splitLists = ${SPLIT_LISTS};\nexport const fakerLists = JSON.parse(${JSON.stringify(jsonText(withoutUnused(lists)))}, splitLists);`
    : `export const fakerLists = JSON.parse(${JSON.stringify(JSON.stringify(lists))});`;
}

/**
 * Bundles faker's lists as JSON, which takes V8 less time to read than the same object literal
 * (https://v8.dev/blog/cost-of-javascript-2019#json), and none of faker's code. The two dialogs' worker does not get the
 * lists that no field of theirs samples. Fails the build if faker's package is in a bundle beside its lists.
 */
export function leanFakerData(): Plugin {
  let isLean = true;
  return {
    name: NAME,
    enforce: 'pre',
    buildStart({ input }) {
      isLean = !isCompleteBundle(input);
    },
    load: {
      filter: { id: DATA_MODULE },
      handler() {
        assertListed(UNUSED, [en, base]);
        return dataModule(isLean);
      },
    },
    generateBundle() {
      const ids = [...this.getModuleIds()];
      const twice = ids.find((id) => FAKER.test(id));
      if (twice && ids.some((id) => DATA_MODULE.test(id)))
        this.error(`${twice} is bundled beside faker's lists: import types of faker alone`);
    },
  };
}
