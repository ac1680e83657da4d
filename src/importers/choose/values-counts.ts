import type { SourceValuesCount } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** Keeps checks that count the columns with a value, such as `num_nonnulls(a, b) = 1`: some never are null, others always are. */
export function keepValuesCounts(table: TableDraft): void {
  const never = new Set<ColumnDraft>();
  const always = new Set<ColumnDraft>(table.columns.filter(({ properties }) => properties.nulls === 100));
  for (const count of table.source.valuesCounts ?? []) keepOne(table, count, never, always);
}

function keepOne(
  table: TableDraft,
  { columns, least, most }: SourceValuesCount,
  never: Set<ColumnDraft>,
  always: Set<ColumnDraft>,
): void {
  const drafts = table.columns.filter(({ context }) => columns.includes(context.column.name));
  // Columns with a value come first.
  const rank = (draft: ColumnDraft) =>
    never.has(draft) || !canBeNull(draft) ? 0 : always.has(draft) ? 2 : 1;
  const ranked = drafts.toSorted((one, other) => rank(one) - rank(other));
  for (const [i, draft] of ranked.entries()) {
    const others = columns.filter((name) => name !== draft.context.column.name).join(', ');
    if (i >= most && rank(draft) === 1) {
      always.add(draft);
      draft.properties = { ...draft.properties, nulls: 100 };
      draft.repairs = [
        ...draft.repairs,
        `It is always null, because ${others} and it have no more than ${valuesOf(most)} together.`,
      ];
    } else if (i < least && rank(draft) < 2) {
      never.add(draft);
      const { nulls, ...rest } = draft.properties;
      draft.properties = nulls ? { ...rest, nullable: true } : rest;
    }
  }
}

const valuesOf = (count: number) => (count === 1 ? '1 value' : `${count} values`);

function canBeNull({ context, properties }: ColumnDraft): boolean {
  const isKey = context.key === 'primary' || context.key === 'unique';
  return context.column.nullable && !isKey && properties.nullable !== false;
}
