import { statSync } from 'node:fs';
import { finishExport, observeExport, openExport } from '../tests/e2e/large-export.ts';
import { type MemoryPeak, peakOf } from '../tests/fixtures/browser-memory.ts';
import { type ExportDestination, startExportSession, withWorkers } from '../tests/fixtures/export-session.ts';
import { sha256OfFile } from '../tests/fixtures/file-digests.ts';
import type { ExportSubject } from './export-subjects.ts';

export const EXPORT_FORMATS = ['csv', 'ndjson', 'sql'] as const;

/** One way to export a table. */
export interface ExportCase {
  readonly subject: ExportSubject;
  readonly format: (typeof EXPORT_FORMATS)[number];
  readonly destination: ExportDestination;
  readonly workers: number;
}

export interface TracedExport {
  /** The size of the file. */
  readonly bytes: number;
  readonly peak: MemoryPeak;
  /** The longest task of the page, in milliseconds of its own thread's time. */
  readonly longestTaskMs: number;
}

/** The SHA-256 of each subject's formats, which all cases must share. */
const digests = new Map<string, string>();

function checkDigest({ subject, format }: ExportCase, sha256: string): void {
  const key = `${subject.name} ${format}`;
  const known = digests.get(key) ?? sha256;
  if (known !== sha256) throw new Error(`${key}: the SHA-256 is ${sha256}, and not ${known}`);
  digests.set(key, known);
}

/** Starts a browser, in which the export dialog describes the case. */
async function open(site: string, { subject, format, destination, workers }: ExportCase) {
  const session = await startExportSession(site, { destination, ...withWorkers(workers) });
  await openExport(session.page, subject.document, { table: subject.table, format });
  return session;
}

/** What an export needs apart from time. Tracing slows a browser, so its time would mislead. */
export async function traceExport(site: string, one: ExportCase): Promise<TracedExport> {
  const session = await open(site, one);
  const { file, memory, tasks } = await observeExport(session);
  checkDigest(one, await sha256OfFile(file));
  const { size } = statSync(file);
  await session.close();
  return { bytes: size, peak: peakOf(memory), longestTaskMs: Math.max(...tasks) };
}

/** The time from the click to the message that the file is complete, in milliseconds. */
export async function timeExport(site: string, one: ExportCase): Promise<number> {
  const session = await open(site, one);
  const ms = await finishExport(session.page);
  await session.close();
  return ms;
}
