import { useEffect, useId, useRef, useState } from 'react';
import { formats } from '../../../../formats/formats.ts';
import { copyToClipboard } from '../../../lib/clipboard.ts';
import { download } from '../../../lib/download.ts';
import { countOf, formatCount } from '../../../lib/format-count.ts';
import { createLatestRequest } from '../../../lib/latest-request.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { LabelledSelect } from '../../../ui/labelled-select.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { BLOB_BYTES_MAX } from '../../../workers/blob-sink.ts';
import { studioClient } from '../../../workers/studio-workers.ts';
import { tableById } from '../document/document.ts';
import { documentJson } from '../document/json.ts';
import { isInAddress } from '../share/follow-address.ts';
import { ProblemList } from '../shell/problems.tsx';
import { useStudio } from '../store.ts';
import { errorText } from './error-text.ts';
import { type ExportSource, isSameSource, type ReadyFile, useExportJob } from './export-job.ts';
import { optionsOf, useFileSettings } from './file-settings.ts';
import { FormatChoice } from './format-choice.tsx';
import { FormatOptionsForm } from './format-options.tsx';
import { sizeText, waitText } from './sizes.ts';

/** More is no text to paste. */
const COPY_ROWS_MAX = 10_000;
const COPY_BYTES_MAX = 5_000_000;

/** The tables and the format that are chosen. */
function useSource(): ExportSource & { readonly rows: number; readonly tableCount: number } {
  const document = useStudio((state) => state.document);
  const only = useFileSettings((settings) => tableById(document, settings.table));
  const format = useFileSettings((settings) => settings.format);
  const options = useFileSettings(optionsOf);
  const gzip = useFileSettings((settings) => settings.gzip);
  const chosen = only ? [only] : document.tables;
  return {
    document,
    request: {
      tables: chosen.map((table) => document.tables.indexOf(table)),
      format,
      options,
      gzip,
      name: document.name || 'schema',
    },
    rows: chosen.reduce((sum, table) => sum + table.rows, 0),
    tableCount: chosen.length,
  };
}

interface Estimate {
  readonly bytes?: number;
  /** Why there is none. */
  readonly error?: string;
}

function useEstimate({ document, request }: ExportSource): Estimate {
  const [estimate, setEstimate] = useState<Estimate>({});
  const latest = useRef(createLatestRequest());
  const { tables, format, options } = request;
  const places = tables.join(' ');
  useEffect(() => {
    const signal = latest.current.next();
    if (places === '') return;
    const request = { tables: places.split(' ').map(Number), format, options };
    void studioClient.estimate(documentJson(document), request, signal).then((answer) => {
      if (signal.aborted) return;
      setEstimate(answer.ok ? { bytes: answer.value } : { error: errorText(answer.error) });
    });
  }, [document, places, format, options]);
  return estimate;
}

/**
 * WebKit drops a download that has not begun when another is asked for, and no event says that it has:
 * https://github.com/eligrey/FileSaver.js/issues/729
 */
const BETWEEN_DOWNLOADS_MS = 250;

async function save(files: readonly ReadyFile[]) {
  for (const [i, { name, blob }] of files.entries()) {
    if (i > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_DOWNLOADS_MS));
    const url = URL.createObjectURL(blob);
    download(url, name);
    // A browser has read it long before, even where it asks the visitor first.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
  // Rows alone do not bring back a schema that the address does not hold.
  if (isInAddress()) useStudio.getState().markSaved();
}

/** What is chosen about files of the schema's tables, and what follows from it. */
interface Choice {
  readonly source: ReturnType<typeof useSource>;
  readonly estimate: Estimate;
  /** Whether problems have to be solved first. */
  readonly refused: boolean;
}

export function useExport(): Choice {
  const source = useSource();
  const estimate = useEstimate(source);
  const refused = useStudio(({ problems }) => problems.list.length > 0);
  return { source, estimate, refused };
}

/** The choices; what is done with them stands below, always in view. */
export function ExportForm({ source, refused }: Choice) {
  return (
    <div className="flex flex-col gap-5 text-sm">
      {refused && (
        <div className="rounded-panel border border-danger p-2">
          <p className="p-2 font-medium text-danger">These problems have to be solved first.</p>
          <ProblemList />
        </div>
      )}
      <FormatChoice label="Format" />
      <TableChoice {...source} />
      <FormatOptionsForm />
      <Compress />
    </div>
  );
}

function Compress() {
  const gzip = useFileSettings((settings) => settings.gzip);
  return (
    <Checkbox
      label="Compress"
      hint="Files of gzip, which most tools read as they are."
      checked={gzip}
      onChange={({ target }) => useFileSettings.getState().setGzip(target.checked)}
    />
  );
}

