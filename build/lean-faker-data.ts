import { base, en, type LocaleDefinition, mergeLocales } from '@faker-js/faker';
import type { Plugin } from 'vite';
import { withCorrections } from '../src/locales/corrections.ts';
import { type FakerListName, fakerListNames } from '../src/locales/faker-lists.ts';
import { isCompleteBundle } from './complete-bundle.ts';

const NAME = 'rowloom:lean-faker-data';
/** The module that this plugin replaces. The bundler reports an error if the replacement lacks one of its exports. */
const DATA_MODULE = /\/faker-data\.ts$/;
/** Faker's package: its code, and lists that this plugin has already written. */
const FAKER = /\/@faker-js\/faker\/dist\//;

/** Lists that no field of the two dialogs samples. */
const NOT_IN_DIALOGS: ReadonlySet<string> = new Set<FakerListName>([
  'color.human',
  'finance.federal_reserve_routing_symbol',
  'internet.http_status_code',
  // `src/locales/languages/en/country-names.ts` has countries with their codes.
  'location.country_code',
  'location.language',
  'person.western_zodiac_sign',
]);

/** Properties of list entries that no field samples. */
const UNUSED_PROPERTIES: ReadonlySet<string> = new Set(['atomicNumber']);

/** Throws if a name is no list of faker's. A list that faker renames would otherwise be missing in bundles. */
export function assertListed(
  names: Readonly<Record<string, readonly string[]>>,
  locales: readonly LocaleDefinition[],
): void {
  const unknown = Object.entries(names).flatMap(([module, lists]) =>
    lists
      .filter((list) => locales.every((locale) => locale[module]?.[list] === undefined))
      .map((list) => `${module}.${list}`),
  );
  if (unknown.length > 0) throw new Error(`${NAME}: faker has no ${unknown.join(', ')}`);
}

/** Faker's lists that fields sample, by module: all of them, or only those of the two dialogs. */
function sampledLists(isLean: boolean): Readonly<Record<string, object>> {
  const data = mergeLocales([en, base].map(withCorrections));
  return Object.fromEntries(
    Object.entries(fakerListNames).map(([module, names]) => {
      const used = names.filter((name) => !(isLean && NOT_IN_DIALOGS.has(`${module}.${name}`)));
      return [module, Object.fromEntries(used.map((name) => [name, data[module]?.[name]]))];
    }),
  );
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
  return JSON.stringify(data, (key, value) => (UNUSED_PROPERTIES.has(key) ? undefined : joinTexts(value)));
}

const SPLIT_LISTS = `(_, value) => (typeof value === 'string' && value.includes('${SEPARATOR}') ? value.split('${SEPARATOR}') : value)`;

function dataModule(isLean: boolean): string {
  const text = JSON.stringify(jsonText(sampledLists(isLean)));
  return `export const fakerLists = JSON.parse(${text}, ${SPLIT_LISTS});`;
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
        assertListed(fakerListNames, [en, base]);
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
