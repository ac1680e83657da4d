import { useId } from 'react';
import type { Json } from '../../../../catalogue/field.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { LocatedProblem } from '../problems.ts';
import { controlProps, Notes } from './labelled.tsx';

interface Props {
  readonly label: string;
  readonly help: string | undefined;
  readonly problems: readonly LocatedProblem[];
  readonly choices: readonly string[];
  readonly value: Json | undefined;
  readonly onSet: (value: Json | undefined) => void;
}

/** Checkboxes for some of the choices. With none ticked the option is absent, which means all of them. */
export function CheckList({ label, help, problems, choices, value, onSet }: Props) {
  const id = useId();
  const ticked: readonly Json[] = Array.isArray(value) ? value : [];
  const described = controlProps(id, { help, problems });

  function toggle(choice: string, isOn: boolean) {
    const next = choices.filter((other) => (other === choice ? isOn : ticked.includes(other)));
    onSet(next.length > 0 ? next : undefined);
  }

  return (
    <fieldset
      aria-describedby={described['aria-describedby']}
      className="col-span-full flex min-w-0 flex-col gap-1"
    >
      <legend className="text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 rounded-control border border-line p-1">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={choice}
            checked={ticked.includes(choice)}
            onChange={({ target }) => toggle(choice, target.checked)}
          />
        ))}
      </div>
      <Notes id={id} help={help} problems={problems} />
    </fieldset>
  );
}
