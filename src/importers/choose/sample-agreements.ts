import { bracketed, quoted } from '../../expression/written-names.ts';
import type { Choice } from './choice.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { freeName } from './free-name.ts';
import { reads } from './sample-correlations.ts';

/** Fields whose values do not depend on the row. */
const DRAWN: ReadonlySet<string> = new Set(['list', 'number', 'regex', 'cases']);

/** Keeps columns apart that have the same text in no row of a sample, and gives most rows the same text where most rows of it have. */
export function keepSampledAgreements(table: TableDraft): void {
  for (const { columns: names, part } of table.source.agreements ?? []) {
    const [left, right] = names.map((name) =>
      table.columns.find(({ context }) => context.column.name === name),
    );
    if (!left || !right || right.context.key !== undefined || !DRAWN.has(right.choice.field)) continue;
    if (part > 0 && !reads(table, left, right)) agree(left, right, part);
    else if (part === 0 && [left, right].every(({ choice }) => valuesOf(choice).length > 1))
      table.columns = apart(table.columns, left, right);
  }
}

/** The texts of a list. Empty for other fields. */
function valuesOf({ field, options }: Choice): readonly string[] {
  const values = field === 'list' ? options?.values : undefined;
  return Array.isArray(values) ? values.map(String) : [];
}

function agree(left: ColumnDraft, right: ColumnDraft, part: number): void {
  const { name, type } = left.context.column;
  const isWhole = !left.properties.nulls && !left.properties.nullWhen;
  if (!isWhole || type.value !== right.context.column.type.value) return;
  const { field, options } = right.choice;
  const same = { field: 'formula', options: { expression: bracketed(name) } } as const;
  const share = { when: `random() < ${Number(part.toFixed(4))}`, ...same };
  right.choice = {
    ...right.choice,
    field: 'cases',
    options:
      field === 'cases' && Array.isArray(options?.cases)
        ? { ...options, cases: [share, ...options.cases] }
        : { cases: [share], else: { field, ...(options && { options }) } },
    why: `Mostly the same as ${name}`,
  };
}

/** Where the first of two drawn texts is that of the other column, the second one is taken, and where both are, a frequent text. */
function apart(
  columns: readonly ColumnDraft[],
  left: ColumnDraft,
  right: ColumnDraft,
): readonly ColumnDraft[] {
  const { context, choice } = right;
  const other = left.context.column.name;
  const taken = new Set(columns.map((column) => column.context.column.name));
  const drawn = ['first', 'second'].map((word): ColumnDraft => {
    const name = freeName(`${context.column.name} ${word}`, taken);
    taken.add(name);
    return {
      context: { ...context, column: { ...context.column, name } },
      choice: { ...choice, why: `${choice.why}. No file has this column` },
      properties: { hidden: true },
      repairs: [],
      tried: new Set(),
    };
  });
  const [first, second] = drawn.map((column) => bracketed(column.context.column.name));
  const [frequent = '', another = ''] = valuesOf(choice).map(quoted);
  const same = bracketed(other);
  const last = `if(${same} = ${frequent}, ${another}, ${frequent})`;
  const expression = `if(${first} = ${same}, if(${second} = ${same}, ${last}, ${second}), ${first})`;
  right.choice = {
    ...choice,
    field: 'formula',
    options: { expression },
    why: `Never the same as ${other}`,
  } satisfies Choice;
  return columns.flatMap((column) => (column === right ? [...drawn, right] : [column]));
}
