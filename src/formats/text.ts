import type { Format } from './format.ts';

/** What is copied: `Record 1:`, then `field: value` lines; records parted by one blank line. */
export const text: Format = {
  label: 'Text',
  extension: 'txt',
  mimeType: 'text/plain;charset=utf-8',
  head: () => '',
  rows({ columns, rows }, first) {
    const records = rows.map((row, i) => {
      const lines = row.map((cell, column) => `${columns[column]}: ${cell}`);
      return [`Record ${first + i + 1}:`, ...lines].join('\n');
    });
    return (first === 0 ? '' : '\n\n') + records.join('\n\n');
  },
  tail: () => '',
};
