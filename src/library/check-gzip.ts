import { isBinary, noGzip } from '../formats/binary-formats.ts';
import { type FormatId, isFormatId } from '../formats/formats.ts';
import { RowloomError } from './errors.ts';

/**
 * Checks that files of a format may be compressed, if they are to be. Another check reports an unknown format.
 * @throws {RowloomError}
 */
export function checkGzip(format: FormatId, gzip: boolean | undefined): void {
  if (gzip && isFormatId(format) && isBinary(format)) throw new RowloomError([noGzip(format)]);
}
