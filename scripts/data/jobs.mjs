// `node scripts/data/jobs.mjs oews.csv`: writes the tables of jobs and careers. The file is the national table of the Occupational Employment
// and Wage Statistics as text, with the columns OCC_CODE, O_GROUP and TOT_EMP.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { doctors, jobNames, ladders, retirements } from './job-names.mjs';

const [csv = 'national_M2024_dl.csv'] = process.argv.slice(2);
const FOLDER = fileURLToPath(new URL('../../src/locales/languages/en/', import.meta.url));
const POPULATION = fileURLToPath(new URL('../../src/locales/countries/us/population.ts', import.meta.url));

/** Jobs that fewer of 100,000 employees have are left out. */
const LEAST = 21;

/** The least ages of the classes of people who have the same jobs. From the sixth on, people retire. */
const AGES = [16, 18, 22, 25, 30, 35, 45, 55, 60, 65, 70, 75];
const RETIRING = AGES.indexOf(55);
/** The people whose jobs are compared with the statistic, and the year in which they have their age. */
const COMPARED = { from: 18, to: 80, year: 2026 };

/** The number of people of each class among 1,000 of those who are compared. */
const people = peopleByClass();

function peopleByClass() {
  const text = readFileSync(POPULATION, 'utf8');
  const numbers = (/** @type {string} */ name) =>
    (new RegExp(`\\b${name}: ([^\\]:]+)`).exec(text)?.[1]?.match(/\d[\d.]*/g) ?? []).map(Number);
  const [[firstYear = 0], female, male] = [numbers('firstYear'), numbers('female'), numbers('male')];
  const counts = AGES.map(() => 0);
  for (let age = COMPARED.from; age <= COMPARED.to; age++) {
    // Younger people than those of the table are as many as its last ones.
    const year = Math.min(COMPARED.year - age - firstYear, female.length - 1);
    const last = AGES.findLastIndex((from) => from <= age);
    counts[last] = (counts[last] ?? 0) + (female[year] ?? 0) + (male[year] ?? 0);
  }
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.map((count) => (count * 1000) / sum);
}

/**
 * The percentage of people of each class who have a job, of the most who have it in any.
 * @param {string} codes
 * @param {number} minAge
 * @param {number} maxAge
 */
function careerOf(codes, minAge, maxAge) {
  const [retirement] = retirements
    .flatMap((entry) => entry.codes.split(' ').map((code) => ({ code, ...entry })))
    .filter(({ code }) => codes.startsWith(code))
    .sort((one, other) => other.code.length - one.code.length);
  if (!retirement) throw new Error(`${codes}: no ages of retirement`);
  return AGES.map((age, i) => {
    if (age < minAge || age > maxAge) return 0;
    return i < RETIRING ? 100 : (retirement.percentages[i - RETIRING] ?? 0);
  });
}

/**
 * @typedef {object} Job
 * @property {string} codes
 * @property {string} group the first two digits of its codes
 * @property {string} ladder
 * @property {readonly number[]} career
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
      const career = careerOf(codes, minAge, Number(to ?? Infinity));
      const isKnown = ladder in ladders && AGES.includes(minAge);
      if (!isKnown) throw new Error(`${line}: unknown ladder or age`);
      return names.split('|').map((entry) => {
        const [, name = '', part = '1'] = /^(.*?)(?: ([\d.]+))?$/.exec(entry) ?? [];
        return { codes, group: codes.slice(0, 2), ladder, career, name, share: Number(part) };
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
    for (const [i, count] of people.entries()) {
      const open = weighted.map(({ career, share }) => share * (career[i] ?? 0));
      const sum = open.reduce((total, weight) => total + weight, 0);
      open.forEach((weight, job) => {
        results[job] = (results[job] ?? 0) + (count * weight) / sum;
      });
    }
    weighted = weighted.map((job, i) => ({
      ...job,
      share: (job.share * (jobs[i]?.share ?? 0)) / 100 / (results[i] ?? 1),
    }));
  }
  return weighted;
}

/** @param {string} name */
const doctorsAmong = (name) => doctors.find(([form]) => form.test(name))?.[1] ?? 0;

/**
 * How many of a million people of a class are doctors.
 * @param {readonly { name: string, career: readonly number[], weight: number }[]} jobs
 * @param {number} jobClass
 */
function doctorsOfClass(jobs, jobClass) {
  let [all, ofDoctors] = [0, 0];
  for (const { name, career, weight } of jobs) {
    const people = weight * (career[jobClass] ?? 0);
    all += people;
    ofDoctors += (people * doctorsAmong(name)) / 100;
  }
  return Math.round((ofDoctors / all) * 1e6);
}

/**
 * @param {string} name the file's, and in small letters that of its table
 * @param {object} table
 */
function write(name, table) {
  const path = `${FOLDER}${name.toLowerCase()}.ts`;
  writeFileSync(
    path,
    `// Written by scripts/data/jobs.mjs; SOURCES.md names the sources.
import type { ${name} } from '../../jobs.ts';

export const ${name.toLowerCase()}: ${name} = ${JSON.stringify(table)};
`,
  );
  execFileSync('npx', ['biome', 'check', '--write', path], { stdio: 'inherit' });
}

const jobs = weightedJobs(employedJobs(readEmployees())).map((job) => ({
  ...job,
  weight: Math.max(1, Math.round(job.share)),
}));
/** @type {Map<string, { ladder: string, career: string, doctors: number | undefined, jobs: string }>} */
const groups = new Map();
for (const { ladder, career, name, weight } of jobs) {
  const doctors = doctorsAmong(name) || undefined;
  const key = `${ladder} ${career} ${doctors}`;
  const packed = `${name} ${weight}`;
  const known = groups.get(key);
  if (known) known.jobs += `|${packed}`;
  else groups.set(key, { ladder, career: career.join(' '), doctors, jobs: packed });
}
const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
const packedLadders = Object.entries(ladders)
  .filter(([ladder]) => jobs.some((job) => job.ladder === ladder))
  .map(([ladder, seniorities]) => [ladder, seniorities.join('|')]);
write('Jobs', {
  titleOrder: ['seniority', 'area', 'type'],
  ladders: Object.fromEntries(packedLadders),
  groups: sorted,
});
write('Careers', {
  ages: AGES,
  doctorsPerMillion: AGES.map((_, jobClass) => doctorsOfClass(jobs, jobClass)),
});
console.log(`${jobs.length} jobs`);
