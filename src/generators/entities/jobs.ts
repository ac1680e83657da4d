import type { JobGroup, Jobs } from '../../locales/locale.ts';
import { firstBits, type StreamKey, TWO_POW_32 } from '../../random/stream.ts';
import { createWeightedTables, type WeightedTables } from '../../random/weighted.ts';
import { once } from '../once.ts';
import { unpackWeighted } from '../weighted.ts';

/** People of some ages have the same jobs. Class 0 is too young for any, and each age of the locale's list begins another. */
export interface JobTables {
  readonly classOf: (age: number) => number;
  /** For each class, a table that picks jobs by their shares. */
  readonly tables: WeightedTables;
  /** These are by entry of the tables. They are empty in class 0. */
  readonly areas: readonly string[];
  readonly types: readonly string[];
  readonly titles: () => Titles;
}

interface Titles {
  /** Samples titles of jobs: with a seniority of their class, or with none. */
  readonly sample: (key: StreamKey, rows: readonly number[], jobs: readonly number[]) => readonly string[];
  /** Each job with each seniority that people have in it at some age. */
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
  readonly minAge: number;
  readonly maxAge: number | undefined;
  readonly jobs: readonly Job[];
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
      const percent = Number(entry[jobClass]);
      draws.fill(i + 1, drawn, drawn + percent);
      drawn += percent;
    }
  }
  return { names: ['', ...named.map(([name = '']) => name)], draws };
}

function readGroup(ladder: Ladder, { jobs }: JobGroup): readonly Job[] {
  const { texts, weights } = unpackWeighted(jobs);
  return texts.map((text, i) => {
    const end = text.indexOf('/');
    return { area: text.slice(0, end), type: text.slice(end + 1), ladder, weight: weights[i] ?? 0 };
  });
}

function titleOf({ area, type, ladder }: Job, seniority: number): string {
  // A flat text: V8 would follow the parts of a concatenation again for each row.
  return [ladder.names[seniority] ?? '', area, type].filter((part) => part !== '').join(' ');
}

/** The jobs that people of a class have. Class 0 has an empty one. */
function jobsIn(jobClass: number, ages: readonly number[], groups: readonly ReadGroup[]): readonly Job[] {
  const age = ages[jobClass - 1];
  if (age === undefined) return [NOTHING];
  return groups.flatMap(({ minAge, maxAge = age, jobs }) => (minAge <= age && age <= maxAge ? jobs : []));
}

/** Titles of the jobs of all classes. Each is made when it is first needed. */
function createTitles(classes: readonly (readonly Job[])[]): Titles {
  const jobs = classes.flat();
  const ladders = [...new Set(jobs.map(({ ladder }) => ladder))];
  const perLadder = classes.length * PERCENT;
  const draws = new Uint8Array(ladders.length * perLadder);
  for (const [i, ladder] of ladders.entries()) draws.set(ladder.draws, i * perLadder);
  const firstDraws = Uint32Array.from(
    classes.flatMap((own, jobClass) =>
      own.map(({ ladder }) => ladders.indexOf(ladder) * perLadder + jobClass * PERCENT),
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

/** Reads jobs as frequent as they are at people's ages. */
export function readJobs({ ages, ladders, groups }: Jobs): JobTables {
  const classCount = ages.length + 1;
  const known = new Map(
    Object.entries(ladders).map(([name, packed]) => [name, readLadder(packed, classCount)]),
  );
  const read = groups.map((group) => ({
    minAge: group.minAge,
    maxAge: group.maxAge,
    jobs: readGroup(known.get(group.ladder) ?? NO_LADDER, group),
  }));
  const classes = Array.from({ length: classCount }, (_, jobClass) => jobsIn(jobClass, ages, read));
  const jobs = classes.flat();
  return {
    classOf: (age) => ages.filter((from) => from <= age).length,
    tables: createWeightedTables(classes.map((own) => own.map(({ weight }) => weight))),
    areas: jobs.map(({ area }) => area),
    types: jobs.map(({ type }) => type),
    titles: once(() => createTitles(classes)),
  };
}
