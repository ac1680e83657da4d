import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
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
  const latest = useImport((state) => state.reading);
  // The dialog shows at once that the source was read, and then what is in it.
  const reading = useDeferredValue(latest);
  const choices = useImport((state) => state.choices);
  const toDo = useImport(whatToDo);
  const current = useStudio((state) => state.schema);
  const [destination, setDestination] = useState<Destination>('this');
  const [openedMs] = useState(() => Date.now());
  const matched = useMemo(
    () => reading && matchAt(destination, current, reading, openedMs),
    [reading, current, destination, openedMs],
  );
  const plan = useMemo(() => matched && importTables(matched, choices), [matched, choices]);
  const report = useMemo(() => (reading && plan ? { reading, plan } : undefined), [reading, plan]);
  const shownReport = useDeferredValue(report);
  const counts = plan ? countsOfPlan(plan) : NOTHING;
  const isReady = counts.added + counts.updated + counts.same > 0;
  const noteId = useId();
  useEffect(() => () => useImport.getState().cancel(), []);

  function use() {
    if (!latest || !plan || !isReady) return;
    // A field that was chosen just now is not in the plan yet.
    const used =
      latest === reading ? plan : importTables(matchAt(destination, current, latest, openedMs), choices);
    useImport.getState().forgetReading();
    openImported(used, destination, (isUndone) => writeLike(latest, isUndone));
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
            {plan ? chosenText(counts) : toDo}
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
        <ReadingPane report={shownReport} />
      </div>
    </Dialog>
  );
}
