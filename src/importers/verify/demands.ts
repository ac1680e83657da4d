import type { Cell } from '../../catalogue/field.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import type { Outcome } from '../../expression/outcome.ts';
import { textOf } from '../../expression/text.ts';
import { secondsOf } from '../choose/by-checks.ts';
import type { ColumnDraft, TableDraft } from '../choose/draft.ts';
import type {
  RowTest,
  SourceColumn,
  SourceComparison,
  SourceConstraint,
  SourcePlace,
  SourceType,
  TestTools,
  Verdict,
} from '../source-tables.ts';
import { isPostgresArray } from '../sql/types/registry.ts';
import { elementsOf } from './cells.ts';

/** Something that a source demands of the rows of a table. */
export interface Demand {
  readonly kind:
    | 'type'
    | 'not-null'
    | 'bound'
    | 'values'
    | 'pattern'
    | 'comparison'
    | 'constraint'
    | 'unique';
  /** As the source says it, or nearly. */
  readonly text: string;
  readonly place: SourcePlace;
  /** The columns whose cells `holds` takes, in order. */
  readonly columns: readonly string[];
  /** Absent if rows cannot be compared with it. */
  readonly holds?: RowTest | undefined;
  /** Present if no two rows have equal cells in the columns, case aside. `holds` is absent. */
  readonly isDistinct?: true;
  /** Whether a row that is not among the first can break it. Bounds of fields tell so. */
  readonly canBreak: boolean;
  /** Whether the options of fields keep the demand if the reader has understood its text. */
  readonly isProven?: boolean;
  /** The constraint, if the source writes the demand as one. */
  readonly constraint?: SourceConstraint;
  /** Present if only the rows of a sample show it. */
  readonly isSampled?: true;
  /** Present if no row fulfils it, because the database accepts no text for the type. */
  readonly refusesTexts?: true;
}

/** Kinds of constraints that columns and keys of the source say too. */
const JUDGED_ELSEWHERE: Partial<Record<SourceConstraint['kind'], true>> = {
  type: true,
  'not-null': true,
  'foreign-key': true,
};

type OutcomeOf = (column: string) => Outcome | undefined;

const START: SourcePlace = { line: 1, column: 1 };

/** A source's demands of a table, without the demands that the options of its fields guarantee. */
export function demandsOf(table: TableDraft, outcomeOf: OutcomeOf): readonly Demand[] {
  const names = new Set(table.columns.map(({ context }) => context.column.name));
  const alwaysNull = new Set(table.columns.filter(isAlwaysNull).map(({ context }) => context.column.name));
  const ofColumns = table.columns.map((column) => columnDemands(table, column, outcomeOf));
  const proven = new Set(
    table.columns
      .filter(({ context }, i) => ofColumns[i]?.length === 0 && haveFacts(context.column))
      .map(({ context }) => context.column.name),
  );
  return [
    ...ofColumns.flat(),
    ...foldedKeys(table),
    ...table.source.comparisons
      .filter(({ left, right }) => [left, right].every((name) => names.has(name) && !alwaysNull.has(name)))
      .flatMap((comparison) => comparisonDemands(table, comparison, outcomeOf)),
    ...(table.source.constraints ?? [])
      .filter(({ kind, holds }) => holds !== undefined || JUDGED_ELSEWHERE[kind] !== true)
      .map((constraint): Demand => {
        const { kind, text, place, columns, holds, isInLimits = true } = constraint;
        const isWhole = columns.length > 0 && columns.every((name) => names.has(name));
        const judged = isWhole ? holds : undefined;
        const areKept = constraint.isInLimits === true && columns.every((name) => proven.has(name));
        const isProven = kind === 'check' && areKept;
        const canBreak = !isInLimits;
        return { kind: 'constraint', text, place, columns, holds: judged, canBreak, isProven, constraint };
      }),
  ];
}

/** Keys that take texts for equal which differ only in case, if the fields of their columns can have such texts. */
function foldedKeys({ source, columns, primaryKey, unique }: TableDraft): readonly Demand[] {
  const drafts = new Map(columns.map((draft) => [draft.context.column.name, draft]));
  const { place = START } = source;
  return [primaryKey, ...unique].flatMap((key): readonly Demand[] => {
    const ofKey = key.flatMap((name) => drafts.get(name) ?? []);
    const isFolded = ofKey.some((draft) => draft.context.column.foldsCase && !isInOneCase(draft));
    const text = `UNIQUE (${key.join(', ')}) without regard to case`;
    return isFolded ? [{ kind: 'unique', text, place, columns: key, isDistinct: true, canBreak: false }] : [];
  });
}

/** Fields whose texts differ without their case too. */
function isInOneCase({ choice: { field, options } }: ColumnDraft): boolean {
  const isInCase = options?.casing === 'lower' || options?.casing === 'upper';
  return isInCase || ['sequence', 'reference', 'string.uuid', 'string.numeric'].includes(field);
}

