import { useId, useState } from 'react';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { countOf } from '../../lib/format-count.ts';
import { preloaded } from '../../lib/preload.ts';
import { Button } from '../../ui/button.tsx';
import { LoadedPart } from '../controls/loaded-part.tsx';
import { TableRows } from '../controls/table-rows.tsx';
import { usePlace } from '../document/place.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { rowsOfTable, rowsSourceOf } from '../schema/row-counts.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { TableActions } from './table-actions.tsx';
import { TableName } from './table-name.tsx';

interface Props {
  readonly table: StudioTable;
}

/** The name, the rows and the actions of a table, on a narrow screen. */
export function TableSettings({ table }: Props) {
  return (
    <div className="flex flex-none flex-col gap-3 border-t border-line p-3">
      <p aria-hidden="true" className="text-sm font-semibold">
        Table
      </p>
      <div className="flex flex-col gap-1 text-sm">
        <span aria-hidden="true" className="text-muted">
          Name
        </span>
        <TableName table={table} />
      </div>
      <TableRows key={table.id} table={table} />
      <TableActions />
      <MoreOptions key={`${table.id} more`} table={table} />
    </div>
  );
}

/** The same at the head of its columns, on a wide screen, where the foot has the box for the rows. */
export function TableHead() {
  const table = useStudio(selectedTable);
  if (!table) return null;
  return (
    <div data-part="tables" className="flex-none border-b border-line py-1 pr-2 pl-7 xl:pl-8">
      <div className="flex items-start gap-2">
        <div className="w-64 min-w-24 shrink">
          <TableName table={table} />
        </div>
        <RowsInPlace key={table.id} table={table} />
        <div className="ml-auto flex-none">
          <TableActions />
        </div>
      </div>
      <MoreOptions key={`${table.id} more`} table={table} />
    </div>
  );
}

const loadOptions = preloaded(async () => (await import('./table-options.tsx')).TableOptions);

/** Another table, which is shown before the event comes, keeps its own. */
function setOpen({ id }: StudioTable, isOpen: boolean) {
  usePlace.setState(({ tableOptions }) => {
    if (isOpen) return { tableOptions: id };
    return tableOptions === id ? { tableOptions: undefined } : {};
  });
}

/** Settings that few tables need, loaded on demand. */
function MoreOptions({ table }: Props) {
  const isOpen = usePlace(({ tableOptions }) => tableOptions === table.id);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setOpen(table, open)}
      className="text-sm"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-xs text-muted hover:text-ink lg:min-h-6">
        <span aria-hidden="true" className={isOpen ? 'rotate-90' : ''}>
          ›
        </span>
        <span>Table options</span>
      </summary>
      {isOpen && (
        <div className="max-h-80 overflow-y-auto pt-1 pb-2 lg:max-h-[clamp(8rem,calc(var(--studio-height)*var(--columns-share)-14rem),20rem)]">
          <LoadedPart load={loadOptions} name="The options of the table">
            {(Options) => <Options table={table} />}
          </LoadedPart>
        </div>
      )}
    </details>
  );
}

/** How many rows a table has: a text that becomes a box when it is clicked. */
function RowsInPlace({ table }: Props) {
  const [isOpen, setOpen] = useState(false);
  const buttonKey = useId();
  const rows = useStudio(({ schema }) => rowsOfTable(schema, table));
  const source = rowsSourceOf(table);

  function close() {
    setOpen(false);
    moveFocus(buttonKey);
  }

  if (source !== undefined) {
    return (
      <p title={source.text} className="px-2 text-sm leading-8 text-muted tabular-nums">
        {countOf(rows, 'row')}, {source.short}
      </p>
    );
  }
  if (isOpen) {
    return (
      <TableRows
        table={table}
        place="head"
        onEnter={close}
        onLeave={(byEscape) => (byEscape ? close() : setOpen(false))}
      />
    );
  }
  return (
    <Button
      ref={focusTarget(buttonKey)}
      size="small"
      variant="quiet"
      title="Change the number of rows"
      className="px-2! tabular-nums underline decoration-dotted underline-offset-4"
      onClick={() => setOpen(true)}
    >
      {countOf(rows, 'row')}
    </Button>
  );
}
