import type { ReactNode } from 'react';
import { shortened } from '../../expression/text.ts';
import { countOf, formatCount } from '../lib/format-count.ts';
import type { GenerationError } from '../workers/rows-client.ts';
import { type Message, reload, show } from './show-message.tsx';
import { dismissToast, type ToastUse } from './toasts.ts';

type Tool = 'category' | 'custom preview' | 'custom file';

const FAILED: Message = {
  title: 'Generation Failed',
  text: 'An error occurred while generating the data.',
};

const columnMessages = {
  'blank-column-name': { title: 'Invalid Column Names', text: 'Please provide names for all columns.' },
  'duplicate-column-name': { title: 'Duplicate Column Names', text: 'Each column needs its own name.' },
} satisfies Partial<Record<GenerationError, Message>>;

const customRowCount: Message = {
  title: 'Invalid Row Count',
  text: 'Please enter a number between 1 and 5000.',
};

/** Each tool's message for an error; `FAILED` for any other error. */
const messages: Record<Tool, Partial<Record<GenerationError, Message>>> = {
  category: {
    'row-count': {
      title: 'Invalid Row Count',
      text: 'Please enter a number between 1 and 5,000 rows.',
    },
    'nothing-chosen': {
      title: 'No Fields or Pattern Selected',
      text: 'Please select at least one field or provide a regex pattern to generate data.',
    },
  },
  'custom preview': {
    ...columnMessages,
    'row-count': customRowCount,
    'no-columns': { title: 'No Columns Defined', text: 'Please add at least one column to preview data.' },
  },
  'custom file': {
    ...columnMessages,
    'row-count': customRowCount,
    'no-columns': { title: 'No Columns Defined', text: 'Please add at least one column to generate data.' },
  },
};

const workerMissing = (
  <>
    <p className="text-muted">
      The generator did not load. What you entered is kept: check your connection and try again, or reload the
      page.
    </p>
    {reload}
  </>
);

/** Titles of the messages that end with the dialog that causes them. */
const ofDialog = new Set<string>();

/** Shows a message that ends with its dialog. */
function say(kind: ToastUse, message: Message, more?: ReactNode): void {
  ofDialog.add(message.title);
  show(kind, message, more);
}

/** Call it when a dialog has closed. A message on a file that closed it stays, and so does a text that was not copied. */
export function withdrawMessages(): void {
  for (const title of ofDialog) dismissToast(title);
  ofDialog.clear();
}

/** A cancelled request gives no message. */
export function notifyProblem(tool: Tool, problem: GenerationError): void {
  if (problem === 'cancelled') return;
  if (problem === 'worker-missing') say('lasting', FAILED, workerMissing);
  else say('error', messages[tool][problem] ?? FAILED);
}

export function notifyMaximumReached(): void {
  say('error', {
    title: 'Maximum Limit Reached',
    text: 'Maximum of 5,000 rows allowed to prevent performance issues.',
  });
}

export function notifyCopied(records: number): void {
  say('success', { title: 'Data Copied', text: `Copied ${records} records to the clipboard.` });
}

export function notifyTableCopied(rows: number): void {
  say('success', { title: 'Table Copied', text: `Copied ${countOf(rows, 'row')} as a table.` });
}

/** In characters. */
const NAME_MAX = 60;

/** `row` counts from 1. */
export function notifyCellCopied(column: string, row: number): void {
  const name = shortened(column, NAME_MAX);
  say('success', { title: 'Cell Copied', text: `Copied ${name} of row ${formatCount(row)}.` });
}

export function notifyDownloadStarted(fileName: string, records: number): void {
  say('success', { title: 'Download Started', text: `${fileName} with ${countOf(records, 'record')}.` });
}

let copyFailures = 0;

function focus(box: HTMLTextAreaElement | null): void {
  box?.focus();
}

/** Shows the text focused and selected, so that a shortcut copies it. */
export function notifyCopyFailed(text: string): void {
  copyFailures++;
  show(
    'lasting',
    { title: 'Copy Failed', text: 'The clipboard refused. Select the text and copy it yourself.' },
    <textarea
      // A new key remounts it, which focuses it again.
      key={copyFailures}
      ref={focus}
      aria-label="Data to copy"
      // The live region would announce all of the data.
      aria-live="off"
      readOnly
      rows={4}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      className="mt-2 w-full rounded-control border border-line-strong bg-field p-2 font-mono text-xs"
    />,
  );
}

export function notifyPreviewGenerated(): void {
  say('success', { title: 'Preview Generated', text: 'Sample data generated successfully!' });
}

export function notifyGenerated(records: number, columns: number): void {
  show('success', {
    title: 'Data Generated Successfully!',
    text: `Generated ${records} records with ${columns} columns.`,
  });
}
