import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface Props {
  /** The text of the button. */
  readonly text: string;
  /** The accessible name of the file input. */
  readonly label: string;
  /** Types of files, as the attribute `accept` takes them; all unless given. */
  readonly accept?: string;
  readonly size?: 'touch' | 'large';
  readonly onFile: (file: File) => void;
}

/** A button that lets people choose a file. */
export function FileButton({ text, label, accept, size, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    target.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={onChange}
        className="sr-only"
      />
      <Button size={size} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  );
}
