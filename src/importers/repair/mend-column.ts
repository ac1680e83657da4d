import type { FieldGuess } from '../../catalogue/field-words.ts';
import { fields } from '../../catalogue/fields.ts';
import type { Problem } from '../../schema/problem.ts';
import { patternChoices } from '../choose/by-checks.ts';
import { chooseByType } from '../choose/choose-column.ts';
import type { ColumnDraft, SchemaDraft, TableDraft } from '../choose/draft.ts';
import type { SourceType } from '../source-tables.ts';
import { applyFix } from './apply-fix.ts';
import { distinctGuesses } from './distinct.ts';

interface Broken {
  readonly draft: SchemaDraft;
  readonly table: TableDraft;
  readonly column: ColumnDraft;
  readonly problem: Problem;
}

/** A way to mend a column, with a name under which it is tried once. Returns a sentence, or undefined if it does not help. */
interface Remedy {
  readonly id: string;
  readonly apply: (broken: Broken) => string | undefined;
}

const fix: Remedy = {
  id: 'fix',
  apply: ({ draft, problem }) =>
    problem.fix && applyFix(draft, problem.fix)
      ? `${problem.message} What was done: ${problem.fix.text}.`
      : undefined,
};

/** Reasons without the check's advice on how to change the schema. Other problems say it in their messages. */
function reasonOf({ column, problem }: Broken): string {
  switch (problem.code) {
    case 'unique-too-few':
    case 'unique-uncountable':
    case 'unique-not-uniform':
    case 'unique-cut':
      return 'its values must all differ.';
    case 'max-length-too-small':
      return `its values do not fit into ${column.properties.maxLength} characters.`;
    default:
      return problem.message;
  }
}

function replace({ column }: Broken, guess: FieldGuess, why: string): string {
  const { field: before, ...choice } = column.choice;
  const { options, ...rest } = choice;
  column.choice = {
    ...rest,
    field: guess.field,
    ...(guess.options ? { options: guess.options } : {}),
    evidence: 'type',
    confidence: 'unsure',
    why: `The type ${column.context.column.type.written ?? column.context.column.type.value}`,
  };
  return before === guess.field
    ? `The options of “${fields[before].label}” were changed: ${why}`
    : `“${fields[guess.field].label}” replaces “${fields[before].label}”: ${why}`;
}

const byType: Remedy = {
  id: 'type',
  apply: (broken) => {
    const { context, choice: before } = broken.column;
    const ofSample = before.field === 'number' ? undefined : context.samples?.bySampleRange(context);
    const choice = ofSample ?? chooseByType(context);
    if (choice.field === broken.column.choice.field && sameOptions(choice, broken.column.choice))
      return undefined;
    return replace(broken, choice, reasonOf(broken));
  },
};

function sameOptions(one: Pick<FieldGuess, 'options'>, other: Pick<FieldGuess, 'options'>): boolean {
  return JSON.stringify(one.options ?? {}) === JSON.stringify(other.options ?? {});
}

const distinct = (at: number): Remedy => ({
  id: `distinct ${at}`,
  apply: (broken) => {
    const guess = distinctGuesses(broken.column, broken.table)[at];
    return guess && replace(broken, guess, reasonOf(broken));
  },
});

/** A regular expression that keeps less of the checks. */
const lessOfPattern = (at: number): Remedy => ({
  id: `pattern ${at}`,
  apply: ({ column }) => {
    const choice = patternChoices(column.context)[at];
    if (!choice || column.choice.field !== 'regex' || sameOptions(choice, column.choice)) return undefined;
    column.choice = choice;
    return 'The options of “Regex Pattern” were changed: no value was found that keeps all checks of its text.';
  },
});

/** Reads the columns that come before or after this one no longer. */
const withoutOrder: Remedy = {
  id: 'order',
  apply: ({ column }) => {
    const { after, before, within, ...rest } = column.choice.options ?? {};
    if (after === undefined && before === undefined) return undefined;
    column.choice = { ...column.choice, options: rest };
    return `It no longer comes ${after === undefined ? `before ${before}` : `after ${after}`}.`;
  },
};

/** Columns after a null are null, so the other column has none. */
const anchorWithoutNulls: Remedy = {
  id: 'anchor',
  apply: ({ table, column }) => {
    const { after, before } = column.choice.options ?? {};
    const anchor = table.columns.find(({ context }) => context.column.name === (after ?? before));
    if (!anchor?.properties.nulls) return undefined;
    anchor.properties = { ...anchor.properties, nulls: 0 };
    return `${anchor.context.column.name} has no nulls, so that this column has none.`;
  },
};

const withoutNulls: Remedy = {
  id: 'nulls',
  apply: ({ column }) => {
    if (!column.properties.nulls) return undefined;
    column.properties = { ...column.properties, nulls: 0 };
    return 'It has no nulls, because it belongs to a key.';
  },
};

/** Problems that a condition of nulls can cause elsewhere in its column. */
const BY_CONDITION: ReadonlySet<Problem['code']> = new Set(['nulls-in-key', 'circular-columns']);

const withoutCondition: Remedy = {
  id: 'condition',
  apply: ({ column, problem }) => {
    const { nullWhen, ...rest } = column.properties;
    const isCause = problem.path.includes('nullWhen') || BY_CONDITION.has(problem.code);
    if (nullWhen === undefined || !isCause) return undefined;
    column.properties = rest;
    return `It is no longer null by the condition “${nullWhen}”.`;
  },
};

const withoutMaxLength: Remedy = {
  id: 'length',
  apply: ({ column }) => {
    const { maxLength, ...rest } = column.properties;
    if (maxLength === undefined) return undefined;
    column.properties = rest;
    return `Its maximum length of ${maxLength} is left out, because its values cannot be cut.`;
  },
};

