import { useRef } from 'react';
import { dialogFormats } from '../../../formats/dialog-formats.ts';
import { download } from '../../lib/download.ts';
import { countOf } from '../../lib/format-count.ts';
import { useScrolledIntoView } from '../../lib/use-scrolled-into-view.ts';
import { notifyDownloadStarted, notifyProblem } from '../../notifications/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogTable } from '../dialog-rows/dialog-table.tsx';
import type { Preview } from '../dialog-rows/preview.ts';
import { copyRun } from '../export/copy-run.ts';
import { useJob } from '../export/job.ts';
import { JobProgress } from '../export/job-progress.tsx';
import { isOutOfDate, useCategoryDialog } from './store.ts';

/** The generated rows; before there are any, how to get them. */
export function CategoryPreview() {
  const preview = useCategoryDialog((dialog) => dialog.preview);
  return (
    <div className="flex min-h-0 min-w-0 flex-col lg:p-6 lg:pl-0">
      {/* A live region announces only text that is added after it was mounted. */}
      <div aria-live="polite" className="flex flex-wrap items-center gap-2 not-empty:mb-3">
        {preview && <Notes preview={preview} />}
      </div>
      {preview ? (
        <Rows key={preview.run.seed} preview={preview} />
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
  const rows = countOf(run.rows, 'row');
  const across = countOf(columns.length, 'column');
  return (
    <>
      <Badge>
        <span aria-hidden="true">
          {rows} × {across}
        </span>
        <span className="sr-only">
          Generated {rows}, {across}
        </span>
      </Badge>
      {outOfDate && <Badge tone="warning">Out of date: generate again to apply your changes</Badge>}
      {patternProblem && <Badge tone="warning">Invalid Pattern</Badge>}
    </>
  );
}

function Rows({ preview }: Props) {
  const top = useRef<HTMLDivElement>(null);
  // On a phone the result is below the visible part.
  useScrolledIntoView(top);
  return (
    <div ref={top} className="flex min-h-0 scroll-mb-4 flex-col">
      <DialogTable
        label="Preview of generated data"
        preview={preview}
        onCopyAll={() => void copyRun(preview.run, 'table')}
      />
    </div>
  );
}

/** The dialog's footer: copy and download. */
export function CategoryActions() {
  const preview = useCategoryDialog((dialog) => dialog.preview);
  return preview && <Actions preview={preview} />;
}

function Actions({ preview: { run } }: Props) {
  const format = useCategoryDialog((dialog) => dialog.format);
  const category = useCategoryDialog((dialog) => dialog.category);
  const job = useJob((state) => state.kind);
  const makeFile = useJob((state) => state.makeFile);

  async function save() {
    const outcome = await makeFile(run, format);
    if (!outcome.ok) return notifyProblem('category', outcome.error);
    const name = `${category}-data.${dialogFormats[format].extension}`;
    download(outcome.value, name);
    notifyDownloadStarted(name, run.rows);
  }

  return (
    <>
      <JobProgress />
      <Button busy={job === 'text'} onClick={() => void copyRun(run, 'text')}>
        Copy Data
      </Button>
      <Button variant="primary" single busy={job === 'file'} onClick={() => void save()}>
        Download {dialogFormats[format].label}
      </Button>
    </>
  );
}
