import { describe, expect, it } from 'vitest';
import { jobNames } from '../../../scripts/data/job-names.mjs';
import { cell, expectInEvery, type Row, recordsOfDocument } from '../../fixtures/records.ts';

/** The seniorities that a title can begin with. */
const SENIORITY =
  /^(?:Adjunct|Apprentice|Assistant|Associate|Attending|Chief|Deputy|District|Executive|Head|Journeyman|Junior|Lead|Master|National|Principal|Regional|Senior|Staff|Visiting) /;

/**
 * Thousands of employees by major group, May 2024: https://www.bls.gov/oes/2024/may/oes_nat.htm. Groups are named by the
 * first two digits of their codes.
 */
const EMPLOYEES = {
  11: 10_967,
  13: 10_351,
  15: 5193,
  17: 2567,
  19: 1447,
  21: 2570,
  23: 1273,
  25: 8948,
  27: 2099,
  29: 9593,
  31: 7448,
  33: 3655,
  35: 13_613,
  37: 4496,
  39: 3160,
  41: 13_352,
  43: 18_218,
  45: 442,
  47: 6362,
  49: 6045,
  51: 8743,
  53: 13_646,
};

/** The major group of each `Area/Type` that the table was compiled from. */
const groupOf = new Map(
  jobNames
    .trim()
    .split(/\n+/)
    .flatMap((line) => {
      const [, group = '', jobs = ''] = /^(\d\d)\S+ \S+ \S+ (.+)$/.exec(line) ?? [];
      return jobs.split('|').map((job) => [job.replace(/ [\d.]+$/, ''), group] as const);
    }),
);

const jobOf = (row: Row) => `${row.area}/${row.type}`;

/** People of these ages with their jobs. */
const people = (minAge: number, maxAge: number, rows: number) =>
  recordsOfDocument(
    [
      { name: 'birthdate', field: 'date.birthdate', options: { minAge, maxAge } },
      { name: 'title', field: 'person.jobTitle' },
      { name: 'area', field: 'person.jobArea' },
      { name: 'type', field: 'person.jobType' },
    ],
    rows,
  );

const shareOf = (rows: readonly Row[], title: RegExp) =>
  rows.filter((row) => title.test(cell(row, 'title'))).length / rows.length;

describe('jobs', () => {
  it('are pairs of an area and a type that occur in life, after a seniority or none', () => {
    const adults = people(18, 80, 20_000);
    expectInEvery(adults, (row) => {
      const [title, plain] = [cell(row, 'title'), `${row.area} ${row.type}`];
      return groupOf.has(jobOf(row)) && (title === plain || title.replace(SENIORITY, '') === plain);
    });
    const shares = adults.filter((row) => SENIORITY.test(cell(row, 'title'))).length / adults.length;
    expect(shares).toBeGreaterThan(0.1);
    expect(shares).toBeLessThan(0.4);
  });

  it('are as frequent by major group as among employees, for people aged 18 to 80', () => {
    const rows = people(18, 80, 200_000);
    const total = Object.values(EMPLOYEES).reduce((sum, count) => sum + count);
    const ratios = Object.entries(EMPLOYEES).map(([group, count]) => ({
      group,
      ratio: rows.filter((row) => groupOf.get(jobOf(row)) === group).length / rows.length / (count / total),
    }));
    expect(ratios.filter(({ ratio }) => ratio < 0.9 || ratio > 1.1)).toEqual([]);
  });

  it('begin at 16: the texts of younger people are empty', () => {
    expectInEvery(people(0, 15, 2000), ({ title, area, type }) => title === '' && area === '' && type === '');
    expectInEvery(people(16, 17, 2000), ({ title }) => title !== '');
  });

  it('of the youngest need no training, license or experience', () => {
    const young = people(16, 17, 5000);
    expect(shareOf(young, SENIORITY)).toBeLessThan(0.05);
    expect(shareOf(young, /(?:Manager|Engineer|Nurse|Teacher|Driver|Supervisor|Officer|Bartender)$/)).toBe(0);
  });

  it('are seldom those of directors and chiefs below 25, and of interns above', () => {
    const leading = /Director$|^Chief|^(?:Principal|Executive|Head) /;
    expect(shareOf(people(18, 24, 20_000), leading)).toBeLessThan(0.001);
    expect(shareOf(people(40, 60, 20_000), leading)).toBeGreaterThan(0.005);
    expect(shareOf(people(18, 24, 20_000), / Intern$/)).toBeGreaterThan(0.0005);
    expect(shareOf(people(25, 80, 20_000), / Intern$/)).toBe(0);
  });

  it('of the oldest are most of all those at which people work long', () => {
    const long =
      /(?:Manager|Owner|Director|Executive Officer|Professor|Attorney|Broker|Real Estate Agent|Cashier|Sales Associate|Floor Associate|Driver|Teacher|Clerk|Assistant|Secretary|Receptionist|Aide|Custodian|Cleaner|Housekeeper|Guard|Chaplain|Salesperson)$/;
    expect(shareOf(people(75, 80, 20_000), long)).toBeGreaterThan(0.5);
    expect(
      shareOf(people(75, 80, 20_000), /(?:Engineer|Developer|Firefighter|Pilot|Carpenter|Mechanic)$/),
    ).toBeLessThan(0.02);
    expectInEvery(people(70, 80, 20_000), ({ title }) => title !== '');
  });

  it('of doctors are as frequent among people who are called so', () => {
    const rows = recordsOfDocument(
      [
        { name: 'birthdate', field: 'date.birthdate', options: { minAge: 30, maxAge: 80 } },
        { name: 'prefix', field: 'person.prefix' },
        { name: 'title', field: 'person.jobTitle' },
        { name: 'name', field: 'person.fullName' },
      ],
      100_000,
    );
    const doctors = rows.filter(({ prefix }) => prefix === 'Dr.');
    expect(doctors.length / rows.length).toBeGreaterThan(0.008);
    expect(doctors.length / rows.length).toBeLessThan(0.02);
    expect(shareOf(doctors, /Physician$|Surgeon$/)).toBeGreaterThan(0.3);
    expect(shareOf(doctors, /Professor$/)).toBeGreaterThan(0.2);
    const physicians = rows.filter(({ title = '' }) => title.endsWith(' Physician'));
    expectInEvery(physicians, ({ name = '' }) => name.startsWith('Dr. '));
    // The prefix of the others says nothing about their job.
    const [mrs, miss] = ['Mrs.', 'Miss'].map((asked) => rows.filter(({ prefix }) => prefix === asked));
    for (const job of [/Nurse$/, /Manager$/, /Cashier$/]) {
      const ratio = shareOf(mrs ?? [], job) / shareOf(miss ?? [], job);
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
    }
  });

  it('are of more seniority with age', () => {
    const [young, old] = [people(18, 24, 20_000), people(40, 60, 20_000)];
    expect(shareOf(young, /^(?:Senior|Principal|Master) /)).toBeLessThan(0.01);
    expect(shareOf(old, /^(?:Senior|Principal|Master) /)).toBeGreaterThan(0.05);
    expect(shareOf(young, /^(?:Junior|Apprentice|Assistant) /)).toBeGreaterThan(0.03);
    expect(shareOf(old, /^(?:Junior|Apprentice) /)).toBeLessThan(0.005);
  });
});
