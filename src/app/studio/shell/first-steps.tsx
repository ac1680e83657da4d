import { rowsOfTable } from '../schema/row-counts.ts';
import './first-steps.css';
import { useEffect, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { focusContent } from '../../lib/landmarks.ts';
import { Button } from '../../ui/button.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { type StudioTab, showTab, usePlace } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { useExports } from '../files/exports.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

interface Step {
  /** The tab of a narrow screen that has the step's part of the page. */
  readonly tab: StudioTab;
  readonly title: string;
  readonly text: string;
}

const STEPS: readonly Step[] = [
  { tab: 'columns', title: 'Name your columns', text: 'Rowloom picks a field for each name.' },
  { tab: 'preview', title: 'Look at the rows', text: 'Ask for any number of them.' },
  { tab: 'export', title: 'Download or share', text: 'One link makes the same rows anywhere.' },
];

interface Props {
  readonly isWide: boolean;
  readonly onClose: () => void;
}

/** Outlasts a change of the page’s width, which moves the steps. */
interface Progress {
  /** The id of the document that the steps are over. */
  readonly document: string | undefined;
  readonly at: number;
  readonly done: ReadonlySet<number>;
}

const useProgress = create<Progress>()(() => ({ document: undefined, at: 0, done: new Set() }));

/** Whether the first step has nothing left to do, as in an example. */
const areNamed = ({ tables }: StudioSchema) =>
  tables.every(({ columns }) => columns.length > 0 && columns.every(({ name }) => name !== ''));

/** Begins anew, at the first step that the open document leaves to do, unless the steps were over it before. */
function beginSteps(): void {
  const { id, schema } = useStudio.getState();
  if (useProgress.getState().document === id) return;
  useProgress.setState({ document: id, at: 0, done: new Set() });
  if (areNamed(schema)) markDone(0);
}

/** Marks a step. From the current one, the next that is not done follows. */
function markDone(step: number): void {
  useProgress.setState(({ at, done }) => {
    if (done.has(step)) return {};
    const now = new Set(done).add(step);
    const next = STEPS.findIndex((_, i) => i > step && !now.has(i));
    return { done: now, at: step === at && next !== -1 ? next : at };
  });
}

/** What the first step changes. */
const columnsOf = ({ tables }: StudioSchema) =>
  JSON.stringify(tables.map(({ columns }) => columns.map(({ name, field }) => [name, field])));
/** What the second step can change. */
const rowsOf = (schema: StudioSchema) => schema.tables.map((table) => rowsOfTable(schema, table)).join();

/** Marks the steps that the visitor does. */
function useDone(isWide: boolean): void {
  useEffect(() => {
    const first = useStudio.getState().schema;
    const columns = columnsOf(first);
    const isLeft = (step: number) => !useProgress.getState().done.has(step);
    const unsubscribe = [
      useStudio.subscribe(({ schema }, before) => {
        if (schema === before.schema || schema.tables.length === 0) return;
        if (isLeft(0) && columnsOf(schema) !== columns) markDone(0);
        if (!isLeft(1) || schema.tables.length !== first.tables.length) return;
        if (rowsOf(schema) !== rowsOf(first)) markDone(1);
      }),
      usePlace.subscribe(({ tab, dialog }) => {
        if (!isWide && tab === 'preview') markDone(1);
        if (dialog === 'share') markDone(2);
      }),
      useExports.subscribe(({ waiting }, before) => {
        if (waiting.length > before.waiting.length) markDone(2);
      }),
    ];
    const ended = new AbortController();
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-part="preview"]')) markDone(1);
    };
    for (const type of ['wheel', 'pointerdown', 'focusin']) {
      addEventListener(type, look, { capture: true, passive: true, signal: ended.signal });
    }
    return () => {
      ended.abort();
      for (const end of unsubscribe) end();
    };
  }, [isWide]);
}

/**
 * Three steps over the first schema, beside what the visitor works on: they cover nothing and take no focus. The part of the
 * page that a step is about has an outline.
 */
export function FirstSteps({ isWide, onClose }: Props) {
  const { at, done } = useProgress();
  const panel = useFocusHandover<HTMLElement>(focusContent);
  const areAllDone = done.size === STEPS.length;

  useLayoutEffect(beginSteps, []);
  useDone(isWide);

  const part = areAllDone ? undefined : STEPS[at]?.tab;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (part !== undefined) dataset.firstStep = part;
    return () => {
      delete dataset.firstStep;
    };
  }, [part]);

  function go(to: number) {
    // The tab of a step can mark the step, which does not lead on from there.
    if (!isWide && STEPS[to]) showTab(STEPS[to].tab);
    useProgress.setState({ at: to });
  }

  return (
    <section
      ref={panel}
      aria-label="First steps"
      className="flex-none border-t border-line bg-surface text-sm"
    >
      <div className="flex items-center gap-x-2 pl-3 lg:pt-1">
        <p className="grow font-medium">
          {areAllDone ? 'All three done' : isWide ? 'First steps' : STEPS[at]?.title}
          {!isWide && !areAllDone && (
            <span className="block text-xs font-normal text-muted">
              {at + 1} of {STEPS.length}. {STEPS[at]?.text}
            </span>
          )}
        </p>
        {!isWide && !areAllDone && <Moves at={at} onGo={go} />}
        <ToolButton icon="remove" label="Close first steps" onClick={onClose} />
      </div>
      {isWide && (
        <>
          <ol className="flex flex-col gap-1.5 px-3">
            {STEPS.map(({ title, text }, i) => (
              <li
                key={title}
                aria-current={i === at && !areAllDone ? 'step' : undefined}
                className="flex gap-2 text-muted aria-[current]:text-ink"
              >
                <span aria-hidden="true" className={`w-3 flex-none ${done.has(i) ? 'text-success' : ''}`}>
                  {done.has(i) ? '✓' : i + 1}
                </span>
                <span>
                  <span className={i === at ? 'font-medium' : ''}>{title}</span>
                  {done.has(i) && <span className="sr-only">, done</span>}
                  {i === at && !areAllDone && <span className="block text-xs">{text}</span>}
                </span>
              </li>
            ))}
          </ol>
          <div className="flex gap-1 px-1 py-2">{!areAllDone && <Moves at={at} onGo={go} />}</div>
        </>
      )}
      <p aria-live="polite" className="sr-only">
        {done.size > 0 && `${done.size} of ${STEPS.length} steps done`}
      </p>
    </section>
  );
}

interface MovesProps {
  readonly at: number;
  readonly onGo: (to: number) => void;
}

function Moves({ at, onGo }: MovesProps) {
  const isFirst = at === 0;
  const isLast = at === STEPS.length - 1;
  return (
    <>
      <Button
        size="touch"
        variant="quiet"
        className="px-2! lg:h-7!"
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onGo(at - 1)}
      >
        Back
      </Button>
      <Button
        size="touch"
        variant="quiet"
        className="px-2! lg:h-7!"
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onGo(at + 1)}
      >
        Next
      </Button>
    </>
  );
}
