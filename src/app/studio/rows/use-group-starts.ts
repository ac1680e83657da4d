import { useMemo } from 'react';
import type { RowsView } from '../../rows-table/use-rows-view.ts';
import { groupingReferenceOf, groupStartOf } from '../schema/row-counts.ts';
import type { StudioColumn, StudioSchema, StudioTable } from '../schema/studio-schema.ts';

/** Describes the rows that begin a group, such as “First row of customers 12”. Undefined for a table without groups. */
export function useGroupStarts(
  schema: StudioSchema,
  table: StudioTable,
  rows: Pick<RowsView<StudioColumn>['rows'], 'cell'>,
): ((row: number) => string | undefined) | undefined {
  const starts = useMemo(() => groupStartOf(schema, table), [schema, table]);
  const reference = useMemo(() => groupingReferenceOf(table), [table]);
  if (!starts || !reference) return undefined;
  const parent = String(reference.options?.table);
  return (row) => {
    if (!starts(row)) return undefined;
    const cell = rows.cell(row, reference.id)?.text ?? '';
    return `First row of ${parent} ${cell}`.trimEnd();
  };
}
