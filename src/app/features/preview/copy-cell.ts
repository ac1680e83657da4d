import { copyToClipboard } from '../../lib/clipboard.ts';
import { notifyCellCopied, notifyCopyFailed } from '../notifications/messages.tsx';

/** Copies one value as it is and notifies of the outcome. `row` counts from 1. */
export async function copyCell(value: string, column: string, row: number): Promise<void> {
  if (await copyToClipboard(Promise.resolve(value))) notifyCellCopied(column, row);
  else notifyCopyFailed(value);
}
