import { ChoiceButtons } from '../controls/choice-buttons.tsx';
import type { GoneTable, TablePlan } from '../schema/import-tables.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { Breakable } from './breakable.tsx';
import { tableText } from './plan-text.ts';
import { Turn } from './turn-buttons.tsx';
import { useImport } from './use-import.ts';

/** The report has as many columns. */
const COLUMNS = 4;

const WAYS = [
  ['update', 'Update'],
  ['add', 'Add as another table'],
] as const;

interface HeadingProps {
  /** Where the row is in the table. */
  readonly place: React.ComponentPropsWithRef<'tr'>;
  readonly table: StudioTable;
  readonly plan: TablePlan | undefined;
}

const heading =
  'absolute inset-x-0 flex flex-wrap items-center gap-x-3 border-b border-line bg-sunken px-2 max-lg:py-1';

/** The name of a table that was read: whether it is chosen, and what the import does with it. */
export function TableHeading({ place, table, plan }: HeadingProps) {
  const { id, name, columns } = table;
  const isChosen = plan?.way !== 'leave-out';
  const { leaveOut, setWay } = useImport.getState();
  return (
    <tr {...place} className={heading}>
      <th
        scope="rowgroup"
        colSpan={COLUMNS}
        className="flex min-w-0 flex-wrap items-center gap-x-2 font-medium"
      >
        <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 font-mono lg:min-h-9">
          <input
            type="checkbox"
            className="checkbox"
            checked={isChosen}
            onChange={({ target }) => leaveOut([id], !target.checked)}
          />
          <span title={name} className="min-w-0 overflow-hidden text-ellipsis">
            <Breakable text={name} />
          </span>
        </label>
        <span className="min-w-0 overflow-hidden font-normal text-ellipsis text-muted">
          <Breakable text={tableText(plan, name, columns.length)} />
        </span>
      </th>
      {isChosen && plan?.match && (
        <td className="ml-auto py-1">
          <ChoiceButtons
            label={`What the import does with ${name}`}
            options={WAYS}
            value={plan.way}
            onChoose={(way) => setWay(id, way)}
          />
        </td>
      )}
    </tr>
  );
}

interface GoneProps {
  readonly place: React.ComponentPropsWithRef<'tr'>;
  readonly gone: GoneTable;
}

/** A table of the schema that the source has no more. */
export function GoneHeading({ place, gone: { table, isRemoved } }: GoneProps) {
  const { id, name } = table;
  return (
    <tr {...place} className={heading}>
      <th
        scope="rowgroup"
        colSpan={COLUMNS}
        className="flex min-w-0 flex-wrap items-center gap-x-2 py-2 font-medium"
      >
        <span title={name} className="min-w-0 overflow-hidden font-mono text-ellipsis">
          <Breakable text={name} />
        </span>
        <span className="font-normal text-muted">
          {isRemoved ? 'Not in the source any more' : 'Not in this source'}
        </span>
      </th>
      <td className="ml-auto pb-1">
        <Turn id={id} name={name} isThere={!isRemoved} isNew={false} />
      </td>
    </tr>
  );
}