const withoutReference: Remedy = {
  id: 'reference',
  apply: (broken) => {
    const { column, table } = broken;
    if (column.choice.field !== 'reference') return undefined;
    const { name } = column.context.column;
    table.foreignKeys = table.foreignKeys.filter((key) => !key.columns.includes(name));
    return replace(broken, chooseByType(column.context), reasonOf(broken));
  },
};

/** The parent's column becomes unique, as most databases require of a column that others refer to. */
const uniqueParent: Remedy = {
  id: 'parent',
  apply: ({ draft, column }) => {
    const { table: name, column: theirs } = column.choice.options ?? {};
    const parent = draft.tables.find(({ source }) => source.name === name);
    if (!parent || typeof theirs !== 'string') return undefined;
    parent.unique = [...parent.unique, [theirs]];
    return `${String(name)}.${theirs} is made unique, because this column refers to it.`;
  },
};

/** Lists and objects without values, in place of those that are nested too deep. */
const EMPTY_OF: Partial<Record<SourceType['value'], FieldGuess>> = {
  array: { field: 'json', options: { form: 'list', columns: [] } },
  object: { field: 'json', options: { columns: [] } },
};

const simplest: Remedy = {
  id: 'simplest',
  apply: (broken) => {
    const { column } = broken;
    if (column.context.key !== undefined) return undefined;
    const isNullable = column.context.column.nullable;
    const empty = EMPTY_OF[column.context.column.type.value];
    if (empty) return replace(broken, empty, reasonOf(broken));
    if (!isNullable) return replace(broken, { field: 'constant', options: { value: '' } }, reasonOf(broken));
    column.properties = { ...column.properties, nulls: 100 };
    return replace(broken, { field: 'constant', options: { value: null } }, reasonOf(broken));
  },
};

const notUnique: Remedy = {
  id: 'not unique',
  apply: ({ table, column }) => {
    const { name } = column.context.column;
    const before = table.unique;
    table.unique = before.filter((key) => key.length !== 1 || key[0] !== name);
    if (table.unique.length === before.length) return undefined;
    return 'Its unique key is left out: no field has enough different values. The database may refuse rows.';
  },
};

/** A list of states or of allowed values has only so many: a table of them has fewer rows. */
const fewerRows: Remedy = {
  id: 'rows',
  apply: (broken) => {
    const { draft, table, column, problem } = broken;
    const before = table.rows;
    const { evidence, field } = column.choice;
    const isFixed =
      column.context.column.values !== undefined || column.context.column.type.value === 'boolean';
    const isList = evidence === 'name' && fields[field].type === 'text' && !draft.isRowCountGiven;
    if (!problem.fix || !(isFixed || isList) || !applyFix(draft, problem.fix)) return undefined;
    const { nullable } = column.context.column;
    // SQL Server lets a unique column have only one null.
    if (isFixed && nullable && draft.dialect !== 'sqlserver' && isCut(table, before)) {
      table.rows = before;
      column.properties = { ...column.properties, nulls: 100 };
      notUnique.apply(broken);
      return 'It is always null, and its unique key is left out: there are fewer values than rows.';
    }
    if (isFixed || column.context.isLookup || table.rows >= ROWS_LEAST) {
      return `The table has ${table.rows.toLocaleString('en-US')} rows, because no more different values are possible.`;
    }
    table.rows = before;
    return undefined;
  },
};

/** A table with fewer rows would say little. */
const ROWS_LEAST = 20;

function isCut({ rows }: TableDraft, before: number): boolean {
  return rows < ROWS_LEAST && rows < before;
}

const ALL_DISTINCT = [distinct(0), distinct(1), distinct(2)];
const UNIQUE = [fewerRows, ...ALL_DISTINCT, fix, notUnique];
const OPTIONS = [fix, byType, withoutOrder, simplest];

/** What helps against a problem, the best first. Other problems get `OPTIONS`. */
const REMEDIES: Readonly<Partial<Record<Problem['code'], readonly Remedy[]>>> = {
  'unique-too-few': UNIQUE,
  'unique-uncountable': UNIQUE,
  'unique-not-uniform': [fix, ...UNIQUE],
  'unique-cut': UNIQUE,
  'invalid-pattern': [1, 2, 3, 4].map(lessOfPattern).concat(OPTIONS),
  'max-length-too-small': [byType, withoutMaxLength, simplest],
  'nulls-in-key': [anchorWithoutNulls, withoutNulls, withoutOrder, byType],
  'circular-columns': [withoutOrder, withoutReference, byType, simplest],
  'reference-changed': [withoutMaxLength, withoutReference],
  'reference-not-unique': [uniqueParent, withoutReference],
  'unknown-table': [withoutReference],
  'unknown-column': [withoutReference, withoutOrder, byType],
  'too-deep': [withoutReference, byType, simplest],
  'no-parents': [fix, withoutReference],
  'children-mismatch': [fix, withoutReference],
  'not-a-date': [withoutOrder, byType],
  'not-nestable': [byType, simplest],
};

/** Mends one problem of a column. Returns false if everything that could help was tried. */
export function mendColumn(
  draft: SchemaDraft,
  table: TableDraft,
  column: ColumnDraft,
  problem: Problem,
): boolean {
  for (const { id, apply } of [withoutCondition, ...(REMEDIES[problem.code] ?? OPTIONS)]) {
    // The same fix can help against another problem.
    const tried = id === 'fix' ? `${id} ${problem.code}` : id;
    if (column.tried.has(tried)) continue;
    column.tried.add(tried);
    const said = apply({ draft, table, column, problem });
    if (said === undefined) continue;
    column.repairs = [...column.repairs, said];
    return true;
  }
  return false;
}
