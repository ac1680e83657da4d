import { nameInFormula } from '../../expression/written-names.ts';
import { PERHAPS_NULL } from '../samples/cell.ts';
import type { SourceDependency } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

type Scalar = string | number | boolean;

/** A value that a formula returns, with the condition that asks for it. */
interface Branch {
  readonly value: Scalar | null;
  readonly condition: string;
}

/** The limits of formulas: levels, and characters. */
const BRANCHES_MAX = 60;
const LENGTH_MAX = 8000;

/** Computes columns from the ones that decide them in all rows of a sample, such as the label of a code. */
export function keepSampledDependencies({ columns, source }: TableDraft): void {
  const byName = new Map(columns.map((column) => [column.context.column.name, column]));
  const deciding = new Map<ColumnDraft, ColumnDraft>();
  const leadsTo = (column: ColumnDraft | undefined, end: ColumnDraft): boolean =>
    column !== undefined && (column === end || leadsTo(deciding.get(column), end));
  // Of two columns that decide each other, the first one stays.
  for (const target of columns.toReversed()) {
    for (const dependency of source.dependencies ?? []) {
      const [own, other] = dependency.columns.map((name) => byName.get(name));
      if (own !== target || other === undefined || leadsTo(other, target)) continue;
      const expression = expressionOf(target, other, dependency);
      if (expression === undefined) continue;
      deciding.set(target, other);
      compute(target, other, expression);
      break;
    }
  }
}

function compute(target: ColumnDraft, { context }: ColumnDraft, expression: string): void {
  const { nulls: _, nullWhen: __, ...rest } = target.properties;
  target.properties = rest;
  target.choice = {
    field: 'formula',
    options: { expression },
    evidence: 'sample',
    confidence: 'sure',
    why: `Every row has the value that ${context.column.name} decides`,
  };
}

/** Undefined if the columns do not hold the values of the sample. */
function expressionOf(
  target: ColumnDraft,
  source: ColumnDraft,
  dependency: SourceDependency,
): string | undefined {
  const values = heldBy(target);
  if (values === undefined || target.context.key !== undefined) return undefined;
  const branches = dependency.starts
    ? ofRanges(values, source, dependency)
    : ofValues(values, source, dependency);
  if (branches === undefined || branches.length < 2 || branches.length > BRANCHES_MAX) return undefined;
  const [last, ...others] = branches.toReversed();
  const expression = others.reduce(
    (rest, { condition, value }) => `if(${condition}, ${written(value)}, ${rest})`,
    written(last?.value ?? null),
  );
  return expression.length > LENGTH_MAX ? undefined : expression;
}

/** The values of the sample that a column holds, and only they may be in a formula. */
function heldBy({ choice: { field, options } }: ColumnDraft): readonly Scalar[] | undefined {
  if (field === 'boolean') return [true, false];
  const values: unknown = options?.values;
  if (field !== 'list' || !Array.isArray(values) || values.some((value) => /['"]/.test(String(value))))
    return undefined;
  return values;
}

/** The value of a text of the sample, null if it is none, and undefined if the column does not hold it. */
function heldValueOf(values: readonly Scalar[], text: string): Scalar | null | undefined {
  const found = values.find((value) => {
    if (typeof value === 'string') return value === text;
    return typeof value === 'number'
      ? text.trim() !== '' && value === Number(text)
      : String(value) === text.toLowerCase();
  });
  return found ?? (text === '' || PERHAPS_NULL.has(text) ? null : undefined);
}

function ofValues(
  values: readonly Scalar[],
  source: ColumnDraft,
  { values: pairs }: SourceDependency,
): readonly Branch[] | undefined {
  const held = heldBy(source);
  if (held === undefined) return undefined;
  const decided = new Map<Scalar | null, Scalar | null>();
  for (const [text, own] of pairs) {
    const key = heldValueOf(held, text);
    const value = heldValueOf(values, own);
    // Values of single rows are in no list.
    if (key === undefined) continue;
    if (value === undefined || (decided.get(key) ?? value) !== value) return undefined;
    decided.set(key, value);
  }
  const name = nameInFormula(source.context.column.name);
  const groups = new Map<Scalar | null, Scalar[]>();
  for (const [key, value] of decided)
    if (key !== null) groups.set(value, [...(groups.get(value) ?? []), key]);
  const branches = [...groups].map(([value, keys]) => ({ value, condition: isAmong(name, keys) }));
  const ofNull = decided.get(null);
  return ofNull === undefined ? branches : [{ value: ofNull, condition: `isNull(${name})` }, ...branches];
}

function isAmong(name: string, values: readonly Scalar[]): string {
  const [first = null] = values;
  if (typeof first === 'boolean') return values.length > 1 ? 'true' : first ? name : `not ${name}`;
  return values.length === 1
    ? `${name} = ${written(first)}`
    : `${name} in (${values.map(written).join(', ')})`;
}

function ofRanges(
  values: readonly Scalar[],
  source: ColumnDraft,
  { values: pairs, starts = [] }: SourceDependency,
): readonly Branch[] | undefined {
  if (source.choice.field !== 'number') return undefined;
  const name = nameInFormula(source.context.column.name);
  const ofNull = pairs.map(([, own]) => ({ value: heldValueOf(values, own), condition: `isNull(${name})` }));
  const branches = [
    ...ofNull,
    ...starts.map(([, own], i) => ({
      value: heldValueOf(values, own),
      condition: `${name} < ${starts[i + 1]?.[0] ?? ''}`,
    })),
  ];
  return branches.every((branch): branch is Branch => branch.value !== undefined) ? branches : undefined;
}

const written = (value: Scalar | null): string => (typeof value === 'string' ? `'${value}'` : String(value));
