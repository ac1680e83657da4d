import { useId } from 'react';
import type { ColumnFate, ColumnUpdate } from '../../../schema/edits/merge-table.ts';
import { Badge } from '../../ui/badge.tsx';
import { summaryOf } from '../columns/summary.ts';
import { FieldPicker } from '../fields/field-picker.tsx';
import type { ImportPlan } from '../schema/import-tables.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { Breakable } from './breakable.tsx';
import { KeepButtons } from './keep-buttons.tsx';
import { fieldText, updateText } from './plan-text.ts';
import { aboutColumn, isFieldNew, isFieldOfSource, type Reading, type Sureness } from './reading.ts';
import { SampleValues } from './sample-values.tsx';
import { useImport } from './use-import.ts';

interface Props {
  /** Where the row is in the table. */
  readonly place: React.ComponentPropsWithRef<'tr'>;
  readonly reading: Reading;
  readonly plan: ImportPlan;
  readonly table: StudioTable;
  readonly column: StudioColumn;
}

export const ROW =
  'grid gap-x-3 gap-y-1 px-2 grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,6fr)_5.5rem]';

type Mark = readonly [text: string, tone: 'neutral' | 'accent' | 'warning'];

const SURE: { readonly [Sure in Sureness]: Mark } = {
  sure: ['Sure', 'neutral'],
  likely: ['Likely', 'neutral'],
  unsure: ['Unsure', 'warning'],
  chosen: ['Chosen', 'accent'],
};

const FATES: { readonly [Fate in ColumnFate]?: Mark } = {
  added: ['New', 'accent'],
  changed: ['Changed', 'accent'],
};

/** A column that was read, with its field, which can be changed. */
export function ReportRow({ place, reading, plan, table, column }: Props) {
  const { why, sure, repairs, sampleValues } = aboutColumn(reading, column);
  const ofTable = plan.tables.get(table.id);
  const update = ofTable?.columns[table.columns.indexOf(column)];
  const replaced = plan.replaced.get(column.id);
  const shown = update?.column ?? replaced?.column ?? column;
  const isKnown = ofTable?.match?.imported !== undefined;
  const changes = update && sure !== 'chosen' ? updateText(update, isKnown) : undefined;
  const isRenamed = update?.before !== undefined && update.before.name !== column.name;
  const nulls = reading.isSample && shown.nulls ? `${shown.nulls}% null` : '';
  const whyId = useId();
  return (
    <Row
      place={place}
      name={column.name}
      summary={summaryText(shown, nulls)}
      mark={sure === 'chosen' ? SURE.chosen : markOf(update, SURE[sure])}
      field={
        <FieldPicker
          label={`Field of ${column.name}`}
          value={shown.field}
          opensByArrow
          describedBy={whyId}
          onPick={(field) => {
            if (field !== shown.field) useImport.getState().chooseField(table.id, column.id, field);
          }}
          className="h-11 w-full rounded-control border border-line-strong bg-field px-2 text-base text-ink hover:border-muted lg:h-8 lg:text-sm"
        />
      }
    >
      <p id={whyId} className="overflow-hidden text-ellipsis text-muted">
        <Breakable text={changes ?? why} />
        {isRenamed && <Breakable text={` You call it ${update.before?.name}.`} />}
      </p>
      {replaced && (
        <p className="text-warning">
          <Breakable
            text={`${replaced.from} is not chosen, so the column gets values of its own in place of a reference.`}
          />
        </p>
      )}
      {isFieldNew(update) &&
        repairs.map((repair) => (
          <p key={repair} className="overflow-hidden text-ellipsis text-warning">
            <Breakable text={repair} />
          </p>
        ))}
      {update?.fate === 'dismissed' && (
        <KeepButtons id={column.id} name={column.name} isThere={update.isThere} isNew />
      )}
      {sampleValues.length > 0 && isFieldOfSource(column, update) && (
        <SampleValues tableId={table.id} column={column} values={sampleValues} />
      )}
    </Row>
  );
}

/** A column of an updated table that the source does not have. */
export function OwnColumnRow({
  place,
  update,
  isKnown,
}: {
  readonly place: Props['place'];
  readonly update: ColumnUpdate;
  /** Whether an earlier import gave the table. */
  readonly isKnown: boolean;
}) {
  const { column } = update;
  return (
    <Row
      place={place}
      name={column.name}
      summary=""
      mark={markOf(update, ['Kept', 'neutral'])}
      field={<p className="truncate px-2 py-1 text-muted lg:py-1.5">{fieldText(column)}</p>}
    >
      <p className="text-muted">{updateText(update, isKnown)}</p>
      <KeepButtons id={column.id} name={column.name} isThere={update.isThere} isNew={false} />
    </Row>
  );
}

function summaryText(column: StudioColumn, nulls: string): string {
  return [summaryOf(column), nulls].filter((part) => part !== '').join(' · ');
}

/** What an update does is said in place of how sure the field is; where it does nothing, nothing needs to be sure. */
function markOf(update: ColumnUpdate | undefined, sure: Mark): Mark {
  if (!update) return sure;
  if (!update.isThere) return update.before ? ['Removed', 'warning'] : ['Left out', 'neutral'];
  return FATES[update.fate] ?? (update.fate === 'same' ? ['Same', 'neutral'] : ['Kept', 'neutral']);
}

interface RowProps {
  readonly place: Props['place'];
  readonly name: string;
  readonly field: React.ReactNode;
  /** Below the field. */
  readonly summary: string;
  readonly mark: Mark;
  /** Why the column is what it is. */
  readonly children: React.ReactNode;
}

function Row({ place, name, field, summary, mark: [text, tone], children }: RowProps) {
  return (
    <tr {...place} className={`absolute inset-x-0 items-start border-b border-line py-2 ${ROW}`}>
      <th
        scope="row"
        title={name}
        className="min-w-0 overflow-hidden py-1 font-mono font-medium text-ellipsis lg:py-1.5"
      >
        <Breakable text={name} />
      </th>
      <td className="min-w-0 max-lg:order-1 max-lg:col-span-full">
        {field}
        {summary !== '' && (
          <p title={summary} className="truncate px-2 pt-0.5 font-mono text-xs text-muted">
            {summary}
          </p>
        )}
      </td>
      <td className="min-w-0 max-lg:order-1 max-lg:col-span-full lg:py-1.5">{children}</td>
      <td className="py-1 max-lg:text-right">
        <Badge tone={tone}>{text}</Badge>
      </td>
    </tr>
  );
}
