import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { TABLE_ROWS_MAX } from '../../../../schema/schema.ts';
import { countOf, formatCount } from '../../../lib/format-count.ts';
import { useSelectAtFirstClick } from '../../../lib/use-select-at-first-click.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import { tableRemoved } from '../messages.ts';
import { isAt } from '../problem-places.ts';
import { NO_PROBLEMS } from '../problems.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { moveTable, removeTable, renameTable, setRows } from '../schema/tables.ts';
import { useStudio } from '../store.ts';
import { removeWithUndo } from '../undo-offer.tsx';
import { useWide } from '../use-wide.ts';
import { duplicateTable } from './duplicate-table.ts';
import { parseRows } from './parse-rows.ts';

interface Props {
  readonly table: StudioTable;
}

const { edit, endTyping } = useStudio.getState();

/** What is of a table as a whole. */
export function TableSettings({ table, nameInput }: Props & NameProps) {
  const isWide = useWide();
  // At the outer edge, from where no note about the name or the rows moves them.
  const actions = <Actions table={table} />;
  return (
    <div className="flex flex-none flex-col gap-2 border-line p-2 max-lg:border-b max-lg:pt-0 lg:border-t">
      {!isWide && actions}
      <Name table={table} nameInput={nameInput} />
      <Rows key={table.id} table={table} />
      {isWide && actions}
    </div>
  );
}

interface NameProps {
  readonly nameInput: RefObject<HTMLInputElement | null>;
}

const INPUT = 'h-11! lg:h-8! lg:px-2! font-mono';

function useProblem({ id }: StudioTable, at: string): string | undefined {
  return useStudio(
    ({ problems }) => (problems.byTable.get(id) ?? NO_PROBLEMS).find((problem) => isAt(problem, at))?.message,
  );
}

/** The table whose name is to have the focus once it is rendered. */
let toFocus: string | undefined;

export function focusNameOf(id: string): void {
  toFocus = id;
}

function Name({ table, nameInput }: Props & NameProps) {
  const noteId = useId();
  useEffect(() => {
    if (toFocus !== table.id) return;
    toFocus = undefined;
    // Outside of Chromium, what is selected is not focused by that.
    nameInput.current?.focus();
    nameInput.current?.select();
  }, [table.id, nameInput]);
  const problem = useProblem(table, 'name');
  return (
    <div>
      <TextInput
        ref={nameInput}
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
          if (key === 'Enter') endTyping();
        }}
        className={INPUT}
      />
      {problem && <Note id={noteId}>{problem}</Note>}
    </div>
  );
}

function Note({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className="mt-1 text-xs text-danger">
      {children}
    </p>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 100, PageDown: -100 };

function Rows({ table: { id, rows }, table }: Props) {
  const noteId = useId();
  /** What is typed and no number of rows, or another way to write it. */
  const [draft, setDraft] = useState<string>();
  const problem = useProblem(table, 'rows');
  const selecting = useSelectAtFirstClick();
  const typed = draft === undefined ? undefined : parseRows(draft);
  const isRefused = draft !== undefined && typed === undefined;
  const text = draft !== undefined && (isRefused || typed === rows) ? draft : String(rows);
  const note = isRefused
    ? `Enter a whole number from 0 to ${formatCount(TABLE_ROWS_MAX)}. Until then the table has ${countOf(rows, 'row')}.`
    : problem;

  function set(value: number) {
    edit((schema) => setRows(schema, id, value), { typing: `rows ${id}` });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === 'Enter') commit();
    if (step === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    set(Math.max(0, Math.min(rows + step, TABLE_ROWS_MAX)));
  }

  function commit() {
    if (!isRefused) setDraft(undefined);
    endTyping();
  }

  return (
    <div>
      <div className="flex items-center gap-2">
        <TextInput
          {...selecting}
          role="spinbutton"
          aria-label="Number of rows"
          aria-valuemin={0}
          aria-valuemax={TABLE_ROWS_MAX}
          aria-valuenow={rows}
          aria-valuetext={text === '' ? 'empty' : text}
          aria-invalid={note ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          inputMode="numeric"
          value={text}
          onChange={({ target: { value } }) => {
            setDraft(value);
            const number = parseRows(value);
            if (number !== undefined) set(number);
          }}
          onBlur={commit}
          onKeyDown={onKeyDown}
          className={`${INPUT} tabular-nums`}
        />
        <span aria-hidden="true" className="text-sm text-muted">
          rows
        </span>
      </div>
      {note && <Note id={noteId}>{note}</Note>}
    </div>
  );
}

function remove({ id, name }: StudioTable) {
  removeWithUndo(tableRemoved(name), () => edit((schema) => removeTable(schema, id)));
  requestAnimationFrame(() => {
    const button = (selector: string) =>
      window.document.querySelector<HTMLElement>(`nav[aria-label="Tables"] ${selector}`);
    (button('[aria-current]') ?? button('button'))?.focus();
  });
}

function Actions({ table }: Props) {
  const place = useStudio(({ schema }) => schema.tables.findIndex(({ id }) => id === table.id));
  const count = useStudio(({ schema }) => schema.tables.length);
  const move = (by: number) => edit((schema) => moveTable(schema, table.id, place + by));
  return (
    <div className="flex flex-wrap gap-1 lg:gap-0">
      <Action label="Move table up" text="↑" enabled={place > 0} onClick={() => move(-1)} />
      <Action label="Move table down" text="↓" enabled={place < count - 1} onClick={() => move(1)} />
      <Action
        label="Duplicate table"
        text="Duplicate"
        enabled
        isSingle
        onClick={() => {
          const copy = duplicateTable(useStudio.getState().schema, table.id);
          if (copy) edit(() => copy.schema, { select: { table: copy.id, column: undefined } });
        }}
      />
      <Action label="Remove table" text="Remove" enabled isSingle onClick={() => remove(table)} />
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly text: string;
  readonly enabled: boolean;
  /** Whether a double click counts as one. */
  readonly isSingle?: boolean;
  readonly onClick: () => void;
}

function Action({ label, text, enabled, isSingle = false, onClick }: ActionProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      single={isSingle}
      aria-label={label}
      title={label}
      aria-disabled={enabled ? undefined : true}
      onClick={() => enabled && onClick()}
      className="min-h-11 min-w-11 px-2! lg:min-h-0 lg:min-w-7 lg:px-1.5!"
    >
      {text}
    </Button>
  );
}
