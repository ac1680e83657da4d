import { useEffect, useRef, useState } from 'react';
import type { Output } from '../../../../workers/studio/protocol.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { optionsOf, useFileSettings } from '../document/file-settings.ts';
import { useStudio } from '../document/store.ts';
import { errorText } from '../files/error-text.ts';
import { FormatChoice } from '../files/format-choice.tsx';
import { schemaJson } from '../schema/json.ts';
import type { StudioTable } from '../schema/studio-schema.ts';

interface Props {
  readonly table: StudioTable;
}

const ROWS = 20;

/** The first rows as a file of the chosen format holds them. */
export function OutputTab({ table }: Props) {
  const schema = useStudio((state) => state.schema);
  const format = useFileSettings((settings) => settings.format);
  const options = useFileSettings(optionsOf);
  const [output, setOutput] = useState<Output>();
  const [failure, setFailure] = useState<Parameters<typeof errorText>[0]>();
  const latest = useRef(createLatestRequest());
  const index = schema.tables.indexOf(table);

  useEffect(() => {
    if (index === -1 || table.columns.length === 0) return;
    const signal = latest.current.next();
    void studioClient
      .output(schemaJson(schema), { tables: [index], format, options }, ROWS, signal)
      .then((answer) => {
        if (signal.aborted) return;
        setFailure(answer.ok ? undefined : answer.error);
        if (answer.ok) setOutput(answer.value);
      });
  }, [schema, table, index, format, options]);

  return (
    <>
      <FormatChoice label="Output format" className="flex-none border-b border-line px-3 py-1" />
      {failure && (
        <p className="flex-none bg-danger-soft px-3 py-1.5 text-sm text-danger">
          {outputError(failure, output !== undefined)}
        </p>
      )}
      {table.columns.length === 0 ? (
        <p className="p-4 text-sm text-muted">Add a column to see the start of the file.</p>
      ) : (
        <section
          aria-label={`First rows of ${table.name} as a file`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
          tabIndex={0}
          className={`min-h-0 grow overflow-auto -outline-offset-2 max-lg:under-messages ${failure ? 'opacity-60' : ''}`}
        >
          <pre className="p-3 font-mono text-[0.8125rem] leading-5 whitespace-pre">{output?.text}</pre>
        </section>
      )}
    </>
  );
}

function outputError(error: Parameters<typeof errorText>[0], hasOutput: boolean): string {
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
