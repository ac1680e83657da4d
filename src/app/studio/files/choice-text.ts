import { formats } from '../../../formats/formats.ts';
import { countOf } from '../../lib/format-count.ts';
import { rowsOfTable } from '../schema/row-counts.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { type ExportChoice, fileCountOf } from './use-export.ts';

export type Noted = Pick<ExportChoice, 'schema' | 'tables' | 'request' | 'large' | 'planned'>;

/** Why nothing can be downloaded. */
export const WITH_PROBLEMS = 'Fix the problems to download.';
export const WITHOUT_TABLE = 'Add a table to download.';

export const nameOf = (table: StudioTable | undefined) => table?.name || 'the unnamed table';

/** The only table of several that is written: the page may show another one. */
function onlyText({ schema, tables }: Noted): string {
  return tables.length < schema.tables.length ? `${nameOf(tables[0])}, ` : '';
}

/** The database that loads a SQL file. Files of other formats say nothing of one. */
function databaseText({ request: { format, options } }: Noted): string {
  const { labels, default: first } = formats.sql.options.dialect;
  if (format === 'sql-copy') return `, for ${labels.postgresql}`;
  if (format !== 'sql') return '';
  const { dialect = first } = options;
  const label = Object.entries(labels).find(([known]) => known === dialect)?.[1];
  return label === undefined ? '' : `, for ${label}`;
}

function filesText(choice: Noted): string {
  const files = fileCountOf(choice);
  if (files < 2) return choice.tables.length > 1 ? `, ${choice.tables.length} tables in one file` : '';
  return choice.planned?.source.request.zip === false
    ? `, in ${countOf(files, 'file')}`
    : `, in a zip of ${countOf(files, 'file')}`;
}

/**
 * What is written.
 * @param rows of all tables together; all that the tables have unless given
 * @param size with a comma before it
 */
export function choiceText(
  choice: Noted,
  rows = choice.tables.reduce((sum, table) => sum + rowsOfTable(choice.schema, table), 0),
  size = '',
): string {
  return `${onlyText(choice)}${countOf(rows, 'row')}${size}${filesText(choice)}${databaseText(choice)}.`;
}
