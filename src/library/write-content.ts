import { createByteSink } from '../formats/sinks/byte-sink.ts';
import { createGzipSink } from '../formats/sinks/gzip-sink.ts';
import type { WrittenFile } from './api.ts';
import type { OutputFile } from './output-file.ts';
import type { PlannedFile } from './plan-request.ts';
import type { createProgress } from './progress.ts';
import type { WriteRowsOptions } from './runtime.ts';
import { writeRows } from './write-rows.ts';

/** Each part takes a system call in another thread, so larger parts than a stream's pay. */
const PART_BYTES = 262_144;

interface ContentOptions extends Omit<WriteRowsOptions, 'onRows'> {
  readonly gzip: boolean;
  readonly progress: ReturnType<typeof createProgress>;
}

/** Writes the content of a planned file and closes the output, which then waits to be published. Rejects as `writeRows` does. */
export async function writeContent(
  output: OutputFile,
  { name, plan, request }: PlannedFile,
  { gzip, progress, ...options }: ContentOptions,
): Promise<Pick<WrittenFile, 'bytes' | 'sha256'>> {
  const sink = (gzip ? createGzipSink : createByteSink)(output.add, PART_BYTES);
  await writeRows(plan, request, sink, {
    ...options,
    onRows: (count) => progress.onRows(name, count, sink.bytes),
  });
  const bytes = await sink.close();
  const sha256 = await output.close();
  progress.onFile(name, bytes);
  return { bytes, sha256 };
}
