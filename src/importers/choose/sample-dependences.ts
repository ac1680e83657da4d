import type { Json } from '../../catalogue/field.ts';
import { nameInFormula, quoted } from '../../expression/written-names.ts';
import type { SourceDependentState } from '../source-tables.ts';
import type { Case } from './cases-of.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { reads } from './sample-correlations.ts';
import { caseOfParts } from './sample-parts.ts';

/** Fields whose values a state can decide. */
const DRAWN: ReadonlySet<string> = new Set(['list', 'number', 'cases']);

/** A column of more cases would be hard to read. */
const CASES_MAX = 80;

/** Gives columns in each state of the row the values that they have there in the rows of a sample. */
export function keepSampledDependences(table: TableDraft): void {
  const { columns, source } = table;
  const ofThings = new Set((source.things ?? []).flatMap((thing) => thing.columns));
  const agreeing = new Set((source.agreements ?? []).flatMap((one) => one.columns));
  const byName = new Map(columns.map((column) => [column.context.column.name, column]));
  for (const { columns: names, states } of source.dependences ?? []) {
    const [target, decider] = names.map((name) => byName.get(name));
    if (!target || !decider || !canDepend(target) || reads(table, decider, target)) continue;
    // A table of things decides about its columns, and two columns that agree about each other.
    if (names.some((name) => ofThings.has(name)) || agreeing.has(names[0])) continue;
    const cases = states.flatMap((state) => {
      const when = conditionOf(decider, state.state);
      const values = fieldOf(state, target);
      return when === undefined || values === undefined ? [] : flattened(when, values);
    });
    if (cases.length < 2 || cases.length > CASES_MAX) continue;
    const { field, options } = target.choice.field === 'cases' ? inOneRange(target) : target.choice;
    const rest = { field, ...(options && { options }) };
    target.choice = {
      ...target.choice,
      field: 'cases',
      options: { cases, else: rest },
      why: `Other values for each ${names[1]}, as in the sample`,
    };
  }
}

/** Cases within cases are refused: those of a state hold in it alone. */
function flattened(when: string, { field, options }: Case): readonly (Case & { readonly when: string })[] {
  const parts = field === 'cases' && Array.isArray(options?.cases) ? options.cases : undefined;
  if (parts === undefined) return [{ when, field, ...(options && { options }) }];
  const caseOf = (part: Json): Case => {
    const { field: own, options: ownOptions } = part as unknown as Case;
    return { field: own, ...(ownOptions && { options: ownOptions }) };
  };
  const shares = parts.map((part) => String((part as { readonly when?: Json }).when));
  return [
    ...parts.map((part: Json, i) => ({ when: `${when} and ${shares[i]}`, ...caseOf(part) })),
    { when, ...caseOf(options?.else ?? null) },
  ];
}

function canDepend({ choice, context }: ColumnDraft): boolean {
  const isDrawn = DRAWN.has(choice.field) && choice.evidence === 'sample' && context.key === undefined;
  return isDrawn && context.column.sample?.sorted === undefined && !isConditional(choice.options);
}

/** Whether cases depend on other columns already. */
const isConditional = (options: ColumnDraft['choice']['options']) =>
  Array.isArray(options?.cases) &&
  options.cases.some((one) => !/"when":"random\(\) < [\d.]+"/.test(JSON.stringify(one)));

/** Cases within cases would be hard to read: numbers of rare states are from one range. */
const inOneRange = ({ choice, context }: ColumnDraft) => context.samples?.bySampleRange(context) ?? choice;

/** The condition that the row has a state. Undefined if the column of states does not hold it. */
function conditionOf({ context, choice }: ColumnDraft, state: string): string | undefined {
  const read = nameInFormula(context.column.name);
  if (choice.field === 'boolean') {
    if (/^true$/i.test(state)) return read;
    return /^false$/i.test(state) ? `not ${read}` : undefined;
  }
  const values = choice.field === 'list' ? choice.options?.values : undefined;
  if (!Array.isArray(values)) return undefined;
  if (values.includes(state)) return `${read} = ${quoted(state)}`;
  return values.includes(Number(state)) && state.trim() !== '' ? `${read} = ${Number(state)}` : undefined;
}

/** The field of the values in one state, which are among those of the whole column. */
function fieldOf(
  { values, parts }: SourceDependentState,
  { choice, context }: ColumnDraft,
): Case | undefined {
  if (parts) {
    const { min, max } = context.column.sample ?? {};
    if (choice.field === 'list' || typeof min !== 'number' || typeof max !== 'number') return undefined;
    return caseOfParts(
      parts.map((part) => ({
        ...part,
        min: Math.min(max, Math.max(min, part.min)),
        max: Math.max(min, Math.min(max, part.max)),
      })),
    );
  }
  const listed = choice.field === 'list' ? choice.options?.values : undefined;
  const held = values.filter(({ value }) => !Array.isArray(listed) || listed.includes(value));
  const [only, ...others] = held;
  if (only === undefined) return undefined;
  if (others.length === 0) return { field: 'constant', options: { value: only.value } };
  return {
    field: 'list',
    options: { values: held.map(({ value }) => value), weights: held.map(({ count }) => count) },
  };
}
