import { useId } from 'react';
import { isLanguageId, type LanguageId, languages } from '../../../../code/languages.ts';
import { Select } from '../../../ui/inputs.tsx';

interface Props {
  /** Undefined for the schema itself. */
  readonly language: LanguageId | undefined;
  readonly onChange: (language: LanguageId | undefined) => void;
}

export function LanguageChoice({ language, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="font-medium">
        Language
      </label>
      <Select
        id={id}
        value={language ?? ''}
        onChange={({ target: { value } }) => onChange(isLanguageId(value) ? value : undefined)}
        className="h-11! w-auto! lg:h-8!"
      >
        <option value="">Schema (JSON)</option>
        {Object.entries(languages).map(([known, { label }]) => (
          <option key={known} value={known}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
