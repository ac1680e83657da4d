import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { formatPath } from '../../../schema/problem.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { useFocusHandover, useLostFocus } from '../../lib/focus-hooks.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { checkAgain } from '../document/live-check.ts';
import { showProblem } from '../document/show-problem.ts';
import { useStudio } from '../document/store.ts';
import { fixesOf, type LocatedProblem } from '../schema/problems.ts';
import { columnById, type StudioSchema } from '../schema/studio-schema.ts';
import { CAPTION, CAPTIONED } from './bar-button.tsx';
import { Icon } from './icon.tsx';
import { NoticeList } from './notices.tsx';
import { labelAt } from './problem-message.ts';

/** How many problems there are, and the list of them. */
export function Problems() {
  const count = useStudio(({ problems }) => problems.list.length);
  const noticeCount = useStudio(({ problems }) => problems.notices.length);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The last one that was fixed here: its place gets the focus once no problem is left. */
  const fixed = useRef<LocatedProblem>(undefined);
  const status = useRef<HTMLDivElement>(null);
  const listId = useId();
  const hasList = count + noticeCount > 0;
  const isShown = isOpen && hasList;

  useEffect(() => {
    if (!isShown) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', onPointer);
    return () => removeEventListener('pointerdown', onPointer);
  }, [isShown]);

  useEffect(() => {
    if (count > 0) return;
    if (fixed.current) showProblem(fixed.current);
    setOpen(false);
  }, [count]);
  // Once the list is closed, the focus is elsewhere.
  useEffect(() => {
    if (!isOpen) fixed.current = undefined;
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from wherever the focus is in it.
    <div
      ref={box}
      className={`relative ${count === 0 ? 'max-md:min-w-7.5' : ''}`}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isShown) return;
        event.stopPropagation();
        close();
      }}
    >
      <div ref={status} role="status" aria-label="Problems" tabIndex={-1} className="outline-none">
        {hasList ? (
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={noticeCount > 0 ? countsText(count, noticeCount) : undefined}
            title={noticeCount > 0 ? countsText(count, noticeCount) : undefined}
            onClick={() => setOpen(!isOpen)}
            className={`inline-flex min-h-11 cursor-pointer items-center rounded-control whitespace-nowrap lg:min-h-8 ${count === 0 ? 'hover:bg-sunken' : 'bg-danger-soft px-3 text-sm font-medium text-danger max-md:min-w-8.5 max-md:justify-center max-md:px-1'}`}
          >
            {count === 0 ? <NoneListed next={() => {}} hasNotices /> : <CountOfProblems count={count} />}
          </button>
        ) : (
          <NoneListed next={() => status.current?.focus()} />
        )}
      </div>
      {isShown && (
        <div
          id={listId}
          className="fixed inset-x-3 top-14 z-30 max-h-[60dvh] overflow-y-auto rounded-panel border border-line-strong bg-surface p-2 shadow-dialog lg:absolute lg:inset-x-auto lg:top-full lg:right-0 lg:mt-2 lg:w-112"
        >
          {count > 0 && (
            <ProblemList
              onShown={() => setOpen(false)}
              onFix={(problem) => {
                fixed.current = problem;
              }}
            />
          )}
          {noticeCount > 0 && <NoticeList onShown={() => setOpen(false)} />}
        </div>
      )}
    </div>
  );
}

function countsText(problems: number, notices: number): string {
  const listed = problems === 0 ? NO_PROBLEMS_TEXT : countOf(problems, 'problem');
  return `${listed}, ${countOf(notices, 'notice')}`;
}

function CountOfProblems({ count }: { readonly count: number }) {
  return (
    <>
      {formatCount(count)}
      <span className="whitespace-pre max-md:sr-only lg:max-xl:sr-only">
        {count === 1 ? ' problem' : ' problems'}
      </span>
    </>
  );
}

/** In milliseconds. A check that takes less time leaves on the screen what was known before the edit. */
const LONG_MS = 1000;

/** What an empty list of problems means: nothing is said before the first check. */
function useCheckText(): string {
  const isChecked = useStudio(({ schema, problems }) => problems.schema === schema);
  const wasChecked = useStudio(({ problems }) => problems.schema !== undefined);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isChecked) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isChecked]);
  if (isLong) return CHECKING;
  return wasChecked ? NO_PROBLEMS_TEXT : '';
}

export const NO_PROBLEMS_TEXT = 'No problems';
export const CHECKING = 'Checking…';
/** There are notices, which the button lists. */
const NOTICE_MARK = <path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 7.5v3.5M8 5h.01" />;
const MARKS: Readonly<Record<string, ReactNode>> = {
  [NO_PROBLEMS_TEXT]: <path d="m3 8.5 3.5 3.5L13 4.5" />,
  [CHECKING]: <path d="M3 8h.01M8 8h.01M13 8h.01" />,
};

