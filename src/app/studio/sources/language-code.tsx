import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type LanguageId, languages } from '../../../code/languages.ts';
import { download } from '../../lib/download.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { studioClient } from '../../workers/studio-workers.ts';
import { ProblemList } from '../controls/problems.tsx';
import { useCopyText } from '../controls/use-copy-text.ts';
import type { FormatOptions } from '../document/file-settings.ts';
import { useStudio } from '../document/store.ts';
import { errorText } from '../files/error-text.ts';
import { FormatOptionsForm } from '../files/format-options-form.tsx';
import { schemaJson } from '../schema/json.ts';
import { NO_PROBLEMS } from '../schema/problems.ts';
import { CodeBox } from './code-box.tsx';
import { useEditedText } from './edited-text.ts';

interface Props {
  readonly language: LanguageId;
  readonly choice: ReactNode;
  readonly onClose: () => void;
}

interface Code {
  readonly text?: string;
  /** Why there is no text. */
  readonly error?: string;
}

function useCode(language: LanguageId, options: FormatOptions): Code {
  const schema = useStudio((state) => state.schema);
  const [code, setCode] = useState<Code>({});
  const latest = useRef(createLatestRequest());
  useEffect(() => {
    const signal = latest.current.next();
    void studioClient.code(schemaJson(schema), { language, options }, signal).then((answer) => {
      if (signal.aborted) return;
      setCode(answer.ok ? { text: answer.value } : { error: errorText(answer.error) });
    });
  }, [schema, language, options]);
  return code;
}

function saveFile(text: string, language: LanguageId) {
  const { extension, mediaType } = languages[language];
  download(new Blob([text], { type: mediaType }), `schema.${extension}`);
}

/** The schema as code of a language, to be copied or saved. */
export function LanguageCode({ language, choice, onClose }: Props) {
  const [options, setOptions] = useState<FormatOptions>({});
  const { text, error } = useCode(language, options);
  const hasProblems = useStudio(({ problems }) => problems.list.length > 0);
  const isEdited = useEditedText(({ text }) => text !== undefined);
  const { said, copy } = useCopyText('The code');
  const { label } = languages[language];
  const reasonId = useId();
  const isUnderWay = text === undefined && error === undefined && !hasProblems;

  return (
    <Dialog
      open
      onClose={onClose}
      title="Code"
      size="wide"
      footer={
        <>
          <Button
            aria-disabled={text === undefined || undefined}
            aria-describedby={text === undefined ? reasonId : undefined}
            onClick={() => text && saveFile(text, language)}
          >
            Download
          </Button>
          <Button
            variant="primary"
            aria-disabled={text === undefined || undefined}
            aria-describedby={text === undefined ? reasonId : undefined}
            onClick={() => text !== undefined && void copy(text)}
          >
            Copy
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {choice}
        {isEdited && (
          <p className="text-muted">This is the code of the open schema. Your edits of its JSON are kept.</p>
        )}
        <FormatOptionsForm
          format={languages[language]}
          options={options}
          problems={NO_PROBLEMS}
          onSet={(name, value) =>
            setOptions(({ [name]: _, ...others }) =>
              value === undefined ? others : { ...others, [name]: value },
            )
          }
        />
        {hasProblems ? (
          <div className="rounded-panel border border-danger p-2">
            <p id={reasonId} className="p-2 font-medium text-danger">
              Fix these problems first.
            </p>
            <ProblemList />
          </div>
        ) : (
          error && (
            <p id={reasonId} className="text-danger">
              {error}
            </p>
          )
        )}
        <CodeBox
          aria-label={`Schema as ${label}`}
          readOnly
          syntax={language}
          value={text ?? ''}
          className="h-[50dvh]"
        />
        <p id={isUnderWay ? reasonId : undefined} aria-live="polite" className="min-h-5 text-muted">
          {isUnderWay ? 'The code is being made.' : said}
        </p>
      </div>
    </Dialog>
  );
}
