import { useEffect, useRef } from 'react';
import { copyToClipboard } from '../browser/clipboard.ts';
import { download } from '../browser/download.ts';
import { isOutOfDate, useCategoryDialog } from '../stores/category-dialog.ts';
import { useJob } from '../stores/job.ts';
import type { Preview } from '../stores/preview.ts';
import { formatLabels } from './format-select.tsx';
import { JobProgress } from './job-progress.tsx';
import { tellCopied, tellCopyFailed, tellProblem } from './messages.tsx';
import { PreviewTable } from './preview-table.tsx';
import { Badge } from './ui/badge.tsx';
import { Button } from './ui/button.tsx';

/** The generated rows, and what can be done with them; before there are any, how to get them. */
export function CategoryPreview() {
  const preview = useCategoryDialog((dialog) => dialog.preview);
  if (preview) return <Result key={preview.run.seed} preview={preview} />;
  return (
    <p className="flex min-h-40 items-center justify-center rounded-panel border border-dashed border-line-strong p-6 text-center text-sm text-balance text-muted">
      Select fields and click "Generate &amp; Preview" to see your data
    </p>
  );
}

interface Props {
  readonly preview: Preview;
}

function Result({ preview }: Props) {
  const { run, columns, patternProblem } = preview;
  const outOfDate = useCategoryDialog(isOutOfDate);
  const format = useCategoryDialog((dialog) => dialog.format);
  const category = useCategoryDialog((dialog) => dialog.category);
  const job = useJob((state) => state.kind);
  const makeFile = useJob((state) => state.makeFile);
  const makeText = useJob((state) => state.makeText);
  const top = useRef<HTMLDivElement>(null);

  // On a phone the result comes to be below what is in view.
  // Newer browsers answer a scroll with a promise, which is no clean-up for an effect.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
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
      <div className="flex flex-wrap items-center gap-2">
        <Badge>
          {run.rows.toLocaleString('en')} × {columns.length}
        </Badge>
        {outOfDate && <Badge tone="warning">Out of date: generate again to apply your changes</Badge>}
        {patternProblem && <Badge tone="warning">Invalid Pattern</Badge>}
      </div>
      <PreviewTable label="Preview of generated data" preview={preview} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <JobProgress />
        <Button busy={job === 'text'} onClick={() => void copy()}>
          Copy Data
        </Button>
        <Button variant="primary" busy={job === 'file'} onClick={() => void save()}>
          Download {formatLabels[format]}
        </Button>
      </div>
    </div>
  );
}
