import { useId } from 'react';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { nameOf } from './export-names.ts';
import { type RunningExport as Export, shareOf } from './export-queue.ts';
import { useExports } from './exports.ts';
import { progressText } from './progress-text.ts';

/** What an export does at the moment, where that is not writing. */
function phaseText({ isPaused, progress: { phase } }: Export): string {
  if (phase === 'finishing') return 'Finishing…';
  return isPaused ? 'Paused' : '';
}

interface Props {
  /** Moves the focus when the export has ended. */
  readonly next: () => void;
}

/** The export under way: its file, how far it is, and how long it takes. */
export function RunningExport({ next }: Props) {
  const running = useExports((exports) => exports.running);
  return running && <Running running={running} next={next} />;
}

const TOUCH = 'min-h-11 lg:min-h-0';

function Running({ running, next }: Props & { readonly running: Export }) {
  const { id, progress, isPaused } = running;
  const { pause, cancel } = useExports.getState();
  const box = useFocusHandover<HTMLDivElement>(next);
  const stateId = useId();
  const isFinishing = progress.phase === 'finishing';
  return (
    <div ref={box} className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-56 grow basis-0 flex-col gap-1.5">
        <p className="flex gap-2">
          <span className="truncate font-medium">{progress.file || nameOf(running)}</span>
          <span
            role="status"
            id={stateId}
            aria-label="State of the download"
            className="flex-none text-muted"
          >
            {phaseText(running)}
          </span>
        </p>
        <Progress label="Export progress" value={shareOf(running)} />
        <p className="font-mono text-xs text-muted tabular-nums">{progressText(running)}</p>
      </div>
      <div className="flex gap-2">
        <Button
          className={`w-24 ${TOUCH}`}
          aria-disabled={isFinishing || undefined}
          aria-describedby={isFinishing ? stateId : undefined}
          onClick={() => !isFinishing && pause(!isPaused)}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button className={TOUCH} onClick={() => cancel(id)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
