import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { useStudioTab } from '../shell/show-place.ts';
import { useWide } from '../use-wide.ts';
import { useExportJob } from './export-job.ts';
import { useExportShare } from './running-export.tsx';

interface Props {
  /** Shows all about the export. */
  readonly onShow: () => void;
}

const LEFT = 'Export Goes On';

/** For the site's other pages, which show no export. */
function sayThatItGoesOn() {
  const { state, progress, cancel } = useExportJob.getState();
  if (state !== 'running') return;
  show(
    'success',
    { title: LEFT, text: `${progress.file || 'The file'} is saved once it is ready.` },
    <Button
      size="small"
      className="mt-2 min-h-11 sm:min-h-0"
      onClick={() => {
        cancel();
        dismissToast(LEFT);
      }}
    >
      Cancel export
    </Button>,
  );
}

/** The export that goes on while its dialog is closed. Its region is always there: one that is added with its text is not announced. */
export function ExportChip({ onShow }: Props) {
  const isRunning = useExportJob(({ state }) => state === 'running');
  const isWide = useWide();
  useEffect(() => sayThatItGoesOn, []);
  const isInPane = useStudioTab(({ tab }) => tab === 'export') && !isWide;
  return (
    <div role="status" aria-label="Export" className="flex-none">
      {isRunning && !isInPane && <Chip onShow={onShow} />}
    </div>
  );
}

function Chip({ onShow }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const file = useExportJob(({ progress }) => progress.file);
  const share = useExportShare();

  // The focus would be lost with the chip.
  useLayoutEffect(() => {
    const chip = box.current;
    return () => {
      if (!chip?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div
      ref={box}
      className="appear-late flex items-center gap-3 border-t border-line bg-surface px-3 py-1 text-sm"
    >
      <button
        type="button"
        title="Show the export"
        onClick={onShow}
        className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-control lg:min-h-8"
      >
        <span className="truncate font-medium underline-offset-4 hover:underline">
          {file === '' ? 'Exporting' : `Exporting ${file}`}
        </span>
        {/* Hidden from screen readers: the region would announce each percent. */}
        <span aria-hidden="true" className="w-10 text-right font-mono text-xs text-muted tabular-nums">
          {Math.floor(share * 100)}%
        </span>
      </button>
      <div className="flex min-w-8 grow items-center">
        <Progress label="Export progress" value={share} />
      </div>
      <Button
        size="small"
        className="min-h-11 lg:min-h-0"
        aria-label="Cancel export"
        onClick={() => useExportJob.getState().cancel()}
      >
        Cancel
      </Button>
    </div>
  );
}
