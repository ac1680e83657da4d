import { useEffect, useRef } from 'react';
import { download } from '../../lib/download.ts';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { HelpTip } from '../../ui/help-tip.tsx';
import type { Digests } from './digests.ts';
import { nameOf } from './export-names.ts';
import { type ExportSource, type FinishedExport, isSameSource, rowCountOf } from './export-queue.ts';
import { useDigests, useExports } from './exports.ts';
import { savedBytes } from './finished.ts';
import { manifestText } from './manifest.ts';
import { speedOf } from './pace.ts';
import { sizeText } from './sizes.ts';
import { saveFile } from './start-export.ts';

/** In bytes. Their SHA-256 takes a third of a second, so it is computed without a click. */
const SMALL_FOR_DIGESTS = 64_000_000;

interface Props {
  /** What the dialog would export now. */
  readonly source: ExportSource | undefined;
  /** The export whose file the button below saves again. */
  readonly ready: FinishedExport | undefined;
  /** Moves the focus when a summary is dismissed. */
  readonly next: () => void;
}

/** What was exported, until it is dismissed. The region is always there, so that additions are announced. */
export function FinishedExports({ ready, source, next }: Props) {
  const finished = useExports((exports) => exports.finished);
  return (
    <div role="status" aria-label="Finished exports">
      {finished.map((one) => (
        <Finished
          key={one.id}
          finished={one}
          isReady={one === ready}
          isEarlier={source !== undefined && !isSameSource(one.source, source)}
          next={next}
        />
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

interface FinishedProps extends Pick<Props, 'next'> {
  readonly finished: FinishedExport;
  readonly isReady: boolean;
  /** Whether something else is chosen since. */
  readonly isEarlier: boolean;
}

function Finished({ finished, isReady, isEarlier, next }: FinishedProps) {
  const { id, file, destination } = finished;
  const box = useFocusHandover<HTMLDivElement>(next);
  const isPrivate = destination.kind === 'private';
  return (
    <div ref={box} className="mb-3 flex flex-col gap-2 rounded-panel border border-line bg-sunken p-3">
      <p>
        {isEarlier && 'Earlier export: '}
        <span className="font-medium break-all">{nameOf(finished)}</span> is saved: {summaryText(finished)}
        {isPrivate &&
          ' A copy stays in this browser until you remove it or start another export. Wait for the download to finish first.'}
      </p>
      {/* Off: a screen reader would read all the digits aloud. */}
      <div aria-live="off" className="flex flex-col gap-2">
        <DigestList finished={finished} />
        <div className="flex flex-wrap gap-2">
          {file && !isReady && (
            <Button size="touch" onClick={() => void saveFile(finished)}>
              Save file
            </Button>
          )}
          <ManifestButtons finished={finished} />
          <Button size="touch" onClick={() => useExports.getState().dismiss(id)}>
            {isPrivate ? 'Remove file' : 'Dismiss'}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Saves the manifest, and computes the SHA-256 that it contains. */
function ManifestButtons({ finished }: Pick<FinishedProps, 'finished'>) {
  const digests = useDigests(({ known }) => known.get(finished.id));
  const manifestButton = useRef<HTMLButtonElement>(null);
  const { compute } = useDigests.getState();
  const isSmall = savedBytes(finished.exported) <= SMALL_FOR_DIGESTS;
  useEffect(() => {
    if (isSmall) void compute(finished);
  }, [finished, isSmall, compute]);

  async function saveManifest() {
    const values = await compute(finished);
    if (values)
      download(new Blob([manifestText(finished, values)], { type: 'application/json' }), 'manifest.json');
  }

  return (
    <>
      <Button ref={manifestButton} size="touch" single onClick={() => void saveManifest()}>
        Save manifest
      </Button>
      <HelpTip about="the manifest" className="self-center">
        Saves manifest.json, which lists the files with their rows, sizes and SHA-256. With it, others can
        check that their copies are complete.
      </HelpTip>
      {!digests?.values && !isSmall && (
        <DigestButton finished={finished} digests={digests} next={() => manifestButton.current?.focus()} />
      )}
    </>
  );
}

interface DigestButtonProps extends Pick<FinishedProps, 'finished' | 'next'> {
  readonly digests: Digests | undefined;
}

/** Starts to read the saved file for its SHA-256, and stops it. */
function DigestButton({ finished, digests, next }: DigestButtonProps) {
  const box = useFocusHandover<HTMLSpanElement>(next);
  const { compute, forget } = useDigests.getState();
  const isReading = digests !== undefined && !digests.isFailed;
  return (
    <span ref={box}>
      <Button size="touch" onClick={() => (isReading ? forget(finished.id) : void compute(finished))}>
        {isReading ? `Cancel SHA-256 (${Math.floor(digests.share * 100)}%)` : 'Compute SHA-256'}
      </Button>
    </span>
  );
}

function DigestList({ finished }: Pick<FinishedProps, 'finished'>) {
  const digests = useDigests(({ known }) => known.get(finished.id));
  if (digests?.isFailed)
    return <p className="text-danger">The saved file cannot be read, so its SHA-256 cannot be computed.</p>;
  if (!digests?.values) return null;
  const { values } = digests;
  const [only = ''] = values;
  if (values.length === 1) {
    return (
      <p className="text-xs text-muted">
        SHA-256 <code className="font-mono break-all">{only}</code>
      </p>
    );
  }
  return (
    <details className="text-xs text-muted">
      <summary className="cursor-pointer py-1">SHA-256 of {countOf(values.length, 'file')}</summary>
      <dl>
        {finished.exported.saved.map(({ name }, i) => (
          <div key={name} className="py-1">
            <dt className="text-ink">{name}</dt>
            <dd className="font-mono break-all">{values[i]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
