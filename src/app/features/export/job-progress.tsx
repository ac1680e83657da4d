import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useJob } from './job.ts';

/** The progress of the current file or text, and a button that cancels it. */
export function JobProgress() {
  const kind = useJob((job) => job.kind);
  const rowsDone = useJob((job) => job.rowsDone);
  const rows = useJob((job) => job.rows);
  const cancel = useJob((job) => job.cancel);
  if (kind === 'none') return null;
  return (
    <div className="appear-late flex min-w-48 grow items-center gap-3">
      <Progress label="Rows written" value={rowsDone / rows} />
      <Button variant="quiet" size="small" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
