import { type CategoryId, categories } from '../../catalogue/categories.ts';
import { hasChoice, useCategoryDialog } from '../stores/category-dialog.ts';
import { CategoryPreview } from './category-preview.tsx';
import { FieldChecklist } from './field-checklist.tsx';
import { FormatSelect } from './format-select.tsx';
import { onGenerateKey } from './generate-key.ts';
import { tellMaximumReached, tellProblem } from './messages.tsx';
import { PatternField } from './pattern-field.tsx';
import { RowCountField } from './row-count-field.tsx';
import { ToolBoundary } from './tool-boundary.tsx';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';

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

function CategoryTool({ category }: Props) {
  const { emoji, title, fields } = categories[category];
  const dialog = useCategoryDialog();

  async function generate() {
    const problem = await dialog.generate();
    if (problem) tellProblem('category', problem);
  }

  return (
    <Dialog
      open
      onClose={dialog.close}
      title={`Generate ${title} Data`}
      icon={emoji}
      onKeyDown={onGenerateKey(() => void generate())}
    >
      <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <FieldChecklist
            labels={Object.keys(fields)}
            ticked={dialog.fields}
            onTick={dialog.tick}
            onAll={dialog.tickAll}
            onNone={dialog.tickNone}
          />
          <PatternField value={dialog.pattern} onChange={dialog.setPattern} />
          <div className="grid grid-cols-2 gap-3">
            <RowCountField
              value={dialog.rowsText}
              onType={(text) => dialog.typeRows(text) && tellMaximumReached()}
              onSettle={dialog.settleRows}
            />
            <FormatSelect label="Download format" value={dialog.format} onChange={dialog.setFormat} />
          </div>
          <Button
            variant="primary"
            single
            disabled={!hasChoice(dialog)}
            busy={dialog.generating}
            onClick={() => void generate()}
          >
            Generate &amp; Preview
          </Button>
        </div>
        <CategoryPreview />
      </div>
    </Dialog>
  );
}
