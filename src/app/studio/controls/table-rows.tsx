import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { TABLE_ROWS_MAX } from '../../../schema/schema.ts';
import { focusTarget } from '../../lib/focus.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { useSelectAtFirstClick } from '../../lib/use-select-at-first-click.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { FOCUS, usePlace } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { useTypedTexts } from '../document/typed-texts.ts';
import { parseRows } from '../schema/parse-rows.ts';
import { type RowsSource, rowsOfTable, rowsSourceOf } from '../schema/row-counts.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { setRows } from '../schema/tables.ts';
import { TABLE_INPUT, TableNote, useTableProblem } from './table-note.tsx';
import { useTypedText } from './use-typed-text.ts';

interface Props {
  readonly table: StudioTable;
  /** In the bar below the editor a note covers what is above it, and at the head of the grid what is below. */
  readonly place?: 'settings' | 'foot' | 'head';
  /** Whether the table's name precedes the box. */
  readonly isNamed?: boolean;
  /** Called by the Enter key once the number of rows is settled. */
  readonly onEnter?: () => void;
  /** Called when the box loses the focus, or by the Escape key, which takes back what was typed. */
  readonly onLeave?: (byEscape: boolean) => void;
}

/** Over other controls only while the box has the focus. */
const FLOATING =
  '[:not(:focus-within)>&]:hidden pointer-events-none absolute left-0 z-20 w-80 rounded-control border border-danger bg-surface px-2 pb-1 shadow-raised';
const NOTES = {
  settings: undefined,
  // The box in the head shows the note while it is open.
  foot: `${FLOATING} bottom-full mb-1 [body:has([data-rows-in-head])_&]:hidden`,
  head: `${FLOATING} top-full mt-1`,
} as const;

/** It takes the place of the button that was pressed. */
const IN_HEAD = {
  autoFocus: true,
  'data-rows-in-head': true,
  onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
};

const { edit } = useStudio.getState();

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 100, PageDown: -100 };

const typingOf = (tableId: string) => `rows ${tableId}`;

const isRefusedText = (text: string | undefined) => text !== undefined && parseRows(text) === undefined;

/** Whether what is typed for a table is no number of rows. */
export const useIsRowsRefused = (tableId: string) =>
  useTypedTexts((texts) => isRefusedText(texts.get(typingOf(tableId))));

/** The number of rows of a table: in a box, or as it follows from another table. */
export function TableRows(props: Props) {
  const source = rowsSourceOf(props.table);
  return source === undefined ? <RowsBox {...props} /> : <FollowingRows {...props} source={source} />;
}

interface FollowingProps extends Props {
  readonly source: RowsSource;
}

function FollowingRows({ table, place = 'settings', isNamed = place === 'foot', source }: FollowingProps) {
  const noteId = useId();
  const rows = useStudio(({ schema }) => rowsOfTable(schema, table));
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      {isNamed && <RowsLabel name={table.name} />}
      <TextInput
        ref={focusTarget(FOCUS.rowCount)}
        aria-label="Number of rows"
        aria-describedby={noteId}
        readOnly
        value={String(rows)}
        title={source.text}
        className={`${TABLE_INPUT} bg-sunken! tabular-nums ${isNamed ? 'w-32!' : ''}`}
      />
      <span id={noteId} className={place === 'settings' ? 'text-xs text-muted' : 'sr-only'}>
        {source.text}
      </span>
    </div>
  );
}

function RowsLabel({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" className="flex min-w-0 gap-1 font-medium">
      <span className="flex-none">Rows of</span>
      <span className="max-w-40 min-w-0 truncate font-mono font-normal">{name || 'the table'}</span>
    </span>
  );
}

/** The box. Arrow keys step the number. */
function RowsBox({
  table: { id, rows = 0, name },
  table,
  place = 'settings',
  isNamed = place === 'foot',
  onEnter,
  onLeave,
}: Props) {
  const isInHead = place === 'head';
  const noteId = useId();
  const typing = typingOf(id);
  const problem = useTableProblem(table, 'rows');
  const selecting = useSelectAtFirstClick();
  const { refusal, type, box } = useTypedText({
    key: typing,
    text: table.rows === undefined ? '' : String(rows),
    refuse: (typed) =>
      isRefusedText(typed)
        ? `Enter a whole number from 0 to ${formatCount(TABLE_ROWS_MAX)}. The table still has ${countOf(rows, 'row')}.`
        : undefined,
    onType: (typed) => edit((schema) => setRows(schema, id, parseRows(typed) ?? rows), { typing }),
  });
  const note = refusal ?? problem;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = steps[event.key];
    box.onKeyDown(event);
    if (event.key === 'Enter') {
      // It would press the button that takes the place of the box in the head.
      event.preventDefault();
      const input = event.currentTarget;
      // Once React has rendered the number.
      queueMicrotask(() => input.select());
      if (!refusal && !usePlace.getState().isLedToRowCount) onEnter?.();
    }
    if (event.key === 'Escape' && onLeave) {
      event.preventDefault();
      onLeave(true);
    }
    if (step === undefined) return;
    event.preventDefault();
    type(String(Math.max(0, Math.min(rows + step, TABLE_ROWS_MAX))));
  }

  return (
    <div className="relative">
      <div className="flex items-center gap-2 text-sm">
        {isNamed && <RowsLabel name={name} />}
        <TextInput
          {...selecting}
          {...(isInHead ? IN_HEAD : { ref: focusTarget(FOCUS.rowCount) })}
          aria-label={isInHead ? `Rows of ${name}` : 'Number of rows'}
          aria-invalid={note ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          inputMode="numeric"
          {...box}
          onBlur={() => {
            box.onBlur();
            usePlace.setState({ isLedToRowCount: false });
            onLeave?.(false);
          }}
          onKeyDown={onKeyDown}
          className={`${TABLE_INPUT} tabular-nums ${isNamed ? 'w-32!' : ''} ${isInHead ? 'w-28!' : ''}`}
        />
        {!isNamed && (
          <span aria-hidden="true" className="text-muted">
            rows
          </span>
        )}
      </div>
      {note && (
        <div className={NOTES[place]}>
          <TableNote id={noteId}>{note}</TableNote>
        </div>
      )}
    </div>
  );
}
