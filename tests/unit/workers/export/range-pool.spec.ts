import { describe, expect, it, vi } from 'vitest';
import type { FormatId } from '../../../../src/formats/formats.ts';
import {
  createPortWorker,
  type FilesWorker,
  type RangeMessage,
  type RangeQuestion,
} from '../../../../src/formats/range-port.ts';
import { answerRanges } from '../../../../src/formats/sinks/answer-ranges.ts';
import { createByteSink } from '../../../../src/formats/sinks/byte-sink.ts';
import { yieldToEventLoop } from '../../../../src/formats/sinks/event-loop.ts';
import { createGzipSink } from '../../../../src/formats/sinks/gzip-sink.ts';
import { createLocalWorker } from '../../../../src/formats/sinks/local-worker.ts';
import { planFile, type TextPlan, writeFile } from '../../../../src/formats/write-file.ts';
import { writeRanges } from '../../../../src/formats/write-ranges.ts';
import { createSchemaWriter } from '../../../../src/formats/writers.ts';
import { createRangePool, type RangePool } from '../../../../workers/export/range-pool.ts';
import { openDocument } from '../../../fixtures/code.ts';
import { groupedTables } from '../../../fixtures/grouped-tables.ts';
import { textFormats } from '../../../fixtures/text-formats.ts';

const columns = [
  { name: 'id', field: 'sequence', primaryKey: true },
  { name: 'name', field: 'person.fullName', nulls: 10 },
  { name: 'tags', field: 'json', options: { columns: [{ name: 'one', field: 'lorem.word' }] }, nulls: 30 },
  { name: 'half', field: 'list', options: { values: ['\udca9', '"', 'é,\n', ''] } },
];
// Longer than a range: 6 MB.
const long = [{ name: 'text', field: 'list', options: { values: ['x'.repeat(60_000)] } }];
const tables = openDocument({
  version: 1,
  tables: [
    { name: 'some', rows: 3000, columns },
    { name: 'none', rows: 0, columns },
    { name: 'long', rows: 100, columns: long },
    ...groupedTables(400),
  ],
}).tables;

const ALL = { from: 0, to: Number.POSITIVE_INFINITY };

/** A file of each table. Each call plans anew, as each worker does. */
function planFiles(format: FormatId): TextPlan[] {
  return tables.map((table) => {
    const [{ name = '' } = {}] = table.columns;
    const writer = createSchemaWriter(format, [table], format === 'template' ? { row: `{${name}}` } : {});
    if (!writer.ok) throw new Error(JSON.stringify(writer.error));
    return planFile(writer.value, [table]);
  });
}

interface Served {
  /** Called before a question is answered. Answers nothing if it returns false. */
  readonly onQuestion?: (question: RangeQuestion) => boolean;
}

/** A worker at the other end of a real port. */
function startWorker(format: FormatId, { onQuestion = () => true }: Served = {}): FilesWorker {
  const { port1, port2 } = new MessageChannel();
  const worker = createPortWorker({
    send: (question, transferred) => port1.postMessage(question, transferred),
    terminate() {
      port1.close();
      port2.close();
    },
  });
  port1.onmessage = ({ data }: MessageEvent<RangeMessage>) => worker.receive(data);
  const answering = answerRanges(
    planFiles(format),
    (message, transferred) => port2.postMessage(message, transferred),
    () => 0,
  );
  port2.onmessage = async ({ data }: MessageEvent<RangeQuestion>) => {
    const answer = await answering;
    if (onQuestion(data)) answer(data);
    else worker.lose('It ended.');
  };
  return worker;
}

function lostWorker(): FilesWorker {
  const worker = createPortWorker({ send: () => {}, terminate: () => {} });
  worker.lose('There are no workers.');
  return worker;
}

async function writtenBy(pool: RangePool, format: FormatId): Promise<string[]> {
  const texts: string[] = [];
  for (const [index, plan] of planFiles(format).entries()) {
    const parts: Buffer[] = [];
    const sink = createByteSink((part) => void parts.push(Buffer.from(part)), 65_536);
    const starters = pool.starters(
      index,
      createLocalWorker(plan, () => performance.now(), yieldToEventLoop),
    );
    const written = await writeRanges(plan, sink, starters, ALL);
    if (!written.ok) throw new Error(written.error.message);
    await sink.close();
    texts.push(Buffer.concat(parts).toString());
  }
  pool.close();
  return texts;
}

