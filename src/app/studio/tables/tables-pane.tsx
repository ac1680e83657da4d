import { type KeyboardEvent, memo, useCallback } from 'react';
import { normalized } from '../../../catalogue/search-fields.ts';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { focusTarget, moveFocus, targetOf } from '../../lib/focus.ts';
import { countOf } from '../../lib/format-count.ts';
import { preloaded } from '../../lib/preload.ts';
import { Button } from '../../ui/button.tsx';
import { CutName, isCut } from '../controls/cut-name.tsx';
import { KeyMark } from '../controls/key-mark.tsx';
import { LoadedPart } from '../controls/loaded-part.tsx';
import { useWide } from '../controls/use-wide.ts';
import { FOCUS, showTab, usePlace } from '../document/place.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { NO_PROBLEMS } from '../schema/problems.ts';
import { rowsOfTable } from '../schema/row-counts.ts';
import { isInPrimaryKey, type StudioTable } from '../schema/studio-schema.ts';
import { addOwnTable, newTable } from '../schema/tables.ts';
import { TableSettings } from './table-settings.tsx';

/** Starts with a table without columns, and leads to the row that adds the first one. */
export function startWithEmptyTable(): void {
  showTab('columns');
  addEmptyTable(FOCUS.newColumn);
}

/** Adds a table, and leads to its name. The same on every screen: hydration answers an earlier click by the wide page. */
export function startTable(): void {
  showTab('tables');
  addEmptyTable(() => FOCUS.tableName);
}

function addEmptyTable(focusOf: (table: string) => string): void {
  const { schema, edit } = useStudio.getState();
  const table = newTable(schema);
  const timeMs = Date.now();
  edit((before) => addOwnTable(before, table, timeMs), {
    select: { table: table.id, column: undefined },
    focus: focusOf(table.id),
  });
}

/** A longer list has a filter. */
const SHORT_LIST_MAX = 8;

const loadFilter = preloaded(async () => (await import('./table-filter.tsx')).TableFilter);

/** The arrow keys lead from a table to the next one, and from the first one to the filter of a long list. */
function moveByArrow(event: KeyboardEvent, tables: readonly StudioTable[]): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const at = tables.findIndex(({ id }) => targetOf(FOCUS.tableButton(id)) === event.target);
  const next = tables[at + step]?.id;
  if (next !== undefined) moveFocus(FOCUS.tableButton(next));
  else if (step < 0 && targetOf(FOCUS.tableFilter)) moveFocus(FOCUS.tableFilter);
}

function show(id: string): void {
  useStudio.getState().select({ table: id, column: undefined });
}

/**
 * The schema's tables. A narrow screen has the settings of the selected one below them, a wide one at the head of its
 * columns. What a click selects moves no button here: the second click of a double click meets the first one's.
 */
export function TablesPane() {
  const tables = useStudio(({ schema }) => schema.tables);
  const selected = useStudio(selectedTable);
  const isWide = useWide();
  const rename = useCallback((id: string) => {
    show(id);
    moveFocus(FOCUS.tableName);
  }, []);
  const filter = usePlace((place) => place.tableFilter);
  const isLong = tables.length > SHORT_LIST_MAX;
  const words = isLong ? normalized(filter).split(' ').filter(Boolean) : [];
  const matches =
    words.length === 0
      ? tables
      : tables.filter(({ name }) => {
          const text = normalized(name);
          return words.every((word) => text.includes(word));
        });
  const isFiltered = matches.length < tables.length;
  const shown = isFiltered ? tables.filter((table) => table === selected || matches.includes(table)) : tables;
  const settings = selected && !isWide && <TableSettings table={selected} />;
  return (
    <nav aria-label="Tables" className="flex flex-col lg:min-h-0 lg:grow">
      <div className="flex flex-none items-center justify-between gap-2 py-2 pr-2 pl-3">
        <p aria-hidden="true" className="text-xs font-medium text-muted">
          {isFiltered && `${matches.length} of `}
          {countOf(tables.length, 'table')}
        </p>
        <Button ref={focusTarget(FOCUS.addTable)} size="touch" onClick={startTable}>
          Add table
        </Button>
      </div>
      {isLong && (
        <div className="h-13 flex-none px-2 lg:h-10">
          <LoadedPart load={loadFilter} name="The filter">
            {(Filter) => (
              <Filter
                text={filter}
                matches={matches.map(({ id }) => id)}
                count={tables.length}
                onShow={show}
              />
            )}
          </LoadedPart>
        </div>
      )}
      <ul
        onKeyDown={(event) => moveByArrow(event, shown)}
        className="flex min-h-0 flex-col gap-px overflow-y-auto px-2 max-lg:max-h-[50dvh] max-lg:flex-none max-lg:pb-2 lg:grow lg:under-messages"
      >
        {shown.map((table) => (
          <TableItem
            key={table.id}
            table={table}
            isSelected={table === selected}
            onShow={show}
            onRename={rename}
          />
        ))}
      </ul>
      {settings}
    </nav>
  );
}

interface ItemProps {
  readonly table: StudioTable;
  readonly isSelected: boolean;
  readonly onShow: (id: string) => void;
  readonly onRename: (id: string) => void;
}

const TableItem = memo(function TableItem({ table, isSelected, onShow, onRename }: ItemProps) {
  const { id, name } = table;
  const problems = useStudio((state) => problemCount(state.problems, table));
  const detailsId = `${id}-details`;
  return (
    <li>
      <div
        data-selected={isSelected || undefined}
        className="relative flex min-h-11 flex-col justify-center rounded-control px-2 py-1 hover:bg-sunken data-selected:bg-accent-soft lg:min-h-9 forced-colors:data-selected:selected-in-system-colors"
      >
        <button
          ref={focusTarget(FOCUS.tableButton(id))}
          type="button"
          aria-label={isCut(name) ? name : undefined}
          aria-describedby={detailsId}
          aria-current={isSelected ? 'true' : undefined}
          onClick={() => onShow(id)}
          onDoubleClick={() => onRename(id)}
          onKeyDown={(event) => {
            if (event.key !== 'F2') return;
            event.preventDefault();
            onRename(id);
          }}
          className="cursor-pointer text-left font-mono text-[0.8125rem] wrap-anywhere lg:min-w-0 -outline-offset-2 after:absolute after:inset-0 after:rounded-control"
        >
          <CutName name={name || 'Unnamed table'} wraps />
        </button>
        <p id={detailsId} className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <Details table={table} />
          {problems > 0 && <span className="text-danger">{countOf(problems, 'problem')}</span>}
        </p>
      </div>
    </li>
  );
});

function problemCount(
  { byTable, byColumn, schema }: ReturnType<typeof useStudio.getState>['problems'],
  { id }: StudioTable,
): number {
  const own = byTable.get(id) ?? NO_PROBLEMS;
  const columns = (schema && tableById(schema, id)?.columns) ?? [];
  return columns.reduce((sum, column) => sum + (byColumn.get(column.id)?.length ?? 0), own.length);
}

function Details({ table }: { readonly table: StudioTable }) {
  const { columns, foreignKeys = [] } = table;
  const rows = useStudio(({ schema }) => rowsOfTable(schema, table));
  const keys = columns.filter((column) => isInPrimaryKey(table, column)).length;
  const references = columns.filter(({ field }) => field === 'reference').length + foreignKeys.length;
  return (
    <>
      <span>{countOf(rows, 'row')}</span>
      {keys > 0 && <KeyMark kind="primary key" text="Has a primary key" />}
      {references > 0 && (
        <KeyMark kind="foreign key" count={references} text={countOf(references, 'foreign key')} />
      )}
    </>
  );
}
