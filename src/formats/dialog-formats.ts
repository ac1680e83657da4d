/** The formats that the two dialogs offer, without the options that only the Studio and the command line need. */
export const dialogFormats = {
  csv: { label: 'CSV', extension: 'csv', mediaType: 'text/csv;charset=utf-8' },
  json: { label: 'JSON', extension: 'json', mediaType: 'application/json' },
  sql: { label: 'SQL', extension: 'sql', mediaType: 'application/sql' },
} as const;

export type DialogFormatId = keyof typeof dialogFormats;

/** In the order of the select. */
export const dialogFormatIds = ['csv', 'json', 'sql'] as const satisfies readonly DialogFormatId[];
