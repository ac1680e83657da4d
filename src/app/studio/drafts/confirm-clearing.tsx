import { countOf } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { setKeeping } from '../document/keeping.ts';

interface Props {
  /** Of all drafts. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before drafts are deleted, other than the draft of the open schema alone. */
export function ConfirmClearing({ count, onClose }: Props) {
  const drafts = countOf(count, 'draft');
  return (
    <Dialog
      open
      onClose={onClose}
      title="Clear drafts and stop keeping them?"
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>Keep drafts</Button>
          <Button
            variant="danger"
            className="border-line-strong!"
            onClick={() => {
              onClose();
              void setKeeping(false);
            }}
          >
            Delete {drafts}
          </Button>
        </>
      }
    >
      <p className="text-sm">
        This deletes {count === 1 ? 'the draft' : `all ${drafts}`} on this device, and new drafts are no
        longer kept. A schema that is open stays open.
      </p>
    </Dialog>
  );
}
