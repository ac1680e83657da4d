import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { nameOf } from './export-names.ts';
import type { ExportJob } from './export-queue.ts';
import { useExports } from './exports.ts';

interface Props {
  /** Moves the focus when an export no longer waits. */
  readonly next: () => void;
}

/** The exports that start once those before them have ended. The region is always there, so that additions are announced. */
export function WaitingExports({ next }: Props) {
  const waiting = useExports((exports) => exports.waiting);
  const running = useExports((exports) => exports.running !== undefined);
  return (
    <div role="status" aria-label="Waiting downloads">
      {running && waiting.map((job) => <Waiting key={job.id} job={job} next={next} />)}
    </div>
  );
}

function Waiting({ job, next }: Props & { readonly job: ExportJob }) {
  const box = useFocusHandover<HTMLDivElement>(next);
  const name = nameOf(job);
  return (
    <div ref={box} className="mb-2 flex items-center gap-3">
      <p className="min-w-0 grow">
        <span className="font-medium break-all">{name}</span>{' '}
        <span className="text-muted">starts after the current download.</span>
      </p>
      <Button size="touch" aria-label={`Cancel ${name}`} onClick={() => useExports.getState().cancel(job.id)}>
        Cancel
      </Button>
    </div>
  );
}
