import { useId, useState } from 'react';
import { formats } from '../../../formats/formats.ts';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { countOf } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { nameOf } from './export-names.ts';
import { type FinishedExport, rowCountOf } from './export-queue.ts';
import { useExports } from './exports.ts';
import { FileDetails } from './file-details.tsx';
import { savedBytes } from './finished.ts';
import { DETAILED_FROM_BYTES, sizeText } from './sizes.ts';
import { saveFile } from './start-export.ts';

interface Props {
  /** Moves the focus when a file is removed from the list. */
  readonly next: () => void;
}

/**
 * The files of this visit, the newest first. The region is always there, so that files are announced: only those that are
 * added and what changes, not the whole list.
 */
export function FileList({ next }: Props) {
  const finished = useExports((exports) => exports.finished);
  return (
    <div role="status" aria-label="Finished downloads" aria-atomic="false">
      {finished.length > 0 && (
        <div className="mb-3 rounded-panel border border-line bg-sunken">
          <p aria-hidden="true" className="px-3 pt-2 text-xs font-semibold text-muted">
            Files
          </p>
          <ul aria-label="Files" className="max-h-[30vh] divide-y divide-line overflow-y-auto px-3">
            {finished.toReversed().map((one) => (
              <FileItem key={one.id} finished={one} next={next} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Browsers do not say whether a download was cancelled. */
const HANDED = 'Handed to your browser’s downloads.';

/** Where the files of a finished export are. */
function whereText({ destination, file, isSaved }: FinishedExport): string {
  if (!isSaved) return 'In the browser, not saved yet.';
  switch (destination.kind) {
    case 'file':
    case 'directory':
      return 'Saved to disk, in the folder that you chose.';
    case 'page':
      return HANDED;
    case 'private':
      return file
        ? `${HANDED} A copy stays in this browser until you remove it or start another download. Wait for the download to finish first.`
        : HANDED;
  }
}

/** When an export has ended, as a clock shows it. */
function timeText({ pace }: FinishedExport): string {
  return new Date(performance.timeOrigin + pace.atMs).toLocaleTimeString('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** Rows, size, format and time, which tell files of one name apart. */
function contentText(finished: FinishedExport): string {
  const { source, exported, destination } = finished;
  const { label } = formats[source.request.format];
  const compressed = source.request.gzip ? ', compressed' : '';
  const files = exported.files.length;
  const all =
    files > 1 ? ` in ${destination.kind === 'directory' ? 'a folder' : 'a zip'} of ${files} files` : '';
  return `${countOf(rowCountOf(source), 'row')}${all}, ${sizeText(savedBytes(exported))}, ${label}${compressed}, ${timeText(finished)}.`;
}

/** What "Remove" does. */
function removalText(finished: FinishedExport): string {
  const { destination, file, isSaved } = finished;
  const name = nameOf(finished);
  if (!isSaved) return `Removes ${name} from this browser.`;
  return file && destination.kind === 'private'
    ? `Removes the copy of ${name} from this browser. What is saved stays on the disk.`
    : `Removes ${name} from this list. What is saved stays on the disk.`;
}

function FileItem({ finished, next }: Props & { readonly finished: FinishedExport }) {
  const { id, file, exported } = finished;
  const [areDetailsOpen, setDetailsOpen] = useState(savedBytes(exported) > DETAILED_FROM_BYTES);
  const box = useFocusHandover<HTMLLIElement>(next);
  const nameId = useId();
  const detailsId = useId();
  return (
    <li ref={box} className="flex flex-col gap-2 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-56 grow basis-0">
          <p>
            <span id={nameId} className="font-medium break-all">
              {nameOf(finished)}
            </span>
            <span className="sr-only">:</span> <span className="text-muted">{contentText(finished)}</span>
          </p>
          <p>{whereText(finished)}</p>
        </div>
        {/* Off: the region announces the file, not its buttons. */}
        <div aria-live="off" className="flex flex-wrap gap-2">
          {file && (
            <Button
              size="touch"
              title={`Saves ${nameOf(finished)}${finished.isSaved ? ' again' : ''}.`}
              onClick={() => void saveFile(finished)}
            >
              Save
            </Button>
          )}
          <Button
            size="touch"
            title={removalText(finished)}
            onClick={() => useExports.getState().dismiss(id)}
          >
            Remove
          </Button>
          <Button
            size="touch"
            variant="quiet"
            aria-expanded={areDetailsOpen}
            aria-controls={areDetailsOpen ? detailsId : undefined}
            aria-describedby={nameId}
            onClick={() => setDetailsOpen(!areDetailsOpen)}
          >
            Details
          </Button>
        </div>
      </div>
      {areDetailsOpen && (
        // Off: a screen reader would read all the digits aloud.
        <div id={detailsId} aria-live="off" className="flex flex-col gap-2">
          <FileDetails finished={finished} />
        </div>
      )}
    </li>
  );
}
