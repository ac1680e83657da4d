import { dirname, resolve } from 'node:path';
import { closest } from '../expression/closest.ts';
import { schemaUrl } from '../library/schema-url.ts';
import { localeNames } from '../locales/locale-names.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { jsonText } from './json-text.ts';
import { writeNewFile } from './new-file.ts';
import { refuse } from './problem.ts';
import { SCHEMA_FILE } from './schema-file.ts';
import { starterSchema } from './starter-schema.ts';
import { textTable } from './text-list.ts';

function nextSteps(file: string): string {
  // npm sets this for `npx`, which does not put the program on the path.
  const program = process.env.npm_command === 'exec' ? 'npx rowloom' : 'rowloom';
  const steps = [
    [`${program} rows ${file} --table orders --to 5`, 'look at five orders'],
    [`${program} rows ${file} --out data/ --format csv`, 'write a CSV file per table'],
    [`${program} fields zip`, 'search what columns can hold'],
    [`${program} check ${file}`, 'find mistakes after a change'],
  ];
  return `Wrote ${file}. Next:\n${textTable(steps)}\n`;
}

/** The name after `--locale`, if there is one. */
function readLocale(name: string | undefined): string | undefined {
  if (name === undefined || localeNames.some((each) => each === name)) return name;
  const suggestion = closest(name, localeNames);
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return refuse(
    'locale',
    'invalid-flag',
    `There is no locale “${name}”.${hint} The locales are ${localeNames.join(', ')}.`,
  );
}

/** Writes a schema to start from. */
export async function init(args: Arguments<'force' | 'locale'>, context: Context): Promise<void> {
  const [file = SCHEMA_FILE] = args.operands;
  const locale = readLocale(args.text('locale'));
  const folder = file === '-' ? process.cwd() : dirname(resolve(file));
  const text = `${jsonText(starterSchema(schemaUrl(folder), locale))}\n`;
  if (file === '-') return context.print(text);
  await writeNewFile(file, text, args.has('force'));
  if (!context.json) await context.print(nextSteps(file));
}