/** Types whose limits are all in `cellFacts`. */
const WITH_FACTS: ReadonlySet<SourceType['value']> = new Set([
  'text',
  'integer',
  'decimal',
  'date',
  'timestamp',
]);

function haveFacts({ type, bounds = {} }: SourceColumn): boolean {
  const { min, max, minLength, maxLength } = bounds;
  if (!WITH_FACTS.has(type.value)) return false;
  if (type.value === 'text') return min === undefined && max === undefined;
  const areNumbers = [min, max].every((end) => end === undefined || numberOf(end) !== undefined);
  return areNumbers && minLength === undefined && maxLength === undefined;
}

function isAlwaysNull({ properties }: ColumnDraft): boolean {
  return properties.nulls === 100;
}

type CellTest = (cell: Exclude<Cell, null>, tools: TestTools) => Verdict;

function columnDemands(table: TableDraft, draft: ColumnDraft, outcomeOf: OutcomeOf): readonly Demand[] {
  const { column } = draft.context;
  const outcome = outcomeOf(column.name);
  const place = column.place ?? table.source.place ?? START;
  const demandOf = (kind: Demand['kind'], text: string, test: CellTest): Demand => ({
    kind,
    text: `${column.name}${text}`,
    place,
    columns: [column.name],
    holds: ([cell = null], tools) => cell === null || test(cell, tools),
    canBreak: false,
  });
  const nullDemand: readonly Demand[] =
    !column.nullable && outcome?.canBeNull !== false
      ? [{ ...demandOf('not-null', ' NOT NULL', () => true), holds: ([cell]) => cell !== null }]
      : [];
  if (isAlwaysNull(draft)) return nullDemand;
  const facts = cellFacts(column).filter((fact) => !isGuaranteed(fact, draft, outcome));
  return [
    ...nullDemand,
    ...(column.type.refusesTexts
      ? [{ ...demandOf('type', ` ${column.type.written ?? ''}`, () => false), refusesTexts: true as const }]
      : facts.map(({ kind, text, test, limit }) => ({
          ...demandOf(kind, text, test),
          canBreak: limit !== undefined && outcome?.bounds !== undefined && hasUsefulBounds(outcome),
        }))),
  ];
}

/** Bounds of numbers that are computed can be all numbers, which says nothing. */
function hasUsefulBounds({ bounds }: Outcome): boolean {
  return bounds !== undefined && bounds.min > -1e300 && bounds.max < 1e300;
}

/** A column's demand of each of its cells. */
interface CellFact {
  readonly kind: Demand['kind'];
  /** Behind the name of the column. */
  readonly text: string;
  readonly test: CellTest;
  /** The limit of numbers and moments: a field whose bounds are within the limit keeps it. */
  readonly limit?: { readonly operator: SourceComparison['operator']; readonly value: number };
  /** The least length, if the fact is about a least length. */
  readonly minLength?: number;
  /** The greatest length, if the fact is about a length. */
  readonly maxLength?: number;
}

function cellFacts(column: SourceColumn): readonly CellFact[] {
  return [...typeFacts(column), ...boundFacts(column), ...valueFacts(column), ...patternFacts(column)];
}

function isGuaranteed(
  { kind, limit, minLength, maxLength, test }: CellFact,
  draft: ColumnDraft,
  outcome: Outcome | undefined,
): boolean {
  const { choice, properties, context } = draft;
  if (onlyValues(draft)?.every((value) => test(value, WITHOUT_PATTERNS) === true)) return true;
  if (maxLength !== undefined) return (properties.maxLength ?? Number.POSITIVE_INFINITY) <= maxLength;
  if (minLength !== undefined) {
    const least = choice.field === 'string.alphanumeric' ? choice.options?.minLength : undefined;
    return typeof least === 'number' && Math.min(least, properties.maxLength ?? least) >= minLength;
  }
  if (limit) {
    const bounds = outcome?.bounds;
    if (!bounds) return false;
    const end = limit.operator.startsWith('<') ? bounds.max : bounds.min;
    return compares(end, limit.operator, limit.value);
  }
  if (kind === 'type') return MADE_FOR[context.column.type.value]?.has(choice.field) === true;
  return false;
}

const WITHOUT_PATTERNS: TestTools = { matches: () => 'unknown' };

/** The values of a field that has no others. */
function onlyValues({ choice, properties }: ColumnDraft): readonly (string | number | boolean)[] | undefined {
  const { field, options = {} } = choice;
  const { maxLength = Number.POSITIVE_INFINITY } = properties;
  const values = field === 'constant' ? [options.value] : field === 'list' ? options.values : undefined;
  if (!Array.isArray(values)) return undefined;
  const plain = values.filter(
    (value) => typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string',
  );
  const areWhole = plain.every((value) => String(value).length <= maxLength);
  return areWhole && plain.length === values.length ? plain : undefined;
}

