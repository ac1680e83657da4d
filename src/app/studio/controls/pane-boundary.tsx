import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { useStudio } from '../document/store.ts';
import { undo, useCanUndo } from '../document/undo.ts';

interface Props {
  /** The part of the page, as the start of a sentence. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Keeps an error in one part of the page: the other parts go on, and so does the document. */
export function PaneBoundary({ name, children }: Props) {
  return (
    <ErrorBoundary fallback={(tryAgain) => <PaneFailure name={name} onTryAgain={tryAgain} />}>
      {children}
    </ErrorBoundary>
  );
}

interface FailureProps {
  readonly name: string;
  readonly onTryAgain: () => void;
}

function PaneFailure({ name, onTryAgain }: FailureProps) {
  const box = useRef<HTMLDivElement>(null);
  const canUndo = useCanUndo();

  // Another state of the document, or another part of it, may have no such error.
  useLayoutEffect(
    () =>
      useStudio.subscribe(({ schema, selection }, before) => {
        if (schema !== before.schema || selection !== before.selection) onTryAgain();
      }),
    [onTryAgain],
  );
  useLayoutEffect(() => {
    const element = box.current;
    const around = element?.parentElement?.closest<HTMLElement>('[tabindex]');
    if (document.activeElement === document.body) element?.focus();
    return () => {
      if (element?.contains(document.activeElement)) around?.focus();
    };
  }, []);

  return (
    <div ref={box} role="alert" tabIndex={-1} className="min-w-0 overflow-auto p-4 text-sm outline-none">
      <p className="max-w-80 text-pretty">
        {name} ran into an error and cannot be shown. Your schema is kept, and the other parts of the page
        work.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="touch" onClick={onTryAgain}>
          Try again
        </Button>
        <Button size="touch" aria-disabled={canUndo ? undefined : true} onClick={() => canUndo && undo()}>
          Undo last change
        </Button>
      </div>
    </div>
  );
}
