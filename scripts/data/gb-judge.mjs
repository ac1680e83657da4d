// Writes tests/fixtures/locales/united-kingdom.json, by which a test judges British rows: post towns of sectors by the addresses of schools,
// which the table of places does not use, and shares of names as their sources publish them.
//
//   node scripts/data/gb-judge.mjs folder
//
// The folder has `schools.csv`, which is `data/processed/schools_to_geocode.csv` of https://github.com/claudiofronterre/geocode_schoolsUK at
// commit a811cca826c557354dc4e97cfdedb318e3e3f348, and the files of `gb-names.mjs`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { areaOf, sectorOf } from './gb-addresses.mjs';
import { britishBirths } from './gb-births.mjs';
import { townsOfArea } from './gb-post-towns.mjs';
import { readDataFrame } from './r-data.mjs';

const [folder = '.'] = process.argv.slice(2);
const OUTPUT = fileURLToPath(new URL('../../tests/fixtures/locales/united-kingdom.json', import.meta.url));
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
const MOST = 50;
const YEAR = 2000;

/** @param {string} text */
const plain = (text) => text.toUpperCase().replaceAll(/[-']/g, ' ');

/** The towns of schools, where they are names of post towns, with their sectors. @returns {Record<string, string>} */
function schoolTowns() {
  /** @type {Map<string, Set<string>>} */
  const sectors = new Map();
  for (const row of Papa.parse(readFileSync(join(folder, 'schools.csv'), 'utf8'), { header: true }).data) {
    const { Postcode: postcode = '', Town: town = '' } = /** @type {Record<string, string>} */ (row);
    const name = townsOfArea(areaOf(postcode)).find((one) => plain(one) === plain(town));
    if (POSTCODE.test(postcode) && name !== undefined)
      sectors.set(name, (sectors.get(name) ?? new Set()).add(sectorOf(postcode)));
  }
  return Object.fromEntries([...sectors].sort().map(([town, own]) => [town, [...own].sort().join('|')]));
}

/** @param {readonly (readonly [string, number])[]} shares */
const top = (shares) =>
  Object.fromEntries(
    [...shares]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST)
      .map(([name, share]) => [name, Number(share.toPrecision(4))]),
  );

const births = (await britishBirths(folder)).filter(({ year }) => year === YEAR);
/** @param {'female' | 'male'} sex */
function givenNames(sex) {
  const own = births.filter((birth) => birth.sex === sex);
  const total = own.reduce((sum, { count }) => sum + count, 0);
  return top(own.map(({ name, count }) => /** @type {const} */ ([name, count / total])));
}

const surnames = readDataFrame(join(folder, 'lastname_uk.rda')).map(
  ({ surname, freq }) => /** @type {const} */ ([String(surname), Number(freq)]),
);

writeFileSync(
  OUTPUT,
  JSON.stringify({
    towns: schoolTowns(),
    surnames: top(surnames),
    born2000: { female: givenNames('female'), male: givenNames('male') },
  }),
);
execFileSync('npx', ['biome', 'format', '--write', OUTPUT], { stdio: 'inherit' });
