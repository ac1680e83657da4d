import type { Careers, JobGroup, Jobs } from '../../locales/locale.ts';
import { firstBits, firstFraction, type StreamKey, TWO_POW_32 } from '../../random/stream.ts';
import { createWeightedTables, pickEntry } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';

/** People of some ages have the same jobs. Class 0 is too young for any, and each age of the locale's list begins another. */
export interface JobClasses {
  readonly classOf: (age: number) => number;
  /** By class, the share of people who are doctors, from 0 to 1. The first number of a row's stream is below it for a doctor. */
  readonly doctors: readonly number[];
}

export interface JobTables {
  /** Samples jobs by their shares in the class of each row's period, of a doctor or of another. */
  readonly sample: (
    key: StreamKey,
    rows: readonly number[],
    classes: Uint8Array,
    periods: readonly number[],
  ) => readonly number[];
  /** These are by job. They are empty in class 0. */
  readonly areas: readonly string[];
  readonly types: readonly string[];
  readonly titles: () => Titles;
}

interface Titles {
  /** Samples titles of jobs: with a seniority of their class, or with none. */
  readonly sample: (key: StreamKey, rows: readonly number[], jobs: readonly number[]) => readonly string[];
  /** Each job with each seniority of its ladder. */
  readonly all: () => readonly string[];
}

/** Seniorities of some jobs. The first one is none. */
interface Ladder {
  readonly names: readonly string[];
  /** For each class, 100 indexes of names, in which each occurs by its percentage. */
  readonly draws: Uint8Array;
}

interface Job {
  readonly area: string;
  readonly type: string;
  readonly ladder: Ladder;
  readonly weight: number;
}

interface ReadGroup {
  /** By class, the part of the weights that jobs have in it, of other people and of doctors. */
  readonly parts: readonly (readonly number[])[];
  readonly jobs: readonly Job[];
}

/** Jobs that people of one class have, with their weights there. */
interface ClassJobs {
  readonly jobs: readonly Job[];
  readonly weights: readonly number[];
}

const PERCENT = 100;
const NO_LADDER: Ladder = { names: [''], draws: new Uint8Array(0) };
const NOTHING: Job = { area: '', type: '', ladder: NO_LADDER, weight: 1 };

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
  return { names: ['', ...named.map(([name = '']) => name)], draws };
}

/** Doctors and other people can have the same job. */
function readGroup(ladder: Ladder, { career, doctors = 0, jobs }: JobGroup): ReadGroup {
  const { texts, weights } = unpackWeighted(jobs);
  const shares = [0, ...career.split(' ').map(Number)];
  return {
    parts: [PERCENT - doctors, doctors].map((part) => shares.map((share) => share * part)),
    jobs: texts.map((text, i) => {
      const end = text.indexOf('/');
      return { area: text.slice(0, end), type: text.slice(end + 1), ladder, weight: weights[i] ?? 0 };
    }),
  };
}

function titleOf({ area, type, ladder }: Job, seniority: number): string {
  // A flat text: V8 would follow the parts of a concatenation again for each row.
  return [ladder.names[seniority] ?? '', area, type].filter((part) => part !== '').join(' ');
}

/** The jobs of a class, of other people or of doctors. Class 0 has an empty one. */
function jobsIn(jobClass: number, groups: readonly ReadGroup[], isOfDoctors: boolean): ClassJobs {
  if (jobClass === 0) return { jobs: [NOTHING], weights: [1] };
  const open = groups.flatMap(({ parts, jobs }) => {
    const part = parts[isOfDoctors ? 1 : 0]?.[jobClass] ?? 0;
    return part === 0 ? [] : jobs.map((job) => ({ job, weight: job.weight * part }));
  });
  return { jobs: open.map(({ job }) => job), weights: open.map(({ weight }) => weight) };
}

/** Titles of jobs, which are listed by class, first those of other people and then those of doctors. */
function createTitles(classCount: number, lists: readonly (readonly Job[])[]): Titles {
  const jobs = lists.flat();
  const ladders = [...new Set(jobs.map(({ ladder }) => ladder))];
  const perLadder = classCount * PERCENT;
  const draws = new Uint8Array(ladders.length * perLadder);
  for (const [i, ladder] of ladders.entries()) draws.set(ladder.draws, i * perLadder);
  const firstDraws = Uint32Array.from(
    lists.flatMap((own, list) =>
      own.map(({ ladder }) => ladders.indexOf(ladder) * perLadder + (list % classCount) * PERCENT),
    ),
  );
  const most = Math.max(...ladders.map(({ names }) => names.length));
  const different = [...new Set(jobs)];
  const numbers = new Map(different.map((job, i) => [job, i * most]));
  /** By job of a class, the first of its texts. */
  const firstTexts = Uint16Array.from(jobs, (job) => numbers.get(job) ?? 0);
  const texts = new Array<string>(different.length * most);

  function makeText(index: number): string {
    const text = titleOf(different[(index / most) | 0] ?? NOTHING, index % most);
    texts[index] = text;
    return text;
  }

  return {
    sample(key, rows, ofRows) {
      const titles = new Array<string>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const job = ofRows[i] ?? 0;
        const percent = ((firstBits(key, rows[i] ?? 0) / TWO_POW_32) * PERCENT) | 0;
        const index = (firstTexts[job] ?? 0) + (draws[(firstDraws[job] ?? 0) + percent] ?? 0);
        titles[i] = texts[index] ?? makeText(index);
      }
      return titles;
    },
    all: () => different.flatMap((job) => job.ladder.names.map((_, seniority) => titleOf(job, seniority))),
  };
}

export function readCareers({ ages, doctorsPerMillion }: Careers): JobClasses {
  return {
    classOf: (age) => ages.filter((from) => from <= age).length,
    doctors: [0, ...doctorsPerMillion.map((count) => count / 1_000_000)],
  };
}

/** Reads jobs as frequent as they are at people's ages. */
export function readJobs({ ladders, groups }: Jobs, careers: Careers): JobTables {
  const { doctors } = readCareers(careers);
  const classCount = doctors.length;
  const known = new Map(
    Object.entries(ladders).map(([name, packed]) => [name, readLadder(packed, classCount)]),
  );
  const read = groups.map((group) => readGroup(known.get(group.ladder) ?? NO_LADDER, group));
  const lists = [false, true].flatMap((isOfDoctors) =>
    doctors.map((_, jobClass) => jobsIn(jobClass, read, isOfDoctors)),
  );
  const { entries, firsts } = createWeightedTables(lists.map(({ weights }) => weights));
  const jobs = lists.map((own) => own.jobs);
  return {
    sample(key, rows, classes, periods) {
      const sampled = new Array<number>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        let list = classes[periods[i] ?? 0] ?? 0;
        const share = doctors[list] ?? 0;
        const fraction = firstFraction(key, rows[i] ?? 0);
        const isOfDoctor = fraction < share;
        if (isOfDoctor) list += classCount;
        const first = firsts[list] ?? 0;
        const within = isOfDoctor ? fraction / share : (fraction - share) / (1 - share);
        sampled[i] = pickEntry(entries, first, (firsts[list + 1] ?? 0) - first, within);
      }
      return sampled;
    },
    areas: jobs.flat().map(({ area }) => area),
    types: jobs.flat().map(({ type }) => type),
    titles: once(() => createTitles(classCount, jobs)),
  };
}
