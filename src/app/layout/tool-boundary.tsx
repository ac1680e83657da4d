import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  readonly onClose: () => void;
  /** Lets go of what may be at fault; what the visitor entered stays. */
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

/** Around a tool's dialog: where it cannot be shown, another one says so and offers a way on. */
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
