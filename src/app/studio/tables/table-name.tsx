import { useId } from 'react';
import { focusTarget } from '../../lib/focus.ts';
import { useSelectAtFirstClick } from '../../lib/use-select-at-first-click.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { TABLE_INPUT, TableNote, useTableProblem } from '../controls/table-note.tsx';
import { FOCUS, showColumn } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { renameTable } from '../schema/tables.ts';

const { edit, endTyping } = useStudio.getState();

interface Props {
  readonly table: StudioTable;
}

export function TableName({ table }: Props) {
  const noteId = useId();
  const selecting = useSelectAtFirstClick();
  const problem = useTableProblem(table, 'name');
  return (
    <div>
      <TextInput
        {...selecting}
        ref={focusTarget(FOCUS.tableName)}
        aria-label="Table name"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? noteId : undefined}
        value={table.name}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target: { value } }) =>
          edit((schema) => renameTable(schema, table.id, value), { typing: `table name ${table.id}` })
        }
        onBlur={endTyping}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return;
          endTyping();
          if (table.columns.length === 0) showColumn(table.id);
        }}
        className={TABLE_INPUT}
      />
      {problem && <TableNote id={noteId}>{problem}</TableNote>}
    </div>
  );
}
