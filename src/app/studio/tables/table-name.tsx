import { createRef, useEffect, useId } from 'react';
import { useSelectAtFirstClick } from '../../lib/use-select-at-first-click.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { TABLE_INPUT, TableNote, useTableProblem } from '../controls/table-note.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { showColumn } from '../document/show-column.ts';
import { useStudio } from '../document/store.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { renameTable } from '../schema/tables.ts';

const { edit } = useStudio.getState();

interface Props {
  readonly table: StudioTable;
}

/** The box that is shown: in the head of the grid, or in the table's settings. */
const nameInput = createRef<HTMLInputElement>();

export function focusTableName(): void {
  // Outside of Chromium, what is selected is not focused by that.
  nameInput.current?.focus();
  nameInput.current?.select();
}

/** The table whose name is to have the focus once it is rendered. */
let toFocus: string | undefined;

export function focusNameOf(id: string): void {
  toFocus = id;
}

export function TableName({ table }: Props) {
  const noteId = useId();
  const selecting = useSelectAtFirstClick();
  useEffect(() => {
    if (toFocus !== table.id) return;
    toFocus = undefined;
    focusTableName();
  }, [table.id]);
  const problem = useTableProblem(table, 'name');
  const { box } = useTypedText({
    text: table.name,
    onType: (name) =>
      edit((schema) => renameTable(schema, table.id, name), { typing: `table name ${table.id}` }),
  });
  return (
    <div>
      <TextInput
        {...selecting}
        {...box}
        ref={nameInput}
        aria-label="Table name"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? noteId : undefined}
        spellCheck={false}
        autoCapitalize="off"
        onKeyDown={(event) => {
          box.onKeyDown(event);
          if (event.key === 'Enter' && table.columns.length === 0) showColumn(table.id);
        }}
        className={TABLE_INPUT}
      />
      {problem && <TableNote id={noteId}>{problem}</TableNote>}
    </div>
  );
}
