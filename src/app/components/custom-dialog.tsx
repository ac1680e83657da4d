import { useEffect, useRef } from 'react';
import { SAMPLE_ROWS } from '../../catalogue/limits.ts';
import { formats } from '../../formats/formats.ts';
import { fileTimestamp } from '../browser/clock.ts';
import { download } from '../browser/download.ts';
import { useCustomDialog } from '../stores/columns.ts';
import { useJob } from '../stores/job.ts';
import type { Preview } from '../stores/preview.ts';
import type { GenerationError } from '../workers/generator-client.ts';
import { ColumnList } from './column-list.tsx';
import { FormatSelect } from './format-select.tsx';
import { onGenerateKey } from './generate-key.ts';
import { JobProgress } from './job-progress.tsx';
import { tellGenerated, tellPreviewGenerated, tellProblem } from './messages.tsx';
import { PreviewTable } from './preview-table.tsx';
import { RowCountField } from './row-count-field.tsx';
import { ToolBoundary } from './tool-boundary.tsx';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { offerUndo, withdrawUndo } from './undo-offer.tsx';
import { useScrolledIntoView } from './use-scrolled-into-view.ts';

export function CustomDialog() {
  const discardSample = useCustomDialog((dialog) => dialog.discardSample);
  return (
    <ToolBoundary onClose={closeWithUndo} onTryAgain={discardSample}>
      <CustomTool />
    </ToolBoundary>
  );
}

function closeWithUndo() {
  const undo = useCustomDialog.getState().close();
  if (undo) offerUndo(undo);
}

function CustomTool() {
  const dialog = useCustomDialog();
  const makeFile = useJob((job) => job.makeFile);
  const busy = useJob((job) => job.kind === 'file');
  const hasColumns = dialog.columns.length > 0;

  // Columns that are there now would be lost to those that came back.
  useEffect(() => {
    if (hasColumns) withdrawUndo();
  }, [hasColumns]);

  function refuse(tool: 'custom preview' | 'custom file', problem: GenerationError) {
    tellProblem(tool, problem);
    if (problem.endsWith('column-name')) dialog.refuse();
    if (problem === 'row-count') dialog.refuseRows();
  }

  async function generateSample() {
    const problem = await dialog.generateSample();
    if (problem) refuse('custom preview', problem);
    else tellPreviewGenerated();
  }

  async function generateFile() {
    if (busy) return;
    const run = dialog.fileRun();
    const outcome = await makeFile(run, dialog.format);
    if (!outcome.ok) return refuse('custom file', outcome.error);
    download(outcome.value.url, `rowloom_custom_data_${fileTimestamp()}.${formats[dialog.format].extension}`);
    tellGenerated(run.rows, dialog.columns.length);
    dialog.close();
  }

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
          <Button variant="primary" single busy={busy} onClick={() => void generateFile()}>
            {busy ? 'Generating Data...' : 'Generate Custom Data'}
          </Button>
        </>
      }
    >
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:grid-rows-[minmax(0,1fr)] lg:gap-0">
        <div className="flex flex-col gap-6 lg:overflow-y-auto lg:overscroll-contain lg:p-6">
          <ColumnList />
          {hasColumns && (
            <Button busy={dialog.sampling} onClick={() => void generateSample()} className="self-start">
              Generate Preview
            </Button>
          )}
        </div>
        <div className="flex min-h-0 min-w-0 flex-col gap-6 lg:overflow-y-auto lg:overscroll-contain lg:p-6 lg:pl-0">
          <div className="grid flex-none grid-cols-2 gap-3">
            <RowCountField
              value={dialog.rowsText}
              refusals={dialog.rowsRefusals}
              onType={dialog.typeRows}
              onSettle={dialog.settleRows}
            />
            <FormatSelect label="Output format" value={dialog.format} onChange={dialog.setFormat} />
          </div>
          {dialog.sample && <Sample key={dialog.sample.run.seed} preview={dialog.sample} />}
        </div>
      </div>
    </Dialog>
  );
}

interface SampleProps {
  readonly preview: Preview;
}

function Sample({ preview }: SampleProps) {
  const section = useRef<HTMLElement>(null);
  useScrolledIntoView(section);
  return (
    <section ref={section} className="flex flex-none scroll-mb-4 flex-col gap-2">
      <h3 className="text-sm font-medium">Sample of {SAMPLE_ROWS} records</h3>
      <PreviewTable label={`Sample of ${SAMPLE_ROWS} records`} preview={preview} />
    </section>
  );
}
