import type { Careers, JobGroup, Jobs, TitlePart } from '../../locales/jobs.ts';
import { mapped } from '../../mapped.ts';
import { firstBits, type RandomStream, type StreamKey, secondBits, TWO_POW_32 } from '../../random/stream.ts';
import { createWeightedTables, pickEntry } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';
import { SEXES, type Sex } from './cohorts.ts';

/** People of some ages have the same jobs. Class 0 is too young for any, and each age of the locale's list begins another. */
export interface JobClasses {
  readonly classOf: (age: number) => number;
  /** By class, how many of 2^32 people are doctors. The second number of a row's stream is below it for a doctor. */
  readonly doctors: readonly number[];
}

export interface JobTables {
  /**
   * Samples jobs by their shares in the class of each row's period, of a doctor or of another. A number stands for the job, the sex
   * and the class. In the next class, a row keeps its job if as many people as before have it. The stream is moved.
   */
  readonly sample: (
    stream: RandomStream,
    key: StreamKey,
    rows: readonly number[],
    people: Workers,
  ) => readonly number[];
  /** These are empty in class 0. */
  readonly areasAt: (jobs: readonly number[]) => readonly string[];
  readonly typesAt: (jobs: readonly number[]) => readonly string[];
  /** Of all jobs. */
  readonly areas: () => readonly string[];
  readonly types: () => readonly string[];
  readonly titles: () => Titles;
}

/** By birth period, the class of ages and the sex; and by row the period. */
interface Workers {
  readonly classes: Uint8Array;
  readonly sexes: readonly Sex[];
  readonly periods: readonly number[];
}

interface Titles {
  /** Samples titles of jobs: with a seniority of their class, or with none. */
  readonly sample: (key: StreamKey, rows: readonly number[], jobs: readonly number[]) => readonly string[];
  /** The longest titles of each job. */
  readonly longest: () => readonly string[];
  /** The texts from which titles are joined with spaces, some more than once. */
  readonly parts: () => readonly string[];
}

/** A woman's form of a text, and a man's. */
type Forms = readonly [string, string];

interface Job {
  readonly area: Forms;
  readonly type: Forms;
  /** The text that a title has in place of the area and the type. */
  readonly title: Forms | undefined;
  readonly ladder: string;
}

/** Jobs on one ladder that people of the same ages have. */
interface ReadGroup {
  /** By class, the part of its greatest weights that jobs have in it. */
  readonly shares: readonly number[];
  /** The greatest weights of its jobs, of other people and of doctors. */
  readonly weights: readonly (readonly number[])[];
}

const PERCENT = 100;
/** A number stands for a job, a sex and a class. Its lower bits are the class, and the next one is set for men. */
const CLASS_BITS = 4;
const CLASS_MASK = (1 << CLASS_BITS) - 1;
const JOB_SHIFT = CLASS_BITS + 1;
const MALE = 1 << CLASS_BITS;
const sexIndexOf = (one: number) => (one >>> CLASS_BITS) & 1;

const NO_TEXT: Forms = ['', ''];
/** The one job of class 0. */
const NOTHING: Job = { area: NO_TEXT, type: NO_TEXT, title: undefined, ladder: '' };

/** The forms of `Lehrerin:Lehrer`; a text without `:` is both. */
function formsOf(text: string): Forms {
  const [female = '', male = female] = text.split(':');
  return [female, male];
}

