import type { FieldId } from '../../catalogue/fields.ts';
import { FIELDS_OF_NO_CASES } from '../../schema/nestable.ts';
import { casesOf } from './cases-of.ts';
import type { Choice } from './choice.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** Fields of columns whose values come from elsewhere, or that already hold the marks. */
const WITHOUT_MARKS: ReadonlySet<FieldId> = new Set([
  ...(['reference', 'formula', 'template', 'lookup', 'sequence', 'series'] as const),
  ...(['constant', 'boolean'] as const),
]);

/** Gives columns of texts the share of rows that a sample has with `n/a` and other texts that stand for no value. */
export function keepSampledMarks({ columns }: TableDraft): void {
  for (const column of columns) {
    const { context, choice } = column;
    const { marks = [], rows, nulls } = context.column.sample ?? { rows: 0, nulls: 0 };
    if (marks.length === 0 || context.key !== undefined || WITHOUT_MARKS.has(choice.field)) continue;
    if (choice.field === 'list' && holdsMark(choice, marks)) continue;
    if (choice.field !== 'cases' && FIELDS_OF_NO_CASES.has(choice.field)) continue;
    const others = rows - nulls - marks.reduce((sum, { count }) => sum + count, 0);
    column.choice = withMarks(choice, marks, others);
  }
}

/** Whether a list of the sample's values has a mark. Lists of invented texts have none. */
function holdsMark({ options }: Choice, marks: readonly { readonly value: string }[]): boolean {
  const values: readonly unknown[] = Array.isArray(options?.values) ? options.values : [];
  return marks.some(({ value }) => values.includes(value));
}

function withMarks(
  choice: Choice,
  marks: readonly { readonly value: string; readonly count: number }[],
  others: number,
): ColumnDraft['choice'] {
  const { field, options = {} } = choice;
  const constants = marks.map(({ value, count }) => ({
    count,
    field: 'constant' as const,
    options: { value },
  }));
  if (field !== 'cases')
    return {
      ...choice,
      field: 'cases',
      options: casesOf([...constants, { count: others, field, options }]),
    };
  const outer = casesOf([...constants, { count: others, field: 'constant', options: { value: '' } }]);
  const [before, inner] = [outer.cases, options.cases].map((cases) => (Array.isArray(cases) ? cases : []));
  return { ...choice, options: { ...options, cases: [...(before ?? []), ...(inner ?? [])] } };
}
