import type { JobGroup, Jobs } from '../../locales/locale.ts';
import { createGrowingTables } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';

/** People of some ages have the same jobs. Class 0 is too young for any, and each age of the locale's list begins another. */
export interface JobTables {
  readonly classOf: (age: number) => number;
  /** Picks a job by its share in a class, for a random number from 0 to below 1. */
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
  readonly weight: number;
  /** By class, whether people have the job. */
  readonly isOpen: readonly boolean[];
}

const PERCENT = 100;

function readLadder(packed: string, classes: number): Ladder {
  const named = packed === '' ? [] : packed.split('|').map((entry) => entry.split(' '));
  const draws = new Uint8Array(classes * PERCENT);
  // Class 0 has no seniorities. In an entry, percentages from class 1 on follow the name.
  for (let jobClass = 1; jobClass < classes; jobClass++) {
    let drawn = jobClass * PERCENT;
    for (const [i, entry] of named.entries()) {
      const percent = Number(entry[jobClass]);
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

function readGroup(
  ages: readonly number[],
  ladder: Ladder,
  { minAge, maxAge, jobs }: JobGroup,
): readonly Job[] {
  const isOpen = [false, ...ages.map((age) => minAge <= age && age <= (maxAge ?? age))];
  const { texts, weights } = unpackWeighted(jobs);
  return texts.map((text, i) => {
    const end = text.indexOf('/');
    return { area: text.slice(0, end), type: text.slice(end + 1), ladder, weight: weights[i] ?? 0, isOpen };
  });
}

function readAll({ ages, ladders, groups }: Jobs): readonly Job[] {
  const classes = ages.length + 1;
  const known = new Map(Object.entries(ladders).map(([name, packed]) => [name, readLadder(packed, classes)]));
  const none = readLadder('', classes);
  const nothing = { area: '', type: '', ladder: none, weight: 1, isOpen: [true, ...ages.map(() => false)] };
  return [nothing, ...groups.flatMap((group) => readGroup(ages, known.get(group.ladder) ?? none, group))];
}

function titleOf({ area, type, ladder }: Job, seniority: number): string {
  // A flat text: V8 would follow the parts of a concatenation again for each row.
  return [ladder.names[seniority] ?? '', area, type].filter((part) => part !== '').join(' ');
}

function weightIn(job: Job | undefined, jobClass: number): number {
  return job?.isOpen[jobClass] ? job.weight : 0;
}

/** The titles that people have in any class. */
function titlesOf(job: Job): readonly string[] {
  const seniorities = new Set<number>();
  for (const [jobClass, isOpen] of job.isOpen.entries()) {
    if (isOpen) for (const seniority of job.ladder.occurring[jobClass] ?? []) seniorities.add(seniority);
  }
  return Array.from(seniorities, (seniority) => titleOf(job, seniority));
}

/** Reads jobs as frequent as they are at people's ages. */
export function readJobs(jobs: Jobs): JobTables {
  const { ages } = jobs;
  const all = readAll(jobs);
  const totals = [0, ...ages].map((_, jobClass) =>
    all.reduce((sum, job) => sum + weightIn(job, jobClass), 0),
  );
  const seniorityCount = Math.max(...all.map(({ ladder }) => ladder.names.length));
  const titles = new Array<string>(all.length * seniorityCount);
  return {
    classOf: (age) => ages.filter((from) => from <= age).length,
    jobAt: createGrowingTables(
      totals.length,
      all.length,
      (jobClass, index) => weightIn(all[index], jobClass) / (totals[jobClass] ?? 1),
    ),
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
    titles: once(() => all.flatMap(titlesOf)),
  };
}
