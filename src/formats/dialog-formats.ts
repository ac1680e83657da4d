/** What a file of a format is called, and how a page calls the format. */
export interface FileType {
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
}

/** What the two dialogs offer, in the order of the select. */
export const dialogFormats = {
  csv: { label: 'CSV', extension: 'csv', mediaType: 'text/csv;charset=utf-8' },
  json: { label: 'JSON', extension: 'json', mediaType: 'application/json' },
  sql: { label: 'SQL', extension: 'sql', mediaType: 'application/sql' },
} as const satisfies Record<string, FileType>;

export type DialogFormatId = keyof typeof dialogFormats;

/** Whether a text names a format of the dialogs: it may come from a select or another thread. */
export function isDialogFormatId(id: string): id is DialogFormatId {
  return Object.hasOwn(dialogFormats, id);
}
