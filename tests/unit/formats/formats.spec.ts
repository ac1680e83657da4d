import { describe, expect, it } from 'vitest';
import { dataFormats } from '../../../src/formats/data-formats.ts';
import { dialogFormatIds } from '../../../src/formats/dialog-formats.ts';

describe('the formats that the dialogs offer', () => {
  it('are CSV, JSON and SQL, in the order of the select', () => {
    expect(
      dialogFormatIds.map((id) => {
        const { label, extension, mediaType } = dataFormats[id];
        return [id, label, extension, mediaType.split(';')[0]];
      }),
    ).toEqual([
      ['csv', 'CSV', 'csv', 'text/csv'],
      ['json', 'JSON', 'json', 'application/json'],
      ['sql', 'SQL', 'sql', 'application/sql'],
    ]);
  });
});
