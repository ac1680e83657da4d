import type { Careers, JobGroup, Jobs } from '../../locales/locale.ts';
import { mapped } from '../../mapped.ts';
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
  /**
   * Samples jobs by their shares in the class of each row's period, of a doctor or of another. A number stands for the job and the
   * class.
   */
  readonly sample: (
    key: StreamKey,
    rows: readonly number[],
    classes: Uint8Array,
    periods: readonly number[],
  ) => readonly number[];
  /** These are empty in class 0. */
  readonly areasAt: (jobs: readonly number[]) => readonly string[];
  readonly typesAt: (jobs: readonly number[]) => readonly string[];
  /** Of all jobs. */
  readonly areas: () => readonly string[];
  readonly types: () => readonly string[];
  readonly titles: () => Titles;
}

interface Titles {
  /** Samples titles of jobs: with a seniority of their class, or with none. */
  readonly sample: (key: StreamKey, rows: readonly number[], jobs: readonly number[]) => readonly string[];
  /** The longest title of each job. */
  readonly longest: () => readonly string[];
  /** The texts from which titles are joined with spaces, some more than once. */
  readonly parts: () => readonly string[];
}

interface Job {
  readonly area: string;
  readonly type: string;
  readonly ladder: string;
}

/** Jobs on one ladder that people of the same ages have. */
interface ReadGroup {
  /** By class, the part of the weights that jobs have in it, of other people and of doctors. */
  readonly parts: readonly (readonly number[])[];
  /** The index of the first one among all jobs. */
  readonly first: number;
  readonly weights: readonly number[];
}

const PERCENT = 100;
/** A number stands for a job and a class. Its lower bits are the class. */
const CLASS_BITS = 4;
const CLASS_MASK = (1 << CLASS_BITS) - 1;
/** The one job of class 0. */
const NOTHING: Job = { area: '', type: '', ladder: '' };

function titleOf({ area, type }: Job, seniority: string): string {
  // A flat text: V8 would follow the parts of a concatenation again for each row.
  return [seniority, area, type].filter((part) => part !== '').join(' ');
}

/**
 * Writes, for each class, 100 indexes of seniorities: each occurs by its percentage, and the rest is 0. Class 0 has none. In an
 * entry, percentages from class 1 on follow the name.
 */
function fillLadder(draws: Uint8Array, entries: readonly (readonly string[])[]): void {
  for (let drawn = PERCENT, jobClass = 1; drawn < draws.length; drawn += PERCENT, jobClass++) {
    let from = drawn;
    for (const [i, entry] of entries.entries()) {
      const to = from + Number(entry[jobClass] ?? entry.at(-1));
      draws.fill(i + 1, from, to);
      from = to;
    }
  }
}

function createTitles(jobs: readonly Job[], ladders: Jobs['ladders'], classCount: number): Titles {
  const names = Object.keys(ladders);
  const entries = Object.values(ladders).map((packed) =>
    packed === '' ? [] : packed.split('|').map((entry) => entry.split(' ')),
  );
  const seniorities = entries.map((own) => ['', ...own.map(([name = '']) => name)]);
  const perLadder = classCount * PERCENT;
  // The last ladder has no seniorities. It serves jobs whose ladder the table lacks.
  const draws = new Uint8Array((names.length + 1) * perLadder);
  for (const [i, own] of entries.entries()) {
    fillLadder(draws.subarray(i * perLadder, (i + 1) * perLadder), own);
  }
  const indexes = new Map(names.map((name, i) => [name, i]));
  const ladderOf = Uint8Array.from(jobs, ({ ladder }) => indexes.get(ladder) ?? names.length);
  const senioritiesOf = (job: number) => seniorities[ladderOf[job] ?? 0] ?? [''];
  const most = Math.max(...seniorities.map(({ length }) => length));
  const texts = new Array<string>(jobs.length * most);

  function makeText(index: number): string {
    const job = (index / most) | 0;
    const text = titleOf(jobs[job] ?? NOTHING, senioritiesOf(job)[index % most] ?? '');
    texts[index] = text;
    return text;
  }

  return {
    sample(key, rows, ofRows) {
      const titles = new Array<string>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const one = ofRows[i] ?? 0;
        const job = one >>> CLASS_BITS;
        const first = (ladderOf[job] ?? 0) * perLadder + (one & CLASS_MASK) * PERCENT;
        const percent = ((firstBits(key, rows[i] ?? 0) / TWO_POW_32) * PERCENT) | 0;
        const index = job * most + (draws[first + percent] ?? 0);
        titles[i] = texts[index] ?? makeText(index);
      }
      return titles;
    },
    longest: () => jobs.map((job, i) => titleOf(job, longestIn(senioritiesOf(i)))),
    parts: () => [...jobs.flatMap(({ area, type }) => [area, type]), ...seniorities.flat()],
  };
}

function longestIn(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

export function readCareers({ ages, doctorsPerMillion }: Careers): JobClasses {
  return {
    classOf: (age) => ages.filter((from) => from <= age).length,
    doctors: [0, ...doctorsPerMillion.map((count) => count / 1_000_000)],
  };
}

/** Adds the jobs of a group to all jobs. Doctors and other people can have the same job. */
function readGroup({ ladder, career, doctors = 0, jobs: packed }: JobGroup, jobs: Job[]): ReadGroup {
  const first = jobs.length;
  const { texts, weights } = unpackWeighted(packed);
  for (const text of texts) {
    const end = text.indexOf('/');
    jobs.push({ area: text.slice(0, end), type: text.slice(end + 1), ladder });
  }
  const shares = [0, ...career.split(' ').map(Number)];
  return {
    parts: [PERCENT - doctors, doctors].map((part) => shares.map((share) => share * part)),
    first,
    weights,
  };
}

/** Reads jobs as frequent as they are at people's ages. */
export function readJobs({ ladders, groups }: Jobs, careers: Careers): JobTables {
  const { doctors } = readCareers(careers);
  const classCount = doctors.length;
  if (classCount > 1 << CLASS_BITS) throw new RangeError(`${classCount} classes of ages are too many`);
  const jobs = [NOTHING];
  const read = groups.map((group) => readGroup(group, jobs));
  /** For each entry of the tables below, the job and the class. */
  const held: number[] = [];

  /** The weights of the jobs of a class, of other people (0) or of doctors (1). */
  function weightsIn(jobClass: number, part: number): readonly number[] {
    if (jobClass === 0) {
      held.push(0);
      return [1];
    }
    const own: number[] = [];
    for (const { parts, first, weights } of read) {
      const share = parts[part]?.[jobClass] ?? 0;
      if (share === 0) continue;
      for (let i = 0; i < weights.length; i++) {
        held.push(((first + i) << CLASS_BITS) | jobClass);
        own.push((weights[i] ?? 0) * share);
      }
    }
    return own;
  }

  /** By class, first of other people and then of doctors. */
  const { entries, firsts } = createWeightedTables(
    [0, 1].flatMap((part) => doctors.map((_, jobClass) => weightsIn(jobClass, part))),
  );
  const jobOf = (one: number) => jobs[one >>> CLASS_BITS] ?? NOTHING;
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
        sampled[i] = held[pickEntry(entries, first, (firsts[list + 1] ?? 0) - first, within)] ?? 0;
      }
      return sampled;
    },
    areasAt: (ofRows) => mapped(ofRows, (one) => jobOf(one).area),
    typesAt: (ofRows) => mapped(ofRows, (one) => jobOf(one).type),
    areas: () => jobs.map(({ area }) => area),
    types: () => jobs.map(({ type }) => type),
    titles: once(() => createTitles(jobs, ladders, classCount)),
  };
}
