import { useState } from 'react';
import { focusTarget } from '../../lib/focus.ts';
import { useFocusHandover } from '../../lib/focus-hooks.ts';
import { focusContent } from '../../lib/landmarks.ts';
import { Button } from '../../ui/button.tsx';
import { useWide } from '../controls/use-wide.ts';
import { exampleFragment, exampleIds, examples } from '../document/examples.ts';
import { useDrafts } from '../document/keeping-state.ts';
import { FOCUS, showColumn } from '../document/place.ts';
import { replaceSchema } from '../document/replace-schema.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { StartDrafts } from '../drafts/start-drafts.tsx';
import { readSchemaText } from '../schema/read.ts';
import { OpenSchemaFile } from '../sources/open-schema-file.tsx';
import { offerFirstSteps } from './first-steps-offer.tsx';

interface Props {
  readonly onStart: () => void;
  readonly onImport: () => void;
}

const UNREADABLE = 'The file could not be read.';

/** The focus goes to the columns of what was opened. On a narrow screen, text boxes have a keyboard that covers them. */
function focusOpened(isWide: boolean): void {
  const table = selectedTable(useStudio.getState());
  if (!isWide || !table) {
    focusContent();
    return;
  }
  const column = table.columns[0]?.id;
  // The options of the column take their width at once, so that the focus narrows no grid.
  useStudio.getState().select({ table: table.id, column });
  // After the frame that shows the grid: before it, the focus would lay the grid out once more. If people work elsewhere by then,
  // they keep the focus.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === document.body) showColumn(table.id, column);
    }),
  );
}

/** What to do first. */
export function Start({ onStart, onImport }: Props) {
  const [refused, setRefused] = useState('');
  const isListFirst = useDrafts((drafts) => drafts.isListFirst);
  const isWide = useWide();
  const page = useFocusHandover<HTMLDivElement>(() => focusOpened(isWide));

  function open(text: string) {
    const read = readSchemaText(text);
    // In a task of its own: 20 tables of 200 columns are read in 15 ms, and the grid is rendered in 30 ms.
    if (read.ok) setTimeout(() => replaceSchema(read.value));
    else setRefused(read.error.message);
  }

  function start() {
    offerFirstSteps();
    onStart();
  }

  return (
    <div
      ref={page}
      className="mx-auto flex w-full max-w-3xl flex-col gap-8 overflow-y-auto px-4 py-10 max-lg:under-messages"
    >
      {isListFirst && <StartDrafts />}
      <div>
        <h2 className="text-2xl font-semibold tracking-tight">What should your data look like?</h2>
        <ol className="mt-4 flex list-decimal flex-col gap-1.5 pl-5 text-muted">
          <li>Add a table and name its columns. Rowloom picks a fitting field for each name.</li>
          <li>See the rows at once, as many as you like.</li>
          <li>Download the rows, or share a link that makes the same rows anywhere.</li>
        </ol>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button ref={focusTarget(FOCUS.start)} variant="primary" size="large" onClick={start}>
            Start with an empty table
          </Button>
          <Button size="large" onClick={onImport}>
            Start from SQL, CSV or JSON
          </Button>
          <OpenSchemaFile size="large" onText={open} onFailed={() => setRefused(UNREADABLE)} />
        </div>
        <p aria-live="polite" className="mt-2 text-sm text-danger empty:hidden">
          {refused}
        </p>
      </div>
      {!isListFirst && <StartDrafts />}
      <section aria-labelledby="examples-title">
        <h3 id="examples-title" className="font-semibold">
          Or open an example
        </h3>
        <ul className="mt-3 grid gap-3 md:grid-cols-3">
          {exampleIds.map((id) => (
            <li key={id} className="md:last:nth-[3n+1]:col-span-full">
              <a
                href={`#${exampleFragment(id)}`}
                onClick={({ ctrlKey, metaKey, shiftKey, altKey }) => {
                  // With any of these the example opens elsewhere.
                  if (!ctrlKey && !metaKey && !shiftKey && !altKey) offerFirstSteps();
                }}
                className="block h-full rounded-panel border border-line-strong p-4 hover:border-ink hover:bg-sunken"
              >
                <span className="font-medium">{examples[id].title}</span>
                <span className="mt-1 block text-sm text-muted">{examples[id].text}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
