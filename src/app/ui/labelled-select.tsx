import { useId } from 'react';
import { Select } from './inputs.tsx';

interface Props {
  readonly label: string;
  /** Each with its text, in their order. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly className?: string;
  readonly selectClassName?: string;
}

/** A select with its label before it, on one line where there is room. */
export function LabelledSelect({
  label,
  options,
  value,
  onChange,
  className = '',
  selectClassName = '',
}: Props) {
  const id = useId();
  return (
    <div className={`flex min-w-0 flex-wrap items-center gap-2 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`h-11! w-auto! max-w-full lg:h-8! ${selectClassName}`}
      >
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
