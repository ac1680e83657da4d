import { download } from '../../../lib/download.ts';
import { countOf, formatCount } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusHandover } from '../use-focus-handover.ts';
import { nameOf } from './export-names.ts';
import { type FinishedExport, rowCountOf } from './export-queue.ts';
import { useExports } from './exports.ts';
import { manifestText } from './manifest.ts';
import { speedOf } from './pace.ts';
import { sizeText } from './sizes.ts';
import { savedBytes, saveFile } from './start-export.ts';

interface Props {
  /** The export whose file the button below saves again. */
  readonly ready: FinishedExport | undefined;
  /** What gets the focus when a summary is dismissed. */
  readonly next: () => HTMLElement | null;
}

/** What was exported, until it is dismissed. The region is always there, so that additions are announced. */
export function FinishedExports({ ready, next }: Props) {
  const finished = useExports((exports) => exports.finished);
  return (
    <div role="status" aria-label="Finished exports">
      {finished.map((one) => (
        <Finished key={one.id} finished={one} isReady={one === ready} next={next} />
      ))}
    </div>
  );
}

/** Rows, size and speed of a finished export. */
function summaryText({ source, exported, pace }: FinishedExport): string {
  const rows = rowCountOf(source);
  const files = exported.files.length > 1 ? ` in ${countOf(exported.files.length, 'file')}` : '';
  const speed = speedOf(rows, pace);
  const rate = speed > 0 ? `, ${formatCount(speed)} rows/s` : '';
  return `${countOf(rows, 'row')}${files}, ${sizeText(savedBytes(exported))}${rate}.`;
}

const TOUCH = 'min-h-11 lg:min-h-0';

interface FinishedProps extends Pick<Props, 'next'> {
  readonly finished: FinishedExport;
  readonly isReady: boolean;
}

function Finished({ finished, isReady, next }: FinishedProps) {
  const { id, file, destination } = finished;
  const box = useFocusHandover<HTMLDivElement>(next);
  const isPrivate = destination.kind === 'private';
  const saveManifest = () =>
    download(new Blob([manifestText(finished)], { type: 'application/json' }), 'manifest.json');
  return (
    <div ref={box} className="mb-3 flex flex-col gap-2 rounded-panel border border-line bg-sunken p-3">
      <p>
        <span className="font-medium break-all">{nameOf(finished)}</span> is saved: {summaryText(finished)}
        {isPrivate && ' A copy stays in this browser until you remove it or start another export.'}
      </p>
      {/* Off: a screen reader would read all the digits aloud. */}
      <div aria-live="off" className="flex flex-col gap-2">
        <Digests {...finished.exported} />
        <div className="flex flex-wrap gap-2">
          {file && !isReady && (
            <Button size="small" className={TOUCH} onClick={() => void saveFile(finished)}>
              Save file
            </Button>
          )}
          <Button size="small" className={TOUCH} onClick={saveManifest}>
            Save manifest
          </Button>
          <Button size="small" className={TOUCH} onClick={() => useExports.getState().dismiss(id)}>
            {isPrivate ? 'Remove file' : 'Dismiss'}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Digests({ files }: Pick<FinishedExport['exported'], 'files'>) {
  const [first] = files;
  if (!first) return null;
  if (files.length === 1) {
    return (
      <p className="text-xs text-muted">
        SHA-256 <code className="font-mono break-all">{first.sha256}</code>
      </p>
    );
  }
  return (
    <details className="text-xs text-muted">
      <summary className="cursor-pointer py-1">SHA-256 of {countOf(files.length, 'file')}</summary>
      <dl>
        {files.map(({ name, sha256 }) => (
          <div key={name} className="py-1">
            <dt className="text-ink">{name}</dt>
            <dd className="font-mono break-all">{sha256}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
