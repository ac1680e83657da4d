import type { Cell } from '../catalogue/field.ts';
import type { structure as fields } from '../catalogue/fields/structure.ts';
import { anyCharacters, typeCharacters } from '../expression/character-set.ts';
import { mapped } from '../mapped.ts';
import { firstFraction, type StreamKey } from '../random/stream.ts';
import { uniformInRow } from '../random/uniform.ts';
import { createWeightedTable } from '../random/weighted.ts';
import { givenFacts } from '../schema/given/given-facts.ts';
import { typeByOptions, typeOfSeries } from '../schema/option-types.ts';
import { CELL_LENGTH_MAX } from '../schema/schema.ts';
import { startAndStep } from '../schema/series.ts';
import { booleanSampler, booleanValues } from './booleans.ts';
import type { ComposedFields } from './composed.ts';
import { counted, listed, numbered, repeating, uncountable, unlimited } from './distinct-values.ts';
import {
  type DistributionOptions,
  distributionOf,
  type IndexedRange,
  sampleRange,
} from './distributed-range.ts';
import { type EntriesOf, ofTexts } from './field-entry.ts';
import { type BatchSampler, type ColumnContext, type Sampler, unsampled } from './generator.ts';
import { MOMENT_LENGTH } from './moments.ts';
import { integerLength, NUMBER_LENGTH, numberLength } from './number-lengths.ts';
import { type NumberRange, powerOfTen, stepsOf } from './number-range.ts';
import { countPattern } from './pattern/count.ts';
import { compilePattern, maxPatternLength, patternCharacters } from './pattern.ts';
import { dates } from './structure/dates.ts';
import { integerAt, padded } from './structure/integers.ts';
import { isSeriesDistinct, placeInGroup, seriesColumn } from './structure/series.ts';
import { states } from './structure/states.ts';
import { times } from './structure/times.ts';

/** The fields that belong to no faker module, except those in `composed.ts`. */
export const structure = {
  sequence: {
    generate: ({ row, options: { start, step, pad } }) =>
      unsampled((i) => {
        const value = integerAt(start, step, row(i));
        return pad === 0 ? value : padded(value, pad);
      }),
    values: ({ options: { start, step, pad } }) =>
      step === 0 ? listed([pad === 0 ? start : padded(start, pad)]) : unlimited,
    length: ({ rowCount, options: { start, step, pad } }) => {
      const sign = start < 0 || step < 0 ? 1 : 0;
      return Math.max(stepsLength(start, step, rowCount), pad === 0 ? 0 : pad + sign);
    },
    characters: typeCharacters.integer,
  },
  constant: {
    generate: ({ options: { value } }) => unsampled(() => value),
    values: ({ options: { value } }) => listed([value]),
    ...ofTexts(({ options: { value } }) => String(value ?? '')),
  },
  list: {
    generate: ({ stream, options }) => {
      const list = cellsOf(options);
      const { weights } = options;
      const table = weights && createWeightedTable(weights);
      const indexAt = table
        ? (key: StreamKey, row: number) => table(firstFraction(key, row))
        : (key: StreamKey, row: number) => uniformInRow(stream, key, row, list.length);
      return { cells: (key, rows) => mapped(rows, (row) => list[indexAt(key, row)] ?? null) };
    },
    values: ({ options }) => listed(cellsOf(options)),
    ...ofTexts(({ options }) =>
      cellsOf(options)
        .filter((cell) => cell !== null)
        .map(String),
    ),
  },
  given: {
    generate: { madeByDataset: 'given' },
    values: ({ options }) =>
      givenFacts({ ...options }).isDistinct
        ? unlimited
        : uncountable('Two of its given cells are equal. Allow duplicates, or give each row another one.'),
    length: ({ options }) => givenFacts({ ...options }).length,
    characters: anyCharacters,
  },
  boolean: {
    generate: ({ options: { percent } }) => booleanSampler(percent, 100),
    values: ({ options: { percent } }) => booleanValues(percent, 100),
    length: 'false'.length,
  },
  number: {
    generate: numberColumn,
    values: ({ options }) => numbered(numbersOf(options)),
    length: ({ options: { min, max, decimals } }) => numberLength({ min, max, decimals }),
  },
  date: dates('date'),
  timestamp: dates('timestamp'),
  time: times,
  series: {
    generate: seriesColumn,
    values: ({ options, rowCount }) =>
      isSeriesDistinct(options, rowCount)
        ? unlimited
        : uncountable(
            options.within
              ? 'A series within groups starts anew in each of them. Allow duplicates, or make a key of it and the reference that groups.'
              : 'With jitter, or with steps below a millisecond or beyond 15 digits, two rows can have the same value. Set jitter to 0, or take larger steps.',
          ),
    length: ({ rowCount, options }) => {
      if (typeof options.from === 'string') return MOMENT_LENGTH;
      if (typeOfSeries({ ...options }) !== 'integer') return NUMBER_LENGTH;
      const { start, step } = startAndStep(options, rowCount);
      return stepsLength(start, step, rowCount);
    },
  },
  position: {
    generate: (context) => {
      const place = placeInGroup(context);
      return unsampled((i) => place(i) + 1);
    },
    values: repeating,
    length: ({ rowCount }) => String(rowCount).length,
  },
  state: states,
  regex: {
    generate: ({ stream, options, refuse }) => {
      const pattern = compilePattern(options.pattern);
      return pattern.ok ? () => pattern.sample(stream) : refuse(pattern.problem);
    },
    values: ({ options: { pattern } }) => {
      const values = countPattern(pattern);
      if (!values.ok) return uncountable(values.reason);
      const { count, at, maxLength } = values;
      return { ...counted(count, at), maxLength };
    },
    length: ({ options: { pattern } }) => maxPatternLength(pattern) ?? CELL_LENGTH_MAX,
    characters: ({ options: { pattern } }) => patternCharacters(pattern),
  },
} satisfies EntriesOf<Omit<typeof fields, keyof ComposedFields>>;

/** The length of the longest integer of a sequence or series: the first or the last. */
function stepsLength(start: number, step: number, rowCount: number): number {
  return integerLength(start, integerAt(start, step, Math.max(0, rowCount - 1)));
}

interface ListOptions {
  readonly values: readonly (null | boolean | number | string)[];
}

/** The values as given. If they have several types, the column is text, and so are they. */
function cellsOf({ values }: ListOptions): readonly Cell[] {
  const type = typeByOptions({ field: 'list', options: { values } });
  return values.map((value): Cell => (type === 'text' && value !== null ? String(value) : value));
}

interface NumberOptions extends DistributionOptions, NumberRange {
  readonly mean?: number | undefined;
  readonly sd?: number | undefined;
}

function numbersOf(range: NumberRange): IndexedRange {
  const { first, size, count } = stepsOf(range);
  const scale = powerOfTen(range.decimals);
  return { count, at: (index) => (first + index * size) / scale };
}

function numberColumn({ stream, options }: ColumnContext<NumberOptions>): Sampler | BatchSampler {
  const { decimals, mean, sd } = options;
  const { first, size, count } = stepsOf(options);
  const scale = powerOfTen(decimals) / size;
  const index = (value: number) => value * scale - first / size;
  const distribution = distributionOf(options, count, {
    // A logarithm needs numbers above zero. A range that begins at zero or below is treated as if it began at one
    // step.
    origin: Math.max(first / size, 1),
    ...(mean === undefined ? {} : { mean: index(mean) }),
    ...(sd === undefined ? {} : { sd: sd * scale }),
  });
  return sampleRange(stream, distribution, numbersOf(options));
}
