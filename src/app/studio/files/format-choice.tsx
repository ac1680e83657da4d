import { formats, isFormatId } from '../../../formats/formats.ts';
import { LabelledSelect } from '../../ui/labelled-select.tsx';
import { useFileSettings } from '../document/file-settings.ts';

interface Props {
  readonly label: string;
  readonly className?: string;
}

const OPTIONS = Object.entries(formats).map(([id, { label }]) => [id, label] as const);

export function FormatChoice(props: Props) {
  const format = useFileSettings((settings) => settings.format);
  return (
    <LabelledSelect
      {...props}
      options={OPTIONS}
      value={format}
      onChange={(value) => {
        if (isFormatId(value)) useFileSettings.getState().setFormat(value);
      }}
    />
  );
}
