import type { Careers, JobGroup, Jobs } from '../../locales/locale.ts';
import { createGrowingTables } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';

/** People of some ages have the same jobs. Class 0 is too young for any, and each age of the locale's list begins another. */
export interface JobClasses {
  readonly classOf: (age: number) => number;
  /** By class, from 0 to 1. */
  readonly doctors: readonly number[];
}

export interface JobTables {
  /**
   * Picks a job by its share in a class, for a random number from 0 to below 1. Below the class's share of doctors, it is a
   * doctor's.
   */
  readonly jobAt: (jobClass: number, fraction: number) => number;
  /** By job. The first one is empty: class 0 has it. */
  readonly areas: readonly string[];
  readonly types: readonly string[];
  /** A job's title with a seniority of the class, or with none. */
  readonly titleAt: (job: number, jobClass: number, fraction: number) => string;
  /** All titles. */
  readonly titles: () => readonly string[];
}

/** Seniorities of some jobs. The first one is none. */
interface Ladder {
  readonly names: readonly string[];
  /** For each class, 100 entries, in which each seniority occurs by its percentage. */
  readonly draws: Uint8Array;
  /** By class, the seniorities that occur. */
  readonly occurring: readonly ReadonlySet<number>[];
}

interface Job {
  readonly area: string;
  readonly type: string;
  readonly ladder: Ladder;
  readonly isOfDoctors: boolean;
  /** By class. */
  readonly weights: readonly number[];
}

const PERCENT = 100;

function readLadder(packed: string, classes: number): Ladder {
  const named = packed === '' ? [] : packed.split('|').map((entry) => entry.split(' '));
  const draws = new Uint8Array(classes * PERCENT);
  // Class 0 has no seniorities. In an entry, percentages from class 1 on follow the name.
  for (let jobClass = 1; jobClass < classes; jobClass++) {
    let drawn = jobClass * PERCENT;
    for (const [i, entry] of named.entries()) {
      const percent = Number(entry[jobClass] ?? entry.at(-1));
      draws.fill(i + 1, drawn, drawn + percent);
      drawn += percent;
    }
  }
  return {
    names: ['', ...named.map(([name = '']) => name)],
    draws,
    occurring: Array.from(
      { length: classes },
      (_, jobClass) => new Set(draws.subarray(jobClass * PERCENT, (jobClass + 1) * PERCENT)),
    ),
  };
}

/** The jobs of doctors or of others; people with a job can be both. */
function readGroup(
  ladder: Ladder,
  { career, doctors = 0, jobs }: JobGroup,
  isOfDoctors: boolean,
): readonly Job[] {
  const shares = [0, ...career.split(' ').map((percent) => Number(percent) / PERCENT)];
  const part = (isOfDoctors ? doctors : PERCENT - doctors) / PERCENT;
  if (part === 0) return [];
  const { texts, weights } = unpackWeighted(jobs);
  return texts.map((text, i) => {
    const end = text.indexOf('/');
    return {
      area: text.slice(0, end),
      type: text.slice(end + 1),
      ladder,
      isOfDoctors,
      weights: shares.map((share) => share * part * (weights[i] ?? 0)),
    };
  });
}

/** The jobs of doctors come first. */
function readAll({ ladders, groups }: Jobs, classes: number): readonly Job[] {
  const known = new Map(Object.entries(ladders).map(([name, packed]) => [name, readLadder(packed, classes)]));
  const none = readLadder('', classes);
  const weights = Array.from({ length: classes }, (_, jobClass) => (jobClass === 0 ? 1 : 0));
  const nothing = { area: '', type: '', ladder: none, isOfDoctors: false, weights };
  const read = (isOfDoctors: boolean) =>
    groups.flatMap((group) => readGroup(known.get(group.ladder) ?? none, group, isOfDoctors));
  return [...read(true), nothing, ...read(false)];
}

function titleOf({ area, type, ladder }: Job, seniority: number): string {
  // A flat text: V8 would follow the parts of a concatenation again for each row.
  return [ladder.names[seniority] ?? '', area, type].filter((part) => part !== '').join(' ');
}

/** The titles that people have in any class. */
function titlesOf(job: Job): readonly string[] {
  const seniorities = new Set<number>();
  for (const [jobClass, weight] of job.weights.entries()) {
    if (weight > 0) for (const seniority of job.ladder.occurring[jobClass] ?? []) seniorities.add(seniority);
  }
  return Array.from(seniorities, (seniority) => titleOf(job, seniority));
}

export function readCareers({ ages, doctorsPerMillion }: Careers): JobClasses {
  return {
    classOf: (age) => ages.filter((from) => from <= age).length,
    doctors: [0, ...doctorsPerMillion.map((count) => count / 1_000_000)],
  };
}

/** For each class, what a job's weight is multiplied by, so that the jobs of doctors, or of others, have their share. */
function scalesOf(all: readonly Job[], shares: readonly number[], isOfDoctors: boolean): readonly number[] {
  return shares.map((share, jobClass) => {
    const sum = all.reduce(
      (total, job) => (job.isOfDoctors === isOfDoctors ? total + (job.weights[jobClass] ?? 0) : total),
      0,
    );
    return sum === 0 ? 0 : share / sum;
  });
}

/** Reads jobs as frequent as they are at people's ages. */
export function readJobs(jobs: Jobs, careers: Careers): JobTables {
  const { doctors } = readCareers(careers);
  const all = readAll(jobs, doctors.length);
  const scales = {
    doctors: scalesOf(all, doctors, true),
    others: scalesOf(
      all,
      doctors.map((share) => 1 - share),
      false,
    ),
  };
  const seniorityCount = Math.max(...all.map(({ ladder }) => ladder.names.length));
  const titles = new Array<string>(all.length * seniorityCount);
  return {
    jobAt: createGrowingTables(doctors.length, all.length, (jobClass, index) => {
      const { isOfDoctors = false, weights = [] } = all[index] ?? {};
      return (weights[jobClass] ?? 0) * ((isOfDoctors ? scales.doctors : scales.others)[jobClass] ?? 0);
    }),
    areas: all.map(({ area }) => area),
    types: all.map(({ type }) => type),
    titleAt(index, jobClass, fraction) {
      const job = all[index];
      if (!job) throw new RangeError(`There is no job ${index}`);
      const seniority = job.ladder.draws[jobClass * PERCENT + ((fraction * PERCENT) | 0)] ?? 0;
      const title = index * seniorityCount + seniority;
      titles[title] ??= titleOf(job, seniority);
      return titles[title];
    },
    titles: once(() => [...new Set(all.flatMap(titlesOf))]),
  };
}
