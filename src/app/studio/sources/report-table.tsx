import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { useWide } from '../controls/use-wide.ts';
import type { ImportPlan } from '../schema/import-tables.ts';
import { columnById } from '../schema/studio-schema.ts';
import { linesOf, ownColumnsOf, type Reading, type ReportLine, type ShownColumns } from './reading.ts';
import { GoneHeading, TableHeading } from './report-heading.tsx';
import { OwnColumnRow, ReportRow, ROW } from './report-row.tsx';

interface Props {
  readonly reading: Reading;
  readonly plan: ImportPlan;
  readonly shown: ShownColumns;
  /** What scrolls on a wide screen. On a narrow one, the body of the dialog does. */
  readonly pane: RefObject<HTMLElement | null>;
}

/** Estimates in pixels, before a line is measured: with texts of one line. */
const HEIGHTS = {
  wide: { table: 37, column: 49, summary: 18 },
  narrow: { table: 53, column: 121, summary: 18 },
} as const;

/** The tables and columns that were read. Only those in view are in the DOM. */
export function ReportTable({ reading, plan, shown, pane }: Props) {
  const lines = useMemo(() => linesOf(reading, shown, plan), [reading, shown, plan]);
  const isWide = useWide();
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<number>(undefined);
  const [scrollMargin, setScrollMargin] = useState(0);
  const scrollElement = () =>
    isWide ? pane.current : (pane.current?.closest<HTMLElement>('.dialog-body') ?? null);

  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: scrollElement,
    estimateSize: (index) => {
      const { table, column, summary } = HEIGHTS[isWide ? 'wide' : 'narrow'];
      const line = lines[index];
      if (isHeading(line)) return table;
      const { options = {} } = columnById(tableById(reading.schema, line?.tableId), line?.id) ?? {};
      return column + (Object.keys(options).length > 0 ? summary : 0);
    },
    getItemKey: (line) => lines[line]?.id ?? line,
    scrollMargin,
    overscan: 6,
    initialRect: { width: 700, height: 600 },
    // The focused row stays in the document.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      const { current } = focused;
      if (current === undefined || current >= lines.length || seen.includes(current)) return seen;
      return [...seen, current].sort((a, b) => a - b);
    },
  });

  // What is above the table changes its height without a render of the table.
  useLayoutEffect(() => {
    const scroller = scrollElement();
    if (!scroller || !body.current) return;
    const { top } = body.current.getBoundingClientRect();
    setScrollMargin(Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop));
  });

  return (
    <table
      aria-label="What was read"
      aria-rowcount={lines.length + 1}
      onFocus={({ target }) => {
        const line = target.closest('[data-index]')?.getAttribute('data-index');
        focused.current = line ? Number(line) : undefined;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focused.current = undefined;
      }}
      className="block text-left"
    >
      <thead className="block max-lg:sr-only lg:sticky lg:-top-6 lg:z-10">
        <tr
          aria-rowindex={1}
          className={`${ROW} border-b border-line-strong bg-surface py-2 text-xs text-muted`}
        >
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col" className="font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} className="relative block" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          return (
            line && (
              <Line
                key={key}
                line={line}
                index={index}
                top={start - scrollMargin}
                reading={reading}
                plan={plan}
                measure={virtualizer.measureElement}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

const HEADINGS = ['Column', 'Field', 'Why', 'Sure'] as const;

const isHeading = (line: ReportLine | undefined) => line?.kind === 'table' || line?.kind === 'gone-table';

interface LineProps {
  readonly line: ReportLine;
  readonly index: number;
  /** In pixels. */
  readonly top: number;
  readonly reading: Reading;
  readonly plan: ImportPlan;
  readonly measure: (element: Element | null) => void;
}

function Line({ line: { kind, id, tableId }, index, top, reading, plan, measure }: LineProps) {
  const place = { 'aria-rowindex': index + 2, 'data-index': index, ref: measure, style: { top } };
  const table = tableById(reading.schema, tableId);
  const ofTable = plan.tables.get(tableId);
  switch (kind) {
    case 'gone-table': {
      const gone = plan.gone.find((other) => other.table.id === id);
      return gone ? <GoneHeading place={place} gone={gone} /> : null;
    }
    case 'table': {
      if (!table || !ofTable) return null;
      const isReplaced = plan.replacedTables.has(table.name);
      return <TableHeading place={place} table={table} plan={ofTable} isReplaced={isReplaced} />;
    }
    case 'column': {
      const column = columnById(table, id);
      return table && column ? (
        <ReportRow place={place} reading={reading} plan={plan} table={table} column={column} />
      ) : null;
    }
    case 'own-column': {
      const update = ownColumnsOf(ofTable).find(({ column }) => column.id === id);
      const isKnown = ofTable?.match?.imported !== undefined;
      return update ? <OwnColumnRow place={place} update={update} isKnown={isKnown} /> : null;
    }
  }
}
