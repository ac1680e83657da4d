import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { columnNameProblems } from '../../../catalogue/column-names.ts';
import { customKinds } from '../../../catalogue/custom-kinds.ts';
import { moveFocus } from '../../lib/focus.ts';
import { Announcements, announce } from '../../notifications/announcements.tsx';
import { Button } from '../../ui/button.tsx';
import { type ColumnActions, ColumnRow } from './column-row.tsx';
import { type CustomDialogState, useCustomDialog } from './store.ts';

const { add, rename, setKind, split, remove, move } = useCustomDialog.getState();

/** Says which kinds the names of columns have changed. */
function announceGuesses({ columns }: CustomDialogState, before: CustomDialogState) {
  if (columns === before.columns) return;
  const kinds = new Map(before.columns.map(({ id, kind }) => [id, kind]));
  const guesses = columns.filter(({ id, kind, isKindChosen }) => {
    const former = kinds.get(id);
    return !isKindChosen && former !== undefined && former !== kind;
  });
  const labels = guesses.map(({ kind }) => customKinds[kind].label);
  if (labels.length > 0) announce(`Category: ${labels.join(', ')}`);
}

/** The columns of the record, and the button that adds one. */
export function ColumnList() {
  const columns = useCustomDialog((dialog) => dialog.columns);
  // Each time, the first one with a problem takes the focus.
  const refusals = useCustomDialog((dialog) => dialog.refusals);
  const addButton = useRef<HTMLButtonElement>(null);
  const problems = refusals > 0 ? columnNameProblems(columns.map(({ name }) => name)) : [];

  useEffect(() => useCustomDialog.subscribe(announceGuesses), []);
  const focusRefused = useEffectEvent(() => {
    const refused = columns.find((_, i) => problems[i] !== undefined);
    if (refused) moveFocus(refused.id);
  });
  useEffect(() => {
    if (refusals > 0) focusRefused();
  }, [refusals]);

  const actions = useMemo<ColumnActions>(
    () => ({
      rename,
      setKind,
      move,
      addAfter: (id) => moveFocus(add(id)),
      remove(id) {
        const neighbor = remove(id);
        if (neighbor) moveFocus(neighbor);
        else addButton.current?.focus();
      },
      split(id) {
        split(id);
        moveFocus(id);
      },
    }),
    [],
  );

  return (
    <div className="flex flex-col gap-3">
      {columns.length > 0 && (
        <ul aria-label="Columns" className="flex flex-col gap-2">
          {columns.map((column, index) => (
            <ColumnRow
              key={column.id}
              column={column}
              number={index + 1}
              problem={problems[index]}
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
      <Button ref={addButton} onClick={() => moveFocus(add())} className="self-start">
        Add Column
      </Button>
      <Announcements />
    </div>
  );
}
