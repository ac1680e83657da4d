import { useEffect, useMemo, useRef, useState } from 'react';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { LabelledSelect } from '../../ui/labelled-select.tsx';
import { ProblemsBeforeUse } from '../controls/problems-before-use.tsx';
import { Breakable } from './breakable.tsx';
import { planNotes } from './plan-notes.ts';
import { type ColumnCounts, countsOf, type Reading, type ShownColumns, shownColumns } from './reading.ts';
import { ReportTable } from './report-table.tsx';
import { mattersText, skippedText } from './skipped-text.ts';
import { SourceHelp } from './source-help.tsx';
import { useImport } from './use-import.ts';
import type { Planned } from './use-plan.ts';

interface Props {
  /** What the import does with what was read. */
  readonly planned: Planned | undefined;
}

/** What was read, where its fields can be changed; before that, what can be read. */
export function ReadingPane({ planned }: Props) {
  const isShown = planned !== undefined;
  const isRead = useImport((state) => state.reading !== undefined);
  const scroller = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isRead);
  // On a narrow screen it is below the source.
  useEffect(() => {
    if (isShown && !wasShown.current) scroller.current?.scrollIntoView();
    wasShown.current = isRead && (isShown || wasShown.current);
  }, [isShown, isRead]);
  return (
    <div
      ref={scroller}
      className="border-line text-sm max-lg:mt-5 max-lg:border-t max-lg:pt-5 lg:overflow-y-auto lg:overscroll-contain lg:border-l lg:p-6"
    >
      {planned ? <WhatWasRead planned={planned} pane={scroller} /> : <SourceHelp />}
    </div>
  );
}

interface ReadProps {
  readonly planned: Planned;
  readonly pane: React.RefObject<HTMLDivElement | null>;
}

function WhatWasRead({ planned: { reading, plan }, pane }: ReadProps) {
  const isOutdated = useImport((state) => state.isOutdated);
  const [wished, setShown] = useState<ShownColumns>('all');
  const counts = useMemo(() => countsOf(reading, plan), [reading, plan]);
  const notesOnPlan = useMemo(() => planNotes(reading, plan), [reading, plan]);
  // The last of them can be changed or removed while only these are shown.
  const shown = counts[wished] > 0 ? wished : 'all';
  const { kind, counts: figures, isSample, schema, skipped, notes } = reading;
  const columns = useMemo(
    () => schema.tables.reduce((sum, table) => sum + table.columns.length, 0),
    [schema],
  );
  const matters = mattersText(skipped);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="font-medium">
            {kind}: {countOf(schema.tables.length, 'table')}, {countOf(columns, 'column')}
          </span>
          {figures !== '' && `, ${figures}`}
          {counts.unsure > 0 && <span className="text-warning">, {formatCount(counts.unsure)} unsure</span>}
          {skipped.length > 0 && `. ${skippedText(skipped)}`}
          {matters !== '' && <span className="text-warning">, {matters}</span>}.
        </p>
        <ChooseAll reading={reading} />
        <LabelledSelect
          label="Show"
          options={optionsFor(counts)}
          value={shown}
          onChange={(value) => setShown(shownColumns.find((known) => known === value) ?? 'all')}
        />
      </div>
      {isOutdated && <Note tone="warning">The source has changed since it was read. Read it again.</Note>}
      {[...new Set(notes)].slice(0, NOTES_MAX).map((note) => (
        <Note key={note}>
          <Breakable text={note} />
        </Note>
      ))}
      {notes.length > NOTES_MAX && <Note>And {countOf(notes.length - NOTES_MAX, 'more note')}</Note>}
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {notesOnPlan.map((note) => (
          <Note key={note}>
            <Breakable text={note} />
          </Note>
        ))}
      </div>
      {isSample && <SampleNote columns={counts.sampled} />}
      <div aria-live="polite" className="empty:hidden">
        <ProblemsBeforeUse schema={plan.schema} />
      </div>
      <ReportTable key={shown} reading={reading} plan={plan} shown={shown} pane={pane} />
    </div>
  );
}

const labels: { readonly [Shown in ShownColumns]: string } = {
  all: 'All columns',
  differences: 'Differences',
  unsure: 'Unsure',
  repaired: 'Repaired',
  sampled: 'With sample values',
};

function optionsFor(counts: ColumnCounts) {
  return shownColumns
    .filter((shown) => shown === 'all' || counts[shown] > 0)
    .map((shown) => [shown, `${labels[shown]} (${formatCount(counts[shown])})`] as const);
}

/** Above the table. */
const NOTES_MAX = 5;

/** Chooses all tables, or none. With two there is nothing to save. */
function ChooseAll({ reading }: { readonly reading: Reading }) {
  const ids = reading.schema.tables.map(({ id }) => id);
  const { leaveOut } = useImport.getState();
  if (ids.length < 3) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and a layout, of its own.
    <div role="group" aria-label="Tables" className="flex gap-1">
      <Button variant="quiet" size="touch" onClick={() => leaveOut(ids, false)}>
        Select all
      </Button>
      <Button variant="quiet" size="touch" onClick={() => leaveOut(ids, true)}>
        Select none
      </Button>
    </div>
  );
}

interface NoteProps {
  readonly tone?: 'warning';
  readonly children: React.ReactNode;
}

function Note({ tone, children }: NoteProps) {
  return (
    <p
      className={tone === 'warning' ? 'rounded-control bg-warning-soft px-3 py-2 text-warning' : 'text-muted'}
    >
      {children}
    </p>
  );
}

function SampleNote({ columns }: { readonly columns: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-accent-soft px-3 py-2">
      <p className="min-w-60 grow basis-0">
        {columns === 0
          ? 'The only sample values kept are the lowest and highest numbers and dates.'
          : `The schema contains sample values in ${countOf(columns, 'column')} (listed below), and of the others only the lowest and highest numbers and dates.`}{' '}
        Your sample stays on this device.
      </p>
      {columns > 0 && (
        <Button size="touch" onClick={() => useImport.getState().removeAllSampleValues()}>
          Remove from all columns
        </Button>
      )}
    </div>
  );
}
