import { useEffect, useId, useMemo } from 'react';
import { type CategoryId, categories } from '../../../catalogue/categories.ts';
import { categoryTexts } from '../../../catalogue/category-texts.ts';
import { ToolBoundary } from '../../layout/tool-boundary.tsx';
import { onGenerateKey } from '../../lib/generate-key.ts';
import { notifyMaximumReached, notifyProblem, withdrawMessages } from '../../notifications/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldChecklist } from '../../ui/field-checklist.tsx';
import { FormatSelect } from '../export/format-select.tsx';
import { OpenInStudio } from '../export/open-in-studio.tsx';
import { RowCountField } from '../export/row-count-field.tsx';
import { CategoryActions, CategoryPreview } from './category-preview.tsx';
import { PatternField } from './pattern-field.tsx';
import { hasChoice, isOutOfDate, runLikePreview, useCategoryDialog } from './store.ts';

interface Props {
  readonly category: CategoryId;
}

async function generate() {
  const problem = await useCategoryDialog.getState().generate();
  if (problem) notifyProblem('category', problem);
}

function typeRows(text: string) {
  const wasLimited = useCategoryDialog.getState().typeRows(text);
  if (wasLimited) notifyMaximumReached();
}

function runForStudio() {
  const dialog = useCategoryDialog.getState();
  if (hasChoice(dialog)) return runLikePreview(dialog);
  notifyProblem('category', 'nothing-chosen');
}

function OpenDialog() {
  const category = useCategoryDialog((dialog) => dialog.category);
  return category && <CategoryDialog category={category} />;
}

export const categoryTool = { Dialog: OpenDialog, open: useCategoryDialog.getState().open };

function CategoryDialog({ category }: Props) {
  const { emoji, title } = categoryTexts[category];
  const { close, discardPreview } = useCategoryDialog.getState();
  useEffect(() => withdrawMessages, []);
  return (
    <ToolBoundary onClose={close} onTryAgain={discardPreview}>
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
          <div className="tool-pane flex flex-col gap-5">
            <Choices category={category} />
            <GenerateButton />
            <OpenButton />
          </div>
          <CategoryPreview />
        </div>
      </Dialog>
    </ToolBoundary>
  );
}

/** The form. A click on Generate changes none of its values, and so renders none of it. */
function Choices({ category }: Props) {
  const labels = useMemo(() => Object.keys(categories[category].fields), [category]);
  const fields = useCategoryDialog((dialog) => dialog.fields);
  const pattern = useCategoryDialog((dialog) => dialog.pattern);
  const rowsText = useCategoryDialog((dialog) => dialog.rowsText);
  const format = useCategoryDialog((dialog) => dialog.format);
  const { tick, tickAll, tickNone, setPattern, commitRows, setFormat } = useCategoryDialog.getState();
  return (
    <>
      <FieldChecklist labels={labels} ticked={fields} onTick={tick} onAll={tickAll} onNone={tickNone} />
      <PatternField value={pattern} onChange={setPattern} />
      <div className="grid grid-cols-2 gap-3">
        <RowCountField value={rowsText} onType={typeRows} onCommit={commitRows} />
        <FormatSelect label="Download format" value={format} onChange={setFormat} />
      </div>
    </>
  );
}

function OpenButton() {
  const outOfDate = useCategoryDialog(isOutOfDate);
  return (
    <OpenInStudio
      chosenRun={runForStudio}
      hint={outOfDate ? 'Opens what is chosen now, not the rows shown.' : undefined}
      onClose={useCategoryDialog.getState().close}
    />
  );
}

function GenerateButton() {
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
