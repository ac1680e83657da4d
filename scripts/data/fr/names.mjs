// `node scripts/data/fr/names.mjs folder`: writes the tables of names of France. The folder holds `nat2022.csv` and
// `noms2008nat_txt.txt` of INSEE. SOURCES.md beside the tables says where they come from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packSurnames, writeFirstNames, writeSurnames } from '../first-names.mjs';
import { foldedGivenNames, leftOut, spelledSurnames, surnameRules } from './spellings.mjs';

const [, , folder = '.'] = process.argv;
const TABLES = new URL('../../../src/locales/countries/fr/', import.meta.url);
const SCRIPT = 'scripts/data/fr/names.mjs';
const FIRST_YEAR = 1925;
const LAST_YEAR = 2022;
/** How many surnames the table has. They are those of half of the people. */
const SURNAMES = 8000;

/** The share of those born in 1925, 1935, … 2025 who are alive. Estimated. */
const ALIVE = {
  female: [0.03, 0.36, 0.73, 0.88, 0.94, 0.968, 0.982, 0.988, 0.992, 0.995, 0.996],
  male: [0.007, 0.2, 0.56, 0.77, 0.885, 0.94, 0.967, 0.982, 0.989, 0.994, 0.996],
};
/** The share of those born in the decades of the table of surnames who are alive, the decade from 1891 first. Estimated. */
const ALIVE_OF_DECADE = [0, 0, 0.001, 0.05, 0.34, 0.68, 0.83, 0.91, 0.95, 0.975, 0.985];

/** @param {string} text */
const withoutAccents = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('Æ', 'AE')
    .replaceAll('Œ', 'OE');

/**
 * Each word with a capital letter: `Jean-François`, `Le Gall`. After an apostrophe, D, L, M, N and O have one.
 * @param {string} name
 */
const capitalized = (name) =>
  name
    .toLowerCase()
    .replace(/(?<=^|[ -]|\b[dlmno]')\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/^[dlmno](?=')/, (letter) => letter.toUpperCase());

const folded = new Map(foldedGivenNames.map((name) => [withoutAccents(name.toUpperCase()), name]));

/** @param {string} name in capitals */
function givenName(name) {
  const spelled = folded.get(withoutAccents(name));
  if (spelled !== undefined) return spelled;
  return capitalized(name);
}

/** The part of the people named Eric who write it Éric, which the list has without its accent. */
const ERIC = 'ERIC';
const WITH_ACCENT = 0.15;

/** @returns {import('../first-names.mjs').Births[]} */
function births() {
  const lines = readFileSync(join(folder, 'nat2022.csv'), 'utf8').trim().split('\n').slice(1);
  return lines.flatMap((line) => {
    const [sex, name = '', year, count] = line.trim().split(';');
    // Rare names have no name, and births of a year that is withheld no year.
    if (name.startsWith('_') || year === 'XXXX' || Number(year) < FIRST_YEAR) return [];
    /** @param {string} spelled @param {number} part */
    const row = (spelled, part) => ({
      sex: /** @type {'female' | 'male'} */ (sex === '2' ? 'female' : 'male'),
      name: spelled,
      year: Number(year),
      count: Number(count) * part,
    });
    if (name === ERIC) return [row('Eric', 1 - WITH_ACCENT), row('Éric', WITH_ACCENT)];
    return [row(givenName(name), 1)];
  });
}

/** Given names with an accent, which surnames of the same letters have as well. */
const accentedGivenNames = () =>
  new Map(
    [...births(), ...foldedGivenNames.map((name) => ({ name, count: 1e6 }))]
      .filter(({ name, count }) => count > 500 && withoutAccents(name) !== name && !name.includes('-'))
      .map(({ name }) => [withoutAccents(name).toUpperCase(), name]),
  );

/** Surnames with the people who have them, as they are alive, the most frequent first. */
function surnames() {
  const lines = readFileSync(join(folder, 'noms2008nat_txt.txt'), 'latin1').trim().split('\n').slice(1);
  /** @type {Map<string, number>} */
  const people = new Map();
  const given = accentedGivenNames();
  let total = 0;
  for (const line of lines) {
    const [name = '', ...decades] = line.trim().split('\t');
    const living = decades.reduce((sum, count, i) => sum + Number(count) * (ALIVE_OF_DECADE[i] ?? 0), 0);
    total += living;
    if (name === 'AUTRES NOMS') continue;
    const spelled =
      spelledSurnames.get(name) ??
      given.get(name) ??
      surnameRules.reduce((text, { from, to }) => text.replace(from, to), capitalized(name));
    people.set(spelled, (people.get(spelled) ?? 0) + living);
  }
  return [...people]
    .filter(([name]) => !leftOut.has(name) && name.length > 1)
    .map(([name, count]) => ({ name, per100k: (count * 100_000) / total }))
    .sort((one, other) => other.per100k - one.per100k)
    .slice(0, SURNAMES);
}

const counted = surnames();
writeSurnames(
  TABLES,
  SCRIPT,
  packSurnames(
    counted,
    counted.map(({ name }) => name),
  ),
);
writeFirstNames(TABLES, SCRIPT, births(), {
  firstYear: FIRST_YEAR,
  lastYear: LAST_YEAR,
  alive: ALIVE,
  names: { female: 700, male: 600 },
  leftOut,
  // Among 100 women born in 1925, 14 are called Marie.
  scale: { leastShare: 0.0002, stepRatio: 1.0198 },
});
