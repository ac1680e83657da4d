import { isLanguageId, type LanguageId, languages } from '../code/languages.ts';
import { type FormatId, formats, isFormatId } from '../formats/formats.ts';
import { unknownName } from '../schema/problems.ts';
import type { Arguments } from './arguments.ts';
import { CommandError } from './problem.ts';

/** Refuses a name that the value of a flag must not have. */
function refuseChoice(flag: string, name: string, names: readonly string[]): never {
  const message = `There is no ${flag} “${name}”. The ${flag}s are ${names.join(', ')}.`;
  throw new CommandError([{ ...unknownName([flag], 'invalid-value', message, name, names), path: flag }]);
}

/** The format that `--format` names. Undefined without the flag. */
export function readFormat({ text }: Pick<Arguments<'format'>, 'text'>): FormatId | undefined {
  const format = text('format');
  if (format === undefined || isFormatId(format)) return format;
  return refuseChoice('format', format, Object.keys(formats));
}

/** The language that `--language` names. Undefined without the flag. */
export function readLanguage({ text }: Pick<Arguments<'language'>, 'text'>): LanguageId | undefined {
  const language = text('language');
  if (language === undefined || isLanguageId(language)) return language;
  return refuseChoice('language', language, Object.keys(languages));
}
