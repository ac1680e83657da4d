import { useEffect, useId, useMemo, useState } from 'react';
import { formats } from '../../../../formats/formats.ts';
import { countOf } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChoiceButtons } from '../choice-buttons.tsx';
import { useFileSettings } from '../export/file-settings.ts';
import { useStudio } from '../store.ts';
import { type Destination, imported, NOTHING_RENAMED, openImported } from './destination.ts';
import type { Reading } from './reading.ts';
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

/** Lets files be written as the source is. Returns a sentence about what that changes. */
function writeLike({ dialect, csv }: Reading): string {
  const { options, addOptions } = useFileSettings.getState();
  if (csv) {
    addOptions('csv', { ...csv });
    return ' CSV downloads are set to decimal commas, like your file.';
  }
  const { labels, default: first } = formats.sql.options.dialect;
  if (dialect === undefined || (options.sql?.dialect ?? first) === dialect) return '';
  addOptions('sql', { dialect });
  return ` SQL downloads are set to ${labels[dialect]}.`;
}

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
    openImported(result.schema, reading.schema, writeLike(reading));
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
          <p id={noteId} className="mr-auto text-sm text-muted max-sm:sr-only">
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
