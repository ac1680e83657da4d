import { describe, expect, it } from 'vitest';
import { planFile, writeFile } from '../../../src/formats/write-file.ts';
import { createSchemaWriter } from '../../../src/formats/writers.ts';
import { openDocument } from '../../fixtures/code.ts';
import { shop } from '../../fixtures/shop.ts';
import { schemaFile } from '../../fixtures/writers.ts';

const { tables } = openDocument({ version: 1, tables: shop(200) });

/** The text that a file of the shop's tables has, and the rows of each batch. */
async function written(format: string, count: number, options: Parameters<typeof writeFile>[2] = {}) {
  const some = tables.slice(0, count);
  const writer = createSchemaWriter(format, some);
  if (!writer.ok) throw new Error(JSON.stringify(writer.error));
  let text = '';
  const batches: number[] = [];
  const isWhole = await writeFile(
    planFile(writer.value, some),
    {
      add(piece) {
        text += piece;
        return text.length % 2 === 0 ? undefined : Promise.resolve();
      },
    },
    {
      onBatch(rows) {
        batches.push(rows);
        return undefined;
      },
      ...options,
    },
  );
  return { text, batches, isWhole };
}

/** A clock that makes every batch take too long. */
function slowClock(): () => number {
  let time = 0;
  return () => (time += 100);
}

describe('a file that is written batch by batch', () => {
  it.each(['sql', 'sql-copy'])('has the same text in batches of one row: %s', async (format) => {
    const whole = await written(format, tables.length);
    expect(whole.text).toBe(schemaFile(format, tables));
    expect(Math.max(...whole.batches)).toBeGreaterThan(50);
    const slow = await written(format, tables.length, { clock: slowClock() });
    expect(Math.max(...slow.batches)).toBe(1);
    expect(slow.text).toBe(whole.text);
    const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
    for (const { batches } of [whole, slow]) {
      expect(batches.reduce((sum, batch) => sum + batch, 0)).toBe(rows);
    }
  });

  it.each([
    [0, 1],
    [190, 10_000],
    [5, 5],
    [23, 157],
  ])('holds the rows from %d to below %d, cut at the end of the table', async (from, to) => {
    const lines = schemaFile('ndjson', tables.slice(0, 1)).split(/(?<=\n)/);
    expect((await written('ndjson', 1, { from, to })).text).toBe(lines.slice(from, to).join(''));
  });

  it('ends where it is told to', async () => {
    const onBatch = (rows: number) => (rows > 4 ? Promise.resolve(false) : undefined);
    const { text, isWhole } = await written('ndjson', 1, { onBatch });
    expect(isWhole).toBe(false);
    expect(text.trimEnd().split('\n')).toHaveLength(1 + 2 + 4 + 8);
  });
});
