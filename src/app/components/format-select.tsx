import type { FormatId } from '../../formats/formats.ts';
import { Field } from './ui/field.tsx';
import { Select } from './ui/inputs.tsx';

export const formatLabels: Readonly<Record<FormatId, string>> = { csv: 'CSV', json: 'JSON', sql: 'SQL' };

function isFormatId(id: string): id is FormatId {
  return Object.hasOwn(formatLabels, id);
}

interface Props {
  readonly label: string;
  readonly value: FormatId;
  readonly onChange: (format: FormatId) => void;
}

export function FormatSelect({ label, value, onChange }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
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
  );
}
