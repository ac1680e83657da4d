import './rows-table.css';
import { type KeyboardEvent, memo, type RefObject, useMemo, useRef } from 'react';
import { formatCount } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import type { StudioColumn, StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { measure, type Widths } from './cell-widths.ts';
import { isScaled, scrollHeight } from './scaled-scroll.ts';
import { type PreviewCell, type Rows, useRows } from './use-rows.ts';
import { type Scroll, useScroll } from './use-scroll.ts';

/** In pixels; the same as in `rows-table.css`. */
const ROW_HEIGHT = 28;
const HEAD_HEIGHT = 32;
/** The width of a row number's digit, and of its padding. */
const DIGIT = 7.5;
const NUMBER_PADDING = 20;
/** In pixels, beyond those in view. */
const COLUMNS_AHEAD = 300;

interface Props {
  readonly schema: StudioSchema;
  readonly table: StudioTable;
  readonly rowCount: number;
  /** Called with what scrolls, for what jumps to a row. */
  readonly jumpRef: RefObject<((row: number) => void) | null>;
}

/** The rows of a table. Only those in view are in the DOM. */
export function RowsTable({ schema, table, rowCount, jumpRef }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useScroll(scroller, rowCount * ROW_HEIGHT, HEAD_HEIGHT);
  const { offset, extent } = scroll;
  const from = Math.floor(offset / ROW_HEIGHT);
  const to = Math.min(rowCount, Math.ceil((offset + extent.view) / ROW_HEIGHT));
  const rows = useRows(schema, table, from, to);
  const numberWidth = Math.round(formatCount(Math.max(rowCount, 1)).length * DIGIT + NUMBER_PADDING);
  const widths = useWidths(table, rows);
  const columns = useColumnsInView(table.columns, widths, scroll, numberWidth);
  const width = widths.reduce((sum, each) => sum + each, numberWidth);
  jumpRef.current = (row) => scroll.scrollTo(row * ROW_HEIGHT);

  function onKeyDown(event: KeyboardEvent) {
    const page = Math.max(ROW_HEIGHT, extent.view - ROW_HEIGHT);
    const moves: Readonly<Record<string, number>> = {
      ArrowUp: offset - ROW_HEIGHT,
      ArrowDown: offset + ROW_HEIGHT,
      PageUp: offset - page,
      PageDown: offset + page,
      Home: 0,
      End: rowCount * ROW_HEIGHT,
    };
    const target = moves[event.key];
    if (target === undefined || event.altKey) return;
    event.preventDefault();
    scroll.scrollTo(target);
  }

  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        tabIndex={0}
        aria-label={`Scrolls the rows of ${table.name || 'the table'}`}
        onKeyDown={onKeyDown}
        className="rows-scroller min-h-0 grow overflow-auto overscroll-contain -outline-offset-2"
        data-scaled={isScaled(extent) || undefined}
      >
        <div style={{ height: HEAD_HEIGHT + scrollHeight(extent), width, minWidth: '100%' }}>
          <table
            aria-label={`Rows of ${table.name}`}
            aria-rowcount={rowCount + 1}
            aria-colcount={table.columns.length}
            className="rows-table"
            style={{ height: HEAD_HEIGHT + extent.view, width, '--number-width': `${numberWidth}px` }}
          >
            <thead>
              <tr aria-rowindex={1} data-number="#" style={{ paddingRight: columns.after }}>
                {columns.before > 0 && <Gap width={columns.before} />}
                {columns.shown.map(({ column, index, width: own }) => (
                  <th
                    key={column.id}
                    scope="col"
                    aria-colindex={index + 1}
                    title={column.name}
                    data-right={rows.isNumber(column.id) ? '' : undefined}
                    style={{ width: own }}
                  >
                    {column.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody style={{ top: HEAD_HEIGHT - (offset % ROW_HEIGHT) }}>
              {numbers.map((row) => (
                <tr key={row} aria-rowindex={row + 2} data-number={formatCount(row + 1)}>
                  {columns.before > 0 && <Gap width={columns.before} />}
                  {columns.shown.map(({ column, index, width: own }) => {
                    const cell = rows.cell(row, column.id);
                    return (
                      <CellOf
                        key={column.id}
                        text={cell?.text}
                        isBroken={cell?.isBroken === true}
                        isNumber={cell?.isNumber === true}
                        index={index}
                        width={own}
                      />
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {rows.failure && <Failure rows={rows} />}
    </div>
  );
}

/** Stands for the columns out of view to the left. */
function Gap({ width }: { readonly width: number }) {
  return <td aria-hidden="true" style={{ width }} />;
}

interface CellProps {
  readonly text: PreviewCell['text'] | undefined;
  readonly isBroken: boolean;
  readonly isNumber: boolean;
  readonly index: number;
  readonly width: number;
}

const CellOf = memo(function CellOf({ text, isBroken, isNumber, index, width }: CellProps) {
  if (isBroken) {
    return (
      <td aria-colindex={index + 1} data-broken="" title="Comes once the problem is solved" style={{ width }}>
        –
      </td>
    );
  }
  return (
    <td
      aria-colindex={index + 1}
      data-null={text === null ? '' : undefined}
      data-right={isNumber ? '' : undefined}
      title={text || undefined}
      style={{ width }}
    >
      {text === undefined ? '…' : (text ?? 'null')}
    </td>
  );
});

/** Each column's width in pixels. */
function useWidths(table: StudioTable, { shown }: Rows): readonly number[] {
  const known = useRef<Widths>(new Map());
  return useMemo(() => {
    known.current = measure(known.current, table, shown);
    return table.columns.map(({ id }) => known.current.get(id)?.width ?? 0);
  }, [table, shown]);
}

interface ColumnsInView {
  readonly shown: readonly {
    readonly column: StudioColumn;
    readonly index: number;
    readonly width: number;
  }[];
  /** Widths of what is out of view on either side. */
  readonly before: number;
  readonly after: number;
}

function useColumnsInView(
  columns: readonly StudioColumn[],
  widths: readonly number[],
  { left, width: viewWidth }: Scroll,
  numberWidth: number,
): ColumnsInView {
  const shown: ColumnsInView['shown'][number][] = [];
  let at = numberWidth;
  let before = 0;
  let after = 0;
  for (const [index, column] of columns.entries()) {
    const width = widths[index] ?? 0;
    if (at + width < left - COLUMNS_AHEAD) before += width;
    else if (at > left + viewWidth + COLUMNS_AHEAD) after += width;
    else shown.push({ column, index, width });
    at += width;
  }
  return { shown, before, after };
}

function Failure({ rows: { failure, retry } }: { readonly rows: Rows }) {
  return (
    <p
      role="note"
      className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-3 bg-danger-soft px-3 py-2 text-sm text-danger"
    >
      {failure === 'unreadable'
        ? 'The rows come once the problems are solved.'
        : 'Some rows could not be made.'}
      {failure === 'failed' && (
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      )}
    </p>
  );
}
