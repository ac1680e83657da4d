import { NOW } from '../../schema/now.ts';
import { earlierEvents } from '../guess/earlier-events.ts';
import { isOver } from '../guess/past.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';

/** The longest time from one event to the next. */
const WITHIN = 'P14D';

/** Lets moments come after those of earlier events, as their names say: `shipped_at` after `paid_at`. Samples show it themselves. */
export function keepTimes({ columns, source }: TableDraft): void {
  // Two columns that checks compare are in the order of the checks.
  const compared = new Set(source.comparisons.flatMap(({ left, right }) => [left, right]));
  const moments = new Map(columns.filter(isGuessed).map((column) => [column.context.column.name, column]));
  for (const [name, column] of moments) {
    const { after: guessed, within, ...others } = column.choice.options ?? {};
    if (compared.has(name) && compared.has(String(guessed)))
      column.choice = { ...column.choice, options: others };
    const lower = earlierEvents(name, [...moments.keys()])
      .map((earlier) => moments.get(earlier))
      .find((earlier) => {
        if (!earlier || (compared.has(name) && compared.has(earlier.context.column.name))) return false;
        return canFollow(column, earlier);
      });
    if (!lower) continue;
    const { from, ...rest } = column.choice.options ?? {};
    const after = lower.context.column.name;
    const end = isOver(name) ? { to: NOW } : {};
    column.choice = { ...column.choice, options: { ...rest, after, within: WITHIN, ...end } };
  }
}

/** Whether a column has moments, of which no sample says more. */
function isGuessed({ choice }: ColumnDraft): boolean {
  return (choice.field === 'date' || choice.field === 'timestamp') && choice.evidence !== 'sample';
}

/** A moment after a null is null. */
function canFollow(column: ColumnDraft, { context, properties }: ColumnDraft): boolean {
  return column.context.column.nullable || !(context.column.nullable || (properties.nulls ?? 0) > 0);
}
