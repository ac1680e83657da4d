import type { Format } from './format.ts';

/** What `JSON.stringify(records, null, 2)` prints, with string values, and a line feed. Keys keep the columns' order. */
export const json: Format = {
  label: 'JSON',
  extension: 'json',
  mimeType: 'application/json',
  head: () => '[\n',
  rows({ columns, rows }, first) {
    const keys = columns.map((name) => `    ${JSON.stringify(name)}: `);
    const records = rows.map((row) => {
      const members = row.map((cell, i) => keys[i] + JSON.stringify(String(cell)));
      return `  {\n${members.join(',\n')}\n  }`;
    });
    return (first === 0 ? '' : ',\n') + records.join(',\n');
  },
  tail: () => '\n]\n',
};
