import { create } from 'zustand';
import { moveFocus } from '../../lib/focus.ts';
import { screenWidth } from '../../lib/screen-width.ts';
import { useStudio } from './store.ts';

const studioTabs = ['tables', 'columns', 'preview', 'export'] as const;

export type StudioTab = (typeof studioTabs)[number];

export const PREVIEW_TABS = { data: 'Data', output: 'Output', relations: 'Relations' };

export type PreviewTab = keyof typeof PREVIEW_TABS;

export type StudioDialog = 'share' | 'code' | 'export' | 'import' | 'commands' | 'keys';

/** Where the person is. The control that has the focus is the browser’s, and one that is to have it `moveFocus`’s. */
interface Place {
  /** Which of a phone’s tabs is shown. */
  readonly tab: StudioTab;
  /** Which of the preview’s tabs is shown. */
  readonly previewTab: PreviewTab;
  /** Which dialog of the page is open. */
  readonly dialog: StudioDialog | undefined;
  /** Whether the inspector covers a narrow screen. */
  readonly isInspectorOpen: boolean;
  /** Whether a wide screen leaves the options of the selected column away. */
  readonly isInspectorClosed: boolean;
  /** The width of the list of tables beside the columns, in pixels, once it is chosen. */
  readonly tablesWidth: number | undefined;
  /** The id of the table whose settings for few tables are open. */
  readonly tableOptions: string | undefined;
  /** What the names of the tables in a long list have in them. */
  readonly tableFilter: string;
  /** The row, counted from 0, that the preview is to scroll to. */
  readonly row: number | undefined;
  /** Whether a command has led to the box of the number of rows: there Enter settles the number, and downloads nothing. */
  readonly isLedToRowCount: boolean;
}

export const usePlace = create<Place>()(() => ({
  tab: 'columns',
  previewTab: 'data',
  dialog: undefined,
  isInspectorOpen: false,
  isInspectorClosed: false,
  tablesWidth: undefined,
  tableOptions: undefined,
  tableFilter: '',
  row: undefined,
  isLedToRowCount: false,
}));

/** A filter is one of the document’s tables. An id that changes alone is a draft’s. */
useStudio.subscribe(({ id, schema }, before) => {
  if (id !== before.id && schema !== before.schema) usePlace.setState({ tableFilter: '' });
});

export function isStudioTab(text: string | null | undefined): text is StudioTab {
  return studioTabs.some((tab) => tab === text);
}

export const showTab = (tab: StudioTab) => usePlace.setState({ tab });
export const showPreviewTab = (previewTab: PreviewTab) => usePlace.setState({ previewTab });
export const openDialog = (dialog: StudioDialog) => usePlace.setState({ dialog });
export const closeDialog = () => usePlace.setState({ dialog: undefined });
export const closeInspector = () => usePlace.setState({ isInspectorOpen: false });

/** The keys of controls that `moveFocus` finds. */
export const FOCUS = {
  inspector: 'inspector',
  inspectorHeading: 'heading of the options',
  tableName: 'table name',
  rowCount: 'number of rows',
  schemaName: 'schema name',
  seed: 'seed',
  locale: 'locale',
  now: 'now',
  addTable: 'add table',
  start: 'start',
  download: 'download',
  rows: 'rows',
  activeCell: 'active cell',
  /** The column name in the head of the rows that the Tab key leads to. */
  rowsHead: 'head of the rows',
  columnHead: (column: string) => `${column} head`,
  rowBox: 'row box',
  keepSwitch: 'keep switch',
  draft: (id: string) => `draft ${id}`,
  cell: (column: string, cell: string) => `${column} ${cell}`,
  /** The name in the last row of a table’s columns, which makes a column of what is typed. */
  newColumn: (table: string) => `${table} new column`,
  tableFilter: 'table filter',
  tableButton: (table: string) => `${table} button`,
  tab: (list: string, tab: string) => `${list} ${tab}`,
} as const;

/** Brings the inspector to the person: a sheet on a narrow screen, the focus elsewhere. */
export function showInspector(): void {
  usePlace.setState({ isInspectorClosed: false });
  if (screenWidth() === 'wide') moveFocus(FOCUS.inspector);
  else usePlace.setState({ isInspectorOpen: true });
}

/** A phone has the boxes of a table in a tab. */
export function showTableBox(key: string): void {
  usePlace.setState({ tab: 'tables', isLedToRowCount: key === FOCUS.rowCount });
  moveFocus(key);
}

/** Shows a row of the table, counted from 0, and moves the focus to the rows. */
export function goToRow(row: number): void {
  usePlace.setState({ tab: 'preview', previewTab: 'data', row });
  moveFocus(FOCUS.rows);
}

/** Shows a table’s columns, and moves the focus to the name of one of them, by default the first. */
export function showColumn(table: string, column?: string): void {
  useStudio.getState().select({ table, column });
  showTab('columns');
  const first = useStudio.getState().schema.tables.find(({ id }) => id === table)?.columns[0]?.id;
  const name = column ?? first;
  moveFocus(name === undefined ? FOCUS.newColumn(table) : FOCUS.cell(name, 'name'));
}
