import type { JobGroup, Jobs } from '../../locales/locale.ts';
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

function jobsOfClass(titles: readonly JobTitle[], at: number): WeightedList<number> {
  const weightOf = (title: number) => titles[title - 1]?.weights[at] ?? 0;
  const list = titles.map((_, i) => i + 1).filter((title) => weightOf(title) > 0);
  return { list, indexAt: createWeightedTable(list.map(weightOf)) };
}

/** Jobs as frequent as they are at a person's age. */
export function createJobs(jobs: Jobs) {
  /** By the number of ages in the table that people have reached. */
  const byAgesReached: WeightedList<number>[] = [NO_JOB];
  return {
    /** The indexes of the titles of people who were born on a day, in days since 1970. */
    bornOn(now: number): (day: number) => WeightedList<number> {
      const lastDays = jobs.ages.map((age) => birthdays({ now, options: { minAge: age, maxAge: age } }).last);
      return (day) => {
        let reached = 0;
        while (day <= (lastDays[reached] ?? Number.NEGATIVE_INFINITY)) reached++;
        byAgesReached[reached] ??= jobsOfClass(readTitles(jobs), reached - 1);
        return byAgesReached[reached] ?? NO_JOB;
      };
    },
  };
}
