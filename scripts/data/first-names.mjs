// Packs births by name, sex and year, and who of them is alive, as src/locales/people.ts describes it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { curveOf, FIRST_CODE, leastShareOf, sharesOf } from './curves.mjs';

/**
 * @typedef {{ sex: 'female' | 'male'; name: string; year: number; count: number }} Births
 * @typedef {{
 *   firstYear: number;
 *   lastYear: number;
 *   alive: Readonly<Record<'female' | 'male', readonly number[]>>;
 *   names: Readonly<Record<'female' | 'male', number>>;
 *   leftOut: ReadonlySet<string>;
 *   scale: import('./curves.mjs').Scale;
 * }} Options `alive` has the share of those born in the first year, ten years later and so on who are alive, and `names` how many
 * names the table has.
 */

/**
 * The share of people born in a year who are alive, interpolated linearly between the decades of a table.
 * @param {readonly number[]} byDecade
 * @param {number} years since the table's first year
 */
export function aliveOf(byDecade, years) {
  const place = years / 10;
  const before = Math.floor(place);
  const [one = 0, other = 0] = byDecade.slice(before);
  return Math.max(0, one + (other - one) * (place - before));
}

/**
 * The value to which the lowest shares of each year are raised.
 * @param {readonly (readonly number[])[]} shares of each name, by year
 * @param {number} years
 */
function leastOf(shares, years) {
  return Array.from({ length: years }, (_, i) =>
    leastShareOf(shares.map((own) => own[i] ?? 0).filter((share) => share > 0)),
  );
}

/**
 * A number of two digits that count, from 1 on.
 * @param {number} number
 */
function rounded(number) {
  return Math.max(1, Number(number.toPrecision(2)));
}

/**
 * @param {readonly Births[]} rows
 * @param {'female' | 'male'} sex
 * @param {Options} options
 */
function packSex(rows, sex, { firstYear, lastYear, alive: shares, names: most, leftOut, scale }) {
  const years = lastYear + 1 - firstYear;
  const none = () => /** @type {number[]} */ (new Array(years).fill(0));
  const totals = none();
  /** @type {Map<string, number[]>} */
  const byName = new Map();
  for (const { name, year, count } of rows.filter((row) => row.sex === sex)) {
    const own = byName.get(name) ?? none();
    own[year - firstYear] = (own[year - firstYear] ?? 0) + count;
    totals[year - firstYear] = (totals[year - firstYear] ?? 0) + count;
    byName.set(name, own);
  }
  const alive = totals.map((_, i) => aliveOf(shares[sex], i));
  /** @param {readonly number[]} own */
  const living = (own) => own.reduce((sum, count, i) => sum + count * (alive[i] ?? 0), 0);
  const names = [...byName]
    .filter(([name]) => !leftOut.has(name))
    .map(([name, own]) => ({ name, own, people: living(own) }))
    .sort((one, other) => other.people - one.people)
    .slice(0, most[sex]);
  const published = names.map(({ own }) => own.map((count, i) => count / (totals[i] ?? 1)));
  const least = leastOf(published, years);
  const curves = names.map(({ own }) => curveOf(own, totals, firstYear, least, scale));
  const table = {
    leastOfYear: leastOf(
      curves.map((curve) => sharesOf(curve, years, scale)),
      years,
    ).map((share) => Math.round(share * 1e7)),
    names: names.map(({ name }) => name).join('|'),
    curves: curves.join(' '),
  };
  return { table, living: totals.map((total, i) => rounded((total * (alive[i] ?? 0)) / 1000)) };
}

/**
 * @param {URL} url
 * @param {string} text
 */
export function writeTable(url, text) {
  writeFileSync(url, text);
  execFileSync('npx', ['biome', 'format', '--write', url.pathname], { stdio: 'inherit' });
}

/**
 * Writes `first-names.ts` and `population.ts`.
 * @param {URL} folder of the country
 * @param {string} script that writes the tables
 * @param {readonly Births[]} rows
 * @param {Options} options
 */
export function writeFirstNames(folder, script, rows, options) {
  const female = packSex(rows, 'female', options);
  const male = packSex(rows, 'male', options);
  const head = `// Written by ${script}; SOURCES.md names the sources.\n`;
  writeTable(
    new URL('first-names.ts', folder),
    `${head}import type { FirstNames } from '../../people.ts';

export const firstNames: FirstNames = {
  firstCode: ${FIRST_CODE},
  leastShare: ${options.scale.leastShare},
  stepRatio: ${options.scale.stepRatio},
  female: ${JSON.stringify(female.table)},
  male: ${JSON.stringify(male.table)},
};
`,
  );
  writeTable(
    new URL('population.ts', folder),
    `${head}import type { Population } from '../../people.ts';

export const population: Population = {
  firstYear: ${options.firstYear},
  female: ${JSON.stringify(female.living)},
  male: ${JSON.stringify(male.living)},
};
`,
  );
}

/**
 * Names with a share of their own in 100,000 people, and names that share the rest equally. No name of the second kind has more
 * than one of the first.
 * @param {readonly { name: string; per100k: number }[]} counted the most frequent first
 * @param {readonly string[]} all
 */
export function packSurnames(counted, all) {
  let weighted = 0;
  let rest = 100_000;
  for (const { per100k } of counted) {
    if (per100k < rest / (all.length - weighted)) break;
    rest -= per100k;
    weighted++;
  }
  const common = counted.slice(0, weighted).map(({ name, per100k }) => `${name} ${Math.round(per100k)}`);
  return { common: common.join('|'), rare: all.slice(weighted).sort().join('|') };
}

/**
 * Writes `surnames.ts`.
 * @param {URL} folder of the country
 * @param {string} script that writes the table
 * @param {ReturnType<typeof packSurnames>} table
 */
export function writeSurnames(folder, script, table) {
  writeTable(
    new URL('surnames.ts', folder),
    `// Written by ${script}; SOURCES.md names the sources.
import type { Surnames } from '../../people.ts';

export const surnames: Surnames = ${JSON.stringify(table)};
`,
  );
}
