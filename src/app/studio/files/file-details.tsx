import { useEffect, useRef } from 'react';
import { download } from '../../lib/download.ts';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { HelpTip } from '../../ui/help-tip.tsx';
import type { Digests } from './digests.ts';
import { type FinishedExport, rowCountOf } from './export-queue.ts';
import { useDigests } from './exports.ts';
import { savedBytes } from './finished.ts';
import { manifestText } from './manifest.ts';
import { speedOf } from './pace.ts';
import { sizeText } from './sizes.ts';

/** In bytes. Their SHA-256 takes a third of a second, so it is computed without another click. */
const SMALL_FOR_DIGESTS = 64_000_000;

interface Props {
  readonly finished: FinishedExport;
}

/** The speed of a finished export, the SHA-256 of its files and its manifest. */
export function FileDetails({ finished }: Props) {
  const { file, destination } = finished;
  const digests = useDigests(({ known }) => known.get(finished.id));
  const isReadable = file !== undefined || destination.kind === 'file' || destination.kind === 'directory';
  return (
    <>
      <p className="text-muted">{speedText(finished)}</p>
      <DigestList finished={finished} digests={digests} />
      {isReadable || digests?.values ? (
        <Manifest finished={finished} digests={digests} />
      ) : (
        <p className="text-muted">The page can no longer read the file, so it cannot compute its SHA-256.</p>
      )}
    </>
  );
}

/** Rows and bytes per second. */
function speedText({ source, exported, pace }: FinishedExport): string {
  const rows = speedOf(rowCountOf(source), pace);
  return rows > 0
    ? `Written at ${formatCount(rows)} rows/s, ${sizeText(speedOf(savedBytes(exported), pace))}/s.`
    : 'Written at once.';
}

interface DigestProps extends Props {
  readonly digests: Digests | undefined;
}

/** Saves the manifest, and computes the SHA-256 that it contains. */
function Manifest({ finished, digests }: DigestProps) {
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
    <div className="flex flex-wrap gap-2">
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
    </div>
  );
}

/** Starts to read the saved file for its SHA-256, and stops it. */
function DigestButton({ finished, digests, next }: DigestProps & { readonly next: () => void }) {
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

function DigestList({ finished, digests }: DigestProps) {
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
