import type { Run } from '../../schema/requests.ts';
import { copyToClipboard } from '../browser/clipboard.ts';
import { useJob } from '../stores/job.ts';
import type { TextLayout } from '../workers/generator-client.ts';
import { tellCellCopied, tellCopied, tellCopyFailed, tellProblem, tellTableCopied } from './messages.tsx';

/** Copies a whole run, and says how that went. To be called in the click or key itself. */
export async function copyRun(run: Run, layout: TextLayout): Promise<void> {
  const making = useJob.getState().makeText(run, layout);
  const taking = copyToClipboard(
    making.then((outcome) => (outcome.ok ? outcome.value : Promise.reject(new Error(outcome.error)))),
  );
  const outcome = await making;
  if (!outcome.ok)
    tellProblem(run.request.tool === 'category' ? 'category' : 'custom preview', outcome.error);
  else if (!(await taking)) tellCopyFailed(outcome.value);
  else if (layout === 'table') tellTableCopied(run.rows);
  else tellCopied(run.rows);
}

/** Copies one value as it is, and says how that went. `row` counts from 1. */
export async function copyCell(value: string, column: string, row: number): Promise<void> {
  if (await copyToClipboard(Promise.resolve(value))) tellCellCopied(column, row);
  else tellCopyFailed(value);
}
