// `node scripts/data/fr/streets.mjs folder`: writes src/locales/countries/fr/street-names.ts. The folder holds `communes.json` of
// @etalab/decoupage-administratif, `nat2022.csv` of INSEE, and in `fantoir` the files `LIEU-*.TXT` of FANTOIR 2015 in UTF-8.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTable } from '../first-names.mjs';
import { JOINED, streetWords, withoutAccents } from './street-words.mjs';

const [, , folder = '.'] = process.argv;
const OUTPUT = new URL('../../../src/locales/countries/fr/street-names.ts', import.meta.url);
const STREETS = 1800;
/** Streets of fewer communes are somebody's own. */
const COMMUNES_MIN = 25;
/** The people of an arrondissement of Paris, Lyon or Marseille, which the list has as a commune. */
const QUARTER = 80_000;
/** The people, among a million, who live in the streets of the table. */
const PEOPLE = 1_000_000;

/** The kinds of streets, as the list abbreviates them. `GR` has its whole name with it. */
const KINDS = new Map(
  Object.entries({
    RUE: 'rue',
    AVENUE: 'avenue',
    BOULEVARD: 'boulevard',
    PLACE: 'place',
    CHEMIN: 'chemin',
    ROUTE: 'route',
    IMPASSE: 'impasse',
    ALLEE: 'allée',
    QUAI: 'quai',
    SQUARE: 'square',
    PASSAGE: 'passage',
    RUELLE: 'ruelle',
    SENTIER: 'sentier',
    CRS: 'cours',
    GR: '',
  }),
);

/** Dates that the list has in words and in digits. */
const DATES = [
  ['HUIT MAI', '8 MAI'],
  ['ONZE NOVEMBRE', '11 NOVEMBRE'],
  ['DIX NEUF MARS', '19 MARS'],
  ['QUATORZE JUILLET', '14 JUILLET'],
  ['QUATRE SEPTEMBRE', '4 SEPTEMBRE'],
];

/** Entries that are no streets' names, or that would distract a reader of a demonstration. */
const LEFT_OUT =
  /\b(?:LIMITES?|PRIVEE?|SNCF|METRO|VC|CD|RN|HLM|LOT|X+|DESIGNEE|CUL|JUIFS|ENFER|MORTS|P)\b|^GRANDE? RUE$/;

/** @param {string} text */
const plain = (text) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** @type {{ nom: string; departement?: string; population?: number }[]} */
const communes = JSON.parse(readFileSync(join(folder, 'communes.json'), 'utf8'));
const people = new Map(
  communes.flatMap(({ nom, departement, population }) =>
    population ? [[`${departement} ${plain(nom)}`, population]] : [],
  ),
);

/** @param {string} department @param {string} commune */
function peopleOf(department, commune) {
  const name = plain(commune.replace(/^(.*) \((L|LE|LA|LES) *\)$/, '$2 $1'));
  return people.get(`${department} ${name}`) ?? (/^(paris|lyon|marseille) \d/.test(name) ? QUARTER : 0);
}

/** @typedef {{ kind: string; name: string; people: number; communes: number }} Street */

/** @returns {Map<string, Street>} streets with the people who live in them, if all streets of a commune have as many */
function readStreets() {
  /** @type {Map<string, Street>} */
  const streets = new Map();
  for (const file of readdirSync(join(folder, 'fantoir'))) {
    const [, department = ''] = /LIEU-(\w+)/.exec(file) ?? [];
    const blocks = readFileSync(join(folder, 'fantoir', file), 'utf8')
      .split(/^\s+commune : */m)
      .slice(1);
    for (const block of blocks) {
      const [head = '', ...lines] = block.split(/\r?\n/);
      const own = lines
        .map((line) => ({ kind: line.slice(0, 11).trim(), name: line.slice(11).trim() }))
        .filter(({ kind, name }) => name !== '' && kind !== '' && kind !== 'LIEU-DIT');
      const each = peopleOf(department, head.split(' departement')[0]?.trim() ?? '') / own.length;
      for (const { kind, name } of own) {
        if (!KINDS.has(kind)) continue;
        const spelled = DATES.reduce(
          (text, [from = '', to = '']) => text.replace(from, to),
          name.replaceAll("'", ' '),
        );
        const key = `${kind} ${spelled}`;
        const street = streets.get(key) ?? { kind, name: spelled, people: 0, communes: 0 };
        street.people += each;
        street.communes += 1;
        streets.set(key, street);
      }
    }
  }
  return streets;
}

/** Accents of given names, and of communes. */
function readAccents() {
  /** @type {Map<string, { text: string; count: number }>} */
  const best = new Map();
  /** @param {string} text @param {number} count */
  const add = (text, count) => {
    const key = withoutAccents(text).toUpperCase();
    const before = best.get(key);
    if (!before || count > before.count) best.set(key, { text, count });
  };
  /** @type {Map<string, number>} */
  const births = new Map();
  for (const line of readFileSync(join(folder, 'nat2022.csv'), 'utf8').trim().split('\n').slice(1)) {
    const [, name = '', , count] = line.trim().split(';');
    births.set(name, (births.get(name) ?? 0) + Number(count));
  }
  for (const [name, count] of births) {
    if (count > 2000) add(name.charAt(0) + name.slice(1).toLowerCase(), count);
  }
  for (const { nom, population = 0 } of communes)
    if (/^[\p{L}]+$/u.test(nom) && population > 15_000) add(nom, population);
  return new Map([...best].map(([key, { text }]) => [key, text]));
}

const accents = readAccents();
const SMALL = new Set([
  'de',
  'des',
  'du',
  'la',
  'le',
  'les',
  'et',
  'en',
  'aux',
  'au',
  'à',
  'sur',
  'sous',
  'd',
  'l',
]);

/** @param {string} word */
function spelledWord(word) {
  if (/\d/.test(word)) return word.toLowerCase();
  const own = streetWords.get(word) ?? accents.get(word);
  if (own) return own;
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** @param {Street} street */
function spelled({ kind, name }) {
  const words = name.split(' ').map(spelledWord);
  const text = words
    .map((word) => (SMALL.has(word.toLowerCase()) ? word.toLowerCase() : word))
    .join(' ')
    .replace(/\b([dl]) (?=\S)/g, "$1'")
    .replace(/\b(Sainte?) (?!de\b)(?=\p{L})/gu, '$1-');
  const joined = JOINED.reduce((before, [from = '', to = '']) => before.replace(from, to), text);
  const whole = [KINDS.get(kind), joined].filter(Boolean).join(' ');
  return whole;
}

/** @type {Map<string, number>} */
const totals = new Map();
let all = 0;
for (const street of readStreets().values()) {
  all += street.people;
  if (street.communes < COMMUNES_MIN || (LEFT_OUT.test(street.name) && street.kind !== 'GR')) continue;
  if (/^(?:LES?|LA|L|A|AU|AUX|\d+) /.test(street.name) || /^\d+$/.test(street.name)) continue;
  const text = spelled(street);
  totals.set(text, (totals.get(text) ?? 0) + street.people);
}
const chosen = [...totals].sort(([, one], [, other]) => other - one).slice(0, STREETS);
const share = chosen.reduce((sum, [, count]) => sum + count, 0);
console.log(`${((100 * share) / all).toFixed(1)} % of the people`);
writeTable(
  OUTPUT,
  `// Written by scripts/data/fr/streets.mjs; SOURCES.md names the sources.

/** The people, among a million, who live in each street. */
export const streetNames =
  ${JSON.stringify(chosen.map(([text, count]) => `${text} ${Math.max(1, Math.round((PEOPLE * count) / share))}`).join('|'))};
`,
);
