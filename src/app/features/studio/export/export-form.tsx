import { useEffect, useId, useRef, useState } from 'react';
import { formats } from '../../../../formats/formats.ts';
import { copyToClipboard } from '../../../lib/clipboard.ts';
import { download } from '../../../lib/download.ts';
import { countOf, formatCount } from '../../../lib/format-count.ts';
import { createLatestRequest } from '../../../lib/latest-request.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { BLOB_BYTES_MAX } from '../../../workers/blob-sink.ts';
import { studioClient } from '../../../workers/studio-workers.ts';
import { documentJson } from '../document/json.ts';
import { ProblemList } from '../shell/problems.tsx';
import { selectedTable, useStudio } from '../store.ts';
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
  const selected = useStudio(selectedTable);
  const format = useFileSettings((settings) => settings.format);
  const options = useFileSettings(optionsOf);
  const gzip = useFileSettings((settings) => settings.gzip);
  const scope = useFileSettings((settings) => settings.scope);
  const chosen = document.tables.filter((table) => scope === 'all' || table === selected);
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

async function save(files: readonly ReadyFile[]) {
  for (const { name, blob } of files) {
    const url = URL.createObjectURL(blob);
    download(url, name);
    // A browser has read it long before, even where it asks the visitor first.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
  useStudio.getState().markSaved();
}

/** Everything about files of the schema's tables. */
export function ExportForm() {
  const source = useSource();
  const estimate = useEstimate(source);
  const hasProblems = useStudio(({ problems }) => problems.list.length > 0);
  return (
    <div className="flex flex-col gap-5 text-sm">
      <FormatChoice label="Format" />
      <FormatOptionsForm />
      <Scope format={source.request.format} tableCount={source.document.tables.length} />
      <Compress />
      {hasProblems && (
        <div className="rounded-panel border border-danger p-2">
          <p className="p-2 font-medium text-danger">These problems have to be solved first.</p>
          <ProblemList />
        </div>
      )}
      <Actions source={source} estimate={estimate} refused={hasProblems} />
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

interface ScopeProps {
  readonly format: ExportSource['request']['format'];
  readonly tableCount: number;
}

function Scope({ format, tableCount }: ScopeProps) {
  const scope = useFileSettings((settings) => settings.scope);
  const selected = useStudio((state) => selectedTable(state)?.name);
  const name = useId();
  if (tableCount < 2) return null;
  const allText = 'ofTables' in formats[format] ? 'All tables, in one file' : 'All tables, a file each';
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-medium">Tables</legend>
      {(
        [
          ['all', allText],
          ['table', `Only ${selected ?? 'the selected one'}`],
        ] as const
      ).map(([value, text]) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 px-2 lg:min-h-9">
          <input
            type="radio"
            name={name}
            checked={scope === value}
            onChange={() => useFileSettings.getState().setScope(value)}
            className="size-4 accent-accent"
          />
          <span className="min-w-0 truncate">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ActionsProps {
  readonly source: ReturnType<typeof useSource>;
  readonly estimate: Estimate;
  readonly refused: boolean;
}

function Actions({ source, estimate, refused }: ActionsProps) {
  const job = useExportJob();
  const [said, setSaid] = useState('');
  const noteId = useId();
  const { rows, tableCount, request, document } = source;
  const isRunning = job.state === 'running';
  const isReady = job.state === 'ready' && isSameSource(job.source, source);
  const tooLarge = !request.gzip && (estimate.bytes ?? 0) > BLOB_BYTES_MAX;
  const canSave = !refused && !tooLarge && tableCount > 0 && estimate.error === undefined;
  const canCopy = canSave && rows <= COPY_ROWS_MAX && (estimate.bytes ?? 0) <= COPY_BYTES_MAX;

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
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p id={noteId} className={tooLarge ? 'text-danger' : 'text-muted'}>
        {countOf(rows, 'row')}
        {!refused && estimate.bytes !== undefined && `, about ${sizeText(estimate.bytes)}`}
        {request.gzip && ' before compression'}.{' '}
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
            {canCopy && (
              <Button className={TOUCH} onClick={() => void copyRows()}>
                Copy rows
              </Button>
            )}
          </>
        )}
      </div>
      <p aria-live="polite" className={`min-h-5 ${job.error ? 'text-danger' : 'text-muted'}`}>
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
