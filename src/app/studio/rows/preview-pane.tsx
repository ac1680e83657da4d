import { useId } from 'react';
import { preloaded } from '../../lib/preload.ts';
import { useLazyDialog } from '../../notifications/use-lazy-dialog.ts';
import { PaneBoundary } from '../controls/pane-boundary.tsx';
import { Tabs, tabPanel } from '../controls/tabs.tsx';
import { PREVIEW_TABS, showPreviewTab, usePlace } from '../document/place.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { DataTab } from './data-tab.tsx';

const loadRelations = preloaded(async () => (await import('./relations-tab.tsx')).RelationsTab);
const loadOutput = preloaded(async () => (await import('./output-tab.tsx')).OutputTab);
const showData = () => showPreviewTab('data');

/** The selected table's rows as they will be, as a file, and its place among the others. */
export function PreviewPane() {
  const tab = usePlace((place) => place.previewTab);
  const idPrefix = useId();
  const table = useStudio(selectedTable);
  const OutputTab = useLazyDialog(loadOutput, tab === 'output', showData);
  const RelationsTab = useLazyDialog(loadRelations, tab === 'relations', showData);
  return (
    <section aria-label="Preview" className="flex min-h-0 grow flex-col bg-surface">
      <Tabs
        label="Preview"
        tabs={PREVIEW_TABS}
        selected={tab}
        onSelect={showPreviewTab}
        idPrefix={idPrefix}
        className="flex flex-none border-b border-line px-1"
      />
      <div {...tabPanel(idPrefix, tab)} className="flex min-h-0 grow flex-col">
        <PaneBoundary key={tab} name={`“${PREVIEW_TABS[tab]}”`}>
          {tab === 'data' && table && <DataTab key={table.id} table={table} />}
          {tab === 'output' && table && OutputTab && <OutputTab table={table} />}
          {tab === 'relations' && RelationsTab && <RelationsTab />}
        </PaneBoundary>
      </div>
    </section>
  );
}
