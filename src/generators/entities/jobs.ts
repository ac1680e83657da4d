import type { JobGroup, Jobs } from '../../locales/locale.ts';
import { createWeightedTables, type WeightedTables } from '../../random/weighted.ts';
import { unpackWeighted } from '../weighted.ts';

/** People of some ages have the same jobs. Class 0 is too young for any, and each age of the locale's list begins another. */
export interface JobTables {
  readonly classOf: (age: number) => number;
  /** For each class, a table that picks titles by their shares. */
  readonly tables: WeightedTables;
  /** These are by entry of the tables. They are empty in class 0. */
  readonly titles: readonly string[];
  readonly areas: readonly string[];
  readonly types: readonly string[];
}

/** A seniority with the percentage of people who have it in each class. */
interface Seniority {
  readonly name: string;
  readonly percents: readonly number[];
}

/** A job with a seniority, and with a weight for each class. */
interface Position {
  readonly area: string;
  readonly type: string;
  readonly title: string;
  readonly weights: readonly number[];
}

/** Reads the seniorities of some jobs. The first one is none. Class 0 has no other. */
function readLadder(packed: string, classes: number): readonly Seniority[] {
  const named = (packed === '' ? [] : packed.split('|')).map((entry) => {
    const [name = '', ...percents] = entry.split(' ');
    return { name, percents: [0, ...percents.map(Number)] };
  });
  const none = Array.from({ length: classes }, (_, jobClass) =>
    named.reduce((rest, { percents }) => rest - (percents[jobClass] ?? 0), 100),
  );
  return [{ name: '', percents: none }, ...named];
}

function readGroup(
  ages: readonly number[],
  ladder: readonly Seniority[],
  { minAge, maxAge, jobs }: JobGroup,
): readonly Position[] {
  const isOpen = [false, ...ages.map((age) => minAge <= age && age <= (maxAge ?? age))];
  const { texts, weights } = unpackWeighted(jobs);
  return texts.flatMap((text, i) => {
    const end = text.indexOf('/');
    const [area, type] = [text.slice(0, end), text.slice(end + 1)];
    return ladder.map(({ name, percents }) => ({
      area,
      type,
      // A flat text: V8 would follow the parts of a concatenation again for each row.
      title: (name === '' ? [area, type] : [name, area, type]).join(' '),
      weights: percents.map((percent, jobClass) => (isOpen[jobClass] ? percent * (weights[i] ?? 0) : 0)),
    }));
  });
}

/** Reads jobs as frequent as they are at people's ages. */
export function readJobs({ ages, ladders, groups }: Jobs): JobTables {
  const classCount = ages.length + 1;
  const known = new Map(
    Object.entries(ladders).map(([name, packed]) => [name, readLadder(packed, classCount)]),
  );
  const none = readLadder('', classCount);
  const nothing: Position = { area: '', type: '', title: '', weights: [1] };
  const all = [
    nothing,
    ...groups.flatMap((group) => readGroup(ages, known.get(group.ladder) ?? none, group)),
  ];
  const classes = Array.from({ length: classCount }, (_, jobClass) =>
    all.filter(({ weights }) => (weights[jobClass] ?? 0) > 0),
  );
  const entries = classes.flat();
  return {
    classOf: (age) => ages.filter((from) => from <= age).length,
    tables: createWeightedTables(
      classes.map((positions, jobClass) => positions.map(({ weights }) => weights[jobClass] ?? 0)),
    ),
    titles: entries.map(({ title }) => title),
    areas: entries.map(({ area }) => area),
    types: entries.map(({ type }) => type),
  };
}
