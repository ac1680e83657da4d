import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  readonly size?: 'large';
  readonly onText: (text: string) => void;
  readonly onFailed: () => void;
}

/** In bytes. Larger files are refused. */
const FILE_SIZE_MAX = 20_000_000;

/** A button that reads a file’s text. */
export function OpenSchemaFile({ size, onText, onFailed }: Props) {
  const input = useRef<HTMLInputElement>(null);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    if (file.size > FILE_SIZE_MAX) onFailed();
    else file.text().then(onText, onFailed);
    target.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Schema file"
        tabIndex={-1}
        onChange={onChange}
        className="sr-only"
      />
      <Button {...(size && { size })} onClick={() => input.current?.click()}>
        Open schema file
      </Button>
    </>
  );
}
