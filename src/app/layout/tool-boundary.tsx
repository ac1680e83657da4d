import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  readonly onClose: () => void;
  /** Discards the result that may have caused the error; the visitor's input stays. */
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

/** An error boundary around a tool's dialog, with a dialog as its fallback. */
export function ToolBoundary({ onClose, onTryAgain, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(tryAgain) => (
        <Dialog
          open
          onClose={onClose}
          title="Something went wrong"
          size="narrow"
          footer={
            <>
              <Button onClick={() => location.reload()}>Reload the page</Button>
              <Button
                variant="primary"
                onClick={() => {
                  onTryAgain();
                  tryAgain();
                }}
              >
                Try again
              </Button>
            </>
          }
        >
          <p role="alert">
            This tool ran into an error. What you entered is kept: try again to go on with it, or reload the
            page to start over.
          </p>
        </Dialog>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
