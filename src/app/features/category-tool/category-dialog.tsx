import { useId } from 'react';
import { type CategoryId, categories } from '../../../catalogue/categories.ts';
import { ToolBoundary } from '../../layout/tool-boundary.tsx';
import { onGenerateKey } from '../../lib/generate-key.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldChecklist } from '../../ui/field-checklist.tsx';
import { FormatSelect } from '../export/format-select.tsx';
import { RowCountField } from '../export/row-count-field.tsx';
import { tellMaximumReached, tellProblem } from '../notifications/messages.tsx';
import { CategoryActions, CategoryPreview } from './category-preview.tsx';
import { PatternField } from './pattern-field.tsx';
import { hasChoice, useCategoryDialog } from './store.ts';

interface Props {
  readonly category: CategoryId;
}

export function CategoryDialog({ category }: Props) {
  const close = useCategoryDialog((dialog) => dialog.close);
  const discardPreview = useCategoryDialog((dialog) => dialog.discardPreview);
  return (
    <ToolBoundary onClose={close} onTryAgain={discardPreview}>
      <CategoryTool category={category} />
    </ToolBoundary>
  );
}

function useGenerate() {
  const generate = useCategoryDialog((dialog) => dialog.generate);
  return async () => {
    const problem = await generate();
    if (problem) tellProblem('category', problem);
  };
}

/** Each part listens for its own facts alone: a click on Generate draws the preview and the button, not the whole dialog. */
function CategoryTool({ category }: Props) {
  const { emoji, title, fields } = categories[category];
  const close = useCategoryDialog((dialog) => dialog.close);
  const generate = useGenerate();
  return (
    <Dialog
      open
      onClose={close}
      title={`Generate ${title} Data`}
      icon={emoji}
      size="tool"
      onKeyDown={onGenerateKey(() => void generate())}
      footer={<CategoryActions />}
    >
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[25rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:gap-0">
        <div className="flex flex-col gap-5 lg:overflow-y-auto lg:overscroll-contain lg:p-6">
          <Fields labels={Object.keys(fields)} />
          <Pattern />
          <div className="grid grid-cols-2 gap-3">
            <RowCount />
            <DownloadFormat />
          </div>
          <GenerateButton />
        </div>
        <CategoryPreview />
      </div>
    </Dialog>
  );
}

function Fields({ labels }: { readonly labels: readonly string[] }) {
  const ticked = useCategoryDialog((dialog) => dialog.fields);
  const tick = useCategoryDialog((dialog) => dialog.tick);
  const tickAll = useCategoryDialog((dialog) => dialog.tickAll);
  const tickNone = useCategoryDialog((dialog) => dialog.tickNone);
  return <FieldChecklist labels={labels} ticked={ticked} onTick={tick} onAll={tickAll} onNone={tickNone} />;
}

function Pattern() {
  const pattern = useCategoryDialog((dialog) => dialog.pattern);
  const setPattern = useCategoryDialog((dialog) => dialog.setPattern);
  return <PatternField value={pattern} onChange={setPattern} />;
}

function RowCount() {
  const text = useCategoryDialog((dialog) => dialog.rowsText);
  const type = useCategoryDialog((dialog) => dialog.typeRows);
  const settle = useCategoryDialog((dialog) => dialog.settleRows);
  return (
    <RowCountField
      value={text}
      onType={(typed) => {
        if (type(typed)) tellMaximumReached();
      }}
      onSettle={settle}
    />
  );
}

function DownloadFormat() {
  const format = useCategoryDialog((dialog) => dialog.format);
  const setFormat = useCategoryDialog((dialog) => dialog.setFormat);
  return <FormatSelect label="Download format" value={format} onChange={setFormat} />;
}

function GenerateButton() {
  const generate = useGenerate();
  const enabled = useCategoryDialog(hasChoice);
  const generating = useCategoryDialog((dialog) => dialog.generating);
  const reasonId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Button
        variant="primary"
        single
        busy={generating}
        aria-disabled={!enabled || generating || undefined}
        aria-describedby={enabled ? undefined : reasonId}
        onClick={() => void generate()}
      >
        Generate &amp; Preview
      </Button>
      {!enabled && (
        <p id={reasonId} className="text-center text-sm text-muted">
          Select at least one field or enter a pattern.
        </p>
      )}
    </div>
  );
}
