// `node scripts/data/jobs.mjs oews.csv`: writes the table of jobs. The file is the national table of the Occupational Employment
// and Wage Statistics as text, with the columns OCC_CODE, O_GROUP and TOT_EMP.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { jobNames, ladders } from './job-names.mjs';

const [csv = 'national_M2024_dl.csv'] = process.argv.slice(2);
const TABLE = fileURLToPath(new URL('../../src/locales/en-us/jobs.ts', import.meta.url));

/** Jobs that fewer of 100,000 employees have are left out. */
const LEAST = 21;

/**
 * The classes of people who have the same jobs, by their least ages, and the number of each among 1,000 people aged 18 to
 * 80: the births of each year, times the share alive in 2025, as in the table of first names.
 */
const CLASSES = [
  { age: 16, people: 0 },
  { age: 18, people: 75 },
  { age: 22, people: 55 },
  { age: 25, people: 91 },
  { age: 30, people: 91 },
  { age: 35, people: 171 },
  { age: 45, people: 517 },
];

/**
 * @typedef {object} Job
 * @property {string} codes
 * @property {string} group the first two digits of its codes
 * @property {string} ladder
 * @property {number} minAge
 * @property {number | undefined} maxAge
 * @property {string} name
 * @property {number} share its part of the occupation; then the number of employees of 100,000; then its weight
 */

/**
 * Employees by code, of occupations and of their major groups, such as 11-0000.
 * @returns {(code: string) => number}
 */
function readEmployees() {
  const { data } = Papa.parse(readFileSync(csv, 'utf8'), { header: true, skipEmptyLines: true });
  /** @type {Map<string, number>} */
  const employees = new Map();
  for (const row of data) {
    const { OCC_CODE: code, O_GROUP: group, TOT_EMP: count } = Object(row);
    if (['total', 'major', 'detailed'].includes(group))
      employees.set(code, Number(count.replaceAll(',', '')));
  }
  return (code) => {
    const count = employees.get(code);
    if (!count) throw new Error(`${code}: no such occupation`);
    return count;
  };
}

/** @returns {Job[]} */
function readJobs() {
  return jobNames
    .trim()
    .split(/\n+/)
    .flatMap((line) => {
      const [, codes = '', ladder = '', from, to, names = ''] =
        /^(\S+) (\S+) (\d+)(?:-(\d+))? (.+)$/.exec(line) ?? [];
      const minAge = Number(from);
      const maxAge = to === undefined ? undefined : Number(to);
      const isKnown = ladder in ladders && CLASSES.some(({ age }) => age === minAge);
      if (!isKnown) throw new Error(`${line}: unknown ladder or age`);
      return names.split('|').map((entry) => {
        const [, name = '', part = '1'] = /^(.*?)(?: ([\d.]+))?$/.exec(entry) ?? [];
        return { codes, group: codes.slice(0, 2), ladder, minAge, maxAge, name, share: Number(part) };
      });
    });
}

/**
 * Gives the jobs of each class another total, and keeps their ratios.
 * @param {readonly Job[]} jobs
 * @param {(job: Job) => string} classOf
 * @param {(name: string) => number} totalOf
 * @returns {Job[]}
 */
function rescaled(jobs, classOf, totalOf) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const job of jobs) sums.set(classOf(job), (sums.get(classOf(job)) ?? 0) + job.share);
  return jobs.map((job) => {
    const name = classOf(job);
    return { ...job, share: (job.share * totalOf(name)) / (sums.get(name) ?? 1) };
  });
}

/**
 * The number of 100,000 employees who have each job. The occupations without names here go to the others of their major group,
 * and so do rare jobs.
 * @param {(code: string) => number} employees
 */
function employedJobs(employees) {
  const ofCodes = (/** @type {string} */ codes) =>
    codes.split('+').reduce((sum, code) => sum + employees(code), 0);
  const ofGroup = (/** @type {string} */ group) =>
    (employees(`${group}-0000`) * 100_000) / employees('00-0000');
  const byOccupation = rescaled(readJobs(), ({ codes }) => codes, ofCodes);
  const all = rescaled(byOccupation, ({ group }) => group, ofGroup);
  const common = all.filter(({ share }) => share >= LEAST);
  return rescaled(common, ({ group }) => group, ofGroup);
}

/**
 * Weights with which people of all classes together have the jobs by their shares, although each class has only those of its age:
 * each weight is corrected by the ratio of the share that is wanted to the share that results, until both are equal.
 * @param {readonly Job[]} jobs
 * @returns {Job[]}
 */
function weightedJobs(jobs) {
  let weighted = [...jobs];
  for (let round = 0; round < 500; round++) {
    const results = jobs.map(() => 0);
    for (const { age, people } of CLASSES) {
      const open = weighted.map(({ minAge, maxAge = age, share }) =>
        minAge <= age && age <= maxAge ? share : 0,
      );
      const sum = open.reduce((total, weight) => total + weight, 0);
      open.forEach((weight, i) => {
        results[i] = (results[i] ?? 0) + (people * weight) / sum;
      });
    }
    weighted = weighted.map((job, i) => ({
      ...job,
      share: (job.share * (jobs[i]?.share ?? 0)) / 100 / (results[i] ?? 1),
    }));
  }
  return weighted;
}

const jobs = weightedJobs(employedJobs(readEmployees()));
/** @type {Map<string, { ladder: string, minAge: number, maxAge: number | undefined, jobs: string }>} */
const groups = new Map();
for (const { ladder, minAge, maxAge, name, share } of jobs) {
  const key = `${ladder} ${minAge} ${maxAge}`;
  const packed = `${name} ${Math.max(1, Math.round(share))}`;
  const known = groups.get(key);
  if (known) known.jobs += `|${packed}`;
  else groups.set(key, { ladder, minAge, maxAge, jobs: packed });
}
const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
const packedLadders = Object.entries(ladders)
  .filter(([ladder]) => jobs.some((job) => job.ladder === ladder))
  .map(([ladder, seniorities]) => [ladder, seniorities.join('|')]);
const table = {
  ages: CLASSES.map(({ age }) => age),
  ladders: Object.fromEntries(packedLadders),
  groups: sorted,
};
writeFileSync(
  TABLE,
  `// Written by scripts/data/jobs.mjs, which names the sources.
import type { Jobs } from '../locale.ts';

export const jobs: Jobs = ${JSON.stringify(table)};
`,
);
execFileSync('npx', ['biome', 'check', '--write', TABLE], { stdio: 'inherit' });
console.log(`${jobs.length} jobs`);
