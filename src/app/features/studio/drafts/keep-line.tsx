import { useState } from 'react';
import { formatCount } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import { useStudio } from '../store.ts';
import { useFocusHandover } from '../use-focus-handover.ts';
import { useIsKept } from './is-kept.ts';
import { KeepSwitch } from './keep-switch.tsx';
import { useDrafts } from './store.ts';

const focusContent = () => document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });

function hide(): void {
  useDrafts.setState(({ problem }) => ({ isDecided: true, hiddenProblem: problem }));
  focusContent();
}

/**
 * Offers to keep drafts, once something was edited, and says why the schema is not kept. Its region is always there: one
 * that is added with its text is not announced.
 */
export function KeepLine() {
  const { isShown, isProblem } = useLine();
  const { keeps, problem, drafts } = useDrafts();
  const isKept = useIsKept();
  return (
    <div aria-live="polite" className="flex-none">
      {isShown && (
        <div
          className={`flex flex-wrap items-center gap-x-4 border-t border-line px-3 py-1 text-sm lg:py-0 ${isProblem ? 'bg-warning-soft text-warning' : 'bg-surface text-muted max-lg:flex-nowrap max-lg:gap-x-1 max-lg:[&>p]:sr-only'}`}
        >
          <p>
            {isProblem ? problem : keptText(keeps, isKept)} {!isProblem && isKept && offText(drafts.length)}
          </p>
          <KeepSwitch />
          <Button
            size="small"
            variant="quiet"
            className="ml-auto min-h-11 flex-none max-lg:px-2! lg:min-h-0"
            onClick={hide}
          >
            {isProblem || keeps ? 'Hide' : 'Not now'}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the line shows in the editor, if anything. */
function useLine() {
  const { keeps, problem, hiddenProblem, isDecided } = useDrafts();
  const isEmpty = useStudio(({ schema }) => schema.tables.length === 0);
  const isEdited = useStudio(({ undoSteps }) => undoSteps.length > 0);
  const isProblem = problem !== undefined && problem !== hiddenProblem;
  const isOffer = keeps !== undefined && isEdited && !isDecided;
  return { isEmpty, isShown: !isEmpty && (isProblem || isOffer), isProblem };
}

/** Where the line is not shown, says at the page's end whether the schema is kept, once drafts were. */
export function KeepNote() {
  const { isEmpty, isShown } = useLine();
  const keeps = useDrafts((drafts) => drafts.keeps === true);
  const [hasKept, setKept] = useState(keeps);
  if (keeps && !hasKept) setKept(true);
  return hasKept && !isEmpty && !isShown && <Note />;
}

function Note() {
  const keeps = useDrafts((drafts) => drafts.keeps);
  const isKept = useIsKept();
  const note = useFocusHandover<HTMLDivElement>(() => document.querySelector('#content'));
  return (
    <div ref={note} className="flex flex-wrap items-center gap-x-4">
      <p className="lg:max-[80rem]:sr-only">{keptText(keeps, isKept)}</p>
      <KeepSwitch />
    </div>
  );
}

function keptText(keeps: boolean | undefined, isKept: boolean): string {
  if (isKept) return 'This schema is kept on this device.';
  return keeps
    ? 'This schema is kept on this device as soon as you change it.'
    : 'This schema is not stored on this device.';
}

/** @param count of all drafts */
function offText(count: number): string {
  return count > 1
    ? `Switching this off deletes all ${formatCount(count)} drafts.`
    : 'Switching this off deletes its draft.';
}
