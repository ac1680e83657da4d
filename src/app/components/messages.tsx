import type { GenerationError } from '../workers/generator-client.ts';
import { countOf, formatCount } from './format-count.ts';
import { type Message, reload, show } from './show-message.tsx';

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

/** What each tool says of a problem; of any other it says that the generation failed. */
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

/** Says what is wrong; nothing of a job that the visitor stopped. */
export function tellProblem(tool: Tool, problem: GenerationError): void {
  if (problem === 'cancelled') return;
  if (problem === 'worker-missing') show('lasting', FAILED, workerMissing);
  else show('error', messages[tool][problem] ?? FAILED);
}

export function tellMaximumReached(): void {
  show('error', {
    title: 'Maximum Limit Reached',
    text: 'Maximum of 5,000 rows allowed to prevent performance issues.',
  });
}

export function tellCopied(records: number): void {
  show('success', { title: 'Data Copied', text: `Copied ${records} records to the clipboard.` });
}

export function tellTableCopied(rows: number): void {
  show('success', { title: 'Table Copied', text: `Copied ${countOf(rows, 'row')} as a table.` });
}

/** In characters: a column may be named by a page of text. */
const NAME_SHOWN = 60;

/** `row` counts from 1. */
export function tellCellCopied(column: string, row: number): void {
  const name = column.length > NAME_SHOWN ? `${column.slice(0, NAME_SHOWN)}…` : column;
  show('success', { title: 'Cell Copied', text: `Copied ${name} of row ${formatCount(row)}.` });
}

export function tellDownloadStarted(fileName: string, records: number): void {
  show('success', { title: 'Download Started', text: `${fileName} with ${countOf(records, 'record')}.` });
}

let timesOffered = 0;

function takeFocus(box: HTMLTextAreaElement | null): void {
  box?.focus();
}

/** Offers the text for copying by hand: selected, with the focus on it, so that a key is enough. */
export function tellCopyFailed(text: string): void {
  timesOffered++;
  show(
    'lasting',
    { title: 'Copy Failed', text: 'The clipboard refused. Select the text and copy it yourself.' },
    <textarea
      // Another box each time, such that it takes the focus each time.
      key={timesOffered}
      ref={takeFocus}
      aria-label="Data to copy"
      // The message is announced, not all of the data.
      aria-live="off"
      readOnly
      rows={4}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      className="mt-2 w-full rounded-control border border-line-strong bg-field p-2 font-mono text-xs"
    />,
  );
}

export function tellPreviewGenerated(): void {
  show('success', { title: 'Preview Generated', text: 'Sample data generated successfully!' });
}

export function tellGenerated(records: number, columns: number): void {
  show('success', {
    title: 'Data Generated Successfully!',
    text: `Generated ${records} records with ${columns} columns.`,
  });
}
