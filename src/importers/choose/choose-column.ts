import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { SourceColumn } from '../source-tables.ts';
import { byRange, checkRules, momentEnds, withMomentEnds } from './by-checks.ts';
import { byKey } from './by-key.ts';
import { byName } from './by-name.ts';
import { guessByType, guessNested } from './by-type.ts';
import type { Choice, Chooser, ColumnContext } from './choice.ts';
import { numberLimits } from './number-limits.ts';
import { percentOf } from './percent.ts';

/** In percent, of columns that can be null in a source without rows. */
export const NULLS_DEFAULT = 10;

/** Objects, and arrays whose items the source describes. */
const byStructure: Chooser = (context) => {
  const guess = guessNested(context, chooseNested);
  return guess && { ...guess, evidence: 'type', confidence: 'sure', why: whyType(context.column) };
};

/** A default that is an expression. */
const byDefault: Chooser = ({ column }) => {
  const expression = column.default && 'expression' in column.default ? column.default.expression : '';
  if (column.type.value !== 'text' || !/uuid|newid/i.test(expression)) return undefined;
  if ((column.type.maxLength ?? 36) < 36) return undefined;
  return { field: 'string.uuid', evidence: 'check', confidence: 'likely', why: `The default ${expression}` };
};

/** Types that say little about the meaning of values. */
const VAGUE_TYPES: ReadonlySet<string> = new Set(['text', 'integer', 'decimal', 'unknown', 'binary', 'json']);

/** Chooses by the type alone, for columns whose better choices do not work. */
export function chooseByType(context: ColumnContext): Choice {
  const { column } = context;
  const { value } = column.type;
  const choice: Choice = {
    ...guessByType(context, chooseNested),
    evidence: value === 'unknown' ? 'none' : 'type',
    confidence: VAGUE_TYPES.has(value) ? 'unsure' : 'likely',
    why: whyType(column),
  };
  return bounded(choice, context);
}

function whyType({ type }: SourceColumn): string {
  return type.value === 'unknown' && type.written === undefined
    ? 'No more is known about it'
    : `The type ${type.written ?? type.value}`;
}

/** The strongest first. */
const RULES: readonly Chooser[] = [
  byKey,
  ...checkRules,
  (context) => context.samples?.bySample(context),
  byStructure,
  byName,
  (context) => context.samples?.bySamplePattern(context),
  byRange,
  byDefault,
];

/** Chooses the field of a column that is no reference. */
export function chooseColumn(context: ColumnContext): Choice {
  for (const rule of RULES) {
    const found = rule(context);
    if (found) return bounded(found, context);
  }
  return chooseByType(context);
}

/** Numbers that are multiples of an integer, if their range holds one. */
function withMultiples(choice: Choice, { bounds }: SourceColumn): Choice {
  const step = bounds?.multipleOf;
  const { min = 0, max = 1000, decimals } = choice.options ?? {};
  if (step === undefined || choice.field !== 'number' || decimals !== undefined) return choice;
  if (typeof min !== 'number' || typeof max !== 'number' || Math.ceil(min / step) * step > max) return choice;
  return { ...choice, field: 'number.int', options: { min, max, multipleOf: step } };
}

function bounded(chosen: Choice, { column, key }: ColumnContext): Choice {
  if (chosen.evidence === 'sample') return chosen;
  const choice = withMultiples(chosen, column);
  const guess: FieldGuess = choice;
  const isMixed = choice.field === 'string.alphanumeric' || choice.field === 'string.alpha';
  // Some databases take `a` and `A` for equal.
  const options = isMixed && key !== undefined ? { ...choice.options, casing: 'upper' } : undefined;
  const ended = { ...choice, ...withMomentEnds(guess, momentEnds(column)), ...(options && { options }) };
  if (choice.evidence !== 'name' || !hasLimitOfCheck(ended, column)) return ended;
  return { ...ended, why: `${choice.why}, a check its limits` };
}

/** Whether an end of the choice's range is one that a check of the column sets. */
function hasLimitOfCheck({ field, options }: Choice, column: SourceColumn): boolean {
  const { from, to } = momentEnds(column);
  if (options?.from !== undefined || options?.to !== undefined) return (from ?? to) !== undefined;
  if (field !== 'number' && field !== 'number.int') return false;
  const { min, max } = numberLimits(column);
  const { bounds = {} } = column;
  return (
    (bounds.min !== undefined && options?.min === min) || (bounds.max !== undefined && options?.max === max)
  );
}

/** @param context of the object or the array around the column */
function chooseNested(column: SourceColumn, { column: outer, rows, samples }: ColumnContext) {
  const tableName = outer.objectName ?? outer.name;
  const choice = chooseColumn({ column, tableName, rows, earlier: [], key: undefined, samples });
  const { sample } = column;
  const nulls = sample ? percentOf(sample.nulls, sample.rows) : column.nullable ? NULLS_DEFAULT : 0;
  return { ...choice, nulls };
}
