import { useEffect, useState } from 'react';
import { formatCount } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { rowCountOf, useExportJob } from './export-job.ts';
import { sizeText, waitText } from './sizes.ts';

/** From 0 to 1. */
export function useExportShare(): number {
  const source = useExportJob((job) => job.source);
  const { rows } = useExportJob((job) => job.progress);
  const all = source ? rowCountOf(source) : 0;
  return all > 0 ? Math.min(1, rows / all) : 0;
}

interface Props {
  readonly onCancel: () => void;
}

/** The export under way: its file, how far it is, and how long it takes. */
export function RunningExport({ onCancel }: Props) {
  const progress = useExportJob((job) => job.progress);
  const source = useExportJob((job) => job.source);
  const startedMs = useExportJob((job) => job.startedMs);
  const share = useExportShare();
  const [nowMs, setNow] = useState(startedMs);
  // Time passes with the progress.
  useEffect(() => {
    if (progress.rows > 0) setNow(performance.now());
  }, [progress]);
  const rows = source ? rowCountOf(source) : 0;
  const seconds = (nowMs - startedMs) / 1000;
  const perSecond = seconds > 0 ? progress.rows / seconds : 0;
  return (
    <div className="flex items-center gap-3">
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <p className="truncate font-medium">{progress.file}</p>
        <Progress label="Export progress" value={share} />
        <p className="font-mono text-xs text-muted tabular-nums">
          {formatCount(progress.rows)} of {formatCount(rows)} rows, {sizeText(progress.bytes)}
          {perSecond > 0 &&
            `, ${formatCount(Math.round(perSecond))} rows/s, ${waitText((rows - progress.rows) / perSecond)} left`}
        </p>
      </div>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
