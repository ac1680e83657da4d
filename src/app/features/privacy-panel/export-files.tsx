import { useRef, useState } from 'react';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { type PrivateFile, removePrivateFolder } from '../../lib/private-folders.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly files: readonly PrivateFile[];
  readonly onRemoved: () => void;
}

/** Removes the folders of all files. Resolves to what to say about it. */
async function removeAll(files: readonly PrivateFile[]): Promise<string> {
  const folders = [...new Set(files.map(({ folder }) => folder))];
  const removed = await Promise.all(folders.map(removePrivateFolder));
  return removed.every(Boolean)
    ? `Removed ${countOf(files.length, 'file')}.`
    : 'An export is running. Cancel it in the Studio to remove its file.';
}

/** The files of exports that wait in the browser, those of other tabs included, and a button that removes them. */
export function ExportFiles({ files, onRemoved }: Props) {
  const [said, setSaid] = useState('');
  const note = useRef<HTMLParagraphElement>(null);

  async function remove() {
    setSaid(await removeAll(files));
    // The button goes with the last file.
    note.current?.focus();
    onRemoved();
  }

  return (
    <>
      <p className="text-sm text-muted">
        Exported files that wait until you save or remove them: {files.length === 0 && 'none.'}
      </p>
      {files.length > 0 && (
        <>
          <ul aria-label="Exported files" className="text-sm">
            {files.map(({ folder, name, size }) => (
              <li key={`${folder}/${name}`}>
                {name}, {formatCount(size)} bytes
              </li>
            ))}
          </ul>
          <div>
            <Button size="small" className="max-md:min-h-11" onClick={() => void remove()}>
              Remove files
            </Button>
          </div>
        </>
      )}
      <p ref={note} role="status" tabIndex={-1} className="text-sm text-muted outline-none">
        {said}
      </p>
    </>
  );
}
