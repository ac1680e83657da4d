import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { create } from 'zustand';
import type { Run } from '../../../schema/requests.ts';
import { pages } from '../../site.ts';
import { Button } from '../../ui/button.tsx';

const usePendingRun = create<{ readonly run: Run | undefined }>()(() => ({ run: undefined }));

/** What a dialog has handed over to the Studio, once. */
export function takePendingRun(): Run | undefined {
  const { run } = usePendingRun.getState();
  usePendingRun.setState({ run: undefined });
  return run;
}

interface Props {
  /** What is chosen; undefined where that is refused, which has been told. */
  readonly chosenRun: () => Run | undefined;
  /** Which rows the Studio opens, where that is not plain. */
  readonly hint?: string | undefined;
  readonly onClose: () => void;
}

/** Takes what a dialog has chosen along to the Studio. */
export function OpenInStudio({ chosenRun, hint, onClose }: Props) {
  const hintId = useId();
  const [, navigate] = useLocation();

  function open() {
    const run = chosenRun();
    if (!run) return;
    usePendingRun.setState({ run });
    // The dialog's entry leaves the history before the page's comes.
    flushSync(onClose);
    navigate(pages.studio.path);
  }

  return (
    <>
      <Button single aria-describedby={hint ? hintId : undefined} onClick={open}>
        Open in Studio
      </Button>
      {hint && (
        <p id={hintId} className="-mt-3.5 text-center text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
