import { useId, useState } from 'react';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { countOf } from '../../lib/format-count.ts';
import { KEPT_VERSION, type KeptInfo } from '../../lib/kept-texts.ts';
import { focusContent } from '../../lib/landmarks.ts';
import { Button } from '../../ui/button.tsx';
import { deleteDraft, duplicateDraft, renameDraft } from '../document/change-drafts.ts';
import { shownName } from '../document/draft.ts';
import { draftKeeper } from '../document/kept-drafts.ts';
import { FOCUS } from '../document/place.ts';
import { agoText } from './ago-text.ts';
import { DraftName } from './draft-name.tsx';

interface Props {
  readonly draft: KeptInfo;
  /** The id of the draft whose button gets the focus when this row is removed. */
  readonly neighbor: string | undefined;
  /** Whether another tab has it open: only that tab changes it. */
  readonly isElsewhere: boolean;
}

/** How many names of tables are shown. */
const TABLES_SHOWN = 3;

function tablesText({ parts, partSize }: KeptInfo): string {
  const more = parts.length - TABLES_SHOWN;
  const shown = parts.slice(0, TABLES_SHOWN).join(', ');
  if (partSize !== undefined) return `${shown}, ${countOf(partSize, 'column')}`;
  return more > 0 ? `${shown} and ${countOf(more, 'more table')}` : shown;
}

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A draft that can be opened, renamed, duplicated and deleted. */
export function DraftRow({ draft, neighbor, isElsewhere }: Props) {
  const { parts, savedAt, version } = draft;
  const name = shownName(draft);
  const id = useId();
  const [isRenaming, setRenaming] = useState(false);
  const row = useFocusHandover<HTMLLIElement>(() =>
    neighbor === undefined ? focusContent() : moveFocus(FOCUS.draft(neighbor)),
  );
  const isNewer = version > KEPT_VERSION;
  const isFixed = isElsewhere || isNewer;
  const notes = [
    isElsewhere && 'Open in another tab; opens as a copy',
    isNewer && 'From a newer version of Rowloom',
  ].filter((note) => note !== false);
  const describedBy = `${id}-name`;
  const disabled = isFixed ? { 'aria-disabled': true, title: notes.join('. ') } : {};

  function endRenaming(to?: string) {
    setRenaming(false);
    if (to !== undefined && to !== name) void renameDraft(draft, to);
  }

  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-2 px-3 py-1.5">
      <div className="min-w-0 grow basis-64">
        {isRenaming ? (
          <div className="flex h-11 items-center">
            <DraftName name={name} opener={FOCUS.draft(draft.id)} onEnd={endRenaming} />
          </div>
        ) : (
          <div className="group relative flex h-11 flex-col justify-center">
            {/* A click on the facts below opens the draft too: `after:` covers both lines. */}
            <button
              ref={focusTarget(FOCUS.draft(draft.id))}
              type="button"
              id={`${id}-name`}
              dir="auto"
              aria-describedby={`${id}-facts`}
              onClick={() => void draftKeeper.openDraft(draft.id)}
              className="cursor-pointer truncate rounded-control text-left font-medium underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </button>
            <span id={`${id}-facts`} className="truncate text-sm text-muted">
              <time dateTime={new Date(savedAt).toISOString()} title={timeFormat.format(savedAt)}>
                {agoText(savedAt, Date.now()) ?? timeFormat.format(savedAt)}
              </time>
              {parts.length > 0 && ` · ${tablesText(draft)}`}
              {notes.map((note) => ` · ${note}`)}
            </span>
          </div>
        )}
      </div>
      <div className="flex flex-none">
        <Button
          {...QUIET}
          {...disabled}
          aria-describedby={describedBy}
          onClick={() => !isFixed && setRenaming(true)}
        >
          Rename
        </Button>
        <Button
          {...QUIET}
          {...(isNewer && disabled)}
          single
          aria-describedby={describedBy}
          onClick={() => !isNewer && void duplicateDraft(draft)}
        >
          Duplicate
        </Button>
        <Button
          {...QUIET}
          variant="danger"
          {...(isElsewhere && disabled)}
          aria-describedby={describedBy}
          onClick={() => !isElsewhere && void deleteDraft(draft)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

const QUIET = { variant: 'quiet', size: 'touch', className: 'px-2!' } as const;
