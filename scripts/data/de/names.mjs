// `node scripts/data/de/names.mjs folder`: writes the tables of names of Germany. The folder is the git directory of
// DerTee/prenames-germany. SOURCES.md beside the tables says what they come from, and what is estimated.
import { execFileSync } from 'node:child_process';
import { packSurnames, writeFirstNames, writeSurnames } from '../first-names.mjs';
import { shareIn, sharesByDecade } from './given-name-shares.mjs';
import { people } from './people.mjs';
import { commonSurnames, rareSurnames } from './surnames.mjs';

const [, , repository = '.'] = process.argv;
const TABLES = new URL('../../../src/locales/countries/de/', import.meta.url);
const SCRIPT = 'scripts/data/de/names.mjs';
const FIRST_YEAR = 1925;
const LAST_YEAR = 2024;
const FIRST_COUNTED = 2010;
const YEARS = LAST_YEAR + 1 - FIRST_YEAR;

/** The cities whose files name the first given names, and how much each counts. Berlin and Köln have more foreign names than the country. */
const CITIES = [
  { city: 'Leipzig', weight: 3, path: (/** @type {number} */ year) => [`Vornamen_Leipzig_${year}.csv`] },
  { city: 'Muenchen', weight: 3, path: (/** @type {number} */ year) => [`Vornamen_Muenchen_${year}.csv`] },
  {
    city: 'Koeln',
    weight: 2,
    path: (/** @type {number} */ year) => (year === 2018 ? ['Vornamen_Koeln_2018.csv'] : []),
  },
  {
    city: 'Berlin',
    weight: 2,
    path: (/** @type {number} */ year) => (year >= 2018 ? [`Vornamen_Berlin_Cleaned/${year}/`] : []),
  },
];
const SEXES = new Map([
  ['w', 'female'],
  ['m', 'male'],
]);

/** @param {readonly string[]} args */
const git = (args) =>
  execFileSync('git', [`--git-dir=${repository}`, ...args], { encoding: 'utf8', maxBuffer: 1 << 26 });
const files = git(['ls-tree', '-r', '--name-only', 'HEAD', 'raw/']).trim().split('\n');

/**
 * Counts of first given names by sex, from files of several forms.
 * @param {string} text
 */
function readCounts(text) {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r', '')
    .trim()
    .split('\n');
  const delimiter = head.includes(';') ? ';' : ',';
  const columns = head.toLowerCase().split(delimiter);
  const place = (/** @type {string} */ name) => columns.findIndex((column) => column.startsWith(name));
  const sides = columns[0] === 'rang' ? [0, 5] : [0];
  return lines.flatMap((line) => {
    const cells = line.split(delimiter);
    return sides.flatMap((side) => {
      const at = (/** @type {string} */ name) => cells[place(name) + side] ?? '';
      if (place('position') >= 0 && at('position') !== '1') return [];
      const [sex, count] = [SEXES.get(at('geschlecht')), Number(at('anzahl'))];
      return sex && count > 0 ? [{ name: at('vorname').trim(), sex, count }] : [];
    });
  });
}

/** Shares of each year's births by sex and name, from the cities that have that year or, if none does, the next one. */
function countedShares() {
  /** @type {Map<number, Map<string, number>>} */
  const byYear = new Map();
  for (let year = FIRST_COUNTED; year <= 2021; year++) {
    /** @type {Map<string, number>} */
    const shares = new Map();
    const totals = { female: 0, male: 0 };
    for (const { weight, path } of CITIES) {
      const own = path(year).flatMap((start) => files.filter((file) => file.startsWith(`raw/${start}`)));
      const counts = own.flatMap((file) => readCounts(git(['show', `HEAD:${file}`])));
      for (const sex of /** @type {const} */ (['female', 'male'])) {
        const ofSex = counts.filter((one) => one.sex === sex);
        const total = ofSex.reduce((sum, { count }) => sum + count, 0);
        if (total === 0) continue;
        totals[sex] += weight;
        for (const { name, count } of ofSex) {
          const key = `${sex} ${name}`;
          shares.set(key, (shares.get(key) ?? 0) + (weight * count) / total);
        }
      }
    }
    for (const [key, share] of shares) {
      shares.set(key, share / (key.startsWith('female') ? totals.female : totals.male));
    }
    if (shares.size > 0) byYear.set(year, shares);
  }
  return byYear;
}

const counted = countedShares();
const countedYears = [...counted.keys()].sort((one, other) => one - other);
console.log(countedYears);

/** @returns {readonly import('../first-names.mjs').Births[]} */
function births() {
  return /** @type {const} */ (['female', 'male']).flatMap((sex) => {
    const estimated = sharesByDecade(sex);
    return Array.from({ length: YEARS }, (_, i) => FIRST_YEAR + i).flatMap((year) => {
      const total = people(year)[sex];
      if (year < FIRST_COUNTED) {
        return [...estimated].map(([name, own]) => ({ sex, name, year, count: total * shareIn(own, year) }));
      }
      const nearest = countedYears.find((known) => known >= year) ?? countedYears.at(-1) ?? 0;
      return [...(counted.get(nearest) ?? [])]
        .filter(([key]) => key.startsWith(`${sex} `))
        .map(([key, share]) => ({ sex, name: key.slice(sex.length + 1), year, count: total * share }));
    });
  });
}

const ALL = new Array(11).fill(1);
writeFirstNames(
  TABLES,
  SCRIPT,
  births().filter(({ count }) => count > 0),
  {
    firstYear: FIRST_YEAR,
    lastYear: LAST_YEAR,
    // `people` counts the living.
    alive: { female: ALL, male: ALL },
    names: { female: 700, male: 700 },
    leftOut: new Set(['Adolf']),
    scale: { leastShare: 0.00039, stepRatio: 1.0149 },
  },
);
writeSurnames(TABLES, SCRIPT, packSurnames(commonSurnames, rareSurnames));
