import { ChoiceButtons } from '../controls/choice-buttons.tsx';
import type { GoneTable } from '../schema/gone-tables.ts';
import type { TablePlan } from '../schema/import-tables.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { Breakable } from './breakable.tsx';
import { KeepButtons } from './keep-buttons.tsx';
import { goneText, tableText } from './plan-text.ts';
import { useImport } from './use-import.ts';

/** The name is below “Column” and “Field”, and what becomes of the table below “Why” and “Sure”. */
const HALF_OF_COLUMNS = 2;

const WAYS = [
  ['update', 'Update'],
  ['add', 'Add as another table'],
] as const;

interface HeadingProps {
  /** Where the row is in the table. */
  readonly place: React.ComponentPropsWithRef<'tr'>;
  readonly table: StudioTable;
  readonly plan: TablePlan;
  /** Whether references to the table are replaced. */
  readonly isReplaced: boolean;
}

/** The name of a table that was read: whether it is chosen, and what the import does with it. */
export function TableHeading({ place, table, plan, isReplaced }: HeadingProps) {
  const { id, name, columns } = table;
  // The report follows a choice in a later render.
  const isChosen = useImport(({ choices }) => !choices.leftOut.has(id));
  const { leaveOut, setWay } = useImport.getState();
  return (
    <HeadingRow
      place={place}
      text={tableText(plan, name, columns.length, isReplaced)}
      buttons={
        isChosen &&
        plan.match && (
          <ChoiceButtons
            label={`What the import does with ${name}`}
            options={WAYS}
            value={plan.way}
            onChoose={(way) => setWay(id, way)}
          />
        )
      }
    >
      <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 font-mono lg:min-h-9">
        <input
          type="checkbox"
          className="checkbox"
          checked={isChosen}
          onChange={({ target }) => leaveOut([id], !target.checked)}
        />
        <TableName name={name} />
      </label>
    </HeadingRow>
  );
}

interface GoneProps {
  readonly place: React.ComponentPropsWithRef<'tr'>;
  readonly gone: GoneTable;
}

/** A table of the schema that the source has no more. */
export function GoneHeading({ place, gone: { table, isRemoved, isEdited } }: GoneProps) {
  const { id, name } = table;
  return (
    <HeadingRow
      place={place}
      text={isRemoved || isEdited ? goneText({ isEdited, isThere: !isRemoved }) : 'Not in this source.'}
      buttons={<KeepButtons id={id} name={name} isThere={!isRemoved} isNew={false} />}
    >
      <TableName name={name} />
    </HeadingRow>
  );
}

interface RowProps {
  readonly place: React.ComponentPropsWithRef<'tr'>;
  /** What becomes of the table. */
  readonly text: string;
  readonly buttons: React.ReactNode;
  readonly children: React.ReactNode;
}

function HeadingRow({ place, text, buttons, children }: RowProps) {
  return (
    <tr
      {...place}
      className="absolute inset-x-0 flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line bg-sunken px-2 max-lg:py-1 lg:min-h-9"
    >
      <th
        scope="rowgroup"
        colSpan={HALF_OF_COLUMNS}
        className="flex min-w-0 items-center font-mono font-medium"
      >
        {children}
      </th>
      <td
        colSpan={HALF_OF_COLUMNS}
        className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 py-1"
      >
        <span className="min-w-0 overflow-hidden text-ellipsis text-muted">
          <Breakable text={text} />
        </span>
        {buttons}
      </td>
    </tr>
  );
}

function TableName({ name }: { readonly name: string }) {
  return (
    <span title={name} className="min-w-0 overflow-hidden text-ellipsis">
      <Breakable text={name} />
    </span>
  );
}