async function expected(format: FormatId): Promise<string[]> {
  const texts: string[] = [];
  for (const plan of planFiles(format)) {
    let text = '';
    await writeFile(plan, {
      add(piece) {
        text += piece;
        return undefined;
      },
    });
    // As UTF-8 has it, which knows no halves of characters.
    texts.push(Buffer.from(text).toString());
  }
  return texts;
}

describe('a pool of workers', () => {
  it.each(textFormats)('writes the bytes of one worker: %s', async (format) => {
    const whole = await expected(format);
    for (const count of [1, 2, 8]) {
      const texts = await writtenBy(
        createRangePool(count, () => startWorker(format)),
        format,
      );
      expect(texts.map((text, i) => text === whole[i])).toEqual(tables.map(() => true));
    }
  });

  it('is kept over several files', async () => {
    const start = vi.fn(() => startWorker('csv'));
    const pool = createRangePool(2, start);
    await writtenBy(pool, 'csv');
    expect(start).toHaveBeenCalledTimes(2);
    expect(pool.workers).toBe(2);
  });

  it('gives the same compressed bytes, however many they are', async () => {
    const digests = new Set<string>();
    for (const count of [1, 2, 8]) {
      const [plan] = planFiles('csv');
      if (!plan) throw new Error('no plan');
      const pool = createRangePool(count, () => startWorker('csv'));
      const parts: Buffer[] = [];
      const sink = createGzipSink((part) => void parts.push(Buffer.from(part)), 65_536);
      await writeRanges(
        plan,
        sink,
        pool.starters(
          0,
          createLocalWorker(plan, () => performance.now(), yieldToEventLoop),
        ),
        ALL,
      );
      await sink.close();
      pool.close();
      digests.add(Buffer.concat(parts).toString('base64'));
    }
    expect(digests.size).toBe(1);
  });

  it('replaces a worker that ends, also between two files', async () => {
    const workers: FilesWorker[] = [];
    let questions = 0;
    const pool = createRangePool(2, () => {
      const worker = startWorker('csv', { onQuestion: () => ++questions !== 3 });
      workers.push(worker);
      return worker;
    });
    expect(await writtenBy(pool, 'csv')).toEqual(await expected('csv'));
    expect(workers.length).toBe(3);
  });

  it('leaves the rows to the current thread if no worker can start', async () => {
    const pool = createRangePool(2, lostWorker);
    expect(await writtenBy(pool, 'csv')).toEqual(await expected('csv'));
    expect(pool.workers).toBe(1);
  });

  it.each([1, 2])(
    'leaves the rows to the current thread if the one of %i that started ends',
    async (count) => {
      let started = 0;
      const dying = () => startWorker('csv', { onQuestion: ({ range }) => range.from < 1000 });
      const pool = createRangePool(count, () => (++started === 1 ? dying() : lostWorker()));
      expect(await writtenBy(pool, 'csv')).toEqual(await expected('csv'));
      expect(started).toBeGreaterThan(count);
    },
  );

  it('does without workers that cannot start', async () => {
    let started = 0;
    const pool = createRangePool(3, () => (++started === 2 ? startWorker('csv') : lostWorker()));
    expect(await writtenBy(pool, 'csv')).toEqual(await expected('csv'));
    expect(pool.workers).toBe(1);
  });

  it('fails with the error of a writer, which every worker would meet', async () => {
    const [plan] = planFiles('csv');
    if (!plan) throw new Error('no plan');
    const pool = createRangePool(2, () => startWorker('csv'));
    const sink = createByteSink(() => {}, 65_536);
    // There is no such file.
    const starters = pool.starters(
      99,
      createLocalWorker(plan, () => performance.now(), yieldToEventLoop),
    );
    expect(await writeRanges(plan, sink, starters, ALL)).toMatchObject({
      ok: false,
      error: { reason: 'failed' },
    });
    pool.close();
  });
});