/** Fields whose values every column of a type can hold, lengths and ranges aside. */
const MADE_FOR: Partial<Record<SourceType['value'], ReadonlySet<FieldId>>> = {
  integer: new Set<FieldId>(['number', 'number.int', 'sequence', 'reference']),
  decimal: new Set<FieldId>(['number', 'number.int', 'sequence', 'reference']),
  boolean: new Set<FieldId>(['boolean']),
  date: new Set<FieldId>(['date', 'date.birthdate', 'timestamp', 'reference']),
  timestamp: new Set<FieldId>(['date', 'timestamp', 'reference']),
  time: new Set<FieldId>(['time', 'reference']),
  uuid: new Set<FieldId>(['string.uuid', 'reference']),
};

/** A list of moments, such as one that has `9999-12-31`, holds texts. */
function isMoment(cell: Exclude<Cell, null>): boolean {
  return typeof cell === 'number' || /^\d{4}-\d\d-\d\d/.test(String(cell));
}

/** The forms of values that databases read for a type. */
const FORMS: Partial<Record<SourceType['value'], CellTest>> = {
  integer: (cell) => typeof cell === 'bigint' || typeof cell === 'number',
  decimal: (cell) => typeof cell === 'bigint' || typeof cell === 'number',
  boolean: (cell) => typeof cell === 'boolean' || /^(?:[01]|t|f|true|false)$/i.test(String(cell)),
  date: isMoment,
  timestamp: isMoment,
  time: (cell) => /^\d{1,2}:\d{2}/.test(String(cell)),
  uuid: (cell) => /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i.test(String(cell)),
};

function typeFacts(column: SourceColumn): readonly CellFact[] {
  const { type, items, sample } = column;
  const { value, written = value, maxLength, precision, scale = 0 } = type;
  const text = ` ${written}`;
  const facts: CellFact[] = [];
  // Rows without a definition demand no type: their dates and truth values can be written in any form.
  const form = sample !== undefined && type.written === undefined ? undefined : FORMS[value];
  if (form) facts.push({ kind: 'type', text, test: form });
  if (maxLength !== undefined && (value === 'text' || value === 'json')) {
    facts.push({ kind: 'type', text, test: isAtMost(maxLength), maxLength });
  }
  for (const [end, operator] of [
    [type.integerMin, '>='],
    [type.integerMax, '<='],
  ] as const) {
    if (end !== undefined) facts.push(limitFact('type', text, operator, Number(end)));
  }
  if (precision !== undefined && (value === 'decimal' || value === 'integer')) {
    const most = 10 ** (precision - scale) - 10 ** -scale / 2;
    facts.push(limitFact('type', text, '<', most), limitFact('type', text, '>', -most));
  }
  if (value === 'array' && items && isPostgresArray(type)) facts.push(itemFact(text, items.column));
  return facts;
}

/** The elements of a PostgreSQL array have a type of their own. */
function itemFact(text: string, item: SourceColumn): CellFact {
  const facts = cellFacts(item);
  return {
    kind: 'type',
    text,
    test: (cell, tools) => {
      const elements = elementsOf(String(cell), item.type);
      if (!elements) return 'unknown';
      return allOf(elements.flatMap((element) => facts.map(({ test }) => test(element, tools))));
    },
  };
}

function allOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes('unknown') ? 'unknown' : true;
}

/** In characters, as databases count them. */
const lengthOf = (text: string) => [...text].length;

const isAtMost =
  (length: number): CellTest =>
  (cell) => {
    const text = String(cell);
    return text.length <= length || lengthOf(text) <= length;
  };

function limitFact(
  kind: Demand['kind'],
  text: string,
  operator: SourceComparison['operator'],
  value: number,
): CellFact {
  return {
    kind,
    text,
    test: (cell) => {
      const number = numberOf(cell);
      return number === undefined ? 'unknown' : compares(number, operator, value);
    },
    limit: { operator, value },
  };
}

