import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { columnNameProblems } from '../../../catalogue/column-names.ts';
import { Button } from '../../ui/button.tsx';
import type { ColumnFocus } from '../../ui/column-row.tsx';
import { type ColumnActions, CustomColumnRow } from './custom-column-row.tsx';
import type { CustomColumn, CustomDialogState } from './store.ts';

interface Props extends Pick<CustomDialogState, 'add' | 'rename' | 'setKind' | 'split' | 'remove' | 'move'> {
  readonly columns: readonly CustomColumn[];
  /** How often the columns were refused; each time the first one with a problem takes the focus. */
  readonly refusals: number;
}

/** The columns of the record, and the button that adds one. */
export function ColumnList({ columns, refusals, add, rename, setKind, split, remove, move }: Props) {
  const [focused, setFocused] = useState<ColumnFocus>();
  const addButton = useRef<HTMLButtonElement>(null);
  const problems = refusals > 0 ? columnNameProblems(columns.map(({ name }) => name)) : [];

  const focusRefused = useEffectEvent(() => {
    const refused = columns.find((_, i) => problems[i] !== undefined);
    if (refused) setFocused({ id: refused.id });
  });
  useEffect(() => {
    if (refusals > 0) focusRefused();
  }, [refusals]);

  const actions = useMemo<ColumnActions>(
    () => ({
      rename,
      setKind,
      move,
      addAfter: (id) => setFocused({ id: add(id) }),
      remove(id) {
        const neighbor = remove(id);
        if (neighbor) setFocused({ id: neighbor });
        else addButton.current?.focus();
      },
      split(id) {
        split(id);
        setFocused({ id });
      },
    }),
    [add, rename, setKind, split, remove, move],
  );

  return (
    <div className="flex flex-col gap-3">
      {columns.length > 0 && (
        <ul aria-label="Columns" className="flex flex-col gap-2">
          {columns.map((column, index) => (
            <CustomColumnRow
              key={column.id}
              column={column}
              number={index + 1}
              problem={problems[index]}
              focused={column.id === focused?.id ? focused : undefined}
              actions={actions}
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
}
