import { noGzip } from '../formats/binary-problems.ts';
import { type FormatId, isFormatId, isTextFormat } from '../formats/formats.ts';
import { RowloomError } from './errors.ts';

/**
 * Checks that files of a format may be compressed, if they are to be. Another check reports an unknown format.
 * @throws {RowloomError}
 */
export function checkGzip(format: FormatId, gzip: boolean | undefined): void {
  if (gzip && isFormatId(format) && !isTextFormat(format)) throw new RowloomError([noGzip(format)]);
}
