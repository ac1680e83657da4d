import { useId, useRef, useState } from 'react';
import { copyToClipboard } from '../../../lib/clipboard.ts';
import { countOf, formatCount } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import { isSameSource, useExportJob } from './export-job.ts';
import { FitWays, fitText } from './fit-note.tsx';
import { RunningExport } from './running-export.tsx';
import { exportFiles, saveFiles } from './save-files.ts';
import { sizeText } from './sizes.ts';
import { type ExportChoice, sourceOf } from './use-export.ts';

/** Longer texts are not offered for pasting. */
const COPY_ROWS_MAX = 10_000;
const COPY_BYTES_MAX = 5_000_000;

const TOUCH = 'min-h-11 lg:min-h-0';

/** What is made, and the buttons that make it. */
export function ExportActions(choice: ExportChoice) {
  const { fit, isRefused, error, tables } = choice;
  const job = useExportJob();
  const [said, setSaid] = useState('');
  const saveButton = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const copyNoteId = useId();
  const isRunning = job.state === 'running';
  const isReady =
    job.state === 'ready' && fit !== undefined && isSameSource(job.source, sourceOf(choice, fit));
  const isTooLarge = fit?.isTooLarge ?? false;
  const canMake = !isRefused && tables.length > 0 && error === undefined && !isRunning;
  const canSave = canMake && !isTooLarge;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const tooManyToCopy = rows > COPY_ROWS_MAX || (fit?.plainBytes ?? 0) > COPY_BYTES_MAX;
  const canCopy = canMake && !tooManyToCopy;
  const focusSave = () => saveButton.current?.focus();

  async function start() {
    setSaid('');
    const source = await choice.plan();
    if (source) await exportFiles(source);
  }

  async function copyRows() {
    setSaid('');
    const files = job.make(sourceOf(choice, { gzip: false, rows: undefined }));
    const text = files.then(async (made) => {
      if (!made) throw new Error('No rows');
      return (await Promise.all(made.map(({ blob }) => blob.text()))).join('\n');
    });
    const isCopied = await copyToClipboard(text);
    if (await files) setSaid(isCopied ? `Copied ${countOf(rows, 'row')}.` : 'The clipboard refused.');
  }

  return (
    <div className="flex w-full flex-col gap-2 text-sm">
      <p id={noteId} className={isTooLarge ? 'text-danger' : 'text-muted'}>
        {fitText(choice, isRefused ? undefined : fit)}
      </p>
      {!isRefused && error && <p className="text-danger">{error}</p>}
      {!isRefused && !isRunning && fit && <FitWays tables={tables} fit={fit} onChosen={focusSave} />}
      {isRunning && (
        <RunningExport
          onCancel={() => {
            job.cancel();
            focusSave();
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={saveButton}
          variant="primary"
          single
          busy={isRunning}
          className={TOUCH}
          aria-disabled={canSave ? undefined : true}
          aria-describedby={noteId}
          onClick={() => canSave && void (isReady ? saveFiles(job.files) : start())}
        >
          {isReady ? 'Save file' : 'Save to disk'}
        </Button>
        <Button
          className={TOUCH}
          aria-disabled={canCopy ? undefined : true}
          aria-describedby={tooManyToCopy ? copyNoteId : noteId}
          onClick={() => canCopy && void copyRows()}
        >
          Copy rows
        </Button>
      </div>
      {tooManyToCopy && !isRunning && (
        <p id={copyNoteId} className="text-muted">
          At most {formatCount(COPY_ROWS_MAX)} rows of {sizeText(COPY_BYTES_MAX)} can be copied.
        </p>
      )}
      {job.error && <p className="text-danger">{job.error}</p>}
      <p aria-live="polite" className="text-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}
