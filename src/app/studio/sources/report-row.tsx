import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { summaryOf } from '../columns/summary.ts';
import { FieldPicker } from '../fields/field-picker.tsx';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { aboutColumn, type Reading, type Sureness } from './reading.ts';
import { SampleValues } from './sample-values.tsx';
import { useImport } from './use-import.ts';

interface Props {
  /** Where the row is in the table. */
  readonly place: React.ComponentPropsWithRef<'tr'>;
  readonly reading: Reading;
  readonly table: StudioTable;
  readonly column: StudioColumn;
}

export const ROW =
  'grid gap-x-3 gap-y-1 px-2 grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,6fr)_5.5rem]';

const SURE: { readonly [Sure in Sureness]: readonly [text: string, tone: 'neutral' | 'accent' | 'warning'] } =
  {
    sure: ['Sure', 'neutral'],
    likely: ['Likely', 'neutral'],
    unsure: ['Unsure', 'warning'],
    chosen: ['Chosen', 'accent'],
  };

/** A column that was read, with its field, which can be changed. */
export function ReportRow({ place, reading, table, column }: Props) {
  const { why, sure, repairs, sampleValues } = aboutColumn(reading, column);
  const nulls = reading.isSample && column.nulls ? `${column.nulls}% null` : '';
  const summary = [summaryOf(column), nulls].filter((part) => part !== '').join(' · ');
  const whyId = useId();
  const [text, tone] = SURE[sure];
  return (
    <tr {...place} className={`absolute inset-x-0 items-start border-b border-line py-2 ${ROW}`}>
      <th scope="row" className="min-w-0 py-1 font-mono font-medium wrap-anywhere lg:py-1.5">
        {column.name}
      </th>
      <td className="min-w-0 max-lg:order-1 max-lg:col-span-full">
        <FieldPicker
          label={`Field of ${column.name}`}
          value={column.field}
          opensByArrow
          describedBy={whyId}
          onPick={(field) => useImport.getState().chooseField(table.id, column.id, field)}
          className="h-11 w-full rounded-control border border-line-strong bg-field px-2 text-base text-ink hover:border-muted lg:h-8 lg:text-sm"
        />
        {summary !== '' && (
          <p title={summary} className="truncate px-2 pt-0.5 font-mono text-xs text-muted">
            {summary}
          </p>
        )}
      </td>
      <td className="min-w-0 max-lg:order-1 max-lg:col-span-full lg:py-1.5">
        <p id={whyId} className="text-muted wrap-anywhere">
          {why}
        </p>
        {repairs.map((repair) => (
          <p key={repair} className="text-warning wrap-anywhere">
            {repair}
          </p>
        ))}
        {sampleValues.length > 0 && <SampleValues tableId={table.id} column={column} values={sampleValues} />}
      </td>
      <td className="py-1 max-lg:text-right">
        <Badge tone={tone}>{text}</Badge>
      </td>
    </tr>
  );
}
