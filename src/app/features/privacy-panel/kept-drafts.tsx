import { useRef, useState } from 'react';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { clearKept, type KeptInfo } from '../../lib/kept-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Stored } from './stored.ts';

interface Props {
  readonly drafts: Stored['drafts'];
  readonly onCleared: () => void;
}

async function clear(drafts: readonly KeptInfo[]): Promise<string> {
  return (await clearKept()) === undefined
    ? `Cleared ${countOf(drafts.length, 'draft')}. New drafts are no longer kept.`
    : 'Your browser did not let the page clear the drafts. Its settings for this site can.';
}

function keptText(drafts: readonly KeptInfo[]): string {
  if (drafts.length === 0) return 'no drafts, only your permission to keep them. “Clear drafts” removes it.';
  const length = drafts.reduce((sum, draft) => sum + draft.length, 0);
  return `${countOf(drafts.length, 'draft')}, ${formatCount(length)} characters. “Clear drafts” deletes them and stops keeping new ones.`;
}

/** The drafts that the Studio keeps because the visitor has asked for it, and a button that clears them. */
export function KeptDrafts({ drafts, onCleared }: Props) {
  const [said, setSaid] = useState('');
  const note = useRef<HTMLParagraphElement>(null);
  async function clearAll() {
    if (!drafts) return;
    setSaid(await clear(drafts));
    // The button goes with the drafts.
    note.current?.focus();
    onCleared();
  }

  return (
    <>
      <p className="text-sm text-muted">
        Studio drafts (off until you switch them on): {drafts ? keptText(drafts) : 'none.'}
      </p>
      {drafts && (
        <div>
          <Button size="small" className="max-md:min-h-11" onClick={() => void clearAll()}>
            Clear drafts
          </Button>
        </div>
      )}
      <p ref={note} role="status" tabIndex={-1} className="text-sm text-muted outline-none">
        {said}
      </p>
    </>
  );
}
