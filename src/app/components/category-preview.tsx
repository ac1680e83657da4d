import { useEffect, useRef } from 'react';
import { copyToClipboard } from '../browser/clipboard.ts';
import { download } from '../browser/download.ts';
import { isOutOfDate, useCategoryDialog } from '../stores/category-dialog.ts';
import { useJob } from '../stores/job.ts';
import type { Preview } from '../stores/preview.ts';
import { formatCount } from './format-count.ts';
import { formatLabels } from './format-select.tsx';
import { JobProgress } from './job-progress.tsx';
import { tellCopied, tellCopyFailed, tellProblem } from './messages.tsx';
import { PreviewTable } from './preview-table.tsx';
import { Badge } from './ui/badge.tsx';
import { Button } from './ui/button.tsx';

/** The generated rows, and what can be done with them; before there are any, how to get them. */
export function CategoryPreview() {
  const preview = useCategoryDialog((dialog) => dialog.preview);
  return (
    <div className="flex min-w-0 flex-col">
      {/* There before its text, so that the text is announced. */}
      <div aria-live="polite" className="flex flex-wrap items-center gap-2 not-empty:mb-3">
        {preview && <Notes preview={preview} />}
      </div>
      {preview ? (
        <Result key={preview.run.seed} preview={preview} />
      ) : (
        <p className="flex min-h-40 grow items-center justify-center rounded-panel border border-dashed border-line-strong p-6 text-center text-sm text-balance text-muted">
          Select fields and click "Generate &amp; Preview" to see your data
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly preview: Preview;
}

function Notes({ preview: { run, columns, patternProblem } }: Props) {
  const outOfDate = useCategoryDialog(isOutOfDate);
  const rows = formatCount(run.rows);
  return (
    <>
      <Badge>
        <span aria-hidden="true">
          {rows} × {columns.length}
        </span>
        <span className="sr-only">
          Generated {rows} rows, {columns.length} columns
        </span>
      </Badge>
      {outOfDate && <Badge tone="warning">Out of date: generate again to apply your changes</Badge>}
      {patternProblem && <Badge tone="warning">Invalid Pattern</Badge>}
    </>
  );
}

function Result({ preview }: Props) {
  const { run } = preview;
  const format = useCategoryDialog((dialog) => dialog.format);
  const category = useCategoryDialog((dialog) => dialog.category);
  const job = useJob((state) => state.kind);
  const makeFile = useJob((state) => state.makeFile);
  const makeText = useJob((state) => state.makeText);
  const top = useRef<HTMLDivElement>(null);

  // On a phone the result comes to be below what is in view.
  useEffect(() => {
    // In the frame that lays it out: before, the page would be laid out for it alone.
    const frame = requestAnimationFrame(() => void top.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);

  async function save() {
    const outcome = await makeFile(run, format);
    if (outcome.ok) download(outcome.value.url, `${category}-data.${format}`);
    else tellProblem('category', outcome.problem);
  }

  async function copy() {
    const outcome = await makeText(run);
    if (!outcome.ok) tellProblem('category', outcome.problem);
    else if (await copyToClipboard(outcome.value)) tellCopied(run.rows);
    else tellCopyFailed(outcome.value);
  }

  return (
    <div ref={top} className="flex min-w-0 flex-col gap-3">
      <PreviewTable label="Preview of generated data" preview={preview} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <JobProgress />
        <Button busy={job === 'text'} onClick={() => void copy()}>
          Copy Data
        </Button>
        <Button variant="primary" single busy={job === 'file'} onClick={() => void save()}>
          Download {formatLabels[format]}
        </Button>
      </div>
    </div>
  );
}
