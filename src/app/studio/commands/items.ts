import { allFields } from '../../../catalogue/search-fields.ts';
import { formats, isFormatId } from '../../../formats/formats.ts';
import { countOf, formatCount } from '../../lib/format-count.ts';
import { show } from '../../notifications/show-message.tsx';
import type { MenuCommand } from '../../ui/context-menu.tsx';
import { pickField } from '../columns/actions.ts';
import { columnCommands } from '../columns/column-commands.ts';
import { command } from '../controls/command.ts';
import { useFileSettings } from '../document/file-settings.ts';
import { goToRow, showColumn, showTab } from '../document/place.ts';
import type { StudioState } from '../document/session.ts';
import { selectedTable } from '../document/store.ts';
import { noteRecentField } from '../fields/recent-fields.ts';
import { parseRows } from '../schema/parse-rows.ts';
import { rowsOfTable } from '../schema/row-counts.ts';
import { newId, type StudioTable } from '../schema/studio-schema.ts';
import { tableBoxCommands, tableCommands } from '../tables/table-commands.ts';
import { appCommands } from './app-commands.ts';
import { CHOOSE_FORMAT, GO_TO_COLUMN, GO_TO_TABLE, type ItemGroup, type PaletteItem } from './find-items.ts';

/** All that the palette can do and jump to. */
export function paletteGroups(state: StudioState, isWide: boolean): readonly ItemGroup[] {
  const { tables } = state.schema;
  const table = selectedTable(state);
  const groups: readonly ItemGroup[] = [
    {
      title: 'Commands',
      items: [
        ...columnCommands(state),
        ...appCommands(state, isWide).map(withSynonyms),
        ...tableBoxCommands(state),
        ...tableCommands(state),
      ],
    },
    { title: GO_TO_TABLE, items: tables.map(tableItem) },
    { title: GO_TO_COLUMN, items: tables.flatMap(columnItems) },
    { title: CHOOSE_FORMAT, items: table ? formatItems(isWide) : [] },
    { title: 'Add a column', items: table ? fieldItems(table) : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Names that other programs have for a download. */
const SYNONYMS: Readonly<Record<string, string>> = {
  download: 'export save to disk',
  'open.export': 'export save to disk',
  docs: 'help manual reference',
};

function withSynonyms(item: MenuCommand): PaletteItem {
  const synonyms = SYNONYMS[item.id];
  return synonyms === undefined ? item : { ...item, synonyms };
}

function tableItem(table: StudioTable): PaletteItem {
  const item = command(`table ${table.id}`, table.name || 'Unnamed table', () => showColumn(table.id));
  return { ...item, detail: countOf(table.columns.length, 'column') };
}

function columnItems(table: StudioTable): readonly PaletteItem[] {
  const detail = table.name || 'Unnamed table';
  return table.columns.map(({ id, name }) => ({
    ...command(`column ${id}`, name || 'Unnamed column', () => showColumn(table.id, id)),
    detail,
  }));
}

/** A narrow screen shows the format in a tab of its own. */
function formatItems(isWide: boolean): readonly PaletteItem[] {
  return Object.entries(formats).map(([format, { label, extension }]) => {
    const choose = () => {
      if (!isFormatId(format)) return;
      useFileSettings.getState().setFormat(format);
      show('success', { title: `Format set to ${label}`, text: `Downloads are now .${extension} files.` });
      if (!isWide) showTab('export');
    };
    return {
      ...command(`format ${format}`, `Set format: ${label}`, choose),
      detail: `.${extension}`,
      synonyms: 'download export',
    };
  });
}

function fieldItems(table: StudioTable): readonly PaletteItem[] {
  return allFields().map(({ id: field, label, module: detail }) => {
    const add = () => {
      const column = newId();
      noteRecentField(field);
      pickField(table.id, column, field, label);
      showColumn(table.id, column);
    };
    return { ...command(`field ${field}`, label, add), detail, field };
  });
}

const ROW = /^(?:go\s+to\s+)?(?:row\s+)?(\d.*)$/i;

const NO_ROWS = 'The table has no rows.';

/** The row whose number was typed, such as "5000", "row 5,000" or "5k"; none if the text is something else. */
export function rowGroups(state: StudioState, text: string): readonly ItemGroup[] {
  const [, digits] = ROW.exec(text.trim()) ?? [];
  const number = digits === undefined ? undefined : parseRows(digits);
  const table = selectedTable(state);
  if (number === undefined || number < 1 || !table || table.columns.length === 0) return [];
  const rows = rowsOfTable(state.schema, table);
  const isThere = number <= rows;
  const label = isThere ? `Go to row ${formatCount(number)}` : `Go to the last row, ${formatCount(rows)}`;
  const detail = isThere ? table.name : `${table.name} has ${countOf(rows, 'row')}`;
  const item = command('row', label, () => goToRow(Math.min(number, rows) - 1), rows === 0 && NO_ROWS);
  return [{ title: 'Rows', items: [{ ...item, detail }] }];
}
