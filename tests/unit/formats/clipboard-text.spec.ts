import { describe, expect, it } from 'vitest';
import { createClipboardTextWriter } from '../../../src/formats/clipboard-text.ts';
import { categoryRun, texts, write } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES } from '../../fixtures/specification.ts';
import { writeBatches } from '../../fixtures/tables.ts';

describe('copied text', () => {
  it('is "Record N:", then a line for each field, with a blank line between records', () => {
    const columns = ['Sex', 'First Name'];
    const rows = [
      ['female', 'Ann'],
      ['male', 'Bob'],
      ['', 'a: b\nc'],
    ];
    expect(writeBatches(createClipboardTextWriter, columns, [rows])).toBe(
      'Record 1:\nSex: female\nFirst Name: Ann\n\nRecord 2:\nSex: male\nFirst Name: Bob\n\nRecord 3:\nSex: \nFirst Name: a: b\nc',
    );
  });

  it.each(SPECIFIED_CATEGORIES)('of $id is as specified', ({ id, labels }) => {
    const run = categoryRun(id, { rows: 30 });
    const records = texts(run).map((row, i) => {
      const lines = labels.map((label, column) => `${label}: ${row[column]}`);
      return `Record ${i + 1}:\n${lines.join('\n')}`;
    });
    expect(write(createClipboardTextWriter, run, 7)).toBe(records.join('\n\n'));
  });
});