function NoneListed({ next, hasNotices = false }: CheckProps & { readonly hasNotices?: boolean }) {
  const isFailed = useStudio(({ problems }) => problems.isFailed);
  const text = useCheckText();
  if (isFailed) return <CheckFailed next={next} isInBar />;
  return (
    <span
      title={hasNotices ? undefined : text}
      className={`flex min-h-8 min-w-0 items-center justify-center px-2 text-sm whitespace-nowrap text-muted max-md:px-0 md:max-lg:min-w-24 xl:min-w-24 ${CAPTIONED}`}
    >
      <span aria-hidden="true" className={hasNotices ? 'xl:mr-1' : 'md:max-lg:hidden xl:hidden'}>
        <Icon>{hasNotices ? NOTICE_MARK : MARKS[text]}</Icon>
      </span>
      {/* Where the line is too short, the text wraps out of view. */}
      <span
        className={`${CAPTION} max-md:flex max-md:h-[1lh] max-md:flex-wrap max-md:justify-center max-md:overflow-hidden max-md:before:h-full lg:max-xl:sr-only`}
      >
        {text}
      </span>
    </span>
  );
}

interface CheckProps {
  /** Has the focus once the check has succeeded. */
  readonly next: () => void;
}

interface FailedProps extends CheckProps {
  /** Whether there is little room: only a very wide screen shows the sentence. */
  readonly isInBar?: boolean;
}

const BAR_BUTTON =
  'border-transparent! bg-danger-soft! text-danger! max-md:h-auto max-md:w-11 max-md:px-0! max-md:text-[0.625rem]! max-md:leading-tight max-md:whitespace-normal';

/** Says that it is not known whether there are problems, and has the schema checked again. */
export function CheckFailed({ next, isInBar = false }: FailedProps) {
  const isBusy = useStudio(({ problems }) => problems.schema === undefined);
  const box = useFocusHandover<HTMLSpanElement>(next);
  return (
    <span
      ref={box}
      title={CHECK_FAILED}
      className="inline-flex flex-wrap items-center gap-x-2 text-sm whitespace-nowrap text-danger"
    >
      <span className={isInBar ? 'sr-only 2xl:not-sr-only' : ''}>{CHECK_FAILED}</span>
      <Button
        size="small"
        busy={isBusy}
        className={`min-h-11 lg:min-h-0 ${isInBar ? BAR_BUTTON : ''}`}
        onClick={checkAgain}
      >
        Check again
      </Button>
    </span>
  );
}

export const CHECK_FAILED = 'The schema could not be checked.';

interface ListProps {
  /** Called once the place of one is shown. */
  readonly onShown?: () => void;
  readonly onFix?: (problem: LocatedProblem) => void;
}

/** In a list: more would be no help. */
const LISTED_MAX = 100;

export function ProblemList({ onShown, onFix }: ListProps) {
  const problems = useStudio((state) => state.problems.list);
  const schema = useStudio((state) => state.problems.schema);
  const listId = useId();
  const itemKey = (place: number) => `${listId} ${place}`;
  const lost = useLostFocus<number>((place) => moveFocus(itemKey(Math.min(place, problems.length - 1))));
  if (!schema) return null;
  return (
    <>
      <ul aria-label="Problems" onBlur={lost.onBlur} className="flex flex-col gap-1">
        {problems.slice(0, LISTED_MAX).map((problem, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems can be the same in all.
            key={i}
            onFocus={({ target }) => lost.note(target, i)}
            className="flex flex-wrap items-start gap-2 rounded-control p-2 text-sm hover:bg-sunken"
          >
            <button
              ref={focusTarget(itemKey(i))}
              type="button"
              onClick={() => {
                onShown?.();
                showProblem(problem);
              }}
              className="min-w-48 grow basis-0 cursor-pointer text-left"
            >
              <span className="font-mono text-xs text-muted">{placeOf(schema, problem)}</span>
              <span className="block">{problem.message}</span>
            </button>
            {fixesOf(problem).map((fix) => (
              <Button
                key={fix.text}
                size="small"
                onClick={() => {
                  if (useStudio.getState().fix(fix)) onFix?.(problem);
                }}
              >
                {fix.text}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {problems.length > LISTED_MAX && (
        <p className="p-2 text-sm text-muted">And {problems.length - LISTED_MAX} more</p>
      )}
    </>
  );
}

function placeOf(schema: StudioSchema, problem: LocatedProblem) {
  const { table: tableId, column: columnId, path } = problem;
  const table = tableById(schema, tableId);
  if (!table) return formatPath(path) || 'the schema';
  const column = columnById(table, columnId);
  const name = table.name || 'unnamed table';
  if (!column) return name;
  const setting = labelAt(column.field, problem);
  return `${name}.${column.name || 'unnamed column'}${setting === undefined ? '' : ` · ${setting}`}`;
}
