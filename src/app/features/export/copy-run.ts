import type { TextLayout } from '../../../../workers/dialogs/protocol.ts';
import type { Run } from '../../../schema/requests.ts';
import { copyToClipboard } from '../../lib/clipboard.ts';
import {
  notifyCopied,
  notifyCopyFailed,
  notifyProblem,
  notifyTableCopied,
} from '../../notifications/messages.tsx';
import { useJob } from './job.ts';

/** Copies a whole run and notifies of the outcome. Call it in the click or key handler itself: see `copyToClipboard`. */
export async function copyRun(run: Run, layout: TextLayout): Promise<void> {
  const text = useJob.getState().makeText(run, layout);
  const copied = copyToClipboard(
    text.then((outcome) => (outcome.ok ? outcome.value : Promise.reject(new Error(outcome.error)))),
  );
  const outcome = await text;
  if (!outcome.ok)
    notifyProblem(run.request.tool === 'category' ? 'category' : 'custom preview', outcome.error);
  else if (!(await copied)) notifyCopyFailed(outcome.value);
  else if (layout === 'table') notifyTableCopied(run.rows);
  else notifyCopied(run.rows);
}