function boundFacts({ bounds = {}, type }: SourceColumn): readonly CellFact[] {
  const { min, max, exclusiveMin, exclusiveMax, multipleOf, minLength, maxLength } = bounds;
  const facts: CellFact[] = [];
  for (const [end, operator] of [
    [min, exclusiveMin ? '>' : '>='],
    [max, exclusiveMax ? '<' : '<='],
  ] as const) {
    const limit = end === undefined ? undefined : numberOf(end);
    if (limit !== undefined) facts.push(limitFact('bound', ` ${operator} ${end}`, operator, limit));
  }
  if (multipleOf !== undefined && type.value !== 'text') {
    const test: CellTest = (cell) =>
      typeof cell === 'bigint' ? cell % BigInt(multipleOf) === 0n : Number(cell) % multipleOf === 0;
    facts.push({ kind: 'bound', text: ` multiple of ${multipleOf}`, test });
  }
  if (type.value !== 'text') return facts;
  if (minLength !== undefined) {
    // A character has at most two UTF-16 units: only texts near the limit are counted.
    const test: CellTest = (cell) => {
      const text = String(cell);
      return text.length >= 2 * minLength || (text.length >= minLength && lengthOf(text) >= minLength);
    };
    facts.push({ kind: 'bound', text: ` of at least ${minLength} characters`, test, minLength });
  }
  if (maxLength !== undefined) {
    const text = ` of at most ${maxLength} characters`;
    facts.push({ kind: 'bound', text, test: isAtMost(maxLength), maxLength });
  }
  return facts;
}

/** Values of an enum or a check that a line of the report names. */
const VALUES_SHOWN = 5;

function valueFacts({ values, anySubset }: SourceColumn): readonly CellFact[] {
  if (!values) return [];
  const allowed = new Set(values.map(String));
  const shown = values.slice(0, VALUES_SHOWN).map((value) => JSON.stringify(value));
  const text = ` in ${shown.join(', ')}${values.length > VALUES_SHOWN ? ', …' : ''}`;
  const test: CellTest = anySubset
    ? (cell) =>
        cell === '' ||
        String(cell)
          .split(',')
          .every((one) => allowed.has(one))
    : (cell) => allowed.has(String(cell));
  return [{ kind: 'values', text, test }];
}

function patternFacts({ pattern, type }: SourceColumn): readonly CellFact[] {
  if (pattern === undefined) return [];
  const momentType = type.value === 'date' || type.value === 'timestamp' ? type.value : undefined;
  return [
    {
      kind: 'pattern',
      text: ` matches ${pattern}`,
      test: (cell, { matches }) =>
        matches(pattern, momentType && typeof cell === 'number' ? textOf(cell, momentType) : String(cell)),
    },
  ];
}

function compares(one: number, operator: SourceComparison['operator'], other: number): boolean {
  switch (operator) {
    case '<':
      return one < other;
    case '<=':
      return one <= other;
    case '>':
      return one > other;
    case '>=':
      return one >= other;
    case '<>':
      return one !== other;
  }
}

/** The number of a number, a moment, or a time such as `09:30`. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return undefined;
  const number = secondsOf(value) ?? Date.parse(value);
  return Number.isNaN(number) ? undefined : number;
}

function comparisonDemands(
  table: TableDraft,
  { left, operator, right, sampledGap }: SourceComparison,
  outcomeOf: OutcomeOf,
): readonly Demand[] {
  const one = outcomeOf(left)?.bounds;
  const other = outcomeOf(right)?.bounds;
  const isApart =
    one !== undefined &&
    other !== undefined &&
    (operator === '<>'
      ? one.max < other.min || one.min > other.max
      : operator.startsWith('<')
        ? compares(one.max, operator, other.min)
        : compares(one.min, operator, other.max));
  // The formula adds a distance to the lower number or moment.
  const isSum =
    sampledGap !== undefined &&
    table.columns.some(({ context, choice }) => context.column.name === left && choice.field === 'formula');
  if (isApart || isSum || isOrdered(table, left, operator, right)) return [];
  return [
    {
      kind: 'comparison',
      text: `${left} ${operator} ${right}`,
      place: table.source.place ?? START,
      columns: [left, right],
      holds: ([first = null, second = null]) => holdsOf(first, operator, second),
      canBreak: one !== undefined && other !== undefined,
      ...(sampledGap && { isSampled: true }),
    },
  ];
}

function holdsOf(first: Cell, operator: SourceComparison['operator'], second: Cell): Verdict {
  if (first === null || second === null) return true;
  if (operator === '<>') return String(first) !== String(second);
  const [one, other] = [first, second].map(numberOf);
  return one === undefined || other === undefined ? 'unknown' : compares(one, operator, other);
}

/** Whether the option `after` leads from the higher column to the lower one. */
function isOrdered(
  { columns }: TableDraft,
  left: string,
  operator: SourceComparison['operator'],
  right: string,
): boolean {
  const byName = new Map(columns.map((column) => [column.context.column.name, column]));
  const leads = (from: string, to: string) => {
    let at: string | undefined = from;
    for (let steps = 0; at !== undefined && steps <= columns.length; steps++) {
      if (at === to) return true;
      const after: unknown = byName.get(at)?.choice.options?.after;
      at = typeof after === 'string' ? after : undefined;
    }
    return false;
  };
  if (operator === '<>') return leads(left, right) || leads(right, left);
  return operator.startsWith('<') ? leads(right, left) : leads(left, right);
}
