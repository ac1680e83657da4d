// `node scripts/data/fr/words.mjs`: writes src/locales/languages/fr/faker-words.ts and country-names.ts. The words are those of faker's
// French locale, corrected, and the countries' names those of the Unicode CLDR in this Node.
import { fr } from '@faker-js/faker';
import { runnerImport } from 'vite';
import { writeTable } from '../first-names.mjs';

const FOLDER = new URL('../../../src/locales/languages/fr/', import.meta.url);
/** Longer lists are thinned out evenly. */
const MOST = 200;

/** Texts that are wrong, or that would distract a reader of a demonstration. */
const LEFT_OUT = new RegExp(
  `^(?:${[
    'a|avex|à bas de|à la merci|au dépens de|au défaut de|en decà de|en outre de|sous couleur de|quand \\?|prout|prou|sus|y|ci|franco',
    "caca d'oie|cuisse de nymphe|puce|rose Mountbatten|bis|lie de vin|sang de bœuf|merde d'oie|gueules|orange brûlé|blanc lunaire",
    'débile|sale|maigre|malade|lâche|coupable|snob|vorace|pauvre|hypocrite|fourbe|hystérique|horrible|brusque|sauvage|amorphe',
    'baiser|violer|tuer|assassiner|avorter|castrer|chier|crever|cracher|égorger|empoisonner|étrangler|frapper|haïr|injurier|pisser',
    'abattre|agoniser|agresser|battre|blasphémer|blesser|bombarder|brutaliser|caresser|coucher|décapiter|décéder|déshabiller|détester',
    'dénuder|déféquer|enculer|épouser|exciter|exécuter|fesser|fouetter|forniquer|fusiller|gifler|humilier|immoler|massacrer|mourir|mutiler',
    'noyer|opprimer|pendre|persécuter|péter|poignarder|prostituer|puer|racketter|roter|saigner|salir|souiller|suicider|terroriser|torturer',
    'bouffer|chialer|buter|pourrir|mordre|insulter|enterrer|menacer|voler|Cachalots|Lieu appelé|Chouette|INRA 95|Separator|dérober',
    'uriner|vomir|soumettre|sucer|lécher|trucider|zigouiller|crapula|cunae|terror|vomica|vomito|cum',
  ].join('|')})$`,
  'iu',
);
const REPLACED = new Map(
  Object.entries({ 'Akita Américain': 'Akita américain', bè: 'bê', 'tchou tchouu': 'tchou tchou' }),
);
/** Names that people use in place of the CLDR's. */
const COUNTRIES = new Map(
  Object.entries({
    CD: 'République démocratique du Congo',
    CG: 'République du Congo',
    HK: 'Hong Kong',
    MM: 'Myanmar',
    MO: 'Macao',
  }),
);

/** @param {readonly string[]} list */
function corrected(list) {
  const kept = [
    ...new Set(list.map((text) => (REPLACED.get(text) ?? text).replaceAll('’', "'").trim())),
  ].filter((text) => !LEFT_OUT.test(text) && !/[\d.()]/.test(text));
  const step = Math.max(1, kept.length / MOST);
  return kept.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).join('|');
}

const { animal = {}, color = {}, lorem = {}, word = {} } = fr;
const animals = [
  'bird',
  'cat',
  'cetacean',
  'cow',
  'crocodilia',
  'dog',
  'fish',
  'horse',
  'insect',
  'lion',
  'rabbit',
  'snake',
];
const words = ['adjective', 'adverb', 'conjunction', 'interjection', 'preposition', 'verb'];
/** @param {object} lists @param {readonly string[]} names */
const packed = (lists, names) =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) => (names.includes(name) ? [[name, corrected(list)]] : [])),
  );

writeTable(
  new URL('faker-words.ts', FOLDER),
  `// Written by scripts/data/fr/words.mjs; SOURCES.md names the sources.

/** Words of faker's French locale, corrected. */
export const fakerWords = ${JSON.stringify({
    animal: packed(animal, animals),
    color: packed(color, ['human']),
    lorem: packed(lorem, ['word']),
    word: packed(word, words),
  })};
`,
);

/** @type {typeof import('../../../src/locales/languages/en/country-names.ts')} */
const { countryNames } = (await runnerImport('./src/locales/languages/en/country-names.ts')).module;
const names = new Intl.DisplayNames(['fr'], { type: 'region' });
const entries = Object.keys(countryNames).map(
  (code) => `${code} ${COUNTRIES.get(code) ?? names.of(code)?.replaceAll('’', "'")}`,
);
writeTable(
  new URL('country-names.ts', FOLDER),
  `// Written by scripts/data/fr/words.mjs; SOURCES.md names the sources.
const entries = ${JSON.stringify(entries.join('|'))}.split('|');

/** ISO 3166-1 alpha-2 codes and the countries' French names. */
export const countryNames: Readonly<Record<string, string>> = Object.fromEntries(
  entries.map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);
`,
);
