import type { Field } from '../../catalogue/field.ts';
import type { FieldGuess } from '../../catalogue/field-words.ts';
import { type FieldId, fields } from '../../catalogue/fields.ts';
import type { SourceColumn } from '../source-tables.ts';
import { byRange, checkRules, momentEnds, withMomentEnds } from './by-checks.ts';
import { byExample } from './by-example.ts';
import { byComment, byDefaultText } from './by-hint.ts';
import { byKey } from './by-key.ts';
import { byName, isLabel } from './by-name.ts';
import { guessByType, guessNested, type NestedChoice } from './by-type.ts';
import type { Choice, Chooser, ColumnContext } from './choice.ts';
import { textLength } from './exact-text.ts';
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

/** The field that the source names, such as JSON Schema's `x-faker`. */
const byNamed: Chooser = ({ column: { named } }) =>
  named && { ...named, evidence: 'check', confidence: 'sure', why: 'The source names the field' };

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
  byNamed,
  ...checkRules,
  (context) => context.samples?.bySample(context),
  byStructure,
  byExample,
  byComment,
  byDefaultText,
  byName,
  (context) => context.samples?.bySamplePattern(context),
  byRange,
  byDefault,
];

/** Chooses the field of a column that is no reference. */
export function chooseColumn(context: ColumnContext): Choice {
  for (const rule of RULES) {
    const found = rule(context);
    if (found) return inLanguage(bounded(found, context), context);
  }
  const choice = chooseByType(context);
  return inLanguage((isLabel(choice) ? byNameAlone(context) : undefined) ?? choice, context);
}

/** The choice by the name of a column whose rows look like something else: addresses of mail suit an `email` better than `Email 12`. */
function byNameAlone(context: ColumnContext): Choice | undefined {
  const { sample, ...column } = context.column;
  const choice = sample && byName({ ...context, column, samples: undefined });
  return choice && SAYING_MORE.test(choice.field) ? choice : undefined;
}

const SAYING_MORE = /^(?:person|internet|phone|location|company|commerce|word)\.(?!noun)/;

const inLanguage = (choice: Choice, context: ColumnContext) =>
  context.samples?.inLanguage(choice, context) ?? choice;

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
function chooseNested(column: SourceColumn, { column: outer, rows, samples }: ColumnContext): NestedChoice {
  const tableName = outer.objectName ?? outer.name;
  const context = { column, tableName, rows, earlier: [], key: undefined, samples };
  const choice = fitting(chooseColumn(context), context);
  const { sample } = column;
  const nulls = sample ? percentOf(sample.nulls, sample.rows) : column.nullable ? NULLS_DEFAULT : 0;
  const length = column.type.value === 'text' && !sample ? textLength(column) : undefined;
  const isCut = length !== undefined && length < CUT_LENGTH_MAX && cutsTexts(choice);
  return { ...choice, nulls, ...(isCut ? { maxLength: Math.max(1, length) } : {}) };
}

/** Texts of most fields are shorter. */
const CUT_LENGTH_MAX = 300;
/** The longest texts of fields that are never cut. */
const LONGEST: Partial<Record<FieldId, number>> = {
  'string.uuid': 36,
  'internet.ipv4': 15,
  'internet.ipv6': 39,
  'internet.mac': 17,
  'internet.url': 60,
  date: 10,
  timestamp: 24,
  time: 8,
};

function cutsTexts({ field }: Choice): boolean {
  const { whenTooLong, type }: Field = fields[field];
  return type === 'text' && whenTooLong !== 'refused' && !WITH_OWN_LENGTHS.has(field);
}

/** Fields whose options already keep the lengths. */
const WITH_OWN_LENGTHS: ReadonlySet<FieldId> = new Set(['regex', 'list', 'constant', 'cases', 'formula']);

/** A choice whose texts fit into the column, which no repair changes within an object. */
function fitting(choice: Choice, context: ColumnContext): Choice {
  const { type } = context.column;
  const length = type.value === 'text' || type.value === 'unknown' ? textLength(context.column) : undefined;
  const { whenTooLong }: Field = fields[choice.field];
  if (length === undefined || length >= CUT_LENGTH_MAX || whenTooLong !== 'refused') return choice;
  return (LONGEST[choice.field] ?? CUT_LENGTH_MAX) <= length ? choice : chooseByType(context);
}
