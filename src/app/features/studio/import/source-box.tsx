import type { ClipboardEvent } from 'react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/inputs.tsx';
import { FileButton } from '../file-button.tsx';
import { describeSource, EDITABLE_LENGTH_MAX } from './source.ts';
import { useImport } from './use-import.ts';

interface Props {
  readonly isDropping: boolean;
  readonly hasProblems: boolean;
  /** The id of what describes the problems. */
  readonly noteId: string;
  readonly onFile: (file: File) => void;
}

/** The text of the source. A file or a long text is shown by its beginning, which cannot be edited. */
export function SourceBox({ isDropping, hasProblems, noteId, onFile }: Props) {
  const source = useImport((state) => state.source);
  const { setText } = useImport.getState();
  const id = useId();
  const aboutId = useId();

  /** A long text never enters the text box, and a text replaces a file. */
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (text === '' || (source.isEditable && text.length <= EDITABLE_LENGTH_MAX)) return;
    event.preventDefault();
    setText(text);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        Source
      </label>
      <TextArea
        id={id}
        readOnly={!source.isEditable}
        aria-invalid={hasProblems || undefined}
        aria-describedby={`${noteId} ${aboutId}`}
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        placeholder={
          'CREATE TABLE customers (\n  id integer PRIMARY KEY,\n  email varchar(80) NOT NULL UNIQUE\n);'
        }
        value={source.shown}
        onPaste={onPaste}
        onChange={({ target }) => setText(target.value)}
        className={`h-56 resize-y font-mono text-[0.8125rem]! leading-5 lg:h-72 ${isDropping ? 'border-accent' : ''}`}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={aboutId} className="min-w-36 grow basis-0 text-muted">
          {source.isEditable
            ? 'Paste a text here or drop a file. It is read on this device.'
            : `${describeSource(source)}. Only its beginning is shown.`}
        </p>
        {!source.isEditable && (
          <Button variant="quiet" className="min-h-11 lg:min-h-0" onClick={() => setText('')}>
            Clear
          </Button>
        )}
        <FileButton text="Choose a file" label="Source file" onFile={onFile} />
      </div>
    </div>
  );
}
