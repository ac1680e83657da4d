import { useId } from 'react';
import { formats, isFormatId } from '../../../../formats/formats.ts';
import { Select } from '../../../ui/inputs.tsx';
import { useFileSettings } from './file-settings.ts';

interface Props {
  readonly label: string;
  readonly className?: string;
}

export function FormatChoice({ label, className = '' }: Props) {
  const id = useId();
  const format = useFileSettings((settings) => settings.format);
  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <Select
        id={id}
        value={format}
        onChange={({ target: { value } }) => {
          if (isFormatId(value)) useFileSettings.getState().setFormat(value);
        }}
        className="h-11! w-auto! lg:h-8!"
      >
        {Object.entries(formats).map(([known, { label: text }]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
