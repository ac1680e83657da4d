import { useEffect, useRef } from 'react';
import { columnNameProblems } from '../../../catalogue/column-names.ts';
import { SAMPLE_ROWS } from '../../../catalogue/limits.ts';
import { dialogFormats } from '../../../formats/dialog-formats.ts';
import type { Run } from '../../../schema/requests.ts';
import { ToolBoundary } from '../../layout/tool-boundary.tsx';
import { fileTimestamp } from '../../lib/clock.ts';
import { download } from '../../lib/download.ts';
import { onGenerateKey } from '../../lib/generate-key.ts';
import { useScrolledIntoView } from '../../lib/use-scrolled-into-view.ts';
import {
  notifyGenerated,
  notifyPreviewGenerated,
  notifyProblem,
  withdrawMessages,
} from '../../notifications/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { GenerationError } from '../../workers/rows-client.ts';
import { DialogTable } from '../dialog-rows/dialog-table.tsx';
import type { Preview } from '../dialog-rows/preview.ts';
import { copyRun } from '../export/copy-run.ts';
import { FormatSelect } from '../export/format-select.tsx';
import { useJob } from '../export/job.ts';
import { JobProgress } from '../export/job-progress.tsx';
import { OpenInStudio } from '../export/open-in-studio.tsx';
import { isValidRowCount } from '../export/row-count.ts';
import { RowCountField } from '../export/row-count-field.tsx';
import { ColumnList } from './column-list.tsx';
import { useCustomDialog } from './store.ts';
import { offerUndo, withdrawUndo } from './undo-offer.tsx';

export const customTool = { Dialog: CustomDialog, open: useCustomDialog.getState().open };

function CustomDialog() {
  const isOpen = useCustomDialog((dialog) => dialog.isOpen);
  if (!isOpen) return null;
  return (
    <ToolBoundary onClose={closeWithUndo} onTryAgain={useCustomDialog.getState().discardSample}>
      <CustomTool />
    </ToolBoundary>
  );
}

function closeWithUndo() {
  const undo = useCustomDialog.getState().close();
  if (undo) offerUndo(undo);
}

function refuse(tool: 'custom preview' | 'custom file', problem: GenerationError) {
  notifyProblem(tool, problem);
  const dialog = useCustomDialog.getState();
  if (problem.endsWith('column-name')) dialog.refuse();
  if (problem === 'row-count') dialog.refuseRows();
}

async function generateSample() {
  const problem = await useCustomDialog.getState().generateSample();
  if (problem) refuse('custom preview', problem);
  else notifyPreviewGenerated();
}

async function generateFile() {
  const job = useJob.getState();
  if (job.kind === 'file') return;
  const { columns, format, fileRun, close } = useCustomDialog.getState();
  const run = fileRun();
  const outcome = await job.makeFile(run, format);
  if (!outcome.ok) return refuse('custom file', outcome.error);
  download(outcome.value, `rowloom_custom_data_${fileTimestamp()}.${dialogFormats[format].extension}`);
  notifyGenerated(run.rows, columns.length);
  close();
}

/** The columns that the Studio is to take; those that no table can have are refused here, where they can be edited. */
function runForStudio(): Run | undefined {
  const { rowsText, fileRun } = useCustomDialog.getState();
  const run = fileRun();
  const names = run.request.tool === 'custom' ? run.request.columns.map(({ name }) => name) : [];
  const problem = problemOf(names, rowsText);
  if (problem === undefined) return run;
  refuse('custom preview', problem);
}

function problemOf(names: readonly string[], rowsText: string): GenerationError | undefined {
  if (names.length === 0) return 'no-columns';
  const nameProblem = columnNameProblems(names).find(Boolean);
  return nameProblem ?? (isValidRowCount(rowsText) ? undefined : 'row-count');
}

function CustomTool() {
  const hasColumns = useCustomDialog((dialog) => dialog.columns.length > 0);
  const busy = useJob((job) => job.kind === 'file');

  useEffect(() => withdrawMessages, []);
  // Undo replaces the columns: those that are there now would be lost.
  useEffect(() => {
    if (hasColumns) withdrawUndo();
  }, [hasColumns]);

  return (
    <Dialog
      open
      onClose={closeWithUndo}
      closesOnBackdrop={!hasColumns}
      title="Create Custom Data"
      icon="🧶"
      size="tool"
      onKeyDown={onGenerateKey(() => void generateFile())}
      footer={
        <>
          <JobProgress />
          <OpenInStudio chosenRun={runForStudio} onClose={useCustomDialog.getState().close} />
          <Button variant="primary" single busy={busy} onClick={() => void generateFile()}>
            {busy ? 'Generating Data...' : 'Generate Custom Data'}
          </Button>
        </>
      }
    >
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:grid-rows-[minmax(0,1fr)] lg:gap-0">
        <ColumnsPane />
        <OutputPane />
      </div>
    </Dialog>
  );
}

/** The columns, and the button that makes a sample of them. */
function ColumnsPane() {
  const hasColumns = useCustomDialog((dialog) => dialog.columns.length > 0);
  const sampling = useCustomDialog((dialog) => dialog.sampling);
  return (
    <div className="tool-pane flex flex-col gap-6">
      <ColumnList />
      {hasColumns && (
        <Button busy={sampling} onClick={() => void generateSample()} className="self-start">
          Generate Preview
        </Button>
      )}
    </div>
  );
}

/** The row count and format of the file, and the sample. */
function OutputPane() {
  const rowsText = useCustomDialog((dialog) => dialog.rowsText);
  const rowsRefusals = useCustomDialog((dialog) => dialog.rowsRefusals);
  const format = useCustomDialog((dialog) => dialog.format);
  const sample = useCustomDialog((dialog) => dialog.sample);
  const { typeRows, commitRows, setFormat } = useCustomDialog.getState();
  return (
    <div className="tool-pane flex min-h-0 min-w-0 flex-col gap-6">
      <div className="grid grid-cols-2 gap-3">
        <RowCountField value={rowsText} refusals={rowsRefusals} onType={typeRows} onCommit={commitRows} />
        <FormatSelect label="Output format" value={format} onChange={setFormat} />
      </div>
      {sample && <Sample key={sample.run.seed} preview={sample} />}
    </div>
  );
}

interface SampleProps {
  readonly preview: Preview;
}

function Sample({ preview }: SampleProps) {
  const section = useRef<HTMLElement>(null);
  useScrolledIntoView(section);
  return (
    <section ref={section} className="flex scroll-mb-4 flex-col gap-2">
      <h3 className="text-sm font-medium">Sample of {SAMPLE_ROWS} records</h3>
      <DialogTable
        label={`Sample of ${SAMPLE_ROWS} records`}
        preview={preview}
        onCopyAll={() => void copyRun(preview.run, 'table')}
      />
    </section>
  );
}
