import type { Doctors, JobGroup, Jobs } from '../../locales/locale.ts';
import { createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { birthdays } from '../../schema/date-ranges.ts';
import { oncePer } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';

/** A job with or without a seniority. */
interface JobTitle {
  readonly title: string;
  readonly area: string;
  readonly type: string;
  /** For each class of ages. */
  readonly weights: readonly number[];
}

/** A seniority, and the percentage of people who have it in each class of ages. */
interface Seniority {
  readonly name: string;
  readonly percents: readonly number[];
}

/** All titles by index. The first one is empty: people who are too young for any job have it. */
export interface JobLists {
  readonly titles: readonly string[];
  readonly areas: readonly string[];
  readonly types: readonly string[];
}

/** The seniorities of a ladder. The people who are left have none, which is the first. */
function readLadder(packed: string, classes: number): readonly Seniority[] {
  const named = packed.split('|').map((entry) => {
    const [name = '', ...percents] = entry.split(' ');
    return { name, percents: percents.map(Number) };
  });
  const left = Array.from({ length: classes }, (_, i) =>
    named.reduce((percent, { percents }) => percent - (percents[i] ?? 0), 100),
  );
  return packed === '' ? [{ name: '', percents: left }] : [{ name: '', percents: left }, ...named];
}

function readGroup({ ages, ladders }: Jobs, { ladder, minAge, maxAge, jobs }: JobGroup): JobTitle[] {
  const isOfAge = ages.map((age) => minAge <= age && age <= (maxAge ?? age));
  const seniorities = readLadder(ladders[ladder] ?? '', ages.length);
  const { texts, weights } = unpackWeighted(jobs);
  return texts.flatMap((text, job) => {
    const [area = '', type = ''] = text.split('/');
    return seniorities.map(({ name, percents }) => ({
      title: [name, area, type].filter((part) => part !== '').join(' '),
      area,
      type,
      weights: isOfAge.map((isOpen, i) => (isOpen ? (weights[job] ?? 0) * (percents[i] ?? 0) : 0)),
    }));
  });
}

const readTitles = oncePer((jobs: Jobs): readonly JobTitle[] =>
  jobs.groups
    .flatMap((group) => readGroup(jobs, group))
    .filter(({ weights }) => weights.some((weight) => weight > 0)),
);

export const jobLists = oncePer((jobs: Jobs): JobLists => {
  const titles = readTitles(jobs);
  return {
    titles: ['', ...titles.map(({ title }) => title)],
    areas: ['', ...titles.map(({ area }) => area)],
    types: ['', ...titles.map(({ type }) => type)],
  };
});

const NO_JOB: WeightedList<number> = { list: [0], indexAt: () => 0 };

/** Which part of the people with a job has it among doctors or among others, from 0 to 1. */
type PartOf = (type: string) => number;

function jobsOfClass(titles: readonly JobTitle[], at: number, partOf: PartOf): WeightedList<number> {
  const weights = titles.map(({ type, weights }) => (weights[at] ?? 0) * partOf(type));
  const list = weights.flatMap((weight, i) => (weight > 0 ? [i + 1] : []));
  return { list, indexAt: createWeightedTable(list.map((title) => weights[title - 1] ?? 0)) };
}

/** Jobs as frequent as they are at a person's age, for doctors and others. */
export function createJobs(jobs: Jobs, { prefix: doctor, onlyTheirJobs, halfTheirJobs }: Doctors) {
  const partOfDoctors = (type: string) =>
    onlyTheirJobs.includes(type) ? 1 : halfTheirJobs.includes(type) ? 0.5 : 0;
  const partOfOthers = (type: string) => 1 - partOfDoctors(type);
  /** By the number of ages in the table that people have reached. */
  const ofDoctors: WeightedList<number>[] = [NO_JOB];
  const ofOthers: WeightedList<number>[] = [NO_JOB];

  function jobsAt(reached: number, isDoctor: boolean): WeightedList<number> {
    const own = jobsOfClass(readTitles(jobs), reached - 1, isDoctor ? partOfDoctors : partOfOthers);
    return own.list.length === 0 ? jobsOf(reached, false) : own;
  }

  function jobsOf(reached: number, isDoctor: boolean): WeightedList<number> {
    const known = isDoctor ? ofDoctors : ofOthers;
    known[reached] ??= jobsAt(reached, isDoctor);
    return known[reached];
  }

  return {
    /** The indexes of the titles of people with a prefix who were born on a day, in days since 1970. */
    bornOn(now: number): (day: number, prefix: string) => WeightedList<number> {
      const lastDays = jobs.ages.map((age) => birthdays({ now, options: { minAge: age, maxAge: age } }).last);
      return (day, prefix) => {
        let reached = 0;
        while (day <= (lastDays[reached] ?? Number.NEGATIVE_INFINITY)) reached++;
        return jobsOf(reached, prefix === doctor);
      };
    },
  };
}
