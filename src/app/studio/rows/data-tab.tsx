import { useEffect, useRef, useState } from 'react';
import { TABLE_ROWS_MAX } from '../../../schema/schema.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { showColumns, shownColumns, useColumnViews } from '../document/column-views.ts';
import { FOCUS, usePlace } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { parseRows } from '../schema/parse-rows.ts';
import { rowsOfTable } from '../schema/row-counts.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { SelectableRows } from './selectable-rows.tsx';

interface Props {
  readonly table: StudioTable;
}

export function DataTab({ table }: Props) {
  const schema = useStudio((state) => state.schema);
  const rows = rowsOfTable(schema, table);
  const jump = useRef<(row: number) => void>(null);
  const [said, setSaid] = useState('');
  const row = usePlace((place) => place.row);
  useEffect(() => {
    if (row === undefined) return;
    usePlace.setState({ row: undefined });
    jump.current?.(row);
  }, [row]);
  const isCount = Number.isInteger(rows) && rows >= 0 && rows <= TABLE_ROWS_MAX;
  const rowCount = isCount ? rows : 0;
  if (table.columns.length === 0) {
    return <p className="p-4 text-sm text-muted">Add a column to see rows.</p>;
  }
  return (
    <>
      <SelectableRows schema={schema} table={table} rowCount={rowCount} jumpRef={jump} onSay={setSaid} />
      <JumpBar table={table} rowCount={rowCount} said={said} onJump={(row) => jump.current?.(row)} />
    </>
  );
}

interface JumpProps {
  readonly table: StudioTable;
  readonly rowCount: number;
  /** What is selected, or how copying ended. */
  readonly said: string;
  /** `row` counts from 0. */
  readonly onJump: (row: number) => void;
}

function JumpBar({ table, rowCount, said, onJump }: JumpProps) {
  const [text, setText] = useState('');
  const row = parseRows(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (row !== undefined) onJump(Math.max(0, Math.min(row, rowCount) - 1));
      }}
      className="flex flex-none flex-wrap items-center gap-2 border-t border-line px-3 py-1 text-sm text-muted"
    >
      <TextInput
        ref={focusTarget(FOCUS.rowBox)}
        aria-label="Go to row"
        placeholder="Row"
        inputMode="numeric"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="h-11! w-32! font-mono lg:h-7! lg:px-2!"
      />
      <Button type="submit" size="touch" variant="quiet" className="lg:h-7!">
        Go
      </Button>
      <Button size="touch" variant="quiet" onClick={() => onJump(rowCount)} className="lg:h-7!">
        Last row
      </Button>
      <HiddenColumns table={table} />
      {/* Always there: a region that is added with its text is not announced. */}
      <span aria-live="polite">{said}</span>
      <span className="ml-auto font-mono text-xs tabular-nums">
        {formatCount(rowCount)} {rowCount === 1 ? 'row' : 'rows'}
      </span>
    </form>
  );
}

/** Says that columns are hidden, and shows them again. */
function HiddenColumns({ table }: Pick<JumpProps, 'table'>) {
  const hidden = useColumnViews((views) => views.hidden);
  const count = table.columns.length - shownColumns(table, hidden).length;
  return count > 0 && <ShowHidden table={table} count={count} />;
}

function ShowHidden({ table, count }: Pick<JumpProps, 'table'> & { readonly count: number }) {
  const button = useFocusHandover<HTMLButtonElement>(() => moveFocus(FOCUS.rowsHead));
  return (
    <Button ref={button} size="touch" className="lg:h-7!" onClick={() => showColumns(table.columns)}>
      Show {countOf(count, 'hidden column')}
    </Button>
  );
}
