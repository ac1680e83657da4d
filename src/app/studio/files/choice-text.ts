import { formats } from '../../../formats/formats.ts';
import { countOf } from '../../lib/format-count.ts';
import { type ExportChoice, fileCountOf } from './use-export.ts';

export type Noted = Pick<ExportChoice, 'tables' | 'request' | 'large' | 'planned'>;

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
  if (files < 2) return '';
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
  rows = choice.tables.reduce((sum, table) => sum + table.rows, 0),
  size = '',
): string {
  return `${countOf(rows, 'row')}${size}${filesText(choice)}${databaseText(choice)}.`;
}