function titleOf(
  { area, type, title }: Job,
  seniority: Forms,
  sex: number,
  order: Jobs['titleOrder'],
): string {
  const parts: Readonly<Record<TitlePart, Forms>> = title
    ? { seniority, area: NO_TEXT, type: title }
    : { seniority, area, type };
  // A flat text: V8 would follow the parts of a concatenation again for each row.
  return order
    .map((part) => parts[part][sex] ?? '')
    .filter((text) => text !== '')
    .join(' ');
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

function createTitles(
  jobs: readonly Job[],
  { ladders, titleOrder }: Pick<Jobs, 'ladders' | 'titleOrder'>,
  classCount: number,
): Titles {
  const names = Object.keys(ladders);
  const entries = Object.values(ladders).map((packed) =>
    packed === '' ? [] : packed.split('|').map((entry) => entry.split(' ')),
  );
  const seniorities = entries.map((own) => [NO_TEXT, ...own.map(([name = '']) => formsOf(name))]);
  const perLadder = classCount * PERCENT;
  // The last ladder has no seniorities. It serves jobs whose ladder the table lacks.
  const draws = new Uint8Array((names.length + 1) * perLadder);
  for (const [i, own] of entries.entries()) {
    fillLadder(draws.subarray(i * perLadder, (i + 1) * perLadder), own);
  }
  const indexes = new Map(names.map((name, i) => [name, i]));
  const ladderOf = Uint8Array.from(jobs, ({ ladder }) => indexes.get(ladder) ?? names.length);
  const senioritiesOf = (job: number) => seniorities[ladderOf[job] ?? 0] ?? [NO_TEXT];
  const most = Math.max(...seniorities.map(({ length }) => length));
  const texts = new Array<string>(jobs.length * most * SEXES.length);

  function makeText(index: number): string {
    const sex = index % SEXES.length;
    const ofJob = (index / SEXES.length) | 0;
    const job = (ofJob / most) | 0;
    const text = titleOf(jobs[job] ?? NOTHING, senioritiesOf(job)[ofJob % most] ?? NO_TEXT, sex, titleOrder);
    texts[index] = text;
    return text;
  }

  function longestOf(job: Job, seniorities: readonly Forms[]): readonly string[] {
    return SEXES.map((_, sex) =>
      longestIn(seniorities.map((seniority) => titleOf(job, seniority, sex, titleOrder))),
    );
  }

  return {
    sample(key, rows, ofRows) {
      const titles = new Array<string>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const one = ofRows[i] ?? 0;
        const job = one >>> JOB_SHIFT;
        const first = (ladderOf[job] ?? 0) * perLadder + (one & CLASS_MASK) * PERCENT;
        const percent = ((firstBits(key, rows[i] ?? 0) / TWO_POW_32) * PERCENT) | 0;
        const index = (job * most + (draws[first + percent] ?? 0)) * SEXES.length + sexIndexOf(one);
        titles[i] = texts[index] ?? makeText(index);
      }
      return titles;
    },
    longest: () => jobs.flatMap((job, i) => longestOf(job, senioritiesOf(i))),
    parts: () =>
      [
        ...jobs.flatMap(({ area, type, title }) => (title ? [title] : [area, type])),
        ...seniorities.flat(),
      ].flat(),
  };
}

