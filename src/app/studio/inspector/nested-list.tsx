import { type ComponentType, useId, useState } from 'react';
import { readersOf } from '../../../schema/edits/references.ts';
import { formatPath, type Path } from '../../../schema/problem.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { useLostFocus } from '../../lib/focus-hooks.ts';
import { announce } from '../../notifications/announcements.tsx';
import { Button } from '../../ui/button.tsx';
import { removed } from '../document/messages.ts';
import { removeWithUndo } from '../document/undo-offer.ts';
import { moved } from '../schema/moved.ts';
import { type NestedColumns, setNestedField, typeNestedName } from '../schema/nested.ts';
import type { FormProps } from './form.ts';
import { NestedColumn, type RowEdits } from './nested-column.tsx';
import { useRowIds } from './row-ids.ts';

interface Props {
  readonly form: FormProps;
  readonly path: Path;
  readonly columns: NestedColumns;
  readonly onEdit: (change: (columns: NestedColumns) => NestedColumns, typing?: string) => void;
  readonly Form: ComponentType<FormProps>;
}

/** A row for each column, and one more, once asked for, that becomes a column when typed into. */
export function NestedList({ form, path, columns, onEdit, Form }: Props) {
  const ids = useRowIds(columns);
  const spare = ids[columns.length];
  const [adding, setAdding] = useState<string>();
  const rows = ids.filter((id) => id !== spare || id === adding);
  const addKey = useId();
  const nameKey = (id: string | undefined) => `${addKey}-${id}`;
  const lostFocus = useLostFocus((row: number) => focusName(Math.min(row, rows.length - 1)));

  /** Focuses the name in a row; in an empty list, the button that adds a row. */
  const focusName = (row: number) => moveFocus(nameKey(rows[row]), addKey);

  function addRow() {
    setAdding(spare);
    moveFocus(nameKey(spare));
  }

  function editsOf(at: number): RowEdits {
    const name = columns[at]?.name ?? '';
    return {
      type: (typed) =>
        onEdit((before) => typeNestedName(before, at, typed, form.holder), formatPath([...path, at, 'name'])),
      pick: (field, label) =>
        onEdit((before) =>
          setNestedField(before, at, { field, label, starting: form.startingOptionsOf(field) }),
        ),
      change: (change, typing) =>
        onEdit((before) => {
          const column = before[at];
          const after = column && change(column);
          return after && after !== column ? before.with(at, after) : before;
        }, typing),
      move(by) {
        const to = at + by;
        if (moved(columns, at, to) === columns) return;
        onEdit((before) => moved(before, at, to));
        announce(`${name || 'Column'}, ${to + 1} of ${columns.length}`);
      },
      remove() {
        if (at === columns.length) setAdding(undefined);
        else {
          const users = readersOf(columns.toSpliced(at, 1), name).map((column) => column.name);
          removeWithUndo(removed('column', name, users), () => onEdit((before) => before.toSpliced(at, 1)));
        }
        // The next row, or the last one that is left.
        focusName(at < rows.length - 1 ? at + 1 : at - 1);
      },
      next: () => (at < rows.length - 1 ? focusName(at + 1) : at < columns.length && addRow()),
    };
  }

  return (
    <>
      {rows.length > 0 && (
        <ol onBlur={lostFocus.onBlur} className="col-span-2 divide-y divide-line border-y border-line">
          {rows.map((id, at) => (
            <NestedColumn
              key={id}
              nameKey={nameKey(id)}
              number={at + 1}
              isLast={at >= columns.length - 1}
              column={columns[at]}
              siblings={columns}
              form={form}
              path={[...path, at]}
              edits={editsOf(at)}
              onFocus={({ target }) => lostFocus.note(target, at)}
              Form={Form}
            />
          ))}
        </ol>
      )}
      <Button
        ref={focusTarget(addKey)}
        size="small"
        className="h-11! justify-self-start lg:h-8!"
        onClick={addRow}
      >
        Add nested column
      </Button>
    </>
  );
}
