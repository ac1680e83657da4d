import type { LocaleDefinition } from '@faker-js/faker';
import type { Plugin } from 'vite';
import { english, everywhere, zipCodes } from '../workers/faker-data.ts';

/** Lists that no recipe and no fact draws from, a fifth of the worker's weight: `module.list`, or a whole module. */
const UNUSED = [
  'animal.bear',
  'animal.pet_name',
  'app',
  'cell_phone',
  'color.space',
  'commerce.product_description',
  // The same as in `location`.
  'date.time_zone',
  'finance.federal_reserve_routing_symbol',
  'finance.transaction_description_pattern',
  'internet.http_status_code',
  'internet.jwt_algorithm',
  'internet.user_agent_pattern',
  'location.continent',
  // Cities and countries are drawn with their states and codes, from tables of the engine's own.
  'location.city_name',
  'location.country',
  'location.country_code',
  'location.language',
  'music.album',
  'music.artist',
  'person.gender',
  'person.western_zodiac_sign',
  'team',
  'vehicle.bicycle_type',
];

/** Of the entries of lists, what nothing draws either. */
const UNUSED_PROPERTIES = ['atomicNumber', 'iataCode', 'iataTypeCode', 'numericCode'];

const unused = new Set(UNUSED);
const unusedProperties = new Set(UNUSED_PROPERTIES);

function lean(data: LocaleDefinition): LocaleDefinition {
  const modules = Object.entries(data).map(([module, lists]) => {
    const kept = Object.entries(lists ?? {}).filter(([list]) => !unused.has(`${module}.${list}`));
    return [module, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(modules.filter(([module]) => !unused.has(module)));
}

function exportText(name: string, data: object): string {
  const text = JSON.stringify(data, (key, value) => (unusedProperties.has(key) ? undefined : value));
  return `export const ${name} = JSON.parse(${JSON.stringify(text)});`;
}

/** Bundles faker's data as text, without what is not drawn: it loads faster than code, and weighs less. */
export function leanFakerData(): Plugin {
  return {
    name: 'rowloom:lean-faker-data',
    enforce: 'pre',
    load: {
      filter: { id: /\/workers\/faker-data\.ts$/ },
      handler: () =>
        [
          exportText('english', lean(english)),
          exportText('everywhere', lean(everywhere)),
          exportText('zipCodes', zipCodes),
        ].join('\n'),
    },
    // Faker's own copy is dropped once the bundler knows that its lists, texts that are split, do nothing else.
    transform: {
      filter: { id: /\/@faker-js\/faker\/dist\/base-/ },
      handler: (code) => code.replace(/`[^`]*`\.split\(`\.`\)/g, '/* @__PURE__ */ $&'),
    },
  };
}
