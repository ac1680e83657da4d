import { decodeText } from '../../../schema/text-encoding.ts';
import { FileButton } from '../controls/file-button.tsx';

interface Props {
  readonly size?: 'large';
  readonly onText: (text: string) => void;
  readonly onFailed: () => void;
}

/** In bytes. Larger files are refused. */
const FILE_SIZE_MAX = 20_000_000;

/** A button that reads a file’s text. */
export function OpenSchemaFile({ size, onText, onFailed }: Props) {
  return (
    <FileButton
      text="Open schema file"
      label="Schema file"
      accept=".json,application/json"
      {...(size && { size })}
      onFile={(file) => {
        if (file.size > FILE_SIZE_MAX) onFailed();
        else file.arrayBuffer().then((buffer) => onText(decodeText(new Uint8Array(buffer))), onFailed);
      }}
    />
  );
}
