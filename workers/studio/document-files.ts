import type { GivenFile } from '../../src/importers/given/given-files.ts';
import type { Result } from '../../src/result.ts';
import type { FileRows } from '../../src/schema/given/file-cells.ts';
import { isJsonObject } from '../../src/schema/json-object.ts';
import type { ReadDocument } from '../../src/schema/parse.ts';
import type { Problem } from '../../src/schema/problem.ts';
import { GIVEN_BYTES_MAX } from '../../src/schema/schema.ts';
import { hashFile } from './hash-file.ts';
import type { GivenFileError, GivenFileFacts, HeldFile } from './protocol.ts';

/** How many files a worker keeps the rows of. */
const FILES_MAX = 8;

/** A document with the rows of its files, and the problems of the files that could not be read. */
export interface FilledDocument {
  readonly document: ReadDocument;
  readonly problems: readonly Problem[];
}

/** The files that documents in the page name. Their rows are read once, and not at each change of a document. */
export function createDocumentFiles() {
  const read = new Map<string, Result<FileRows, string>>();

  async function rowsOf(name: string, sha256: string, file: Blob): Promise<Result<FileRows, string>> {
    const key = `${sha256} ${name}`;
    const before = read.get(key);
    if (before) return before;
    const rows = await readFile(name, file);
    read.set(key, rows);
    const [oldest] = read.keys();
    if (read.size > FILES_MAX && oldest !== undefined) read.delete(oldest);
    return rows;
  }

  return {
    /** Reads a file that the visitor has chosen. */
    async readGiven(name: string, file: Blob): Promise<Result<GivenFileFacts, GivenFileError>> {
      if (file.size > GIVEN_BYTES_MAX) return refusal(tooLarge(name, file));
      const hash = await hashFile(file, () => Promise.resolve(true));
      if (!hash.ok) return refusal(`“${name}” could not be read.`);
      const rows = await rowsOf(name, hash.value, file);
      if (!rows.ok) return refusal(rows.error);
      const { columns } = rows.value;
      const names = columns.map((column) => column.name);
      return { ok: true, value: { sha256: hash.value, names, rows: columns[0]?.values.length ?? 0 } };
    },

    /** Puts the rows of the files that the page holds into a document. Files are found by their SHA-256. */
    async fill(document: ReadDocument, held: readonly HeldFile[]): Promise<FilledDocument> {
      if (!document.ok || held.length === 0) return { document, problems: [] };
      const { fillFiles, givenFilesOf } = await import('../../src/importers/given/given-files.ts');
      const files = new Map<string, GivenFile>();
      for (const { file, paths } of givenFilesOf(document.value)) {
        const sha256 = paths.map((path) => sha256At(document.value, path)).find((one) => one !== undefined);
        const blob = held.find((one) => one.sha256 === sha256)?.file;
        if (!blob || sha256 === undefined) continue;
        const rows = await rowsOf(file, sha256, blob);
        files.set(file, rows.ok ? { rows: rows.value, sha256 } : { problem: rows.error });
      }
      const filled = fillFiles(document.value, files);
      return { document: { ok: true, value: filled.document }, problems: filled.problems };
    },
  };
}

function sha256At(document: unknown, path: readonly (string | number)[]): string | undefined {
  const holder = path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isJsonObject(value) ? value[String(step)] : undefined;
  }, document);
  return isJsonObject(holder) && typeof holder.sha256 === 'string' ? holder.sha256 : undefined;
}

const refusal = (message: string) => ({ ok: false, error: { message } }) as const;

function tooLarge(name: string, { size }: Blob): string {
  const figure = (value: number) => value.toLocaleString('en-US');
  return `“${name}” has ${figure(size)} bytes. The limit is ${figure(GIVEN_BYTES_MAX)}.`;
}

async function readFile(name: string, file: Blob): Promise<Result<FileRows, string>> {
  const { readRows } = await import('../../src/importers/given/given-files.ts');
  const bytes = await file.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return readRows(name, { text, bytes: file.size });
  } catch {
    return { ok: false, error: `“${name}” is not in UTF-8.` };
  }
}
