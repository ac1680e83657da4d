import './rows-table.css';
import type { ComponentProps, ReactNode } from 'react';
import { formatCount } from '../lib/format-count.ts';
import { Button } from '../ui/button.tsx';
import { type CellLook, RowsCell } from './rows-cell.tsx';
import { scrollHeight } from './scaled-scroll.ts';
import type { TableColumn } from './shown-rows.ts';
import type { RowsView } from './use-rows-view.ts';

declare module 'react' {
  interface CSSProperties {
    /** `rows-table.css` reads these. */
    '--number-width'?: string;
    '--row-height'?: string;
    '--head-height'?: string;
  }
}

interface Props<C extends TableColumn> extends ComponentProps<'table'> {
  readonly view: RowsView<C>;
  /** The header cells of the columns that are shown. */
  readonly head: ReactNode;
  readonly bodyProps?: ComponentProps<'tbody'>;
  /** How a cell looks; `at` counts the columns that are not hidden. */
  readonly lookOf: (row: number, at: number) => CellLook;
  readonly isSelected?: (row: number) => boolean;
  /** Describes a row that begins a group: a line is above it. Undefined for other rows. */
  readonly groupStartOf?: ((row: number) => string | undefined) | undefined;
}

/** The rows of a table, as the content of what scrolls. Only those in view are in the document. */
export function RowsTable<C extends TableColumn>({
  view,
  head,
  bodyProps,
  lookOf,
  isSelected,
  groupStartOf,
  ...tableProps
}: Props<C>) {
  const { rows, scroll, heights, from, to, keptRow, numberWidth, firstShown } = view;
  const { extent, offset } = scroll;
  const height = Math.min(extent.view, extent.content);
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  if (keptRow !== undefined && keptRow < from) numbers.unshift(keptRow);
  else if (keptRow !== undefined && keptRow >= to) numbers.push(keptRow);
  return (
    <>
      <table
        {...tableProps}
        aria-rowcount={view.rowCount + 1}
        aria-colcount={view.columnCount}
        data-stretched={view.isStretched || undefined}
        className="rows-table"
        style={{
          height: heights.head + height,
          width: view.width,
          '--number-width': `${numberWidth}px`,
          '--row-height': `${heights.row}px`,
          '--head-height': `${heights.head}px`,
        }}
      >
        <thead>
          <tr aria-rowindex={1} data-number="#" style={{ paddingRight: view.after }}>
            {view.before > 0 && <Gap width={view.before} />}
            {head}
          </tr>
        </thead>
        <tbody {...bodyProps} style={{ top: heights.head + from * heights.row - offset }}>
          {numbers.map((row) => {
            const groupStart = groupStartOf?.(row);
            return (
              <tr
                key={row}
                aria-rowindex={row + 2}
                data-number={formatCount(row + 1)}
                data-selected={isSelected?.(row) || undefined}
                data-group-start={groupStart !== undefined || undefined}
                aria-description={groupStart}
                style={
                  row < from || row >= to
                    ? { position: 'absolute', insetInline: 0, top: (row - from) * heights.row }
                    : undefined
                }
              >
                {view.before > 0 && <Gap width={view.before} />}
                {view.shownColumns.map(({ column, index, width, decimals }, i) => {
                  const cell = rows.cell(row, column.id);
                  return (
                    <RowsCell
                      key={column.id}
                      text={cell?.text}
                      isBroken={cell?.isBroken === true}
                      isNumber={cell?.isNumber === true}
                      decimals={decimals}
                      index={index}
                      width={width}
                      {...lookOf(row, firstShown + i)}
                    />
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <div style={{ height: scrollHeight(extent) - height }} />
    </>
  );
}

/** Stands for the columns out of view to the left. */
function Gap({ width }: { readonly width: number }) {
  return <td aria-hidden="true" style={{ width }} />;
}

interface FailureProps {
  readonly rows: Pick<RowsView<TableColumn>['rows'], 'failure' | 'retry'>;
}

/** Says why rows are missing, over the end of the rows: in the flow it would change which ones are in view. */
export function RowsFailure({ rows: { failure, retry } }: FailureProps) {
  if (!failure) return null;
  return (
    <p
      role="note"
      className="absolute inset-x-0 bottom-0 z-10 flex flex-wrap items-center gap-3 bg-danger-soft px-3 py-2 text-sm text-danger"
    >
      {failure === 'unreadable' ? 'Fix the problems to see rows.' : 'Some rows could not be loaded.'}
      {failure === 'failed' && (
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      )}
    </p>
  );
}