function longestIn(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

export function readCareers({ ages, doctorsPerMillion }: Careers): JobClasses {
  return {
    classOf: (age) => ages.filter((from) => from <= age).length,
    doctors: [0, ...doctorsPerMillion.map((count) => (count / 1_000_000) * TWO_POW_32)],
  };
}

/** Adds the jobs of a group to all jobs. Doctors and other people can have the same job. */
function readGroup({ ladder, career, doctors = 0, jobs: packed }: JobGroup, jobs: Job[]): ReadGroup {
  const { texts, weights } = unpackWeighted(packed);
  for (const text of texts) {
    const [area = '', type = '', title] = text.split('/');
    jobs.push({
      area: formsOf(area),
      type: formsOf(type),
      title: title === undefined ? undefined : formsOf(title),
      ladder,
    });
  }
  const percents = [0, ...career.split(' ').map(Number)];
  const most = Math.max(...percents);
  return {
    shares: percents.map((percent) => percent / most),
    weights: [PERCENT - doctors, doctors].map((part) => weights.map((weight) => weight * most * part)),
  };
}

/** The jobs of doctors, or of other people. */
interface PartTable {
  /** All jobs by their greatest weights in any class. */
  readonly entries: Float64Array;
  /** By job, its group. */
  readonly groupOf: Uint16Array;
  /** By group and class, the share of the group’s jobs that the class keeps, relative to the greatest share of the class. */
  readonly kept: Float64Array;
}

function readPart(groups: readonly ReadGroup[], part: number, classCount: number): PartTable {
  const kept = new Float64Array(groups.length << CLASS_BITS);
  for (let jobClass = 1; jobClass < classCount; jobClass++) {
    const shares = groups.map(({ shares, weights }) =>
      weights[part]?.some((weight) => weight > 0) ? (shares[jobClass] ?? 0) : 0,
    );
    const most = Math.max(...shares);
    for (const [group, share] of shares.entries()) kept[(group << CLASS_BITS) | jobClass] = share / most;
  }
  const { entries } = createWeightedTables([groups.flatMap(({ weights }) => weights[part] ?? [])]);
  const groupOf = Uint16Array.from(groups.flatMap(({ weights: [own = []] }, group) => own.map(() => group)));
  return { entries, groupOf, kept };
}

/** The job for two numbers from 0 to below 1, or -1 if the class does not keep it. */
function pickJob(
  { entries, groupOf, kept }: PartTable,
  jobClass: number,
  place: number,
  fraction: number,
): number {
  const job = pickEntry(entries, 0, entries.length, place);
  return fraction < (kept[((groupOf[job] ?? 0) << CLASS_BITS) | jobClass] ?? 0) ? job : -1;
}

/** Reads jobs as frequent as they are at people's ages. */
export function readJobs({ groups, ...titles }: Jobs, careers: Careers): JobTables {
  const { doctors } = readCareers(careers);
  const classCount = doctors.length;
  if (classCount > 1 << CLASS_BITS) throw new RangeError(`${classCount} classes of ages are too many`);
  const jobs = [NOTHING];
  const read = groups.map((group) => readGroup(group, jobs));
  const ofOthers = readPart(read, 0, classCount);
  const ofDoctors = readPart(read, 1, classCount);
  const jobOf = (one: number) => jobs[one >>> JOB_SHIFT] ?? NOTHING;
  const textsOf = (part: 'area' | 'type') => jobs.flatMap((job) => job[part]);
  return {
    sample(stream, key, rows, { classes, sexes, periods }) {
      /** The first job of the row's further numbers that the class keeps. */
      function further(table: PartTable, jobClass: number, row: number): number {
        stream.seek(key, row);
        stream.u32();
        stream.u32();
        for (;;) {
          const job = pickJob(table, jobClass, stream.u32() / TWO_POW_32, stream.u32() / TWO_POW_32);
          if (job >= 0) return job;
        }
      }

      const sampled = new Array<number>(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const row = rows[i] ?? 0;
        const period = periods[i] ?? 0;
        const jobClass = classes[period] ?? 0;
        if (jobClass === 0) {
          sampled[i] = 0;
          continue;
        }
        const share = doctors[jobClass] ?? 0;
        const place = firstBits(key, row) / TWO_POW_32;
        const bits = secondBits(key, row);
        const isOfDoctor = bits < share;
        const table = isOfDoctor ? ofDoctors : ofOthers;
        const fraction = isOfDoctor ? bits / share : (bits - share) / (TWO_POW_32 - share);
        let job = pickJob(table, jobClass, place, fraction);
        if (job < 0) job = further(table, jobClass, row);
        sampled[i] = ((job + 1) << JOB_SHIFT) | (sexes[period] === 'male' ? MALE : 0) | jobClass;
      }
      return sampled;
    },
    areasAt: (ofRows) => mapped(ofRows, (one) => jobOf(one).area[sexIndexOf(one)] ?? ''),
    typesAt: (ofRows) => mapped(ofRows, (one) => jobOf(one).type[sexIndexOf(one)] ?? ''),
    areas: () => textsOf('area'),
    types: () => textsOf('type'),
    titles: once(() => createTitles(jobs, titles, classCount)),
  };
}
