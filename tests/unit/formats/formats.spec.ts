import { describe, expect, it } from 'vitest';
import { dialogFormats, isDialogFormatId } from '../../../src/formats/dialog-formats.ts';

describe('the formats that the dialogs offer', () => {
  it('are CSV, JSON and SQL, in the order of the select', () => {
    expect(
      Object.entries(dialogFormats).map(([id, { label, extension, mediaType }]) => [
        id,
        label,
        extension,
        mediaType.split(';')[0],
      ]),
    ).toEqual([
      ['csv', 'CSV', 'csv', 'text/csv'],
      ['json', 'JSON', 'json', 'application/json'],
      ['sql', 'SQL', 'sql', 'application/sql'],
    ]);
  });

  it.each(['toString', '__proto__', '', 'CSV'])('do not include %j', (id) => {
    expect(isDialogFormatId(id)).toBe(false);
  });
});
