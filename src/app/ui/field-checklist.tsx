import { memo } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';

interface Props {
  readonly labels: readonly string[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (label: string, on: boolean) => void;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

export const FieldChecklist = memo(function FieldChecklist({ labels, ticked, onTick, onAll, onNone }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="float-left text-sm leading-8 font-medium max-md:leading-11">Fields</legend>
      <div className="flex justify-end gap-1">
        <Button variant="quiet" size="small" onClick={onAll}>
          Select all
        </Button>
        <Button variant="quiet" size="small" onClick={onNone}>
          Clear
        </Button>
      </div>
      <div className="mt-1.5 grid grid-cols-2 gap-x-2 rounded-panel border border-line p-1.5 md:grid-cols-3 lg:grid-cols-2">
        {labels.map((label) => (
          <Checkbox
            key={label}
            label={label}
            checked={ticked.has(label)}
            onChange={({ target }) => onTick(label, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
});
