import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { startProgram } from '../../fixtures/commands.ts';
import { dumpParts } from '../../fixtures/import/large-dump.ts';

const BYTES = 200 * 2 ** 20;
/** In MB. The dump alone would fill it. */
const HEAP = 128;

describe('a dump of 200 MB', { tags: ['deep'] }, () => {
  it.each(['insert', 'inserts', 'copy'] as const)('is imported in a heap of 128 MB: %s', async (layout) => {
    const env = { ...process.env, NODE_OPTIONS: `--max-old-space-size=${HEAP}` };
    const program = startProgram(['import', '-'], undefined, env);
    const output: Buffer[] = [];
    const error: Buffer[] = [];
    program.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    program.stderr.on('data', (chunk: Buffer) => error.push(chunk));
    const closed = once(program, 'close');
    let count = 0;
    for (const { part, rows } of dumpParts(layout, BYTES)) {
      count = rows;
      if (!program.stdin.write(part)) await once(program.stdin, 'drain');
    }
    program.stdin.end();
    const [status] = await closed;
    expect(Buffer.concat(error).toString()).not.toMatch(/heap/);
    expect(status).toBe(0);
    const schema: unknown = JSON.parse(Buffer.concat(output).toString());
    expect(schema).toMatchObject({
      tables: [
        {
          name: 'orders',
          rows: count,
          columns: [
            { name: 'id', field: 'sequence' },
            { name: 'note' },
            { name: 'state', field: 'list', options: { values: ['paid', 'new', 'sent'] } },
            { name: 'amount', options: { min: 0.5, max: 999.5 } },
          ],
        },
        { name: 'last', rows: 100 },
      ],
    });
  });
});
