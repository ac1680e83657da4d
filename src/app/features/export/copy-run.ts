import type { Run } from '../../../engine/request.ts';
import { copyToClipboard } from '../../lib/clipboard.ts';
import type { TextLayout } from '../../workers/generator.ts';
import {
  notifyCopied,
  notifyCopyFailed,
  notifyProblem,
  notifyTableCopied,
} from '../notifications/messages.tsx';
import { useJob } from './job.ts';

/** Copies a whole run, and says how that went. To be called in the click or key itself. */
export async function copyRun(run: Run, layout: TextLayout): Promise<void> {
  const making = useJob.getState().makeText(run, layout);
  const taking = copyToClipboard(
    making.then((outcome) => (outcome.ok ? outcome.value : Promise.reject(new Error(outcome.problem)))),
  );
  const outcome = await making;
  if (!outcome.ok)
    notifyProblem(run.request.tool === 'category' ? 'category' : 'custom preview', outcome.problem);
  else if (!(await taking)) notifyCopyFailed(outcome.value);
  else if (layout === 'table') notifyTableCopied(run.rows);
  else notifyCopied(run.rows);
}
