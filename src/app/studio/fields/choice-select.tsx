import type { Json } from '../../../catalogue/field.ts';
import { Select } from '../../ui/inputs.tsx';
import type { ControlProps } from './labelled.tsx';

interface Props extends ControlProps {
  readonly choices: readonly string[];
  /** What is shown for a choice; the choice itself where nothing is said. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly canBeEmpty: boolean;
  /** What the empty choice means. */
  readonly emptyText?: string | undefined;
  readonly value: Json | undefined;
  readonly onSet: (choice: string | undefined) => void;
}

/** A select of texts. A current value that is not among them is kept and shown. */
export function ChoiceSelect({
  choices,
  labels = {},
  canBeEmpty,
  emptyText = 'Default',
  value,
  onSet,
  ...props
}: Props) {
  const current = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const isUnknown = current !== '' && !choices.includes(current);
  return (
    <Select
      {...props}
      value={current}
      title={isUnknown ? `${current} (not available)` : undefined}
      onChange={({ target }) => onSet(target.value === '' ? undefined : target.value)}
      className="h-11! lg:h-9!"
    >
      {(canBeEmpty || current === '') && <option value="">{emptyText}</option>}
      {isUnknown && <option value={current}>{current} (not available)</option>}
      {[...new Set(choices)].map((choice) => (
        <option key={choice} value={choice}>
          {(Object.hasOwn(labels, choice) && labels[choice]) || choice}
        </option>
      ))}
    </Select>
  );
}
