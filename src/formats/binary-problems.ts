import type { Problem } from '../schema/problem.ts';
import { type FormatId, formats } from './formats.ts';

const labelOf = (id: FormatId) => formats[id].label;

/** The problem of a request for text. */
export function noText(id: FormatId): Problem {
  const message = `${labelOf(id)} files are bytes and cannot be shown as text. Write a file, or choose another format.`;
  return { path: ['format'], code: 'invalid-value', message };
}

/** The problem of a request for a compressed file: such files compress their own content, and their readers do not read gzip. */
export function noGzip(id: FormatId): Problem {
  const message = `${labelOf(id)} files are compressed inside, and no program reads them with gzip around them. Write the file without gzip.`;
  return { path: ['gzip'], code: 'option-not-applicable', message };
}

/** The problem of a request for a part of a file that is to be joined with others. */
export function noParts(id: FormatId): Problem {
  const message = `${labelOf(id)} files cannot be joined from the files of shards. Choose a format of text, or write ranges of rows as whole files with rowloom rows --from and --to, which programs read together as one table.`;
  return { path: ['format'], code: 'invalid-value', message };
}
