import './export-chip.css';
import { useEffect } from 'react';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { focusContent } from '../../lib/landmarks.ts';
import { show } from '../../notifications/show-message.tsx';
import { ToastButton } from '../../notifications/toast-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useWide } from '../controls/use-wide.ts';
import { usePlace } from '../document/place.ts';
import { nameOf } from './export-names.ts';
import { type FinishedExport, type RunningExport, shareOf } from './export-queue.ts';
import { useExports } from './exports.ts';
import { saveFile } from './start-export.ts';

interface Props {
  /** Shows all about the export. */
  readonly onShow: () => void;
}

/** For the site's other pages, which show no export. */
function sayThatItGoesOn() {
  const { running, waiting, cancelAll } = useExports.getState();
  if (!running) return;
  const name = nameOf(running);
  const text =
    waiting.length > 0
      ? 'All downloads will be saved when they are ready.'
      : `${name} will be saved when it is ready.`;
  const cancel = <ToastButton onClick={cancelAll}>Cancel download</ToastButton>;
  show('success', { title: 'Download still running', text }, cancel);
}

/**
 * The export that goes on while its dialog is closed, and the file that the browser keeps. Its region is always there: one
 * that is added with its text is not announced.
 */
export function ExportChip({ onShow }: Props) {
  const running = useExports((exports) => exports.running);
  const waiting = useExports((exports) => exports.waiting.length);
  const kept = useExports(({ finished }) =>
    finished.findLast(({ destination, file }) => destination.kind === 'private' && file),
  );
  const isWide = useWide();
  useEffect(() => sayThatItGoesOn, []);
  const isInPane = usePlace(({ tab }) => tab === 'export') && !isWide;
  return (
    <div role="status" aria-label="Export" className="export-chip lg:ml-auto lg:max-w-120">
      {!isInPane && running && <RunningChip running={running} waiting={waiting} onShow={onShow} />}
      {!isInPane && !running && kept && <KeptChip kept={kept} onShow={onShow} />}
    </div>
  );
}

const CHIP =
  'flex items-center gap-3 px-3 py-1 text-sm lg:-my-px lg:rounded-control lg:border lg:border-line-strong lg:bg-sunken lg:py-0 lg:pr-1';
const LABEL = 'flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-control lg:min-h-8';
const NAME = 'truncate font-medium underline-offset-4 hover:underline';

/** What an export does, in one word. */
function verbOf({ isPaused, progress: { phase } }: RunningExport): string {
  if (phase === 'finishing') return 'Finishing';
  return isPaused ? 'Paused:' : 'Downloading';
}

interface RunningProps extends Props {
  readonly running: RunningExport;
  /** How many exports wait for it. */
  readonly waiting: number;
}

function RunningChip({ running, waiting, onShow }: RunningProps) {
  const box = useFocusHandover<HTMLDivElement>(focusContent);
  const share = shareOf(running);
  return (
    <div ref={box} className={`appear-late ${CHIP}`}>
      <button type="button" title="Show the download" onClick={onShow} className={LABEL}>
        <span className={NAME}>
          {verbOf(running)} {nameOf(running)}
        </span>
        {waiting > 0 && <span className="flex-none text-muted">{waiting} waiting</span>}
        {/* Hidden from screen readers: the region would announce each percent. */}
        <span aria-hidden="true" className="w-10 text-right font-mono text-xs text-muted tabular-nums">
          {Math.floor(share * 100)}%
        </span>
      </button>
      <div className="flex min-w-16 grow items-center">
        <Progress label="Export progress" value={share} />
      </div>
      <Button
        size="touch"
        aria-label="Cancel export"
        onClick={() => useExports.getState().cancel(running.id)}
      >
        Cancel
      </Button>
    </div>
  );
}

interface KeptProps extends Props {
  readonly kept: FinishedExport;
}

const keptText = (kept: FinishedExport) =>
  kept.isSaved ? `A copy of ${nameOf(kept)} is in this browser` : `${nameOf(kept)} is stored in this browser`;

/** A file that takes room in the browser until it is removed. */
function KeptChip({ kept, onShow }: KeptProps) {
  const box = useFocusHandover<HTMLDivElement>(focusContent);
  return (
    <div ref={box} className={CHIP}>
      <button type="button" title="Show the file" onClick={onShow} className={`grow ${LABEL}`}>
        <span className={NAME}>{keptText(kept)}</span>
      </button>
      <Button size="touch" onClick={() => void saveFile(kept)}>
        Save
      </Button>
      <Button size="touch" onClick={() => useExports.getState().dismiss(kept.id)}>
        Remove
      </Button>
    </div>
  );
}
