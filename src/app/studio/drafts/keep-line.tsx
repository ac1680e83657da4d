import { useEffect, useLayoutEffect, useState } from 'react';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { formatCount } from '../../lib/format-count.ts';
import { focusContent } from '../../lib/landmarks.ts';
import { show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useWide } from '../controls/use-wide.ts';
import { useIsKept } from '../document/is-kept.ts';
import { type DraftsState, useDrafts } from '../document/keeping-state.ts';
import { useStudio } from '../document/store.ts';
import { KeepSwitch } from './keep-switch.tsx';

function hide(): void {
  useDrafts.setState({ isDecided: true });
  focusContent();
}

/** Ends after the click or the key that leads to a box: what moves in between would not get the click. */
function noteBegin() {
  const ended = new AbortController();
  const check = () => {
    if (!document.activeElement?.matches(':is([data-part="columns"], [data-part="tables"]) input')) return;
    useDrafts.setState({ isBegun: true });
    ended.abort();
  };
  for (const event of ['click', 'keyup']) addEventListener(event, check, { signal: ended.signal });
  return () => ended.abort();
}

const PROBLEM = 'Problem with drafts';

/** Says in the editor why the schema is not kept. It is a message, because a line would move what people work on. */
function useProblemMessage(isEmpty: boolean): void {
  const problem = useDrafts((drafts) => drafts.problem);
  useEffect(() => {
    if (isEmpty || problem === undefined) return;
    show('lasting', { title: PROBLEM, text: problem });
    return () => dismissToast(PROBLEM);
  }, [isEmpty, problem]);
}

/** Offers to keep drafts on a narrow screen. Its region is always there: one that is added with its text is not announced. */
export function KeepLine() {
  const { isEmpty, isInLine } = useOffer();
  const drafts = useDrafts();
  const isKept = useIsKept();
  useProblemMessage(isEmpty);
  useEffect(noteBegin, []);
  // The line makes the part above it lower.
  useLayoutEffect(() => {
    if (isInLine) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isInLine]);
  return (
    <div aria-live="polite" className="flex-none">
      {isInLine && (
        <div className="flex items-center gap-x-1 border-t border-line bg-surface px-3 text-sm text-muted">
          <p className="sr-only">
            {keptText(drafts, isKept)} {isKept && offText(drafts.drafts.length)}
          </p>
          <KeepSwitch />
          <HideButton text={drafts.keeps ? 'Hide' : 'Not now'} />
        </div>
      )}
    </div>
  );
}

function HideButton({ text }: { readonly text: 'Hide' | 'Not now' }) {
  return (
    <Button
      size="small"
      variant="quiet"
      className="min-h-11 flex-none px-2! max-lg:ml-auto lg:min-h-0"
      onClick={hide}
    >
      {text}
    </Button>
  );
}

/** What the editor shows of the offer to keep drafts, and where. */
function useOffer() {
  const { keeps, isDecided, isBegun } = useDrafts();
  const isWide = useWide();
  const isEmpty = useStudio(({ schema }) => schema.tables.length === 0);
  const isEdited = useStudio(({ undoSteps }) => undoSteps.length > 0);
  const isOffer = !isEmpty && !isDecided && (isEdited || isBegun) && keeps !== undefined;
  return { isEmpty, isInLine: isOffer && !isWide, isOffer };
}

/** At the page's end, says whether the schema is kept, once drafts were, and offers it on a wide screen. */
export function KeepNote() {
  const { isEmpty, isInLine, isOffer } = useOffer();
  const keeps = useDrafts((drafts) => drafts.keeps === true);
  const [hasKept, setKept] = useState(keeps);
  if (keeps && !hasKept) setKept(true);
  const isShown = !isEmpty && !isInLine && (hasKept || isOffer);
  return <div aria-live="polite">{isShown && <Note canHide={isOffer && !hasKept} />}</div>;
}

function Note({ canHide }: { readonly canHide: boolean }) {
  const drafts = useDrafts();
  const isKept = useIsKept();
  const note = useFocusHandover<HTMLDivElement>(focusContent);
  return (
    <div ref={note} className="flex flex-wrap items-center gap-x-4 lg:gap-x-2">
      <p className="lg:max-2xl:sr-only">{keptText(drafts, isKept)}</p>
      <KeepSwitch />
      {canHide && <HideButton text="Not now" />}
    </div>
  );
}

function keptText({ keeps, problem }: DraftsState, isKept: boolean): string {
  if (isKept) return 'This schema is kept on this device.';
  if (keeps && problem !== undefined) return 'Your last changes are not kept on this device.';
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
