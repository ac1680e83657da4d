import type { OptionInfos } from '../catalogue/option-values.ts';
import { closest } from '../expression/closest.ts';
import { parseOption } from '../schema/option-texts.ts';
import type { Arguments } from './arguments.ts';
import type { Flag } from './command-info.ts';
import { CommandError, refuse } from './problem.ts';

/**
 * The flags for the options of a format or a language.
 * @param holder what has the options, such as `format`
 * @param page the page that lists them
 */
export function optionFlags(holder: string, page: string, example: string) {
  return {
    option: {
      value: 'NAME=VALUE',
      many: true,
      help: `An option of the ${holder}, such as ${example}. The flag can be repeated. Tabs and line breaks are written as \\t and \\n.`,
    },
    options: {
      value: 'JSON',
      help: `Options of the ${holder}, as a JSON object. They are listed in ${page}.`,
    },
  } as const satisfies Record<string, Flag>;
}

export type OptionFlag = keyof ReturnType<typeof optionFlags>;

/**
 * The options that the flags name, each read by its kind.
 * @param holder what has the options, such as `the format csv`
 */
export function readOptionFlags(
  { object, texts }: Pick<Arguments<OptionFlag>, 'object' | 'texts'>,
  holder: string,
  infos: OptionInfos,
): object {
  const options = new Map<string, unknown>(Object.entries(object('options') ?? {}));
  for (const text of texts('option')) {
    const [name, value] = splitOption(text);
    const info = Object.hasOwn(infos, name) ? infos[name] : undefined;
    if (!info) return refuseName(name, holder, Object.keys(infos));
    if (options.has(name)) refuse('option', 'invalid-flag', `The option “${name}” is given twice.`);
    options.set(name, parseOption(info, value) ?? value);
  }
  return Object.fromEntries(options);
}

function splitOption(text: string): readonly [name: string, value: string] {
  const end = text.indexOf('=');
  if (end > 0) return [text.slice(0, end), text.slice(end + 1)];
  return refuse('option', 'invalid-flag', `--option must be like NAME=VALUE, not “${text}”.`);
}

function refuseName(name: string, holder: string, names: readonly string[]): never {
  const list = names.length === 0 ? 'It has none' : `The options are ${names.join(', ')}`;
  const suggestion = closest(name, names);
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  const message = `There is no option “${name}” of ${holder}.${hint} ${list}.`;
  throw new CommandError([{ path: ['options', name], code: 'unknown-property', message }]);
}
