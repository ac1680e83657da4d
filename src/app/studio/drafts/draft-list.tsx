import { useState } from 'react';
import { moveFocus } from '../../lib/focus.ts';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../controls/file-button.tsx';
import { loadDrafts, saveDrafts } from '../document/exchange-drafts.ts';
import { useDrafts } from '../document/keeping-state.ts';
import { FOCUS } from '../document/place.ts';
import { ConfirmClearing } from './confirm-clearing.tsx';
import { DraftRow } from './draft-row.tsx';
import { DraftsHeading } from './drafts-heading.tsx';

/** The drafts that are kept, and what can be done with all of them. */
export function DraftList() {
  const drafts = useDrafts((state) => state.drafts);
  const isListFirst = useDrafts((state) => state.isListFirst);
  const elsewhere = useDrafts((state) => state.elsewhere);
  const tools = useFocusHandover<HTMLDivElement>(() => moveFocus(FOCUS.keepSwitch));
  const isAny = drafts.length > 0;
  const [isClearing, setClearing] = useState(false);
  return (
    <>
      {isAny && !isListFirst && <DraftsHeading isAny />}
      {isAny && (
        <ul
          aria-label="Drafts"
          className="mt-2 max-h-96 divide-y divide-line overflow-y-auto rounded-panel border border-line-strong bg-surface"
        >
          {drafts.map((draft, i) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              neighbor={(drafts[i + 1] ?? drafts[i - 1])?.id}
              isElsewhere={elsewhere.has(draft.id)}
            />
          ))}
        </ul>
      )}
      <div ref={tools} className="flex flex-wrap gap-2">
        {isAny && (
          <>
            <Button
              size="touch"
              variant="danger"
              className="border-line-strong!"
              onClick={() => setClearing(true)}
            >
              Clear drafts
            </Button>
            {isClearing && <ConfirmClearing count={drafts.length} onClose={() => setClearing(false)} />}
            <Button size="touch" single onClick={() => void saveDrafts()}>
              Save drafts as one file
            </Button>
          </>
        )}
        <FileButton
          size="touch"
          text="Load drafts from a file"
          label="File of drafts"
          accept=".jsonl,application/jsonl"
          onFile={(file) => void loadDrafts(file)}
        />
      </div>
    </>
  );
}
