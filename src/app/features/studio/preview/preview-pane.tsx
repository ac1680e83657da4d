import { useId, useState } from 'react';
import { selectedTable, useStudio } from '../store.ts';
import { Tabs, tabPanel } from '../tabs.tsx';
import { DataTab } from './data-tab.tsx';
import { OutputTab } from './output-tab.tsx';
import { RelationsTab } from './relations-tab.tsx';

const TABS = { data: 'Data', output: 'Output', relations: 'Relations' };
type Tab = keyof typeof TABS;

/** The selected table's rows as they will be, as a file, and its place among the others. */
export function PreviewPane() {
  const [tab, setTab] = useState<Tab>('data');
  const idPrefix = useId();
  const table = useStudio(selectedTable);
  return (
    <section aria-label="Preview" className="flex min-h-0 grow flex-col bg-surface">
      <Tabs
        label="Preview"
        tabs={TABS}
        selected={tab}
        onSelect={setTab}
        idPrefix={idPrefix}
        className="flex flex-none border-b border-line px-1"
      />
      <div {...tabPanel(idPrefix, tab)} className="flex min-h-0 grow flex-col">
        {tab === 'data' && table && <DataTab key={table.id} table={table} />}
        {tab === 'output' && table && <OutputTab table={table} />}
        {tab === 'relations' && <RelationsTab />}
      </div>
    </section>
  );
}
