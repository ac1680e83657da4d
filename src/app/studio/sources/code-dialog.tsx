import { type ReactNode, useId, useState } from 'react';
import type { LanguageId } from '../../../code/languages.ts';
import { copyToClipboard } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { ProblemsBeforeUse } from '../controls/problems-before-use.tsx';
import { replaceSchema, startNewSchema } from '../document/replace-schema.ts';
import { saveSchemaFile } from '../document/save-schema-file.ts';
import { useStudio } from '../document/store.ts';
import { schemaText } from '../schema/json.ts';
import { readSchemaText } from '../schema/read.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LanguageCode } from './language-code.tsx';
import { OpenSchemaFile } from './open-schema-file.tsx';

interface Props {
  readonly onClose: () => void;
}

interface Reading {
  readonly schema?: StudioSchema;
  /** Why the text is not a schema. */
  readonly message?: string;
}

function readText(text: string): Reading {
  const read = readSchemaText(text);
  return read.ok ? { schema: read.value } : { message: read.error.message };
}

/** The schema as JSON, or as code of a language. */
export function CodeDialog(props: Props) {
  const [language, setLanguage] = useState<LanguageId>();
  const choice = <LanguageChoice language={language} onChange={setLanguage} />;
  return language === undefined ? (
    <SchemaJson {...props} choice={choice} />
  ) : (
    <LanguageCode key={language} {...props} language={language} choice={choice} />
  );
}

interface ContentProps extends Props {
  readonly choice: ReactNode;
}

/** The schema as JSON, which can be edited there, pasted, or opened as a file. */
function SchemaJson({ onClose, choice }: ContentProps) {
  const [original] = useState(() => schemaText(useStudio.getState().schema));
  const [text, setText] = useState(original);
  const [reading, setReading] = useState<Reading>({});
  const [said, setSaid] = useState('');
  const noteId = useId();
  const isChanged = text !== original;

  function change(to: string) {
    setText(to);
    setSaid('');
    setReading(to === original ? {} : readText(to));
  }

  function use() {
    const { schema } = reading;
    if (!schema) return;
    replaceSchema(schema);
    onClose();
  }

  function startAnew() {
    startNewSchema();
    onClose();
  }

  async function copy() {
    const isCopied = await copyToClipboard(Promise.resolve(text));
    setSaid(
      isCopied
        ? 'The schema is on the clipboard.'
        : 'The browser blocked the clipboard. Select the text and copy it.',
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closesOnBackdrop={!isChanged}
      title="Code"
      size="wide"
      footer={
        <>
          <OpenSchemaFile onText={change} onFailed={() => setSaid('The file could not be read.')} />
          <Button onClick={saveSchemaFile}>Save as file</Button>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button
            variant="primary"
            aria-disabled={reading.schema ? undefined : true}
            aria-describedby={noteId}
            onClick={use}
          >
            Use it
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-2">
          {choice}
          <Button className="min-h-11 lg:min-h-0" onClick={startAnew}>
            New schema
          </Button>
        </div>
        <p className="text-muted">
          Edit this schema, or paste another one. “Use it” replaces the open schema. Undo brings it back.
        </p>
        <TextArea
          aria-label="Schema as JSON"
          aria-invalid={reading.message ? true : undefined}
          aria-describedby={noteId}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={({ target }) => change(target.value)}
          className="h-[55dvh] resize-none font-mono text-[0.8125rem]! leading-5 whitespace-pre"
        />
        <div id={noteId} aria-live="polite" className="min-h-5">
          {reading.message && <p className="text-danger">{reading.message}</p>}
          <ProblemsBeforeUse schema={reading.schema} />
          {said && <p className="text-muted">{said}</p>}
        </div>
      </div>
    </Dialog>
  );
}
