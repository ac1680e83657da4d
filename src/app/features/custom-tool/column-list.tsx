import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { columnNameProblems } from '../../../catalogue/column-names.ts';
import { Button } from '../../ui/button.tsx';
import { type ColumnFocus, ColumnRow } from './column-row.tsx';
import { useCustomDialog } from './store.ts';

/** The columns of the record, and the button that adds one. Hundreds are drawn again only where they change. */
export const ColumnList = memo(function ColumnList() {
  const columns = useCustomDialog((dialog) => dialog.columns);
  const add = useCustomDialog((dialog) => dialog.add);
  const remove = useCustomDialog((dialog) => dialog.remove);
  const split = useCustomDialog((dialog) => dialog.split);
  const refusals = useCustomDialog((dialog) => dialog.refusals);
  // A new object each time: a column may be given the focus that it had before.
  const [focused, setFocused] = useState<ColumnFocus>();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const problems = refusals > 0 ? columnNameProblems(columns.map(({ name }) => name)) : [];

  useEffect(() => {
    if (refusals > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const addAfter = useCallback((id: string) => setFocused({ id: add(id) }), [add]);
  const removeAndStay = useCallback(
    (id: string) => {
      const neighbour = remove(id);
      if (neighbour) setFocused({ id: neighbour });
      else addButton.current?.focus();
    },
    [remove],
  );
  const splitAndStay = useCallback(
    (id: string) => {
      split(id);
      setFocused({ id });
    },
    [split],
  );

  return (
    <div className="flex flex-col gap-3">
      {columns.length > 0 && (
        <ul ref={list} aria-label="Columns" className="flex flex-col gap-2">
          {columns.map((column, index) => (
            <ColumnRow
              key={column.id}
              column={column}
              number={index + 1}
              problem={problems[index]}
              focused={column.id === focused?.id ? focused : undefined}
              onAddAfter={addAfter}
              onRemove={removeAndStay}
              onSplit={splitAndStay}
            />
          ))}
        </ul>
      )}
      {columns.length === 0 && (
        <p className="rounded-panel border border-dashed border-line-strong p-6 text-center text-sm text-balance text-muted">
          A record is made of columns. Add the first one, name it, and choose what it holds.
        </p>
      )}
      <Button ref={addButton} onClick={() => setFocused({ id: add() })} className="self-start">
        Add Column
      </Button>
    </div>
  );
});
