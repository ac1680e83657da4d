import { useEffect } from 'react';
import type { Output, OutputRequest } from '../../../../workers/studio/protocol.ts';
import { type FormatId, formats, isTextFormat } from '../../../formats/formats.ts';
import { useAnswers } from '../../lib/use-answers.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import type { SyntaxId } from '../controls/syntax.ts';
import { optionsOf, useFileSettings } from '../document/file-settings.ts';
import { useStudio } from '../document/store.ts';
import { errorText } from '../files/error-text.ts';
import { FormatChoice } from '../files/format-choice.tsx';
import { schemaJson } from '../schema/json.ts';
import type { StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { ColoredText } from './colored-text.tsx';

interface Props {
  readonly table: StudioTable;
}

/** A file of a table. */
interface Question {
  readonly schema: StudioSchema;
  readonly table: string;
  readonly format: FormatId;
  readonly options: OutputRequest['options'];
}

type OutputError = Parameters<typeof errorText>[0];

const ROWS = 20;

/** The first rows as a file of the chosen format holds them. */
export function OutputTab({ table }: Props) {
  const schema = useStudio((state) => state.schema);
  const format = useFileSettings((settings) => settings.format);
  const options = useFileSettings(optionsOf);
  const answers = useAnswers<Question, Output, OutputError>();
  const index = schema.tables.indexOf(table);
  const file = { table: table.id, format, options };
  const output = answers.value(file);
  // An earlier document's file, and why there is no newer one.
  const isCurrent = answers.value({ ...file, schema }) !== undefined;
  const failure = isCurrent || !isTextFormat(format) ? undefined : answers.failure(file);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is another file
  useEffect(() => {
    if (index === -1 || table.columns.length === 0 || !isTextFormat(format)) return;
    const request = { tables: [index], format, options };
    void answers.ask({ ...file, schema }, (signal) =>
      studioClient.output(schemaJson(schema), request, ROWS, signal),
    );
  }, [schema, table, index, format, options]);

  return (
    <>
      <FormatChoice label="Output format" className="flex-none border-b border-line px-3 py-1" />
      {failure && (
        <p className="flex-none bg-danger-soft px-3 py-1.5 text-sm text-danger">
          {outputError(failure, output !== undefined)}
        </p>
      )}
      {isTextFormat(format) ? (
        <OutputText table={table} text={output?.text} syntax={format} isOld={failure !== undefined} />
      ) : (
        <p className="p-4 text-sm text-muted">
          {formats[format].label} files are bytes and cannot be shown as text. The tab Data shows their rows.
        </p>
      )}
    </>
  );
}

interface TextProps extends Props {
  readonly text: string | undefined;
  readonly syntax: SyntaxId;
  /** Whether there is no newer text because the document has problems. */
  readonly isOld: boolean;
}

function OutputText({ table, text, syntax, isOld }: TextProps) {
  if (table.columns.length === 0)
    return <p className="p-4 text-sm text-muted">Add a column to see the start of the file.</p>;
  return (
    <section
      aria-label={`First rows of ${table.name} as a file`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      className={`min-h-0 grow overflow-auto -outline-offset-2 max-lg:under-messages ${isOld ? 'opacity-60' : ''}`}
    >
      <pre className="p-3 font-mono text-[0.8125rem] leading-5 whitespace-pre">
        {text !== undefined && <ColoredText text={text} syntax={syntax} />}
      </pre>
    </section>
  );
}

function outputError(error: OutputError, hasOutput: boolean): string {
  if (
    typeof error === 'object' &&
    'problems' in error &&
    error.problems.every(({ path }) => path[0] === 'tables')
  ) {
    return hasOutput
      ? 'This is the last valid output. Fix the problems to update it.'
      : 'Fix the problems to see output.';
  }
  return errorText(error);
}
