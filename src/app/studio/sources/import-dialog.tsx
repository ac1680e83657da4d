import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceButtons } from '../controls/choice-buttons.tsx';
import { useStudio } from '../document/store.ts';
import { importTables } from '../schema/import-tables.ts';
import { type Destination, matchAt, openImported } from './destination.ts';
import { writeLike } from './file-style.ts';
import { actionText, chosenText, countsOfPlan } from './plan-text.ts';
import { ReadingPane } from './reading-pane.tsx';
import { SourcePane } from './source-pane.tsx';
import { whatToDo } from './store.ts';
import { useImport } from './use-import.ts';
import { usePlan } from './use-plan.ts';

interface Props {
  readonly onClose: () => void;
}

const DESTINATIONS = [
  ['this', 'Into this schema'],
  ['new', 'As a new schema'],
] as const;

const NOTHING = { added: 0, updated: 0, removed: 0, same: 0, leftOut: 0 };

/** Reads a schema from what people have: a database’s statements, rows, or another kind of schema. */
export function ImportDialog({ onClose }: Props) {
  const reading = useImport((state) => state.reading);
  const choices = useImport((state) => state.choices);
  const toDo = useImport(whatToDo);
  const current = useStudio((state) => state.schema);
  const [destination, setDestination] = useState<Destination>('this');
  const [openedMs] = useState(() => Date.now());
  const matched = useMemo(
    () => reading && matchAt(destination, current, reading, openedMs),
    [reading, current, destination, openedMs],
  );
  const planned = usePlan(reading, matched, choices);
  const counts = planned ? countsOfPlan(planned.plan) : NOTHING;
  const isReady = counts.added + counts.updated + counts.same > 0;
  const noteId = useId();
  useEffect(() => () => useImport.getState().cancel(), []);

  function use() {
    if (!reading || !matched || !isReady) return;
    // A choice of just now may not be planned yet.
    const isCurrent = planned?.matched === matched && planned.choices === choices;
    const plan = isCurrent ? planned.plan : importTables(matched, choices);
    useImport.getState().forgetReading();
    openImported(plan, destination, (isUndone) => writeLike(reading, isUndone));
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
          <p id={noteId} className={`mr-auto text-sm text-muted ${isReady ? 'max-md:sr-only' : ''}`}>
            {planned ? chosenText(counts) : toDo}
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
            aria-disabled={isReady ? undefined : true}
            aria-describedby={noteId}
            onClick={use}
          >
            {actionText(counts)}
          </Button>
        </>
      }
    >
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] lg:grid-cols-[25rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
        <SourcePane />
        <ReadingPane planned={planned} />
      </div>
    </Dialog>
  );
}
