import { nameInFormula } from '../../expression/written-names.ts';
import { outsideOf } from '../guess/event-states.ts';
import type { SourceNullStates } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** Gives columns a value in the states of the row in which the rows of a sample have one, and null in the others. */
export function keepSampledStates({ columns, source }: TableDraft): void {
  const byName = new Map(columns.map((column) => [column.context.column.name, column]));
  for (const { columns: names, values } of source.nullStates ?? []) {
    const [column, state] = names.map((name) => byName.get(name));
    if (!column || column.context.key !== undefined || !state || !values) continue;
    const nullWhen = conditionOf(state, values);
    if (nullWhen === undefined) continue;
    column.properties = { ...column.properties, nullWhen, nulls: 0 };
  }
}

/** Gives columns one text in the states in which all rows of a sample have it, and none of the other rows. */
export function keepDecidedTexts({ columns, source }: TableDraft): void {
  const byName = new Map(columns.map((column) => [column.context.column.name, column]));
  for (const { columns: names, absent, values: states } of source.valueStates ?? []) {
    const [column, state] = names.map((name) => byName.get(name));
    const { values, weights } = column?.choice.options ?? {};
    if (column?.choice.field !== 'list' || !state || !Array.isArray(values) || !Array.isArray(weights))
      continue;
    const when = conditionOf(state, states);
    const isOther = (_: unknown, i: number) => values[i] !== absent;
    const rest = { values: values.filter(isOther), weights: weights.filter(isOther) };
    if (when === undefined || rest.values.length === values.length) continue;
    const options = {
      cases: [{ when, field: 'constant', options: { value: absent } }],
      else: { field: 'list', options: rest },
    };
    column.choice = { ...column.choice, field: 'cases', options };
  }
}

/** Fields whose nulls come from other columns. */
const COMPUTED: ReadonlySet<string> = new Set(['formula', 'template', 'lookup']);

/** Makes columns that are null in the same rows of a sample null in the same rows. */
export function keepNullsTogether({ columns, source }: TableDraft): void {
  const byName = new Map(columns.map((column) => [column.context.column.name, column]));
  for (const { columns: names, values } of source.nullStates ?? []) {
    if (values) continue;
    const group = names.flatMap((name) => {
      const column = byName.get(name);
      return column && column.context.key === undefined && column.properties.nullWhen === undefined
        ? [column]
        : [];
    });
    const leader = group.find(({ choice, properties }) => !COMPUTED.has(choice.field) && properties.nulls);
    if (!leader) continue;
    const read = nameInFormula(leader.context.column.name);
    for (const column of group) {
      if (column === leader) continue;
      column.properties = { ...column.properties, nulls: 0, nullWhen: `isNull(${read})` };
    }
  }
}

const TRUE = /^true$/i;
const FALSE = /^false$/i;

/** The condition that a row has none of some states. Undefined if the column of states does not hold them, or no others. */
export function conditionOf({ context, choice }: ColumnDraft, states: readonly string[]): string | undefined {
  const { name } = context.column;
  const read = nameInFormula(name);
  if (choice.field === 'boolean') {
    if (states.every((state) => TRUE.test(state))) return `not ${read}`;
    return states.every((state) => FALSE.test(state)) ? read : undefined;
  }
  const values: unknown = choice.options?.values;
  if (choice.field !== 'list' || !Array.isArray(values)) return undefined;
  const held = states.filter((state) => values.includes(state));
  // A column without a state in a row of the sample decides no nulls.
  return held.length === 0 || held.length === values.length ? undefined : outsideOf(name, held, false);
}

/** Whether rows that have a value of one column have one of another column too, as far as states decide their nulls. */
export function areNested(
  states: readonly SourceNullStates[] | undefined,
  one: string,
  other: string,
): boolean {
  const statesOf = (name: string) => states?.find(({ columns, values }) => values && columns[0] === name);
  const [narrow, wide] = [statesOf(one), statesOf(other)];
  if (!wide) return true;
  if (!narrow) return false;
  return (
    narrow.columns[1] === wide.columns[1] &&
    narrow.values?.every((state) => wide.values?.includes(state)) === true
  );
}
