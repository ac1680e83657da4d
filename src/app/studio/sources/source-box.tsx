import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { FileButton } from '../controls/file-button.tsx';
import { describeSource, EDITABLE_LENGTH_MAX, isCut } from './source.ts';
import { readNow, useImport } from './use-import.ts';

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
  const textArea = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const aboutId = useId();

  /** Takes a text that would be inserted, if the text box would then hold too much of it. */
  const takeOver = useEffectEvent((event: Event, inserted: string) => {
    const box = textArea.current;
    if (!box || inserted === '') return;
    const { value, selectionStart, selectionEnd } = box;
    const text = box.readOnly
      ? inserted
      : value.slice(0, selectionStart) + inserted + value.slice(selectionEnd);
    if (!box.readOnly && text.length <= EDITABLE_LENGTH_MAX) return;
    event.preventDefault();
    setText(text);
    if (event.type === 'paste') void readNow();
  });

  /** A dialog opens with the focus on its title, and what people want then is to paste. */
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '' || (event.target instanceof Element && event.target.matches('input, textarea'))) return;
    event.preventDefault();
    setText(text);
    void readNow();
    textArea.current?.focus();
  });

  // React's own event `onBeforeInput` does not tell what is inserted.
  useEffect(() => {
    const onInput = (event: InputEvent) => takeOver(event, event.data ?? '');
    // Its event `beforeinput` never comes to a text box that is read-only.
    const onPaste = (event: ClipboardEvent) =>
      takeOver(event, event.clipboardData?.getData('text/plain') ?? '');
    const box = textArea.current;
    box?.addEventListener('beforeinput', onInput);
    box?.addEventListener('paste', onPaste);
    const onPagePaste = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', onPagePaste);
    return () => {
      document.removeEventListener('paste', onPagePaste);
      box?.removeEventListener('beforeinput', onInput);
      box?.removeEventListener('paste', onPaste);
    };
  }, []);

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        Source
      </label>
      <TextArea
        ref={textArea}
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
        onChange={({ target, nativeEvent }) => {
          setText(target.value);
          if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste')
            void readNow();
        }}
        className={`h-56 resize-y font-mono text-[0.8125rem]! leading-5 lg:h-72 ${isDropping ? 'border-accent' : ''}`}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={aboutId} className="min-w-36 grow basis-0 text-muted">
          {source.isEditable
            ? 'Paste text here or drop a file.'
            : `${describeSource(source)}.${isCut(source) ? ' Only the beginning is shown.' : ''}`}
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
