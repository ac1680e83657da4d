import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { isLanguageId, type LanguageId, languages } from '../../../code/languages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LabelledSelect } from '../../ui/labelled-select.tsx';
import { ProblemsBeforeUse } from '../controls/problems-before-use.tsx';
import { useCopyText } from '../controls/use-copy-text.ts';
import { replaceSchema, startNewSchema } from '../document/replace-schema.ts';
import { saveSchemaFile, saveSchemaText } from '../document/save-schema-file.ts';
import { useStudio } from '../document/store.ts';
import { schemaText } from '../schema/json.ts';
import { readSchemaText } from '../schema/read.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { CodeBox } from './code-box.tsx';
import { editText, forgetEdits, replaceText, useEditedText } from './edited-text.ts';
import { LanguageCode } from './language-code.tsx';
import { OpenSchemaFile } from './open-schema-file.tsx';

interface Props {
  readonly onClose: () => void;
}

interface CodeReading {
  readonly schema?: StudioSchema;
  /** Why the text is not a schema. */
  readonly message?: string;
}

function readText(text: string): CodeReading {
  const read = readSchemaText(text);
  return read.ok ? { schema: read.value } : { message: read.error.message };
}

const LANGUAGES = [
  ['', 'Schema (JSON)'] as const,
  ...Object.entries(languages).map(([id, { label }]) => [id, label] as const),
];

/** The schema as JSON, or as code of a language. */
export function CodeDialog(props: Props) {
  const [language, setLanguage] = useState<LanguageId>();
  const choice = (
    <LabelledSelect
      label="Language"
      options={LANGUAGES}
      value={language ?? ''}
      onChange={(value) => setLanguage(isLanguageId(value) ? value : undefined)}
    />
  );
  return language === undefined ? (
    <SchemaJson {...props} choice={choice} />
  ) : (
    <LanguageCode key={language} {...props} language={language} choice={choice} />
  );
}

const CHANGED = 'The open schema has changed since; “Use it” replaces it.';

interface KeptProps {
  readonly action: string;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** What became of an edited text, and the other possibility. */
function Kept({ action, onAct, children }: KeptProps) {
  return (
    <p className="text-muted">
      {children}{' '}
      <Button size="touch" onClick={onAct}>
        {action}
      </Button>
    </p>
  );
}

interface ContentProps extends Props {
  readonly choice: ReactNode;
}

/**
 * The schema as JSON, which can be edited there, pasted, or opened as a file. The edits stay until they are used or discarded,
 * also while another language is shown or the dialog is closed.
 */
function SchemaJson({ onClose, choice }: ContentProps) {
  const schema = useStudio((state) => state.schema);
  const original = useMemo(() => schemaText(schema), [schema]);
  const { text: edited, of, dropped } = useEditedText();
  const reading = useMemo(() => (edited === undefined ? {} : readText(edited)), [edited]);
  const { said, setSaid, copy } = useCopyText('The schema');
  const box = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const text = edited ?? original;

  function change(to: string) {
    setSaid('');
    editText(to === original ? undefined : to, schema);
  }

  function replace(to: string | undefined) {
    setSaid('');
    // As the box shows it.
    replaceText(to?.replaceAll(/\r\n?/g, '\n'), schema);
    box.current?.focus();
  }

  function use() {
    if (!reading.schema) return;
    replaceSchema(reading.schema);
    forgetEdits();
    onClose();
  }

  function save() {
    if (edited === undefined) saveSchemaFile();
    else saveSchemaText(edited, reading.schema?.name);
  }

  function startAnew() {
    startNewSchema();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closesOnBackdrop={edited === undefined}
      title="Code"
      size="wide"
      footer={
        <>
          <OpenSchemaFile onText={replace} onFailed={() => setSaid('The file could not be read.')} />
          <Button onClick={save}>Save as file</Button>
          <Button onClick={() => void copy(text)}>Copy</Button>
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
        <CodeBox
          ref={box}
          aria-label="Schema as JSON"
          aria-invalid={reading.message ? true : undefined}
          aria-describedby={noteId}
          syntax="json"
          value={text}
          onChange={({ target }) => change(target.value)}
          className="h-[55dvh]"
        />
        <div id={noteId} aria-live="polite" className="min-h-5">
          {reading.message && <p className="text-danger">{reading.message}</p>}
          <ProblemsBeforeUse schema={reading.schema} />
          {edited !== undefined && (
            <Kept action="Discard edits" onAct={() => replace(undefined)}>
              {of === schema
                ? 'Your edits stay here until you use'
                : `${CHANGED} Your edits stay until you use`}{' '}
              or discard them.
            </Kept>
          )}
          {dropped !== undefined && (
            <Kept action="Bring back the earlier text" onAct={() => replace(dropped)}>
              The text that was edited earlier is kept.
            </Kept>
          )}
          {said && <p className="text-muted">{said}</p>}
        </div>
      </div>
    </Dialog>
  );
}
