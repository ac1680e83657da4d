import { isLanguageId, type LanguageId, languages } from '../../../code/languages.ts';
import { LabelledSelect } from '../../ui/labelled-select.tsx';

interface Props {
  /** Undefined for the schema itself. */
  readonly language: LanguageId | undefined;
  readonly onChange: (language: LanguageId | undefined) => void;
}

const OPTIONS = [
  ['', 'Schema (JSON)'] as const,
  ...Object.entries(languages).map(([id, { label }]) => [id, label] as const),
];

export function LanguageChoice({ language, onChange }: Props) {
  return (
    <LabelledSelect
      label="Language"
      options={OPTIONS}
      value={language ?? ''}
      onChange={(value) => onChange(isLanguageId(value) ? value : undefined)}
    />
  );
}
