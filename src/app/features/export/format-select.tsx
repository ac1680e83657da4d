import { useId } from 'react';
import { type DialogFormatId, dialogFormatIds, dialogFormats } from '../../../formats/dialog-formats.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/inputs.tsx';

interface Props {
  readonly label: string;
  readonly value: DialogFormatId;
  readonly onChange: (format: DialogFormatId) => void;
}

/** In a grid: the hint takes a line of its own below. */
export function FormatSelect({ label, value, onChange }: Props) {
  const hintId = useId();
  return (
    <>
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            aria-describedby={value === 'csv' ? hintId : undefined}
            value={value}
            onChange={({ target }) => onChange(dialogFormatIds.find((id) => id === target.value) ?? value)}
          >
            {dialogFormatIds.map((id) => (
              <option key={id} value={id}>
                {dialogFormats[id].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {value === 'csv' && (
        <p id={hintId} className="col-span-full -mt-1 text-xs text-muted">
          In Excel, use Data &gt; From Text/CSV with UTF-8 and columns as text, to keep accents and leading
          zeros.
        </p>
      )}
    </>
  );
}
