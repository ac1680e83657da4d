import type { LoadPlan, LoadStep, TrialStep } from './steps.ts';

const counted = (rows: number) => `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
const listed = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

function describeTrial({ clear, tables, leftOut }: TrialStep): readonly string[] {
  const rows = `the first rows of ${tables.length === 1 ? listed([tables[0]?.table ?? '']) : `${tables.length} tables`}`;
  const deleted = clear ? ', after the deletion' : '';
  const others = leftOut.length > 0 ? ` ${listed(leftOut)} cannot be tried.` : '';
  return [`Try ${rows}, with the rows to which they refer${deleted}, and take them back.${others}`];
}

/** Sentences about a step, as the dry run prints them. */
function describeStep(step: LoadStep): readonly string[] {
  switch (step.kind) {
    case 'trial':
      return describeTrial(step);
    case 'clear': {
      const tables = step.tables.map(({ table, rows }) => `${counted(rows)} of “${table}”`);
      return [`Delete ${tables.join(', then ')}, in one transaction.`];
    }
    case 'copy': {
      const rows = `${counted(step.to - step.from)} of “${step.table}”`;
      const behind = step.from > 0 ? `, behind the ${step.from.toLocaleString('en-US')} that are there` : '';
      const nulled = step.nulled.length > 0 ? `, with ${listed(step.nulled)} null for now` : '';
      return [`Write ${rows}${behind}${nulled}.`];
    }
    case 'connect':
      return [`Fill ${listed(step.columns)} of “${step.table}” by one UPDATE.`];
    case 'advance':
      return [`Move the counter of “${step.table}.${step.column}” behind its highest value.`];
    case 'verify':
      return [`Check that “${step.table}” has ${counted(step.rows)}.`];
    case 'together': {
      const checked = step.isDeferred ? ', with keys checked at its end' : '';
      // The numbers of rows are named at the end of the plan.
      const steps = step.steps.filter(({ kind }) => kind !== 'verify');
      return [`In one transaction${checked}:`, ...steps.flatMap(describeStep).map((text) => `  ${text}`)];
    }
  }
}

/** One sentence about the steps of a kind that come last: each table can have one. */
function describeLast(
  steps: readonly LoadStep[],
  kind: 'advance' | 'verify',
  sentence: (count: number) => string,
): readonly string[] {
  const last = steps.filter((step) => step.kind === kind);
  return last.length <= 1 ? last.flatMap(describeStep) : [sentence(last.length)];
}

/** The sentences of all steps. */
export function describePlan({ steps }: LoadPlan): readonly string[] {
  const rows = steps.filter(({ kind }) => kind !== 'advance' && kind !== 'verify');
  return [
    ...rows.flatMap(describeStep),
    ...describeLast(
      steps,
      'advance',
      (count) => `Move ${count} counters behind the highest values of their columns.`,
    ),
    ...describeLast(steps, 'verify', (count) => `Check the numbers of rows of all ${count} tables.`),
  ];
}
