import { type FormatId, formats, isFormatId } from '../formats/formats.ts';
import { unknownName } from '../schema/problems.ts';
import type { Arguments } from './arguments.ts';
import { CommandError } from './problem.ts';

/** The format that `--format` names. Undefined without the flag. */
export function readFormat({ text }: Pick<Arguments<'format'>, 'text'>): FormatId | undefined {
  const format = text('format');
  if (format === undefined || isFormatId(format)) return format;
  const known = Object.keys(formats);
  const message = `There is no format “${format}”. The formats are ${known.join(', ')}.`;
  throw new CommandError([unknownName(['format'], 'invalid-value', message, format, known)]);
}
