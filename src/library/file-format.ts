import { basename } from 'node:path';
import { type FormatId, formats, isFormatId } from '../formats/formats.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';

const GZIP_ENDING = '.gz';
/** Other endings in use, besides each format's own. */
const OTHER_EXTENSIONS: Readonly<Record<string, FormatId>> = {
  jsonl: 'ndjson',
  yml: 'yaml',
  htm: 'html',
  markdown: 'markdown',
};

/** The format that an extension names. `sql` names the format of statements, and not that of COPY. */
function formatByExtension(extension: string): FormatId | undefined {
  if (Object.hasOwn(OTHER_EXTENSIONS, extension)) return OTHER_EXTENSIONS[extension];
  return Object.keys(formats)
    .filter(isFormatId)
    .find((id) => formats[id].extension === extension);
}

export function hasGzipEnding(path: string): boolean {
  return path.toLowerCase().endsWith(GZIP_ENDING);
}

/** Finds the format that a file's ending names, without `.gz`, or reports that it names none. */
export function formatOfPath(path: string): Result<FormatId, readonly Problem[]> {
  const name = basename(path).toLowerCase();
  const plain = hasGzipEnding(name) ? name.slice(0, -GZIP_ENDING.length) : name;
  const format = plain.includes('.') ? formatByExtension(plain.slice(plain.lastIndexOf('.') + 1)) : undefined;
  if (format) return { ok: true, value: format };
  const message = `The ending of “${basename(path)}” names no format. Set format to one of ${Object.keys(formats).join(', ')}.`;
  return { ok: false, error: [{ path: ['format'], code: 'missing-property', message }] };
}
