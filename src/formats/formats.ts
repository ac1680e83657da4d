/** What the page shows of a format and what a file of it is called; its writer stands in `writers.ts`. */
export interface Format {
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
}

/** The formats of a file, in the order of the select. */
export const formats = {
  csv: { label: 'CSV', extension: 'csv', mediaType: 'text/csv;charset=utf-8' },
  json: { label: 'JSON', extension: 'json', mediaType: 'application/json' },
  sql: { label: 'SQL', extension: 'sql', mediaType: 'application/sql' },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof formats;

/** Whether a text names a format: it may come from a select or another thread. */
export function isFormatId(id: string): id is FormatId {
  return Object.hasOwn(formats, id);
}
