import { useId } from 'react';
import { parseNumber } from '../../../schema/parse-number.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import type { LocatedProblem } from '../schema/problems.ts';
import { controlProps, type HelpTexts, Labelled, MoreHelp, Notes } from './labelled.tsx';

/** How the text boxes of settings look. */
export const LINE = 'h-11! font-mono lg:h-9!';

interface SettingProps extends HelpTexts {
  readonly label: string;
  readonly checked: boolean;
  /** Whether it cannot be changed. It still takes the focus, so that its help can be read. */
  readonly isFixed?: boolean | undefined;
  readonly problems: readonly LocatedProblem[];
  readonly onSet: (isOn: boolean) => void;
}

/** A checkbox with a sentence below it. */
export function Setting({ label, checked, isFixed, problems, onSet, ...texts }: SettingProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-center pr-1">
        <div className="min-w-0 grow">
          <Checkbox
            label={label}
            {...controlProps(id, { ...texts, problems })}
            checked={checked}
            aria-disabled={isFixed || undefined}
            onChange={({ target }) => isFixed || onSet(target.checked)}
          />
        </div>
        <MoreHelp id={id} about={label} {...texts} />
      </div>
      {/* The help stands at its label: below a problem's button it would explain the button. */}
      <div className="flex flex-col-reverse gap-2 pr-2 pl-9">
        <Notes id={id} {...texts} problems={problems} />
      </div>
    </div>
  );
}

interface NumberSettingProps extends HelpTexts {
  readonly label: string;
  readonly draftKey: string;
  readonly problems: readonly LocatedProblem[];
  readonly value: number | undefined;
  /** Undefined for an empty box. */
  readonly onSet: (value: number | undefined) => void;
}

/** A number beside the options. Text that is not a number stays in its box, and the document as it was. */
export function NumberSetting({ draftKey, value, onSet, ...labels }: NumberSettingProps) {
  const { refusal, box } = useTypedText({
    key: draftKey,
    text: value === undefined ? '' : String(value),
    refuse: (typed) =>
      typed.trim() === '' || parseNumber(typed) !== undefined ? undefined : 'This must be a number.',
    onType: (typed) => onSet(parseNumber(typed)),
  });
  return (
    <Labelled {...labels} draftProblem={refusal}>
      {(control) => <TextInput {...control} {...box} inputMode="numeric" className={LINE} />}
    </Labelled>
  );
}
