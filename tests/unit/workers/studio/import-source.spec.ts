import { describe, expect, it, vi } from 'vitest';
import { createEngine } from '../../../../src/dataset/engine.ts';
import { enUs } from '../../../../src/locales/en-us.ts';
import { createStudioApi } from '../../../../workers/studio/studio-api.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';

const ddl = `CREATE TABLE customers (id integer PRIMARY KEY, email varchar(80) NOT NULL UNIQUE, city varchar(60));
CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers);`;

async function imported(source: string | Uint8Array, request = {}) {
  const answer = await createStudioApi().importSource(source, request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

describe('a source that people bring', () => {
  it('becomes a document without problems, and a report of the same tables and columns', async () => {
    const { schema, report } = await imported(ddl);
    const document = JSON.parse(schema);
    expect(createEngine(enUs, largeTables).check(document)).toMatchObject({ ok: true });
    const namesIn = (tables: readonly { name: string; columns: readonly { name: string }[] }[]) =>
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]);
    expect(namesIn(document.tables)).toEqual([
      ['customers', ['id', 'email', 'city']],
      ['orders', ['id', 'customer_id']],
    ]);
    expect(namesIn([...report.tables])).toEqual(namesIn(document.tables));
  });

  it('is read as bytes too, and as the kind that people chose', async () => {
    expect((await imported(new TextEncoder().encode(ddl))).report.kind).toBe('sql');
    expect((await imported('a,b\n', { kind: 'tsv' })).report.tables[0]?.columns).toHaveLength(1);
  });

  it('is refused with problems as plain values', async () => {
    const answer = await createStudioApi().importSource(new Uint8Array([1, 0, 0, 2, 0, 0]), {});
    expect(answer).toMatchObject({
      ok: false,
      error: { problems: [{ code: 'not-text', message: expect.any(String) }] },
    });
    expect(structuredClone(answer)).toEqual(answer);
  });

  it('ends in a plain error if the importers throw', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const source = new Uint8Array(1);
    source.subarray = () => {
      throw new Error('A fault');
    };
    expect(await createStudioApi().importSource(source, {})).toEqual({ ok: false, error: 'failed' });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