function TableChoice({ document: { tables }, request: { format } }: ExportSource) {
  const table = useFileSettings((settings) => settings.table);
  if (tables.length < 2) return null;
  const all =
    'ofTables' in formats[format] ? 'All tables, in one file' : `All tables, ${tables.length} files`;
  return (
    <LabelledSelect
      label="Tables"
      options={[
        ['', all],
        ...tables.map(({ id, name }) => [id, `Only ${name || 'the unnamed table'}`] as const),
      ]}
      value={tables.some(({ id }) => id === table) ? table : ''}
      onChange={(value) => useFileSettings.getState().setTable(value || undefined)}
    />
  );
}

/** What is made, and the buttons that make it. */
export function ExportActions({ source, estimate, refused }: Choice) {
  const job = useExportJob();
  const [said, setSaid] = useState('');
  const noteId = useId();
  const copyNoteId = useId();
  const { rows, tableCount, request, document } = source;
  const fileCount = 'ofTables' in formats[request.format] ? 1 : tableCount;
  const isRunning = job.state === 'running';
  const isReady = job.state === 'ready' && isSameSource(job.source, source);
  const tooLarge = !request.gzip && (estimate.bytes ?? 0) > BLOB_BYTES_MAX;
  const canSave = !refused && !tooLarge && tableCount > 0 && estimate.error === undefined;
  const tooManyToCopy = rows > COPY_ROWS_MAX || (estimate.bytes ?? 0) > COPY_BYTES_MAX;
  const canCopy = canSave && !tooManyToCopy;

  async function start() {
    setSaid('');
    const files = await job.make({ document, request });
    if (!files) return;
    setSaid(`${files.map(({ name }) => name).join(', ')} with ${countOf(rows, 'row')}.`);
    await save(files);
  }

  async function copyRows() {
    setSaid('');
    const files = job.make({ document, request: { ...request, gzip: false } });
    const text = files.then(async (made) => {
      if (!made) throw new Error('No rows');
      return (await Promise.all(made.map(({ blob }) => blob.text()))).join('\n');
    });
    const isCopied = await copyToClipboard(text);
    if (await files) setSaid(isCopied ? `Copied ${countOf(rows, 'row')}.` : 'The clipboard refused.');
  }

  return (
    <div className="flex w-full flex-col gap-2 text-sm">
      <p id={noteId} className={tooLarge ? 'text-danger' : 'text-muted'}>
        {countOf(rows, 'row')}
        {!refused && estimate.bytes !== undefined && `, about ${sizeText(estimate.bytes)}`}
        {request.gzip && ' before compression'}
        {fileCount > 1 && `, in ${countOf(fileCount, 'file')}`}.{' '}
        {tooLarge
          ? `That is more than the ${BLOB_BYTES_MAX / 1024 ** 2} MB that this page can hold: write fewer rows or tables, or compress them.`
          : `Files are made in the browser’s memory, up to ${BLOB_BYTES_MAX / 1024 ** 2} MB together.`}
      </p>
      {!refused && estimate.error && <p className="text-danger">{estimate.error}</p>}
      {isRunning && <Running rows={rows} />}
      <div className="flex flex-wrap gap-2">
        {isRunning ? (
          <Button className={TOUCH} onClick={job.cancel}>
            Cancel
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              single
              className={TOUCH}
              aria-disabled={canSave ? undefined : true}
              aria-describedby={noteId}
              onClick={() => canSave && void (isReady ? save(job.files) : start())}
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
          </>
        )}
      </div>
      {tooManyToCopy && !isRunning && (
        <p id={copyNoteId} className="text-muted">
          At most {formatCount(COPY_ROWS_MAX)} rows of {sizeText(COPY_BYTES_MAX)} can be copied.
        </p>
      )}
      <p aria-live="polite" className={`empty:hidden ${job.error ? 'text-danger' : 'text-muted'}`}>
        {job.error ?? said}
      </p>
    </div>
  );
}

const TOUCH = 'min-h-11 lg:min-h-0';

function Running({ rows }: { readonly rows: number }) {
  const progress = useExportJob((job) => job.progress);
  const startedMs = useExportJob((job) => job.startedMs);
  const [nowMs, setNow] = useState(startedMs);
  // Time passes with the progress.
  useEffect(() => {
    if (progress.rows > 0) setNow(performance.now());
  }, [progress]);
  const seconds = (nowMs - startedMs) / 1000;
  const perSecond = seconds > 0 ? progress.rows / seconds : 0;
  return (
    <div className="flex flex-col gap-1.5">
      <Progress label="Export progress" value={rows > 0 ? Math.min(1, progress.rows / rows) : 0} />
      <p className="font-mono text-xs text-muted tabular-nums">
        {formatCount(progress.rows)} of {formatCount(rows)} rows, {sizeText(progress.bytes)}
        {perSecond > 0 &&
          `, ${formatCount(Math.round(perSecond))} rows/s, ${waitText((rows - progress.rows) / perSecond)} left`}
      </p>
    </div>
  );
}
