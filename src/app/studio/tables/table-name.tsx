import { useId } from 'react';
import { focusTarget } from '../../lib/focus.ts';
import { useSelectAtFirstClick } from '../../lib/use-select-at-first-click.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { TABLE_INPUT, TableNote, useTableProblem } from '../controls/table-note.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { editAndGuess } from '../document/column-views.ts';
import { FOCUS, showColumn } from '../document/place.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { renameTable } from '../schema/tables.ts';

interface Props {
  readonly table: StudioTable;
}

export function TableName({ table }: Props) {
  const noteId = useId();
  const selecting = useSelectAtFirstClick();
  const problem = useTableProblem(table, 'name');
  const { box } = useTypedText({
    text: table.name,
    onType: (name) =>
      editAndGuess((schema) => renameTable(schema, table.id, name), { typing: `table name ${table.id}` }),
  });
  return (
    <div>
      <TextInput
        {...selecting}
        {...box}
        ref={focusTarget(FOCUS.tableName)}
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
