import { useEffect, useId, useState } from 'react';
import { preloaded } from '../../lib/preload.ts';
import { useAfterFrame } from '../../lib/use-after-frame.ts';
import { LabelledSelect } from '../../ui/labelled-select.tsx';
import { ColumnGrid } from '../columns/column-grid.tsx';
import { LoadedPart } from '../controls/loaded-part.tsx';
import { PaneBoundary } from '../controls/pane-boundary.tsx';
import { Splitter } from '../controls/splitter.tsx';
import { Tabs, tabPanel } from '../controls/tabs.tsx';
import { useWide } from '../controls/use-wide.ts';
import { type StudioTab, showTab, usePlace } from '../document/place.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { PreviewPane } from '../rows/preview-pane.tsx';
import { startWithEmptyTable, TablesPane } from '../tables/tables-pane.tsx';
import { TablesSplitter } from '../tables/tables-splitter.tsx';
import { FirstStepsOffer } from './first-steps-offer.tsx';
import { Start } from './start.tsx';
import { SchemaSettings } from './top-bar.tsx';

declare module 'react' {
  interface CSSProperties {
    /** The share of the workspace's height that the columns have. */
    '--columns-share'?: number;
  }
}

const TABS: Readonly<Record<StudioTab, string>> = {
  tables: 'Tables',
  columns: 'Columns',
  preview: 'Preview',
  export: 'Export',
};

/** The preview's height in percent, at first. */
const PREVIEW_HEIGHT = 45;

interface Props {
  readonly onImport: () => void;
}

/**
 * Tables, columns, rows and options: beside each other on a wide screen, in tabs on a narrow one. Both layouts share their
 * elements, so that a press, the focus and typed text outlast a change of the width. The prerendered page is the wide one;
 * styles hide the rest of it on a narrow screen, so that nothing moves on hydration.
 */
export function Workspace({ onImport }: Props) {
  const isWide = useWide();
  const tab = usePlace((place) => place.tab);
  const isEmpty = useStudio(({ schema }) => schema.tables.length === 0);
  const [previewHeight, setPreviewHeight] = useState(PREVIEW_HEIGHT);
  const idPrefix = useId();
  const shows = (part: StudioTab) => isWide || tab === part;
  const panel = tabPanel(idPrefix, tab);
  // The start page is higher than a narrow screen: what is opened from its end begins at its top. Before the next frame, because
  // scrolling at once would lay out the page in the task that has made it.
  useEffect(() => {
    if (isEmpty) return;
    const frame = requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [isEmpty]);
  return (
    <>
      <Tabs
        label="Studio"
        tabs={TABS}
        selected={tab}
        onSelect={showTab}
        idPrefix={idPrefix}
        className="grid flex-none grid-cols-4 border-b border-line bg-surface lg:hidden"
      />
      {/* The page as built has the tabs too, hidden where it is wide: what they name is there. */}
      <div
        {...(isWide ? { id: panel.id } : panel)}
        className="studio-panes flex min-h-0 grow max-lg:flex-col lg:[--options:16rem] xl:[--options:20rem]"
      >
        {shows('tables') && <Tables isWide={isWide} />}
        {isEmpty && shows('columns') && (
          <PaneBoundary name="The start page">
            <Start onStart={startWithEmptyTable} onImport={onImport} />
          </PaneBoundary>
        )}
        {isEmpty && !isWide && (tab === 'preview' || tab === 'export') && <NothingYet />}
        {!isEmpty && isWide && <TablesSplitter />}
        {!isEmpty && (isWide || tab !== 'tables') && (
          <div className="flex min-h-0 min-w-0 grow basis-0 flex-col">
            {!isWide && tab !== 'export' && <TableChoice />}
            {shows('columns') && (
              <div
                data-part="columns"
                className="flex min-h-0 flex-col lg:overflow-y-auto"
                style={{ flex: `${100 - previewHeight} 0 0`, '--columns-share': 1 - previewHeight / 100 }}
              >
                <PaneBoundary name="The list of columns">
                  <ColumnGrid />
                </PaneBoundary>
              </div>
            )}
            {isWide && (
              <Splitter
                label="Height of the preview"
                orientation="horizontal"
                value={previewHeight}
                min={15}
                max={85}
                step={5}
                valueAt={({ clientY }, { bottom, height }) => ((bottom - clientY) / height) * 100}
                onChange={setPreviewHeight}
                onReset={() => setPreviewHeight(PREVIEW_HEIGHT)}
              />
            )}
            {shows('preview') && <Preview isWide={isWide} height={previewHeight} />}
            {!isWide && tab === 'export' && (
              <PaneBoundary name="The download">
                <LoadedPart load={loadExport} name="The download">
                  {(Pane) => <Pane />}
                </LoadedPart>
              </PaneBoundary>
            )}
          </div>
        )}
        {!isEmpty && (
          <PaneBoundary name="The options">
            <Inspector />
          </PaneBoundary>
        )}
      </div>
    </>
  );
}

/** Which table a narrow screen shows, which has no list of them beside it. */
function TableChoice() {
  const tables = useStudio(({ schema }) => schema.tables);
  const selected = useStudio((state) => selectedTable(state)?.id);
  return (
    <LabelledSelect
      label="Table"
      options={tables.map(({ id, name }) => [id, name || 'Unnamed table'])}
      value={selected}
      onChange={(table) => useStudio.getState().select({ table, column: undefined })}
      className="border-b border-line px-3 py-1.5 [&>label]:sr-only"
      selectClassName="min-w-0 flex-1 px-2! pr-7!"
    />
  );
}

interface PreviewProps {
  readonly isWide: boolean;
  /** In percent. */
  readonly height: number;
}

/** Beside the grid it is rendered after it, in slices: with both in one task, opening 200 columns took 60 ms. */
function Preview({ isWide, height }: PreviewProps) {
  const isShown = useAfterFrame() || !isWide;
  return (
    <div data-part="preview" className="flex min-h-0 flex-col" style={{ flex: `${height} 0 0` }}>
      {isShown && (
        <PaneBoundary name="The preview">
          <PreviewPane />
        </PaneBoundary>
      )}
    </div>
  );
}

const loadExport = preloaded(async () => (await import('../files/export-dialog.tsx')).ExportPane);

function Tables({ isWide }: { readonly isWide: boolean }) {
  const width = usePlace((place) => place.tablesWidth);
  return (
    <div
      data-part="tables"
      style={isWide && width !== undefined ? { width } : undefined}
      className={`flex min-h-0 flex-col max-lg:grow max-lg:overflow-y-auto max-lg:under-messages lg:w-54 lg:max-w-[40vw] lg:flex-none lg:border-r lg:border-line xl:w-60 ${isWide ? 'max-lg:hidden' : ''}`}
    >
      <PaneBoundary name="The list of tables">
        <TablesPane />
      </PaneBoundary>
      <FirstStepsOffer of="wide" />
      {!isWide && (
        <div className="flex flex-none flex-wrap gap-3 border-t border-line p-3">
          <p aria-hidden="true" className="w-full text-sm font-semibold">
            Schema
          </p>
          <SchemaSettings />
        </div>
      )}
    </div>
  );
}

function NothingYet() {
  return <p className="p-4 text-sm text-muted">Add a table first.</p>;
}
