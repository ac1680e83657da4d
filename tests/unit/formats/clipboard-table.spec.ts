import { describe, expect, it } from 'vitest';
import { createClipboardTableWriter } from '../../../src/formats/clipboard-table.ts';
import { categoryRun, texts, write } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES } from '../../fixtures/specification.ts';
import { writeBatches } from '../../fixtures/tables.ts';

describe('a copied table', () => {
  it('has one line of names and one line per row, with tabs only between cells', () => {
    const columns = ['Sex', 'First\tName'];
    const rows = [
      ['female', 'Ann'],
      ['', 'a\r\n\tb'],
    ];
    expect(writeBatches(createClipboardTableWriter, columns, [rows])).toBe(
      'Sex\tFirst Name\nfemale\tAnn\n\ta b',
    );
  });

  it.each(SPECIFIED_CATEGORIES)('of $id holds every cell, whatever the chunks', ({ id, labels }) => {
    const run = categoryRun(id, { rows: 30 });
    const lines = [labels, ...texts(run)].map((cells) =>
      cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t'),
    );
    expect(write(createClipboardTableWriter, run, 7)).toBe(lines.join('\n'));
  });
});
