import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { dialectNames, isDialectName, isSourceKind, sourceKinds } from '../../../importers/kinds.ts';
import { onFileDrop } from '../../lib/file-drop.ts';
import { moveFocus } from '../../lib/focus.ts';
import { countOf } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { LabelledSelect } from '../../ui/labelled-select.tsx';
import { Tabs, tabPanel } from '../controls/tabs.tsx';
import { FOCUS } from '../document/place.ts';
import { Breakable } from './breakable.tsx';
import { DatabasePane } from './database-pane.tsx';
import { SkippedList } from './skipped-list.tsx';
import { SourceBox } from './source-box.tsx';
import { hasTableNames, kindOf } from './store.ts';
import { readNow, useImport } from './use-import.ts';

const TOUCH = 'min-h-11 lg:min-h-0';

async function readFile(file: File): Promise<void> {
  if (await useImport.getState().setFile(file)) await readNow();
}

const takeFile = (file: File) => void readFile(file);

const TABS = { source: 'Source', database: 'Database' } as const;
const TAB_PREFIX = 'import-from';
const TABS_LABEL = 'Where tables come from';

/** The source, or what asks a database for one. */
export function SourcePane() {
  const [tab, setTab] = useState<keyof typeof TABS>('source');
  const [isDropping, setDropping] = useState(false);
  /** The tab that had the focus may be gone. */
  function showSource() {
    setTab('source');
    moveFocus(FOCUS.tab(TABS_LABEL, 'source'));
  }
  const takeDropped = useEffectEvent((file: File) => {
    setTab('source');
    takeFile(file);
  });
  useEffect(() => onFileDrop({ onFile: (file) => takeDropped(file), onHover: setDropping }), []);
  return (
    <div
      data-dropping={isDropping || undefined}
      className="flex flex-col gap-3 text-sm data-dropping:bg-accent-soft lg:overflow-y-auto lg:overscroll-contain lg:p-6"
    >
      <Tabs
        label={TABS_LABEL}
        tabs={TABS}
        selected={tab}
        onSelect={setTab}
        idPrefix={TAB_PREFIX}
        className="flex border-b border-line"
      />
      <div {...tabPanel(TAB_PREFIX, tab)} className="flex flex-col gap-3">
        {tab === 'source' ? <SourceTab isDropping={isDropping} /> : <DatabasePane onPasted={showSource} />}
      </div>
    </div>
  );
}

/** The source, how it is read, and what of it was not read. */
function SourceTab({ isDropping }: { readonly isDropping: boolean }) {
  const problems = useImport((state) => state.problems);
  const isBusy = useImport((state) => state.isBusy);
  const reading = useImport((state) => state.reading);
  const { read, cancel } = useImport.getState();
  const noteId = useId();

  return (
    <>
      <SourceBox
        isDropping={isDropping}
        hasProblems={problems.length > 0}
        noteId={noteId}
        onFile={takeFile}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <KindChoices />
        <ValuesChoice />
        <div className="ml-auto flex items-center gap-2">
          {isBusy && (
            <Button variant="quiet" className={TOUCH} onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button
            variant={reading ? 'secondary' : 'primary'}
            className={`min-w-24 ${TOUCH}`}
            onClick={() => void read()}
          >
            Read
          </Button>
        </div>
      </div>
      <div>
        <p role="status" aria-label="Progress" className="flex items-center gap-2 text-muted">
          {isBusy && (
            <>
              <span aria-hidden="true" className="spinner" />
              Reading…
            </>
          )}
          {!isBusy && reading && (
            <span className="sr-only">{countOf(reading.schema.tables.length, 'table')} read</span>
          )}
        </p>
        <div id={noteId} aria-live="polite">
          {problems.length > 0 && (
            <ul className="flex flex-col gap-1 rounded-panel border border-danger p-3 text-danger">
              {problems.map((problem) => (
                <li key={problem} className="overflow-hidden text-ellipsis">
                  <Breakable text={problem} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {reading && <SkippedList reading={reading} />}
    </>
  );
}

const DETECT = ['', 'Detect automatically'] as const;

const KINDS = [DETECT, ...Object.entries(sourceKinds).map(([id, { label }]) => [id, label] as const)];
const DIALECTS = [DETECT, ...Object.entries(dialectNames)];

/** The kind, and the dialect of SQL, are detected as long as nobody chooses one. */
function KindChoices() {
  const chosen = useImport((state) => state.kind);
  const source = useImport((state) => state.source);
  const kind = useMemo(() => kindOf({ kind: chosen, source }), [chosen, source]);
  return (
    <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-2">
      <LabelledSelect
        label="Kind"
        className="contents!"
        options={KINDS}
        value={kind ?? ''}
        onChange={(value) => useImport.getState().setKind(isSourceKind(value) ? value : undefined)}
      />
      {kind === 'sql' && <DialectChoice />}
      {hasTableNames(kind) && <TableNames />}
    </div>
  );
}

/** A detected dialect is known once the source is read. */
function DialectChoice() {
  const chosen = useImport((state) => state.dialect);
  const detected = useImport(({ reading, isOutdated }) =>
    isOutdated ? undefined : (reading?.dialect ?? reading?.readAs),
  );
  return (
    <LabelledSelect
      label="Dialect"
      className="contents!"
      options={DIALECTS}
      value={chosen ?? detected ?? ''}
      onChange={(value) => useImport.getState().setDialect(isDialectName(value) ? value : undefined)}
    />
  );
}

/** Which objects of a JSON Schema or of OpenAPI are read. */
function TableNames() {
  const tableNames = useImport((state) => state.tableNames);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-sm font-medium">
        Tables
      </label>
      <TextInput
        id={id}
        value={tableNames}
        placeholder="All, or pull*, issue"
        spellCheck={false}
        onChange={({ target }) => useImport.getState().setTableNames(target.value)}
        className="h-11! w-48! max-w-full lg:h-8!"
      />
    </>
  );
}

/** Whether values of sample rows may get into the schema. */
function ValuesChoice() {
  const isWithout = useImport((state) => state.isWithoutValues);
  return (
    <Checkbox
      label="Without sample values"
      checked={isWithout}
      onChange={({ target }) => useImport.getState().setWithoutValues(target.checked)}
    />
  );
}
