import { useEffect, useId, useMemo, useState } from 'react';
import { countOf } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceButtons } from '../controls/choice-buttons.tsx';
import { useStudio } from '../document/store.ts';
import { type Destination, imported, NOTHING_RENAMED, openImported } from './destination.ts';
import { writeLike } from './file-style.ts';
import { ReadingPane } from './reading-pane.tsx';
import { SourcePane } from './source-pane.tsx';
import { whatToDo } from './store.ts';
import { useImport } from './use-import.ts';

interface Props {
  readonly onClose: () => void;
}

const DESTINATIONS = [
  ['this', 'Into this schema'],
  ['new', 'As a new schema'],
] as const;

/** Reads a schema from what people have: a database’s statements, rows, or another kind of schema. */
export function ImportDialog({ onClose }: Props) {
  const reading = useImport((state) => state.reading);
  const toDo = useImport(whatToDo);
  const current = useStudio((state) => state.schema);
  const [destination, setDestination] = useState<Destination>('this');
  const [openedMs] = useState(() => Date.now());
  const result = useMemo(
    () => reading && imported(current, reading.schema, destination, openedMs),
    [reading, current, destination, openedMs],
  );
  const noteId = useId();
  useEffect(() => () => useImport.getState().cancel(), []);

  function use() {
    if (!reading || !result) return;
    useImport.getState().forgetReading();
    openImported(result.schema, reading.schema, (isUndone) => writeLike(reading, isUndone));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import schema"
      size="tool"
      footer={
        <>
          <p id={noteId} className="mr-auto text-sm text-muted max-md:sr-only">
            {reading ? countOf(reading.schema.tables.length, 'table') : toDo}
          </p>
          {reading && current.tables.length > 0 && (
            <ChoiceButtons
              label="Where the tables go"
              options={DESTINATIONS}
              value={destination}
              onChoose={setDestination}
            />
          )}
          <Button
            variant="primary"
            aria-disabled={reading ? undefined : true}
            aria-describedby={noteId}
            onClick={use}
          >
            Use it
          </Button>
        </>
      }
    >
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] lg:grid-cols-[25rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
        <SourcePane />
        <ReadingPane reading={reading} renamed={result?.renamed ?? NOTHING_RENAMED} />
      </div>
    </Dialog>
  );
}
