import { makeZip } from 'client-zip';
import { copyInto, createPartSink, type TakePart } from '../../src/formats/sinks/part-sink.ts';
import type { Output, OutputFile } from './output.ts';

/** The part of a file's bytes that goes to the output at once. */
const PART_BYTES = 1_048_576;
const ZIP_TYPE = 'application/zip';

/** A zip holds years in 7 bits. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const FIRST_TIME = Date.UTC(1980, 0, 1);
const LAST_TIME = Date.UTC(2107, 11, 31, 23, 59, 58);

/** client-zip reads the time of the machine's zone. The bytes must not depend on it. */
class UtcDate extends Date {
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
}

interface Entry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: ReadableStream<Uint8Array>;
}

async function* itemsOf<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/**
 * Packs the files into one zip without compression, as they are written.
 * @param output receives the zip
 * @param modified the time of all entries, in milliseconds
 */
export function createZipOutput(output: Output, name: string, modified: number): Output {
  const lastModified = new UtcDate(Math.min(LAST_TIME, Math.max(FIRST_TIME, modified)));
  const entries = new TransformStream<Entry, Entry>();
  const newEntries = entries.writable.getWriter();
  let lastEntry: WritableStreamDefaultWriter<Uint8Array> | undefined;
  let packed: Promise<void> | undefined;

  async function pack(): Promise<void> {
    const take = await output.next({ name, mediaType: ZIP_TYPE });
    const sink = createPartSink(take, PART_BYTES, copyInto);
    for await (const bytes of itemsOf(makeZip(itemsOf(entries.readable)))) await sink.add(bytes);
    await sink.close();
  }

  /** Waits for a step of the zip, which never ends if the zip fails. */
  async function unlessFailed(step: Promise<unknown>): Promise<void> {
    // The step is rejected when the streams are dropped. That says less than the zip's own error.
    step.catch(() => {});
    packed ??= pack();
    await Promise.race([step, packed.then(() => step)]);
  }

  async function endEntry(): Promise<void> {
    if (lastEntry) await unlessFailed(lastEntry.close());
    lastEntry = undefined;
  }

  return {
    async next({ name: entry }: OutputFile): Promise<TakePart> {
      await endEntry();
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      lastEntry = writer;
      await unlessFailed(newEntries.write({ name: entry, lastModified, input: readable }));
      return (part) => unlessFailed(writer.write(part.slice()));
    },
    async finish() {
      await endEntry();
      await unlessFailed(newEntries.close());
      await packed;
      return output.finish();
    },
    abort: () => output.abort(),
  };
}
