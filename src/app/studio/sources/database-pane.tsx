import { useEffect, useEffectEvent, useId, useState } from 'react';
import { postgresqlStructureQuery } from '../../../importers/structure-query.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { LabelledSelect } from '../../ui/labelled-select.tsx';
import { useCopyText } from '../controls/use-copy-text.ts';
import { readNow, useImport } from './use-import.ts';

interface DatabaseQuery {
  readonly label: string;
  /** A query or a command that prints the structure. */
  readonly query: string;
  /** How to use it, as sentences. */
  readonly how: string;
}

const IN_CLIENT =
  'Run the query in any client, such as psql, pgAdmin or DBeaver. Copy all that it answers, and paste it here.';
const IN_TERMINAL = 'Run the command in a terminal. Drop the file here, or choose it under “Source”.';

const QUERIES = {
  postgresql: { label: 'PostgreSQL', query: postgresqlStructureQuery(), how: IN_CLIENT },
  mysql: {
    label: 'MySQL or MariaDB',
    query: 'mysqldump --no-data --routines DATABASE > structure.sql',
    how: IN_TERMINAL,
  },
  sqlite: { label: 'SQLite', query: 'sqlite3 FILE .schema > structure.sql', how: IN_TERMINAL },
} as const satisfies Readonly<Record<string, DatabaseQuery>>;

type DatabaseId = keyof typeof QUERIES;

const OPTIONS = Object.entries(QUERIES).map(([id, { label }]) => [id, label] as const);
const isDatabaseId = (text: string): text is DatabaseId => Object.hasOwn(QUERIES, text);

interface Props {
  /** A text was pasted, and is the source now. */
  readonly onPasted: () => void;
}

/** Queries and commands that print the structure of a database, because a page cannot connect to one. */
export function DatabasePane({ onPasted }: Props) {
  const [id, setId] = useState<DatabaseId>('postgresql');
  const { said, setSaid, copy } = useCopyText('The query');
  const boxId = useId();
  const howId = useId();
  const { query, how } = QUERIES[id];
  // Nothing here can be edited, so a pasted text is what the database answered.
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '') return;
    event.preventDefault();
    useImport.getState().setText(text);
    void readNow();
    onPasted();
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return (
    <div className="flex flex-col gap-3">
      <LabelledSelect
        label="Database"
        options={OPTIONS}
        value={id}
        onChange={(value) => {
          setSaid('');
          if (isDatabaseId(value)) setId(value);
        }}
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={boxId} className="font-medium">
          Query
        </label>
        <TextArea
          id={boxId}
          readOnly
          aria-describedby={howId}
          spellCheck={false}
          wrap={how === IN_TERMINAL ? 'soft' : 'off'}
          value={query}
          onFocus={({ target }) => target.select()}
          className="h-56 resize-y font-mono text-[0.8125rem]! leading-5 lg:h-72"
        />
      </div>
      <p id={howId} className="text-muted">
        {how} It reads names, types, keys and checks, and no row.
      </p>
      <div className="flex items-center gap-3">
        <Button variant="primary" className="min-h-11 lg:min-h-0" onClick={() => void copy(query)}>
          Copy query
        </Button>
        <p aria-live="polite" className="text-muted">
          {said}
        </p>
      </div>
    </div>
  );
}
