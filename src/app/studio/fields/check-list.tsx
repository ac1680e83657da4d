import { useId } from 'react';
import type { Json } from '../../../catalogue/field.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { LocatedProblem } from '../schema/problems.ts';
import { controlProps, type HelpTexts, MoreHelp, Notes } from './labelled.tsx';

interface Props extends HelpTexts {
  readonly label: string;
  readonly problems: readonly LocatedProblem[];
  readonly choices: readonly string[];
  /** What is shown for a choice; the choice itself by default. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly value: Json | undefined;
  readonly onSet: (value: Json | undefined) => void;
}

/** Checkboxes for some of the choices. With none ticked the option is absent, which means all of them. */
export function CheckList({ label, problems, choices, labels, value, onSet, ...texts }: Props) {
  const id = useId();
  const ticked: readonly Json[] = Array.isArray(value) ? value : [];
  const described = controlProps(id, { ...texts, problems });

  function toggle(choice: string, isOn: boolean) {
    const next = choices.filter((other) => (other === choice ? isOn : ticked.includes(other)));
    onSet(next.length > 0 ? next : undefined);
  }

  return (
    <fieldset
      aria-label={label}
      aria-describedby={described['aria-describedby']}
      className="col-span-full flex min-w-0 flex-col gap-1"
    >
      <legend className="flex items-center gap-0.5 text-sm font-medium">
        {label}
        <MoreHelp id={id} about={label} {...texts} />
      </legend>
      <div className="grid grid-cols-2 rounded-control border border-line p-1">
        {choices.map((choice, i) => (
          <Checkbox
            key={choice}
            ref={i === 0 ? described.ref : undefined}
            label={labels?.[choice] ?? choice}
            checked={ticked.includes(choice)}
            onChange={({ target }) => toggle(choice, target.checked)}
          />
        ))}
      </div>
      <Notes id={id} {...texts} problems={problems} />
    </fieldset>
  );
}
