import { useId } from 'react';
import type { FormatId } from '../../../formats/formats.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/inputs.tsx';

export const formatLabels: Readonly<Record<FormatId, string>> = { csv: 'CSV', json: 'JSON', sql: 'SQL' };

function isFormatId(id: string): id is FormatId {
  return Object.hasOwn(formatLabels, id);
}

interface Props {
  readonly label: string;
  readonly value: FormatId;
  readonly onChange: (format: FormatId) => void;
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
            onChange={({ target }) => isFormatId(target.value) && onChange(target.value)}
          >
            {Object.entries(formatLabels).map(([id, text]) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {value === 'csv' && (
        <p id={hintId} className="col-span-full -mt-1 text-xs text-muted">
          For Excel: Data &gt; From Text/CSV, file origin UTF-8, columns as text. So accents and leading zeros
          stay.
        </p>
      )}
    </>
  );
}
