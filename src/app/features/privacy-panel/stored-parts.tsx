import { type ReactNode, useRef, useState } from 'react';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { clearKept, type KeptInfo } from '../../lib/kept-texts.ts';
import { type PrivateFile, removePrivateFolder } from '../../lib/private-folders.ts';
import { Button } from '../../ui/button.tsx';
import type { Stored } from './stored.ts';

interface PartProps {
  readonly text: string;
  /** The text of the button; none without anything to remove. */
  readonly action: string | undefined;
  /** Resolves to what to say about it. */
  readonly remove: () => Promise<string>;
  readonly onRemoved: () => void;
  readonly children?: ReactNode;
}

/** Something that is stored, and a button that removes it. */
function StoredPart({ text, action, remove, onRemoved, children }: PartProps) {
  const [said, setSaid] = useState('');
  const note = useRef<HTMLParagraphElement>(null);

  async function removeAll() {
    setSaid(await remove());
    // The button goes with what is removed.
    note.current?.focus();
    onRemoved();
  }

  return (
    <>
      <p className="text-sm text-muted">{text}</p>
      {children}
      {action && (
        <div>
          <Button size="small" className="max-md:min-h-11" onClick={() => void removeAll()}>
            {action}
          </Button>
        </div>
      )}
      <p ref={note} role="status" tabIndex={-1} className="text-sm text-muted outline-none">
        {said}
      </p>
    </>
  );
}

interface FilesProps extends Pick<PartProps, 'onRemoved'> {
  readonly files: readonly PrivateFile[];
}

/** Removes the folders of all files. */
async function removeFiles(files: readonly PrivateFile[]): Promise<string> {
  const folders = [...new Set(files.map(({ folder }) => folder))];
  const removed = await Promise.all(folders.map(removePrivateFolder));
  return removed.every(Boolean)
    ? `Removed ${countOf(files.length, 'file')}.`
    : 'A download is running. Cancel it in the Studio to remove its file.';
}

/** The files of exports that wait in the browser, those of other tabs included. */
export function ExportFiles({ files, onRemoved }: FilesProps) {
  const isAny = files.length > 0;
  return (
    <StoredPart
      text={`Downloads that wait until you save or remove them: ${isAny ? '' : 'none.'}`}
      action={isAny ? 'Remove files' : undefined}
      remove={() => removeFiles(files)}
      onRemoved={onRemoved}
    >
      {isAny && (
        <ul aria-label="Waiting downloads" className="text-sm">
          {files.map(({ folder, name, size }) => (
            <li key={`${folder}/${name}`}>
              {name}, {formatCount(size)} bytes
            </li>
          ))}
        </ul>
      )}
    </StoredPart>
  );
}

interface DraftsProps extends Pick<PartProps, 'onRemoved'> {
  readonly drafts: Stored['drafts'];
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

/** The drafts that the Studio keeps because the visitor has asked for it. */
export function KeptDrafts({ drafts, onRemoved }: DraftsProps) {
  return (
    <StoredPart
      text={`Studio drafts (off until you switch them on): ${drafts ? keptText(drafts) : 'none.'}`}
      action={drafts && 'Clear drafts'}
      remove={() => clear(drafts ?? [])}
      onRemoved={onRemoved}
    />
  );
}
