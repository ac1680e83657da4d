import { formatCount } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import { useStudio } from '../store.ts';
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
  const { keeps, problem, hiddenProblem, isDecided, drafts } = useDrafts();
  const count = drafts.length;
  const isEmpty = useStudio(({ schema }) => schema.tables.length === 0);
  const isEdited = useStudio(({ undoSteps }) => undoSteps.length > 0);
  const isProblem = problem !== undefined && problem !== hiddenProblem;
  const isOffer = keeps !== undefined && isEdited && !isDecided;
  return (
    <div aria-live="polite" className="flex-none">
      {!isEmpty && (isProblem || isOffer) && (
        <div
          className={`flex flex-wrap items-center gap-x-4 border-t border-line px-3 py-1 text-sm lg:py-0 ${isProblem ? 'bg-warning-soft text-warning' : 'bg-surface text-muted max-lg:flex-nowrap max-lg:gap-x-1 max-lg:[&>p]:sr-only'}`}
        >
          <p>{isProblem ? problem : keeps ? onText(count) : OFF}</p>
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

const OFF = 'This schema is not stored on this device.';
/** @param count of all drafts */
function onText(count: number): string {
  const off =
    count > 1
      ? `Switching this off deletes all ${formatCount(count)} drafts.`
      : 'Switching this off deletes its draft.';
  return `This schema is kept on this device. ${off}`;
}
